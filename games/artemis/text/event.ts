import type { Params, Voice } from '@orrery/shared';
import type { ArtemisEvent } from '../rules/events.ts';
import { ended, placed, prepared, resolved, returned, rolled, scored } from './lines.ts';
import {
  buildingText,
  crewName,
  directiveName,
  directiveText,
  eventName,
  eventText,
  goods,
  ownerName,
  reliefText,
  rewardText,
  theBuilding,
  theExpedition,
  thePlace,
} from './names.ts';
import { type Key, say } from './say.ts';

type Composed =
  | 'boardPrepared'
  | 'diceRolled'
  | 'diePlaced'
  | 'expeditionResolved'
  | 'crewReturned'
  | 'scored'
  | 'gameEnded';
type Plain = Exclude<ArtemisEvent, { readonly type: Composed }>;

/** One line of the log. */
export function eventLine(voice: Voice, event: ArtemisEvent): string {
  switch (event.type) {
    case 'boardPrepared':
      return prepared(voice, event);
    case 'diceRolled':
      return rolled(voice, event);
    case 'diePlaced':
      return placed(voice, event);
    case 'expeditionResolved':
      return resolved(voice, event);
    case 'crewReturned':
      return returned(voice, event);
    case 'scored':
      return scored(voice, event);
    case 'gameEnded':
      return ended(voice, event);
    default:
      return sentence(voice, event);
  }
}

/** Events whose line is one sentence with the facts they bear. */
function sentence(voice: Voice, event: Plain): string {
  const { lang, name } = voice;
  const tell = (key: Key, params: Params = {}): string =>
    say(lang, key, { ...who(voice, event), ...things(voice, event), ...params });
  switch (event.type) {
    case 'expeditionsReshuffled':
      return tell('event.expeditionsReshuffled', { cards: event.cards });
    case 'firstPlayerChosen':
      return tell(
        event.seat === event.first ? 'event.firstPlayerChosen.self' : 'event.firstPlayerChosen',
        { first: name(event.first) },
      );
    case 'dieTurnedDown':
      return tell('event.dieTurnedDown', {
        player: name(event.seat),
        owner: ownerName(voice, event.owner),
        from: event.from,
        to: event.to,
      });
    case 'eventCarriedOut':
      return tell('event.eventCarriedOut', {
        event: eventName(lang, event.event),
        text: eventText(lang, event.event),
      });
    case 'rewardTaken':
      return tell('event.rewardTaken', {
        reward: rewardText(lang, event.expedition, event.reward),
      });
    case 'harvested':
      return tell('event.harvested', {
        value: event.value,
        what: goods(lang, event.region === 'vents' ? 'energy' : 'mineral', event.n),
      });
    case 'buildingActivated':
      return tell('event.buildingActivated', { text: buildingText(lang, event.tile) });
    case 'colonistDrawn':
      return tell(event.colonist === null ? 'event.colonistDrawn.none' : 'event.colonistDrawn');
    case 'colonistTrained':
      return tell('event.colonistTrained', {
        colonist: say(lang, `a.${event.from}`),
        to: say(lang, `a.${event.to}`),
      });
    case 'colonistMoved':
      return tell('event.colonistMoved', {
        from: thePlace(lang, event.from),
        to: thePlace(lang, event.to),
      });
    case 'colonistsSwapped':
      return tell('event.colonistsSwapped', {
        colonist: say(lang, `a.${event.one}`),
        other: say(lang, `a.${event.other}`),
        from: thePlace(lang, event.onePlace),
        to: thePlace(lang, event.otherPlace),
      });
    case 'reliefTaken':
      return tell('event.reliefTaken', {
        space: event.space,
        reward: reliefText(lang, event.space),
      });
    case 'assaulted':
      return tell('event.assaulted', { target: ownerName(voice, event.target) });
    case 'relicTaken':
      return event.from === null
        ? tell('event.relicTaken')
        : tell('event.relicTaken.from', { from: name(event.from) });
    case 'directiveDrawn':
      return event.card === null
        ? tell('event.directiveDrawn')
        : tell('event.directiveDrawn.seen', { name: directiveName(lang, event.card) });
    case 'directivePlayed':
      return tell('event.directivePlayed', {
        name: directiveName(lang, event.card),
        text: directiveText(lang, event.card),
      });
    case 'directiveDiscarded':
      return tell('event.directiveDiscarded', { name: directiveName(lang, event.card) });
    case 'gained':
    case 'lost':
      return tell(`event.${event.type}`, {
        what: goods(lang, event.what, event.n),
        cause: say(lang, `by.${event.by}`),
      });
    case 'sheltersHeated':
      return tell('event.sheltersHeated', { colonists: event.colonists });
    default:
      return tell(`event.${event.type}`);
  }
}

const who = (voice: Voice, event: Plain): Params => ({
  player:
    'owner' in event
      ? ownerName(voice, event.owner)
      : 'seat' in event
        ? voice.name(event.seat)
        : '',
});

/** Components and figures that an event names. */
function things({ lang }: Voice, event: Plain): Params {
  return {
    ...('value' in event ? { value: event.value } : {}),
    ...('price' in event ? { price: event.price } : {}),
    ...('space' in event ? { space: event.space } : {}),
    ...('region' in event ? { at: say(lang, `at.${event.region}`) } : {}),
    ...('tile' in event && event.tile !== null ? { tile: theBuilding(lang, event.tile) } : {}),
    ...('place' in event ? { place: thePlace(lang, event.place) } : {}),
    ...('expedition' in event && event.expedition !== null
      ? { expedition: theExpedition(lang, event.expedition) }
      : {}),
    ...('colonist' in event && event.colonist !== null
      ? { colonist: say(lang, `a.${event.colonist}`) }
      : {}),
    ...(event.type === 'buildingStaffed' || event.type === 'colonistsHired'
      ? { crew: crewName(lang, event.colonists) }
      : {}),
  };
}
