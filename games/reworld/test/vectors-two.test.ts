import { describe, expect, test } from 'vitest';
import type { Letter, ModuleId } from '../rules/index.ts';
import { finalScoring, rowPoints } from './final-scoring.ts';
import {
  colony,
  dockOf,
  type PlayerSpec,
  scoreOf,
  scores,
  seat,
  tiles,
  WAITING,
} from './scenario.ts';

describe('[REW-VEC-03] order of delivery, company limit, forced removal', () => {
  const loaded = () =>
    colony({
      players: [
        {
          score: 30,
          cities: { A: { bots: 1, forge: 1 }, B: { bots: 2, agri: 1 } },
          docks: {
            1: ['shuttle-1-1', 'builder-helix-special', 'builder-lumen-1', 'terrabot-a-1'],
            2: ['satellite-units'],
          },
        },
        WAITING,
      ],
      ships: ['pop-big-city', 'pop-companies'],
    }).answer('transportShuttle:1', 1, 1);

  test('the special unit first', () => {
    const t = loaded().answer('builder-helix-special', 'B', 'builder-lumen-1');
    expect([tiles(t, 0, 'B'), scoreOf(t, 0)]).toEqual([5, 35]);
    expect(t.state.box).toContain('builder-lumen-1');
    expect(seat(t, 0).shuttles).toHaveLength(1);
    expect(dockOf(t, 0, 1)).toEqual(['terrabot-a-1']);
    expect(seat(t, 0).ships).toEqual([]);
  });

  test('the special unit last', () => {
    const t = loaded().answer('builder-lumen-1', 'B', 'builder-helix-special');
    expect([tiles(t, 0, 'B'), scoreOf(t, 0)]).toEqual([5, 30]);
    expect(t.state.box).toContain('builder-helix-special');
  });

  test('what is illegal', () => {
    const first = loaded().answer('builder-helix-special');
    expect(first.refused('A')).toBe('REW-UNIT-04');
    expect(first.refused(null)).toBe('REW-UNIT-06');
    // After B is taken there is no city to name for the other unit, and it cannot be kept back.
    const second = first.answer('B');
    expect(second.options()).toEqual(['builder-lumen-1']);
    expect(second.answer('builder-lumen-1').asked()?.seat).toBe(1);
  });
});

test('[REW-VEC-04] launch via a unit, unit behind the shuttle, two ships', () => {
  const t = colony({
    players: [
      {
        score: 20,
        shuttles: 3,
        cities: { C: { bots: 1, vault: 1, agri: 1 } },
        docks: { 3: ['builder-agri-1', 'shuttle-0-1', 'builder-agri-2', 'builder-vault-1'] },
      },
      WAITING,
      {},
      {},
    ],
    ships: ['pop-farms', 'pop-shuttles', 'pop-dock-3'],
  });
  expect(t.refused('transportShuttle:3')).toBe('REW-C2-03');
  expect(t.refused('launchShuttleDefense:3')).toBe('REW-SHUT-10');
  t.answer('transportShuttle:3:viaUnit', 3);
  expect(t.asked()?.ask).toBe('transportUnit'); // a second load is not asked for
  // Two plain units of one company: their order changes nothing, so one order is offered.
  expect(t.options()).toEqual(['builder-agri-1']);
  t.answer('builder-agri-1', 'C');
  expect(t.options()).toEqual(['builder-agri-2']); // and a unit cannot be kept back
  t.answer('builder-agri-2', 'C');
  expect(tiles(t, 0, 'C')).toBe(6);
  expect(seat(t, 0).shuttles).toHaveLength(4);
  expect(seat(t, 0).ships).toEqual(['pop-shuttles', 'pop-farms']);
  expect(scoreOf(t, 0)).toBe(30);
  expect(dockOf(t, 0, 3)).toEqual(['builder-vault-1']);
  expect(t.state.ships).toEqual(['pop-dock-3']);
});

test.each([
  ['D', 78, ['pop-dock-2', 'pop-all-docks', 'pop-score']],
  ['E', 68, ['pop-dock-2', 'pop-all-docks']],
])('[REW-VEC-05] mission with a chosen city %s, score ship last', (city, total, taken) => {
  const t = colony({
    players: [
      {
        score: 54,
        satellites: 3,
        cities: { D: { bots: 3, lumen: 2, agri: 1 }, E: { bots: 1, agri: 4 } },
        docks: { 2: ['satellite-product'] },
      },
      { score: 52, docks: { 2: ['shuttle-1-1', 'shuttle-1-2'] } },
    ],
    ships: ['pop-dock-2', 'pop-all-docks', 'pop-big-city', 'pop-satellites', 'pop-score'],
  });
  t.answer('launchSatelliteMission:2', city);
  expect(scoreOf(t, 0)).toBe(total);
  expect(seat(t, 0).ships).toEqual(taken);
  expect(t.state.ships).toEqual(expect.arrayContaining(['pop-satellites', 'pop-big-city']));
  expect(t.asked()?.seat).toBe(1);
  t.answer('launchShuttleDefense:2');
  expect(t.asked()?.seat).toBe(1);
});

