import type { Seat } from '@orrery/kernel';
import { BUILDINGS, LETTERS } from '../data/index.ts';
import { cardId, cardIds } from './cardset.ts';
import {
  allCounts,
  asterisksOf,
  type Count,
  heapCount,
  majorities,
  places,
  scores,
  trackCount,
  zoneCount,
} from './counts.ts';
import type { Counted } from './events.ts';
import { scientistId } from './fleet.ts';
import { seatsIn, shipId, shipOf } from './queue.ts';
import { type Antarctica, GIVEN_UP, letterOf, type Player } from './state.ts';
import { CARDS, countsOf, FIRST_SIMPLE, STANDS_FOR, TRACK } from './tables.ts';
import { cubeId, landing, spaceOf } from './tracks.ts';
import type { CountView, PlayerView } from './view-types.ts';

/** Every majority as it stands, and with one more of each seat. */
export const viewCounts = (s: Antarctica): CountView[] =>
  allCounts(s).map((count) => ({
    ...count,
    oneMore: s.players.map((_, seat) => withOneMore(s, count.count, seat).points),
  }));

/** One scientist, one step, one card or one piece more. */
function withOneMore(s: Antarctica, name: Counted, seat: Seat): Count {
  switch (name.kind) {
    case 'zone':
      return zoneCount(s, name.zone, seat);
    case 'track': {
      const track = TRACK.findIndex(({ id }) => id === name.track);
      const spaces = s.players.map((_, one) =>
        one === seat ? landing(s, seat, track, 1) : spaceOf(s, track, one),
      );
      return trackCount(s, track, spaces);
    }
    default:
      return heapCount(s, name.kind, seat);
  }
}

export function viewPlayers(s: Antarctica, counts: readonly Count[]): PlayerView[] {
  const totals = scores(s, counts);
  const firsts = majorities(s, counts);
  const placed = places(s, counts);
  return s.players.map((p, seat) => ({
    ...viewPieces(s, p, seat),
    letter: LETTERS[letterOf(s, seat)] ?? 'A',
    hand: cardIds(p.hand),
    aside: asideOf(s, p, seat),
    built: p.built.map((card) => CARDS[card]?.id ?? ''),
    asterisks: asterisksOf(p),
    access: viewAccess(s, seat),
    played: ((s.played >> seat) & 1) === 1,
    score: totals[seat]?.total ?? 0,
    parts: totals[seat]?.parts as PlayerView['parts'],
    majorities: firsts[seat] ?? 0,
    place: placed[seat] ?? 1,
  }));
}

/** Like pieces go in the order of their numbers, so their places follow (ANT-COMP-10). */
function viewPieces(s: Antarctica, p: Player, seat: Seat) {
  const { ships, cubes } = countsOf(s.players.length);
  const range = (from: number, count: number, id: (index: number) => string): string[] =>
    Array.from({ length: count }, (_, i) => id(from + i));
  const scientist = (index: number): string => scientistId(seat, index);
  const cube = (index: number): string => cubeId(seat, index);
  const on = p.placed.length;
  return {
    staff: range(on, p.staff, scientist),
    reserve: range(on + p.staff, p.reserve, scientist),
    ships: range(ships - p.ships + 1, p.ships, (n) => shipId(shipOf(seat, n))),
    cubes: range(p.spent.length, cubes - p.spent.length, cube),
    discarded: [
      ...p.sunk.map(shipId),
      ...p.spent.flatMap((where, i) => (where === GIVEN_UP ? [cube(i)] : [])),
    ],
  };
}

function asideOf(s: Antarctica, p: Player, seat: Seat): string | null {
  const simple = 1 << (FIRST_SIMPLE + letterOf(s, seat));
  return (p.hand & simple) === 0 ? cardId(simple) : null;
}

/** Buildings that a card may ask for, whether in reach or not. */
const viewAccess = (s: Antarctica, seat: Seat): PlayerView['access'] =>
  BUILDINGS.flatMap((building, i) => {
    if ((((STANDS_FOR.simple | STANDS_FOR.expertise) >> i) & 1) === 0) return [];
    const zones = [...s.queues.keys()].filter(
      (zone) => ((s.buildings[zone] ?? 0) >> i) & (seatsIn(s.queues[zone] ?? 0) >> seat) & 1,
    );
    return [{ building, zones }];
  });
