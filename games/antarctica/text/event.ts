import type { Seat } from '@orrery/kernel';
import type { Lang, Params, Voice } from '@orrery/shared';
import type { AntarcticaEvent, Counted } from '../rules/events.ts';
import {
  aBuilding,
  aCardOf,
  buildingCard,
  capital,
  deckName,
  listed,
  symbolName,
  theTrack,
} from './names.ts';
import { type Key, say } from './say.ts';

type Of<K extends AntarcticaEvent['type']> = Extract<AntarcticaEvent, { readonly type: K }>;

/** What is compared: "Zone 3", "The land track". */
export const countName = (lang: Lang, count: Counted): string => {
  if (count.kind === 'zone') return say(lang, 'count.zone', { zone: count.zone });
  if (count.kind === 'track') return capital(theTrack(lang, count.track));
  return say(lang, `count.${count.kind}`);
};

function counted({ lang, name }: Voice, { count, points }: Of<'counted'>): string {
  const what = countName(lang, count);
  const parts = points.flatMap((n, seat) =>
    n > 0 ? [say(lang, 'event.counted.part', { player: name(seat), points: n })] : [],
  );
  if (parts.length === 0) return say(lang, 'event.counted.none', { what });
  return say(lang, 'event.counted', { what, parts: parts.join(', ') });
}

function built({ lang, name }: Voice, event: Of<'built'>): string {
  const params = {
    player: name(event.seat),
    building: aBuilding(lang, event.building),
    zone: event.zone,
    n: event.scientists.length,
  };
  if (event.resource === null || event.missing === null) return say(lang, 'event.built', params);
  return say(lang, 'event.built.card', {
    ...params,
    card: aCardOf(lang, event.resource),
    missing: aBuilding(lang, event.missing),
  });
}

function cardBuilt({ lang, name }: Voice, { seat, deck, next, left }: Of<'cardBuilt'>): string {
  const player = name(seat);
  if (next === null)
    return say(lang, 'event.cardBuilt.last', { player, deck: deckName(lang, deck) });
  return say(lang, 'event.cardBuilt', {
    player,
    next: aBuilding(lang, buildingCard(next).builds),
    left,
  });
}

function sacrificed({ lang, name }: Voice, { seat, what, zone }: Of<'sacrificed'>): string {
  const player = name(seat);
  if (zone !== null) return say(lang, 'event.sacrificed.board', { player, zone });
  return say(lang, `event.sacrificed.${what}`, { player });
}

function ended({ lang, name }: Voice, { winners, scores }: Of<'gameEnded'>): string {
  return say(lang, winners.length > 1 ? 'event.gameEnded.shared' : 'event.gameEnded', {
    winners: listed(lang, winners.map(name)),
    score: scores[winners[0] ?? 0] ?? 0,
  });
}

const seatOf = (event: AntarcticaEvent): Seat | null => ('seat' in event ? event.seat : null);

/** The plain facts of an event; ids have names. */
function facts({ lang, name }: Voice, event: AntarcticaEvent): Params {
  const seat = seatOf(event);
  return {
    player: seat === null ? '' : name(seat),
    zone: 'zone' in event && event.zone !== null ? event.zone : 0,
    from: 'from' in event ? event.from : 0,
    to: 'to' in event ? event.to : 0,
    place: 'place' in event ? event.place : 0,
    track: 'track' in event ? theTrack(lang, event.track) : '',
    card: 'kind' in event ? say(lang, `a.${event.kind}`) : '',
  };
}

/** One line of the log. */
export function eventLine(voice: Voice, event: AntarcticaEvent): string {
  const { lang, name } = voice;
  const told = (key: Key, more: Params = {}): string =>
    say(lang, key, { ...facts(voice, event), ...more });
  switch (event.type) {
    case 'sunMoved':
      return event.passed.length > 0
        ? told('event.sunMoved.passed', { n: event.passed.length })
        : told('event.sunMoved');
    case 'icebreakersGone':
      return told(event.seats.length > 1 ? 'event.icebreakersGone.many' : 'event.icebreakersGone', {
        players: listed(lang, event.seats.map(name)),
      });
    case 'turnBegan':
      return told(event.second ? 'event.turnBegan.second' : 'event.turnBegan');
    case 'shipMoved':
      return told(event.free ? 'event.shipMoved.free' : 'event.shipMoved');
    case 'built':
      return built(voice, event);
    case 'cardBuilt':
      return cardBuilt(voice, event);
    case 'advanced':
      return told(event.from === 0 ? 'event.advanced.entered' : 'event.advanced');
    case 'symbolSetOff':
      return told('event.symbolSetOff', {
        symbol: symbolName(lang, event.symbol),
        space: event.space,
      });
    case 'recruited':
      return told('event.recruited', { n: event.count });
    case 'pileGone':
      return told('event.pileGone', { n: event.cards });
    case 'cardsRevealed':
      return told('event.cardsRevealed', {
        cards: event.cards.map((card) => aCardOf(lang, card)).join(', '),
      });
    case 'resourceGained':
      return told('event.resourceGained', { card: aCardOf(lang, event.card) });
    case 'sacrificed':
      return sacrificed(voice, event);
    case 'endTriggered':
      return told(`event.endTriggered.${event.ending}`);
    case 'counted':
      return counted(voice, event);
    case 'gameEnded':
      return ended(voice, event);
    default:
      return told(`event.${event.type}`);
  }
}