test('[REW-VEC-06] docks never loaded, skipping, a whole short Chapter Two with final scoring', () => {
  const t = colony({
    players: [
      { score: 10, docks: { 2: ['satellite-units'] } },
      { score: 40, docks: { 1: ['terrabot-a-1'] } },
      { score: 12, docks: { 1: ['builder-agri-1'], 3: ['shuttle-1-1'] } },
      { score: 9 },
    ],
    admiral: 1,
    ships: 'all',
  });
  t.state.tasks = [];
  t.run({ type: 'startChapterTwo' });
  expect(t.asked()?.seat).toBe(1);
  t.answer('launchTerrabot:1');
  expect([scoreOf(t, 1), seat(t, 1).ships.length]).toEqual([75, 7]);
  expect(t.asked()?.seat).toBe(2);
  t.answer('launchShuttleDefense:3');
  expect([scoreOf(t, 2), seat(t, 2).ships]).toEqual([12, []]);
  expect(t.asked()?.seat).toBe(0);
  t.answer('launchSatelliteMission:2');
  expect([scoreOf(t, 0), seat(t, 0).ships]).toEqual([10, []]);
  expect(t.asked()?.seat).toBe(2);
  t.answer('sacrificeUnit:1');
  expect(rowPoints(t, 'defense')).toEqual([-3, -3, 20, -3]);
  expect(rowPoints(t, 'A')).toEqual([-3, 18, -3, -3]);
  expect(scores(t)).toEqual([-8, 78, 17, -9]);
  expect(t.state.outcome).toEqual({ winners: [1] });
});

describe('[REW-VEC-07] all missions on one colony', () => {
  const player: PlayerSpec = {
    cities: { A: { bots: 3, forge: 2, agri: 1 }, B: { bots: 1, helix: 3 }, D: { bots: 2 } },
    defense: ['shuttle-2-1', 'shuttle-1-1', 'satellite-company-vault'],
    shuttles: ['shuttle-2-2'],
  };
  test.each([
    ['letter-a', null, 6],
    ['letter-b', null, 2],
    ['letter-c', null, 0],
    ['letter-d', null, 4],
    ['letter-e', null, 0],
    ['companies', null, 9],
    ['product', 'A', 9],
    ['product', 'B', 3],
    ['product', 'D', 0],
    ['city', 'A', 7],
    ['city', 'B', 5],
    ['city', 'D', 3],
    ['company-forge', null, 6],
    ['company-helix', null, 9],
    ['company-basalt', null, 0],
    ['company-lumen', null, 0],
    ['terrabots', null, 6],
    ['shields', null, 4],
    ['units', null, 6],
  ] as [string, Letter | null, number][])('%s %s: %i points', (name, city, points) => {
    const satellite: ModuleId = `satellite-${name}`;
    const docks = { 1: [satellite, 'terrabot-a-5', 'builder-forge-3'] };
    const t = colony({ players: [{ ...player, docks }, WAITING] });
    t.answer('launchSatelliteMission:1', ...(city === null ? [] : [city]));
    expect(t.asked()?.seat).toBe(1);
    expect(scoreOf(t, 0)).toBe(points);
  });
});

test('[REW-VEC-08] sacrifice, blocked shuttle, race for docks, final scoring with a tie', () => {
  const t = colony({
    players: [
      {
        score: 15,
        cities: { E: { bots: 1, sign: 'sign-e-1' } },
        docks: { 1: ['builder-agri-1'], 2: ['builder-forge-1', 'builder-forge-2', 'shuttle-1-1'] },
      },
      {
        score: 40,
        defense: ['shuttle-1-2'],
        docks: { 1: ['terrabot-e-3', 'terrabot-e-2'], 2: ['terrabot-e-4'] },
      },
      { score: 33, docks: { 1: ['terrabot-a-1'], 2: ['terrabot-a-2', 'terrabot-a-3'] } },
    ],
    ships: ['pop-dock-1', 'pop-dock-2', 'pop-all-docks'],
  });
  expect(t.options()).toEqual(['sacrificeUnit:1', 'sacrificeUnit:2']);
  t.answer('sacrificeUnit:2');
  t.answer('launchTerrabot:1');
  t.answer('launchTerrabot:2');
  t.answer('transportShuttle:2:viaUnit', 1, 'builder-forge-2', 'E', 'builder-agri-1', 'E');
  expect(seat(t, 0).ships).toEqual(['pop-dock-1', 'pop-dock-2', 'pop-all-docks']);
  expect(scoreOf(t, 0)).toBe(30);
  t.answer('launchTerrabot:1'); // seat 1
  t.answer('launchTerrabot:1'); // seat 2
  expect(t.asked()?.seat).toBe(1); // seat 0 is skipped
  t.answer('launchTerrabot:2');
  t.answer('launchTerrabot:2');
  expect([tiles(t, 0, 'E'), tiles(t, 1, 'E'), tiles(t, 2, 'A')]).toEqual([4, 4, 4]);
  expect([seat(t, 1).ships, seat(t, 2).ships]).toEqual([[], []]);
  expect(rowPoints(t, 'defense')).toEqual([-3, 18, -3]);
  expect(rowPoints(t, 'A')).toEqual([-3, -3, 16]);
  expect(rowPoints(t, 'E')).toEqual([6, 6, -3]);
  expect(scores(t)).toEqual([21, 52, 34]);
  expect(t.state.outcome).toEqual({ winners: [1] });
});

