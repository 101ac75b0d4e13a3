import type { Voice } from '@orrery/shared';
import type { ReworldEvent } from '../rules/events.ts';
import { OFFICERS } from '../rules/state.ts';
import { signName } from './components.ts';
import { cardList, listed, portName, rowName, shipName, signed, theModule } from './names.ts';
import { say } from './say.ts';

type Of<K extends ReworldEvent['type']> = Extract<ReworldEvent, { readonly type: K }>;

const dealt = ({ lang, name }: Voice, event: Of<'handDealt'>): string => {
  const params = { player: name(event.seat), size: event.size };
  if (!event.cards) return say(lang, 'event.handDealt', params);
  const cards = OFFICERS.flatMap((type, i) => Array<number>(event.cards?.[i] ?? 0).fill(type));
  return say(lang, 'event.handDealt.seen', { ...params, cards: cards.join(' ') });
};

const acquired = ({ lang, name }: Voice, event: Of<'moduleAcquired'>): string =>
  say(lang, event.points > 0 ? 'event.moduleAcquired.scored' : 'event.moduleAcquired', {
    player: name(event.seat),
    module: theModule(lang, event.module),
    port: portName(event.port),
    cards: cardList(event.cards),
    top: event.top,
    points: event.points,
  });

const admiral = (
  { lang, name }: Voice,
  { seat, from, card, points }: Of<'admiralTaken'>,
): string => {
  const params = { player: name(seat), from: name(from), points };
  const own = seat === from;
  if (card === null)
    return say(lang, own ? 'event.admiralTaken.own' : 'event.admiralTaken', params);
  return say(lang, own ? 'event.admiralTaken.ownSeen' : 'event.admiralTaken.seen', {
    ...params,
    card,
  });
};

const rowScored = ({ lang, name }: Voice, { row, points }: Of<'rowScored'>): string =>
  say(lang, 'event.rowScored', {
    row: rowName(lang, row),
    parts: points
      .map((n, seat) =>
        say(lang, 'event.rowScored.part', { player: name(seat), points: signed(n) }),
      )
      .join(', '),
  });

const ended = ({ lang, name }: Voice, { winners, scores }: Of<'gameEnded'>): string =>
  say(lang, winners.length > 1 ? 'event.gameEnded.shared' : 'event.gameEnded', {
    winners: listed(lang, winners.map(name)),
    score: scores[winners[0] ?? 0] ?? 0,
  });

/** One line of the log. */
export function eventLine(voice: Voice, event: ReworldEvent): string {
  const { lang, name } = voice;
  const player = 'seat' in event ? name(event.seat) : 'first' in event ? name(event.first) : '';
  const module = 'module' in event ? theModule(lang, event.module) : '';
  const unit = 'unit' in event && event.unit !== null ? theModule(lang, event.unit) : '';
  const dock = 'dock' in event ? event.dock : 0;
  switch (event.type) {
    case 'roundStarted':
      return say(lang, 'event.roundStarted', { round: event.round, player });
    case 'handDealt':
      return dealt(voice, event);
    case 'moduleAcquired':
      return acquired(voice, event);
    case 'admiralTaken':
      return admiral(voice, event);
    case 'roundLeft':
      return say(lang, 'event.roundLeft', { player, cards: event.cards, points: event.points });
    case 'roundEnded':
      return say(lang, 'event.roundEnded', { round: event.round, n: event.boxed.length });
    case 'chapterTwoStarted':
      return say(lang, 'event.chapterTwoStarted', { player });
    case 'terrabotLaunched':
      return event.sign === null
        ? say(lang, 'event.terrabotLaunched', { player, module, dock, city: event.city })
        : say(lang, 'event.terrabotLaunched.founded', {
            player,
            module,
            dock,
            sign: signName(event.sign)[lang],
          });
    case 'defenseRaised':
      return say(lang, 'event.defenseRaised', { player, module, dock, shields: event.shields });
    case 'shuttleLaunched':
      return event.unit === null
        ? say(lang, 'event.shuttleLaunched', { player, module, dock })
        : say(lang, 'event.shuttleLaunched.viaUnit', { player, module, dock, unit });
    case 'unitLoaded':
      return say(lang, 'event.unitLoaded', { player, unit, dock });
    case 'unitPlaced':
      return say(lang, event.points > 0 ? 'event.unitPlaced.scored' : 'event.unitPlaced', {
        player,
        unit,
        city: event.city,
        points: event.points,
      });
    case 'unitLost':
      return say(lang, 'event.unitLost', { player, unit });
    case 'shuttleParked':
      return say(lang, 'event.shuttleParked', { player, module });
    case 'missionScored':
      return event.city === null
        ? say(lang, 'event.missionScored', { player, module, dock, points: event.points })
        : say(lang, 'event.missionScored.city', {
            player,
            module,
            dock,
            city: event.city,
            points: event.points,
          });
    case 'unitSacrificed':
      return say(lang, 'event.unitSacrificed', { player, unit, dock });
    case 'shipClaimed':
      return say(lang, 'event.shipClaimed', {
        player,
        ship: shipName(lang, event.ship),
        points: event.points,
      });
    case 'rowScored':
      return rowScored(voice, event);
    case 'gameEnded':
      return ended(voice, event);
  }
}
