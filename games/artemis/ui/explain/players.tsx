import { type Colonist, COLONISTS, data, directiveCard } from '../../data/index.ts';
import { HUB } from '../../rules/answers.ts';
import type { ArtemisView } from '../../rules/view-types.ts';
import {
  capital,
  colonistName,
  colonistText,
  crewName,
  directiveName,
  directiveText,
  goods,
  ownerName,
  theExpedition,
  thePlace,
} from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { hubsOf, STORES } from '../places.ts';
import { building } from './buildings.tsx';
import { figurePicture } from './pictures.tsx';
import { type Explainer, isHouse, together } from './seen.ts';

const store: Explainer = ({ voice, lang, view }, [seat, id]) => {
  const what = STORES.find((one) => one === id) ?? 'energy';
  return {
    title: say(lang, `explain.icon.${what}`),
    text: say(lang, `explain.icon.${what}.text`),
    state: say(lang, 'explain.has', {
      player: voice.name(Number(seat)),
      goods: goods(lang, what, view.players[Number(seat)]?.[what] ?? 0),
    }),
    rule: what === 'badge' ? 'ART-END-07' : what === 'toolkit' ? 'ART-PLACE-03' : 'ART-GEN-04',
  };
};

const shelters: Explainer = ({ voice, lang, view }, [seat]) => {
  const { shelters: people } = view.players[Number(seat)] ?? {};
  if (!people) return null;
  const all = COLONISTS.flatMap((type) => Array.from({ length: people[type] }, () => type));
  return {
    title: say(lang, 'place.shelters.short'),
    text: say(lang, 'explain.shelters.text'),
    cost: goods(lang, 'energy', all.length),
    state:
      all.length === 0
        ? say(lang, 'explain.nobody')
        : say(lang, 'explain.shelters.crew', {
            player: voice.name(Number(seat)),
            crew: crewName(lang, all),
          }),
    rule: 'ART-UPK-08',
  };
};

const colonist: Explainer = ({ lang, view }, [seat, home = '', id]) => {
  const who = id as Colonist;
  const place = home === HUB ? hubsOf(view, Number(seat))[0] : home;
  return {
    title: colonistName(lang, who),
    text: colonistText(lang, who),
    ...(place === undefined
      ? {}
      : {
          state: capital(
            say(lang, 'explain.colonist', {
              who: say(lang, `the.${who}`),
              place: thePlace(lang, place),
            }),
          ),
        }),
    rule: 'ART-GEN-10',
    drawing: figurePicture(who),
  };
};

const crew: Explainer = ({ lang, view }, [index, id]) => {
  const who = id as Colonist;
  const card = view.expeditions[Number(index)]?.card;
  return {
    title: colonistName(lang, who),
    text: colonistText(lang, who),
    ...(card === undefined
      ? {}
      : { state: say(lang, 'explain.crew', { expedition: theExpedition(lang, card) }) }),
    rule: 'ART-BASE-02',
    drawing: figurePicture(who),
  };
};

const player: Explainer = ({ voice, lang, view }, [id]) => {
  const owner = Number(id);
  const found = view.players[owner];
  if (found) {
    const later = Object.values(found.forecast).reduce((sum, n) => sum + n, 0);
    const end = found.vp + (view.winners ? 0 : later);
    return {
      title: voice.name(owner),
      text: say(lang, 'explain.player', { vp: found.vp, end }),
      ...(view.first === owner && !view.solo
        ? { state: capital(say(lang, 'ui.first')).concat('.') }
        : {}),
      rule: 'ART-GEN-02',
    };
  }
  const index = view.drones.findIndex((drone) => drone.owner === owner);
  const drone = view.drones[index];
  if (!drone) return null;
  const name = ownerName(voice, owner);
  const direction = data.solo.drones[index]?.direction ?? 'clockwise';
  return {
    title: name,
    text: say(lang, 'explain.drone', { way: say(lang, `explain.drone.${direction}`) }),
    state: say(lang, 'ui.drone', { name, n: drone.dice.length, aside: drone.aside }).concat('.'),
    rule: direction === 'clockwise' ? 'ART-SOLO-03' : 'ART-SOLO-04',
  };
};

/** Cards in one's own hand; those that are shown; nothing of the others. */
function directiveState({ own, directives }: ArtemisView, card: string) {
  if (own?.hand.includes(card)) return own.playable.includes(card) ? 'met' : 'unmet';
  return directives?.discard.includes(card) ? 'discarded' : null;
}

const directive: Explainer = ({ lang, view }, [card = '']) => {
  const state = directiveState(view, card);
  if (state === null) return null;
  return {
    title: directiveName(lang, card),
    text: directiveText(lang, card),
    state: say(lang, `explain.directive.${state}`),
    rule: 'ART-DIR-02',
    house: isHouse(directiveCard(card)),
  };
};

const hand: Explainer = ({ voice, lang, view }, [seat]) => ({
  title: say(lang, 'ui.directives', { n: view.players[Number(seat)]?.handSize ?? 0 }),
  text: say(lang, 'explain.directives'),
  state: say(lang, 'explain.here', { names: voice.name(Number(seat)) }),
  rule: 'ART-DIR-01',
});

const relic: Explainer = ({ voice, lang, view }) => {
  const holder = view.relic?.holder ?? null;
  const price = data.alienRelic.keepCostEnergy;
  return {
    title: say(lang, 'ui.relic'),
    text: together(say(lang, 'variant.alien-relic')),
    cost: say(lang, 'explain.relic.cost', { price }),
    state:
      holder === null
        ? say(lang, 'explain.relic.free')
        : say(lang, 'explain.relic.held', { player: voice.name(holder) }),
    rule: 'ART-RELIC-04',
    house: true,
  };
};

export const PLAYERS = {
  store,
  shelters,
  building,
  colonist,
  crew,
  player,
  directive,
  hand,
  relic,
};
