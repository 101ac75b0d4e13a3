import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { reworld, type Row } from '../rules/index.ts';
import { payRow, winnersOf } from '../rules/mothership.ts';
import { finalScoring, rowPoints, type Standing } from './final-scoring.ts';
import { colony, scores, seat, WAITING } from './scenario.ts';

const places = (row: Row, players: 2 | 3 | 4) =>
  data.mothership.categories.find((c) => c.category === row)?.points[players] ?? [];

describe('the end of the game', () => {
  test('[REW-END-01] after step B of the turn in which the last module leaves its dock', () => {
    const docks = { 1: ['satellite-city'] };
    const t = colony({ players: [{ docks }, WAITING], ships: ['pop-all-docks'] });
    t.answer('launchSatelliteDefense:1');
    for (let n = 0; n < 3; n++) {
      expect(t.state.outcome).toBeNull();
      t.answer('transportShuttle:5', 'stop');
    }
    expect(t.state.outcome).toEqual({ winners: [0] });
    const types = t.events.map((event) => event.type);
    expect(types.indexOf('rowScored')).toBeGreaterThan(types.indexOf('shipClaimed'));
    expect(t.asked()).toBeNull();
  });

  test('[REW-END-02] no module on any carrier: final scoring at once', () => {
    const t = colony({ players: [{ score: 5 }, { score: 5 }], ships: 'all' });
    t.state.tasks = [];
    t.run({ type: 'startChapterTwo' });
    expect(t.state.outcome).toEqual({ winners: [0, 1] });
    expect(t.events.some((event) => event.type === 'shipClaimed')).toBe(false);
    expect(scores(t)).toEqual([-13, -13]);
  });
});

