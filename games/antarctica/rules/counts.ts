import type { Score, Seat } from '@orrery/kernel';
import { data } from '../data/index.ts';
import type { Counted } from './events.ts';
import { type Antarctica, buildingsAt, GIVEN_UP, isOpen, type Player } from './state.ts';
import { CARDS, countsOf, TRACK, trackId, ZONES } from './tables.ts';
import { spaceOf } from './tracks.ts';

/** A majority: what each seat has there, and what it brings now (ANT-SCORE). */
export interface Count {
  readonly count: Counted;
  /** What the first gets. */
  readonly total: number;
  /** Scientists, the value of a cube, cards, pieces. */
  readonly amounts: readonly number[];
  /** From 1; 0: the seat has nothing there. Tied seats share a rank (ANT-SCORE-02, ANT-SCORE-03). */
  readonly ranks: readonly number[];
  readonly points: readonly number[];
}

/**
 * The first gets the total, each lower rank the amount of one player of the rank just above
 * (ANT-SCORE-01). `order` decides who is above whom.
 */
function standing(
  count: Counted,
  total: number,
  amounts: readonly number[],
  order: readonly number[] = amounts,
): Count {
  const points: number[] = [];
  const ranks: number[] = [];
  for (let seat = 0; seat < order.length; seat++) {
    const own = order[seat] as number;
    let above = Infinity;
    let value = total;
    let rank = 1;
    for (let other = 0; other < order.length; other++) {
      const theirs = order[other] as number;
      if (theirs <= own) continue;
      if (order.indexOf(theirs) === other) rank++;
      if (theirs >= above) continue;
      above = theirs;
      value = amounts[other] as number;
    }
    ranks.push(own === 0 ? 0 : rank);
    points.push(own === 0 ? 0 : value);
  }
  return { count, total, amounts, ranks, points };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

const scientistsIn = (p: Player, zone: number): number => {
  let count = 0;
  for (const stands of p.placed) if (stands === zone) count++;
  return count;
};

export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** What the first of a zone gets for this many scientists (ANT-SCORE-04). */
const zoneTotal = (s: Antarctica, zone: number, scientists: number): number =>
  bitsIn(buildingsAt(s, zone)) + scientists + data.scoring.zoneFirstBonus;

export function zoneCount(s: Antarctica, zone: number, more: Seat | null = null): Count {
  const amounts = s.players.map((p, seat) => scientistsIn(p, zone) + (seat === more ? 1 : 0));
  const total = zoneTotal(s, zone, sum(amounts));
  return standing(ZONE_NAMES[zone] ?? { kind: 'zone', zone }, total, amounts);
}

/** The value of a cube counts, its place decides (ANT-SCORE-07). */
export function trackCount(s: Antarctica, track: number, at?: readonly number[]): Count {
  const spaces = at ?? s.players.map((_, seat) => spaceOf(s, track, seat));
  const amounts = spaces.map((space) => TRACK[track]?.values[space] ?? 0);
  return standing({ kind: 'track', track: trackId(track) }, sum(amounts), amounts, spaces);
}

export const asterisksOf = ({ built }: Player): number => {
  let count = 0;
  for (const card of built) if (CARDS[card]?.asterisk === true) count++;
  return count;
};

const discardedBy = ({ sunk, spent }: Player): number => {
  let count = sunk.length;
  for (const where of spent) if (where === GIVEN_UP) count++;
  return count;
};

export function heapCount(
  s: Antarctica,
  kind: 'asterisks' | 'discarded',
  more: Seat | null = null,
): Count {
  const of = kind === 'asterisks' ? asterisksOf : discardedBy;
  const amounts = s.players.map((p, seat) => of(p) + (seat === more ? 1 : 0));
  return standing({ kind }, sum(amounts), amounts);
}

const ZONE_NAMES = Array.from({ length: ZONES }, (_, zone): Counted => ({ kind: 'zone', zone }));
const TRACK_NAMES = TRACK.map(({ id }): Counted => ({ kind: 'track', track: id }));
const HEAP_NAMES: readonly Counted[] = [{ kind: 'asterisks' }, { kind: 'discarded' }];

/** Zones from the sun on, open tracks, cards, pieces given up: in the order of scoring. */
export function countNames(s: Antarctica): readonly Counted[] {
  const { tracks } = countsOf(s.players.length);
  return [
    ...ZONE_NAMES.slice(s.sun).filter((_, i) => isOpen(s, s.sun + i)),
    ...ZONE_NAMES.slice(0, s.sun).filter((_, i) => isOpen(s, i)),
    ...TRACK_NAMES.slice(0, tracks),
    ...HEAP_NAMES,
  ];
}

export function countOf(s: Antarctica, name: Counted): Count {
  switch (name.kind) {
    case 'zone':
      return zoneCount(s, name.zone);
    case 'track':
      return trackCount(
        s,
        TRACK.findIndex(({ id }) => id === name.track),
      );
    default:
      return heapCount(s, name.kind);
  }
}

export const allCounts = (s: Antarctica): Count[] => countNames(s).map((name) => countOf(s, name));

const CATEGORY = {
  zone: 'zones',
  track: 'tracks',
  asterisks: 'asterisks',
  discarded: 'discarded',
} as const;
export const CATEGORIES = Object.values(CATEGORY);
export type Category = (typeof CATEGORIES)[number];

/** Points as the board stands: a forecast until the end, when they are scored (ANT-SCORE-11). */
export function scores(s: Antarctica, counts: readonly Count[] = allCounts(s)): Score[] {
  return s.players.map((_, seat) => {
    const parts: Record<Category, number> = { zones: 0, tracks: 0, asterisks: 0, discarded: 0 };
    let total = 0;
    for (const { count, points } of counts) {
      const gained = points[seat] as number;
      parts[CATEGORY[count.kind]] += gained;
      total += gained;
    }
    return { total, parts };
  });
}

/** First ranks, shared ones too (ANT-WIN-02). */
export const majorities = (s: Antarctica, counts: readonly Count[]): number[] =>
  s.players.map((_, seat) => counts.filter(({ ranks }) => ranks[seat] === 1).length);

/** Points, then majorities, then cards (ANT-WIN-01 to ANT-WIN-03); the place of each seat, from 1. */
export function places(s: Antarctica, counts: readonly Count[]): number[] {
  const first = majorities(s, counts);
  const keys = scores(s, counts).map(({ total }, seat) => [
    total,
    first[seat] as number,
    s.players[seat]?.built.length ?? 0,
  ]);
  const isAbove = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((value, at) => value !== b[at]);
    return i >= 0 && (a[i] as number) > (b[i] as number);
  };
  return keys.map((own) => 1 + keys.filter((other) => isAbove(other, own)).length);
}
