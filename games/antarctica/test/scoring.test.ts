import { describe, expect, test } from 'vitest';
import type { BuildingId } from '../data/index.ts';
import { BUILDINGS } from '../data/index.ts';
import { antarctica } from '../rules/index.ts';
import { counted, pointsOf, type Spec, table, totals, view } from './scenario.ts';

type Players = NonNullable<Spec['players']>;
const some = (n: number): readonly BuildingId[] => BUILDINGS.slice(0, n);
/** Players by letter, each with scientists in zone 3. */
const crews = (...n: number[]): Players =>
  Object.fromEntries(n.map((count, i) => ['ABCD'[i], { crew: { 3: count } }]));
const STARS = ['double-01', 'double-02', 'double-03', 'double-04'];
const cards = (...n: number[]): Players =>
  Object.fromEntries(n.map((count, i) => ['ABCD'[i], { built: STARS.slice(0, count) }]));

describe('majorities', () => {
  test('[ANT-SCORE-01] [ANT-SCORE-04] the first gets buildings + scientists + 1, each next the amount ahead', () => {
    const t = counted({ seats: 4, buildings: { 3: some(4) }, players: crews(5, 3, 2, 1) });
    expect(pointsOf(t, 3)).toEqual([4 + 11 + 1, 5, 3, 2]);
  });

  test('[ANT-SCORE-02] [ANT-SCORE-03] [ANT-EX-05] [ANT-EX-14] ties share a rank and do not add up', () => {
    const five = counted({ seats: 4, buildings: { 3: some(8) }, players: crews(3, 3, 1, 0) });
    expect(pointsOf(five, 3)).toEqual([16, 16, 3, 0]);
    const ex14 = counted({ seats: 4, buildings: { 3: some(5) }, players: crews(4, 2, 2, 1) });
    expect(pointsOf(ex14, 3)).toEqual([15, 4, 4, 2]);
    expect(view(ex14).counts.find(({ total }) => total === 15)?.ranks).toEqual([1, 2, 2, 3]);
  });

  test('[ANT-SCORE-05] [ANT-SCORE-06] ships do not count; without scientists there are no points', () => {
    const t = counted({ queues: { 3: 'A A B' }, buildings: { 3: some(6), 4: some(2) } });
    expect([pointsOf(t, 3), pointsOf(t, 4)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const one = counted({
      queues: { 3: 'A A B' },
      buildings: { 3: some(6) },
      players: crews(0, 1),
    });
    expect(pointsOf(one, 3)).toEqual([0, 8, 0]);
  });

  test('[ANT-SCORE-07] [ANT-SCORE-08] tracks rank by place, and pay the value of the cube ahead', () => {
    const t = counted({
      players: { A: { tracks: { land: 2 } }, B: { tracks: { land: 1 } } },
    });
    // Both have the value 1, but A is ahead.
    expect(pointsOf(t, 'land')).toEqual([2, 1, 0]);
    expect(pointsOf(t, 'sea')).toEqual([0, 0, 0]);
  });

  test('[ANT-SCORE-09] [ANT-EX-15] cards with an asterisk: 4, 4, 2, 0', () => {
    const t = counted({ seats: 4, players: cards(4, 4, 2, 0) });
    expect(pointsOf(t, 'asterisks')).toEqual([10, 10, 4, 0]);
    const plain = counted({ players: { A: { built: ['basic-01', 'double-05'] } } });
    expect(pointsOf(plain, 'asterisks')).toEqual([0, 0, 0]);
  });

  test('[ANT-SCORE-10] discarded ships and cubes count one each', () => {
    const t = counted({ players: { A: { discarded: 2 }, B: { discarded: 1 } } });
    t.state.players = t.state.players.map((p, i) => (i === 1 ? { ...p, spent: [-1] } : p));
    expect(pointsOf(t, 'discarded')).toEqual([4, 4, 0]);
  });

  test('[ANT-SCORE-11] points are scored at the end, past 49 and 99 too', () => {
    const players: Players = {
      A: {
        crew: { 0: 2, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 },
        tracks: { land: 10, coast: 10, sea: 10, expedition: 9 },
      },
    };
    const buildings = Object.fromEntries([0, 1, 2, 3, 4, 5].map((zone) => [zone, some(9)]));
    const running = table({ queues: { 0: 'A' }, players, buildings });
    expect(view(running)).toMatchObject({ counted: 0 });
    expect(running.events.some(({ type }) => type === 'counted')).toBe(false);
    const t = counted({ players, buildings });
    expect([totals(t), view(t).counted]).toEqual([[6 * 12 + 39, 0, 0], 14]);
    expect(antarctica.scores(t.state)[0]?.parts).toEqual({
      zones: 72,
      tracks: 39,
      asterisks: 0,
      discarded: 0,
    });
  });

  test('zones come from the sun on, then tracks, cards and pieces', () => {
    const t = counted({ seats: 2, closed: [3, 7], sun: 5 });
    const order = t.events.flatMap((e) => (e.type === 'counted' ? [e.count] : []));
    expect(order.map((c) => ('zone' in c ? c.zone : 'track' in c ? c.track : c.kind))).toEqual([
      5,
      6,
      0,
      1,
      2,
      4,
      'land',
      'coast',
      'sea',
      'asterisks',
      'discarded',
    ]);
  });

  test('what one more would change is told for everybody', () => {
    const t = table({
      queues: { 0: 'A' },
      buildings: { 3: some(3) },
      players: { ...crews(2, 1, 0), C: { tracks: { land: 1 }, discarded: 1 } },
    });
    const zone = view(t).counts.find(({ count }) => count.kind === 'zone' && count.zone === 3);
    expect(zone).toMatchObject({
      points: [7, 2, 0],
      oneMore: [
        [8, 3, 0],
        [8, 8, 0],
        [8, 2, 2],
      ],
    });
    const land = view(t).counts.find(({ count }) => count.kind === 'track');
    expect(land?.oneMore[2]).toEqual([0, 0, 1]);
  });
});

describe('the winner', () => {
  test('[ANT-WIN-01] most points', () => {
    const t = counted({ players: { B: { discarded: 3 }, C: { discarded: 1 } } });
    expect(t.state.outcome).toEqual({ winners: [1] });
    expect(view(t).players.map(({ place }) => place)).toEqual([3, 1, 2]);
  });

  test('[ANT-WIN-02] [ANT-RUL-24] equal points: most majorities, shared ones too, empty ones never', () => {
    // Two pieces given up, or a cube alone on each of two tracks.
    const t = counted({
      players: {
        A: { discarded: 2 },
        B: { tracks: { land: 1, coast: 1 } },
      },
    });
    expect(totals(t)).toEqual([2, 2, 0]);
    expect(view(t).players.map(({ majorities }) => majorities)).toEqual([1, 2, 0]);
    expect(t.state.outcome).toEqual({ winners: [1] });
  });

  test('[ANT-WIN-03] then most building cards, with or without asterisk', () => {
    const t = counted({
      players: {
        A: { discarded: 1, built: ['basic-01'] },
        B: { discarded: 1, built: ['basic-02', 'basic-03'] },
      },
    });
    expect(totals(t)).toEqual([2, 2, 0]);
    expect(t.state.outcome).toEqual({ winners: [1] });
  });

  test('[ANT-WIN-04] [ANT-WIN-05] [ANT-RUL-48] else a shared victory; equals share their place', () => {
    const t = counted({
      seats: 4,
      players: { A: { discarded: 1 }, B: { discarded: 1 }, C: {}, D: { built: ['basic-01'] } },
    });
    expect(t.state.outcome).toEqual({ winners: [0, 1] });
    expect(view(t).players.map(({ place }) => place)).toEqual([1, 1, 4, 3]);
  });
});