test('[REW-VEC-09] final scoring, 3 players, tie-break', () => {
  const t = finalScoring([
    { score: 70, shields: 5, tiles: [6, 0, 4, 3, 2], ships: 4 },
    { score: 75, shields: 5, tiles: [4, 0, 4, 0, 5], ships: 3 },
    { score: 75, shields: 0, tiles: [4, 2, 4, 3, 5], ships: 5 },
  ]);
  expect(rowPoints(t, 'defense')).toEqual([13, 13, -3]);
  expect(rowPoints(t, 'A')).toEqual([16, 4, 4]);
  expect(rowPoints(t, 'B')).toEqual([-3, -3, 14]);
  expect(rowPoints(t, 'C')).toEqual([6, 6, 6]);
  expect(rowPoints(t, 'D')).toEqual([7, -3, 7]);
  expect(rowPoints(t, 'E')).toEqual([0, 6, 6]);
  expect(scores(t)).toEqual([109, 98, 109]);
  expect(t.state.outcome).toEqual({ winners: [2] });
});

test('[REW-VEC-10] final scoring, 4 players, rounding', () => {
  const t = finalScoring([
    { score: 50, shields: 3, tiles: [5, 0, 3, 2, 0] },
    { score: 50, shields: 3, tiles: [5, 2, 3, 0, 0] },
    { score: 50, shields: 3, tiles: [5, 0, 5, 0, 0] },
    { score: 50, shields: 1, tiles: [2, 2, 2, 4, 0] },
  ]);
  expect(rowPoints(t, 'defense')).toEqual([11, 11, 11, 0]);
  expect(rowPoints(t, 'A')).toEqual([10, 10, 10, 0]);
  expect(rowPoints(t, 'B')).toEqual([-3, 12, -3, 12]);
  expect(rowPoints(t, 'C')).toEqual([5, 5, 14, 0]);
  expect(rowPoints(t, 'D')).toEqual([6, -3, -3, 12]);
  expect(rowPoints(t, 'E')).toEqual([-3, -3, -3, -3]);
  expect(scores(t)).toEqual([76, 82, 76, 71]);
  expect(t.state.outcome).toEqual({ winners: [1] });
});

describe.each([2, 3, 4])('[REW-VEC-11] thresholds with %i players', (seats) => {
  const begin = () =>
    colony({
      players: [
        {
          score: 25,
          cities: {
            A: { bots: 1, forge: 1 },
            B: { bots: 1, helix: 1 },
            C: { bots: 1, basalt: 1 },
            D: { bots: 1, lumen: 1 },
          },
          docks: { 1: ['shuttle-2-1'], 2: ['builder-agri-1'], 3: ['terrabot-e-1'] },
        },
        WAITING,
        {},
        {},
      ].slice(0, seats),
      ships: ['pop-rows', 'pop-companies'],
    });

  test('five companies', () => {
    const t = begin().answer('transportShuttle:1', 2, 'stop', 'builder-agri-1', 'A');
    expect(scoreOf(t, 0)).toBe(seats === 4 ? 31 : 25);
    expect(t.state.ships).toEqual(seats === 4 ? ['pop-rows'] : ['pop-companies', 'pop-rows']);
  });

  test('five rows, then six', () => {
    const t = begin().answer('launchShuttleDefense:1');
    expect(scoreOf(t, 0)).toBe(seats === 4 ? 32 : 25);
    expect(t.state.ships.includes('pop-rows')).toBe(seats < 4);
    t.answer('transportShuttle:5', 'stop', 'launchTerrabot:3');
    expect(scoreOf(t, 0)).toBe(32);
    expect(t.state.ships).toEqual(['pop-companies']);
  });
});
