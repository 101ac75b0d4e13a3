import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { constants, type Letter, type Module } from '../data/index.ts';
import {
  answers,
  type ChapterOneAnswer,
  type ChapterTwoAnswer,
  type LoadAnswer,
  type ModuleAt,
} from '../rules/answers.ts';
import type { PlayerView, ReworldView } from '../rules/view-types.ts';
import { missionOf, moduleOf, portId, shieldsOf, signName, terrabotPoints } from './components.ts';
import { cardList, missionName, portName, theModule } from './names.ts';
import { say } from './say.ts';

/** Options are read by the one who is asked. */
const mine = (view: ReworldView): PlayerView | null => view.players[view.viewer ?? -1] ?? null;

const moduleAt = (view: ReworldView, dock: number, place = 1): Module | null => {
  const id = mine(view)?.docks[dock - 1]?.at(-place);
  return id === undefined ? null : moduleOf(id);
};

function portOption(lang: Lang, view: ReworldView, port: number): string {
  const name = portName(portId(port));
  const id = view.ports[port];
  if (id == null) return name;
  const params = { module: theModule(lang, id), port: name };
  return moduleOf(id).kind === 'terrabot'
    ? say(lang, 'option.acquireTerrabot', { ...params, points: terrabotPoints(view.round) })
    : say(lang, 'option.acquireModulePort', params);
}

function chapterOne(lang: Lang, view: ReworldView, answer: ChapterOneAnswer): string {
  switch (answer.action) {
    case 'acquireModulePort':
      return portOption(lang, view, answer.port);
    case 'takeAdmiral':
      return say(lang, 'option.takeAdmiral', {
        card: answer.card,
        points: constants.admiralPoints,
      });
    case 'leaveRound': {
      const me = mine(view);
      return me
        ? say(lang, 'option.leaveRound', { cards: me.handSize })
        : say(lang, 'option.leaveRound.plain');
    }
  }
}

function terrabotOption(lang: Lang, view: ReworldView, dock: number, letter: Letter): string {
  const city = mine(view)?.cities.find((city) => city.letter === letter);
  if (city) {
    return say(lang, 'option.launchTerrabot.extend', { dock, city: signName(city.sign)[lang] });
  }
  const [sign = ''] = view.signs[letter];
  return say(lang, 'option.launchTerrabot.found', { dock, letter, city: signName(sign)[lang] });
}

function buriedOption(lang: Lang, view: ReworldView, { dock, place }: ModuleAt): string {
  const module = moduleAt(view, dock, place);
  return module
    ? say(lang, 'option.module', { dock, place, module: theModule(lang, module.id) })
    : say(lang, 'ui.dock', { dock });
}

function chapterTwo(lang: Lang, view: ReworldView, answer: ChapterTwoAnswer): string {
  if (answer.action === 'pass') return say(lang, 'option.pass');
  if (answer.action === 'module') return buriedOption(lang, view, answer);
  const { action, dock } = answer;
  const module = moduleAt(view, dock);
  switch (action) {
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
    case 'transportShuttle':
      return say(lang, 'option.transportShuttle', { dock });
    case 'transportShuttleViaUnit':
      return say(lang, 'option.transportShuttle.viaUnit', { dock });
  }
}

function cityOption(lang: Lang, view: ReworldView, letter: Letter): string {
  const city = mine(view)?.cities.find((city) => city.letter === letter);
  return city
    ? say(lang, 'option.city', { letter, city: signName(city.sign)[lang] })
    : say(lang, 'option.city.plain', { letter });
}

/** With its points, and every city that would score the same. */
function missionOption(lang: Lang, view: ReworldView, letter: Letter): string {
  const worth = view.worths?.find((one) => one.letter === letter);
  if (worth === undefined) return cityOption(lang, view, letter);
  const same = view.worths?.filter(({ points }) => points === worth.points) ?? [];
  const city =
    same.length > 1
      ? say(lang, 'option.city.plain', { letter: same.map((one) => one.letter).join(' / ') })
      : cityOption(lang, view, letter);
  return say(lang, 'option.missionCity', { city, points: worth.points });
}

function loadOption(lang: Lang, view: ReworldView, answer: LoadAnswer): string {
  if (answer.action === 'stop') return say(lang, 'option.transportLoad.stop');
  if (answer.action === 'module') return buriedOption(lang, view, answer);
  const { dock } = answer;
  const unit = moduleAt(view, dock);
  return unit
    ? say(lang, 'option.transportLoad', { dock, unit: theModule(lang, unit.id) })
    : say(lang, 'option.transportLoad.plain', { dock });
}

type Label<A> = (lang: Lang, view: ReworldView, answer: A) => string;

/** Labels of the answers to one question; what its codec cannot read is shown as it is. */
const labels =
  <A>({ read }: { read(choice: Json): A | undefined }, label: Label<A>): Label<Json> =>
  (lang, view, choice) => {
    const answer = read(choice);
    return answer === undefined ? JSON.stringify(choice) : label(lang, view, answer);
  };

const LABELS: Readonly<Record<string, Label<Json>>> = {
  chapterOneTurn: labels(answers.chapterOneTurn, chapterOne),
  acquireModuleCards: labels(answers.acquireModuleCards, (lang, _view, cards) =>
    say(lang, 'option.acquireModuleCards', { cards: cardList(cards) }),
  ),
  acquireModuleTop: labels(answers.acquireModuleTop, (lang, _view, card) =>
    say(lang, 'option.acquireModuleTop', { card }),
  ),
  chapterTwoTurn: labels(answers.chapterTwoTurn, chapterTwo),
  missionCity: labels(answers.missionCity, missionOption),
  transportLoad: labels(answers.transportLoad, loadOption),
  transportUnit: labels(answers.transportUnit, (lang, _view, unit) =>
    say(lang, 'option.transportUnit', { unit: theModule(lang, unit) }),
  ),
  transportCity: labels(answers.transportCity, cityOption),
} satisfies Record<keyof typeof answers, Label<Json>>;

export const option = ({ lang }: Voice, view: ReworldView, ask: string, choice: Json): string =>
  LABELS[ask]?.(lang, view, choice) ?? JSON.stringify(choice);
