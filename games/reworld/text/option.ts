import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';
import { constants, LETTERS, type Letter, type Module, ring } from '../data/index.ts';
import { missionOf, moduleOf, shieldsOf, signName, terrabotPoints } from './components.ts';
import { cardList, missionName, portName, theModule } from './names.ts';
import { viewerOf } from './prompt.ts';
import { say } from './say.ts';

/** Options are read by the one who is asked; a bare view tells who that is by its hand. */
const mine = (view: ReworldView): PlayerView | null => view.players[viewerOf(view) ?? -1] ?? null;

const outermost = (view: ReworldView, dock: number, behind = 0): Module | null => {
  const id = mine(view)?.docks[dock - 1]?.at(-1 - behind);
  return id === undefined ? null : moduleOf(id);
};

function portOption(lang: Lang, view: ReworldView, port: string): string {
  const id = view.ports[ring.indexOf(port)];
  if (id == null) return portName(port);
  const params = { module: theModule(lang, id), port: portName(port) };
  return moduleOf(id).kind === 'terrabot'
    ? say(lang, 'option.acquireTerrabot', { ...params, points: terrabotPoints(view.round) })
    : say(lang, 'option.acquireModulePort', params);
}

function chapterOne(lang: Lang, view: ReworldView, choice: string): string {
  const [kind, value = ''] = choice.split(':');
  if (kind === 'acquireModulePort') return portOption(lang, view, value);
  if (kind === 'takeAdmiral')
    return say(lang, 'option.takeAdmiral', { card: value, points: constants.admiralPoints });
  const me = mine(view);
  return me
    ? say(lang, 'option.leaveRound', { cards: me.handSize })
    : say(lang, 'option.leaveRound.plain');
}

function terrabotOption(lang: Lang, view: ReworldView, dock: number, letter: Letter): string {
  const city = mine(view)?.cities.find((city) => city.letter === letter);
  return city
    ? say(lang, 'option.launchTerrabot.extend', { dock, city: signName(city.sign)[lang] })
    : say(lang, 'option.launchTerrabot.found', { dock, letter });
}

function chapterTwo(lang: Lang, view: ReworldView, choice: string): string {
  const [kind, value, via] = choice.split(':');
  const dock = Number(value);
  const module = outermost(view, dock);
  switch (kind) {
    case 'launchTerrabot':
      return module?.kind === 'terrabot'
        ? terrabotOption(lang, view, dock, module.letter)
        : say(lang, 'option.dock.terrabot', { dock });
    case 'launchShuttleDefense':
      return module
        ? say(lang, 'option.launchShuttleDefense', { dock, shields: shieldsOf(module) })
        : say(lang, 'option.dock.shuttleDefense', { dock });
    case 'launchSatelliteDefense':
      return module
        ? say(lang, 'option.launchSatelliteDefense', { dock, shields: shieldsOf(module) })
        : say(lang, 'option.dock.satelliteDefense', { dock });
    case 'launchSatelliteMission': {
      const mission = module && missionOf(module);
      return mission
        ? say(lang, 'option.launchSatelliteMission', { dock, mission: missionName(lang, mission) })
        : say(lang, 'option.dock.satelliteMission', { dock });
    }
    case 'sacrificeUnit':
      return module
        ? say(lang, 'option.sacrificeUnit', { dock, unit: theModule(lang, module.id) })
        : say(lang, 'option.dock.sacrifice', { dock });
    default:
      return via === undefined
        ? say(lang, 'option.transportShuttle', { dock })
        : say(lang, 'option.transportShuttle.viaUnit', { dock });
  }
}

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);

function cityOption(lang: Lang, view: ReworldView, letter: string): string {
  const city = isLetter(letter) && mine(view)?.cities.find((city) => city.letter === letter);
  return city
    ? say(lang, 'option.city', { letter, city: signName(city.sign)[lang] })
    : say(lang, 'option.city.plain', { letter });
}

function loadOption(lang: Lang, view: ReworldView, choice: Json): string {
  if (choice === 'stop') return say(lang, 'option.transportLoad.stop');
  const dock = Number(choice);
  const unit = outermost(view, dock);
  return unit
    ? say(lang, 'option.transportLoad', { dock, unit: theModule(lang, unit.id) })
    : say(lang, 'option.transportLoad.plain', { dock });
}

export function option({ lang }: Voice, view: ReworldView, ask: string, choice: Json): string {
  const word = typeof choice === 'string' ? choice : '';
  switch (ask) {
    case 'chapterOneTurn':
      return chapterOne(lang, view, word);
    case 'acquireModuleCards':
      return say(lang, 'option.acquireModuleCards', {
        cards: cardList(Array.isArray(choice) ? choice.map(Number) : []),
      });
    case 'acquireModuleTop':
      return say(lang, 'option.acquireModuleTop', { card: Number(choice) });
    case 'chapterTwoTurn':
      return chapterTwo(lang, view, word);
    case 'citySign':
      return say(lang, 'option.citySign', { city: signName(word)[lang] });
    case 'missionCity':
    case 'transportCity':
      return cityOption(lang, view, word);
    case 'transportLoad':
      return loadOption(lang, view, choice);
    case 'transportUnit':
      return say(lang, 'option.transportUnit', { unit: theModule(lang, word) });
    default:
      return JSON.stringify(choice);
  }
}