describe('the mothership', () => {
  test('[REW-SCORE-01] defense by shields, then A to E by tiles, in this order', () => {
    const t = finalScoring([
      { score: 0, shields: 3, tiles: [4, 0, 2, 0, 0] },
      { score: 0, shields: 1, tiles: [5, 3, 0, 0, 0] },
    ]);
    const rows = t.events.flatMap((event) => (event.type === 'rowScored' ? [event] : []));
    expect(rows.map((event) => event.row)).toEqual(['defense', 'A', 'B', 'C', 'D', 'E']);
    expect(rows.map((event) => event.values)).toEqual([
      [3, 1],
      [4, 5],
      [null, 3],
      [2, null],
      [null, null],
      [null, null],
    ]);
    expect(t.events.at(-1)).toEqual({ type: 'gameEnded', winners: [0, 1], scores: [21, 21] });
  });

  test('[REW-SCORE-02] [REW-SCORE-07] no tile in a row: no place and 3 points less', () => {
    const t = finalScoring([
      { score: 50, shields: 0, tiles: [0, 2, 0, 0, 0] },
      { score: 50, shields: 1, tiles: [2, 0, 0, 0, 0] },
    ]);
    expect(rowPoints(t, 'defense')).toEqual([-3, 18]);
    expect(rowPoints(t, 'A')).toEqual([-3, 16]);
    expect(rowPoints(t, 'B')).toEqual([14, -3]);
    expect(rowPoints(t, 'C')).toEqual([-3, -3]);
  });

  test('[REW-SCORE-02] shuttles after transport are no part of the defense', () => {
    const t = colony({ players: [{ shuttles: ['shuttle-2-1'] }, { defense: ['shuttle-1-1'] }] });
    expect(rowPoints(t.run({ type: 'scoreMothership' }), 'defense')).toEqual([-3, 18]);
  });

  test('[REW-SCORE-03] three places are paid with 4 players, two with 3, one with 2', () => {
    const four = payRow([6, 5, 4, 3], places('A', 4));
    expect(four).toEqual([18, 10, 4, 0]);
    expect(payRow([6, 5, 4], places('A', 3))).toEqual([16, 8, 0]);
    expect(payRow([6, 5], places('A', 2))).toEqual([16, 0]);
  });

  test('[REW-SCORE-04] [REW-SCORE-05] the points of each row', () => {
    const rows = ['defense', 'A', 'B', 'C', 'D', 'E'] as const;
    expect(rows.map((row) => places(row, 4).join('/'))).toEqual([
      '20/10/4',
      '18/10/4',
      '16/8/4',
      '14/8/2',
      '12/6/2',
      '10/6/2',
    ]);
    const three = rows.map((row) => places(row, 3).join('/'));
    expect(three).toEqual(['18/8', '16/8', '14/6', '12/6', '10/4', '8/4']);
    expect(rows.map((row) => places(row, 2))).toEqual([[18], [16], [14], [12], [10], [8]]);
  });

  test('[REW-SCORE-06] [REW-RUL-23] tied players share the places they occupy, rounded down', () => {
    expect(payRow([3, 3, 3, 1], [20, 10, 4])).toEqual([11, 11, 11, 0]);
    expect(payRow([5, 3, 3, 1], [20, 10, 4])).toEqual([20, 7, 7, 0]);
    expect(payRow([1, 5, 5, 1], [20, 10, 4])).toEqual([2, 15, 15, 2]);
  });

  test('[REW-SCORE-08] [REW-RUL-23] left-over places pay nobody', () => {
    expect(payRow([3, null, null, null], [20, 10, 4])).toEqual([20, -3, -3, -3]);
    expect(payRow([null, 2, 7, null], [20, 10, 4])).toEqual([-3, 10, 20, -3]);
  });

  test('[REW-EX-23] [REW-EX-24] [REW-EX-25] the three examples of the rulebook', () => {
    expect(payRow([6, 4, 4, null], places('defense', 4))).toEqual([20, 7, 7, -3]);
    expect(payRow([7, 7, 4, 4], places('A', 4))).toEqual([14, 14, 2, 2]);
    expect(payRow([5, 5, 5, 3], places('B', 4))).toEqual([9, 9, 9, 0]);
  });

  test('[REW-EX-26] [REW-EX-27] [REW-EX-28] ties with 2, 3 and 4 players', () => {
    expect(payRow([4, 4], places('defense', 2))).toEqual([9, 9]);
    expect(payRow([2, null], places('C', 2))).toEqual([12, -3]);
    expect(payRow([null, null], places('D', 2))).toEqual([-3, -3]);
    expect(payRow([6, 3, 3], places('E', 3))).toEqual([8, 2, 2]);
    expect(payRow([2, 2, 2, 2], places('defense', 4))).toEqual([8, 8, 8, 8]);
  });

  test('[REW-SCORE-09] [REW-EX-29] most points, then most ships, then shared', () => {
    expect(winnersOf([101, 101, 90], [4, 3, 9])).toEqual([0]);
    expect(winnersOf([101, 101, 90], [4, 4, 9])).toEqual([0, 1]);
    expect(winnersOf([100, 101, 90], [4, 3, 9])).toEqual([1]);
    expect(winnersOf([7, 7, 7, 7], [1, 2, 2, 0])).toEqual([1, 2]);
  });

  test('[REW-SCORE-10] [REW-RUL-24] totals may be below 0 and above any track', () => {
    const none: Standing['tiles'] = [0, 0, 0, 0, 0];
    const t = finalScoring([
      { score: 0, shields: 0, tiles: none },
      { score: 300, shields: 1, tiles: none },
    ]);
    expect(scores(t)).toEqual([-18, 303]);
    expect(reworld.scores(t.state).map((s) => s.total)).toEqual([-18, 303]);
  });

  test('[REW-RUL-29] the sign counts in every city alike', () => {
    const players = [{ cities: { A: { bots: 1, agri: 1 } } }, { cities: { A: { bots: 1 } } }];
    const t = colony({ players }).run({ type: 'scoreMothership' });
    expect(t.events[1]).toMatchObject({ row: 'A', values: [3, 2], points: [16, 0] });
  });

  test('[REW-RUL-32] nobody owns the mothership: only population ships break ties', () => {
    const none: Standing['tiles'] = [0, 0, 0, 0, 0];
    const t = finalScoring([
      { score: 50, shields: 0, tiles: none, ships: 1 },
      { score: 50, shields: 0, tiles: none, ships: 2 },
    ]);
    expect(t.state.outcome).toEqual({ winners: [1] });
    expect(t.state.players.map((p) => p.ships.length)).toEqual([1, 2]);
  });

  test('points are told apart by where they come from', () => {
    const docks = { 1: ['satellite-letter-a'] };
    const t = colony({
      players: [{ docks, cities: { A: { bots: 2 } } }, {}],
      ships: ['pop-dock-1'],
    });
    t.answer('launchSatelliteMission:1');
    expect(reworld.scores(t.state)[0]?.parts).toMatchObject({
      missions: 4,
      ships: 5,
      A: 16,
      B: -3,
    });
    expect(seat(t, 0).points.defense).toBe(-3);
  });
});
