import { asked, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { at, data } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { onMars, type OnMars } from '../rules/index.ts';
import { ask, mars, seat } from './scenario.ts';

const game = (seats: number, options = {}, seed = 'set-up'): OnMars =>
  start(onMars, options, seats, seed);
const hexOfType = (s: OnMars, building: number): string[] =>
  s.buildings.flatMap((one, hex) => (one === building ? [at(data.map.hexes, hex).hex] : []));

describe('the board', () => {
  test('[MARS-SETUP-01] two Exploration tiles face up, the rest face down', () => {
    const s = game(3);
    expect(s.exploration.every((tile) => tile >= 0)).toBe(true);
    expect(s.discoveryStack).toHaveLength(17);
    const t = mars({ turn: -1 });
    t.state.exploration = [-1, t.state.exploration[1] ?? -1];
    const next = t.state.discoveryStack.at(-1);
    t.run({ type: 'refillExploration' });
    expect(t.state.exploration[0]).toBe(next);
    t.state.discoveryStack = [];
    t.state.exploration = [-1, 3];
    t.run({ type: 'refillExploration' });
    expect(t.state.exploration).toEqual([-1, 3]);
  });

  test('[MARS-SETUP-02] the Warehouse holds 3 of each, with two and in solo 2, never Minerals', () => {
    expect([1, 2, 3, 4].map((seats) => game(seats).warehouse)).toEqual([
      [2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3],
      [3, 3, 3, 3, 3],
    ]);
    expect(data.warehouse.columns).not.toContain('mineral');
  });

  test('[MARS-SETUP-03, MARS-TWO-01] one Tech set on the Grid; the other is a pile, or out with two', () => {
    const three = game(3);
    expect(new Set(three.grid.map((tile) => tile % 8)).size).toBe(8);
    expect([three.techPile.length, three.techOut.length]).toEqual([8, 0]);
    const two = game(2);
    expect([two.techPile.length, two.techOut.length]).toEqual([0, 8]);
    const sets = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      Math.floor((game(2, {}, seed).grid[0] ?? 0) / 8),
    );
    expect(new Set(sets).size).toBe(2);
  });

  test('[MARS-SETUP-04] six Blueprints of level 1, level 3 at the bottom of the deck', () => {
    const s = game(2);
    const levels = (plans: readonly number[]): number[] =>
      plans.map((plan) => (plan < 0 ? 0 : at(data.blueprints, plan).level));
    expect(levels(s.planRow)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(levels(s.planDeck)).toEqual([...Array<number>(12).fill(3), ...Array<number>(6).fill(1)]);
  });

  test('[MARS-SETUP-05] Scientists in their order, Contracts open beside them', () => {
    const s = game(4);
    expect(s.display.map((card) => at(data.scientists, card).id)).toEqual([
      'geologist',
      'rd-engineer',
      'hydrologist',
      'biochemist',
      'geochemist',
      'systems-engineer',
    ]);
    expect(s.contractDeck).toHaveLength(12);
  });

  test('[MARS-SETUP-06, MARS-R-43] stacks of six, the top of each is open', () => {
    const s = game(2);
    expect(s.stacks.map((stack) => stack.length)).toEqual([6, 6, 6, 6, 6]);
    const { stacks } = onMars.view(s);
    expect(stacks.map(({ top }) => top)).toEqual(s.stacks.map((stack) => stack.at(-1)));
  });

  test('[MARS-MAP-03] the four LSS Buildings lie around the Mine in random order', () => {
    const places = ['a', 'b', 'c', 'd'].map((seed) => {
      const s = game(2, {}, seed);
      expect(hexOfType(s, 1)).toEqual(['0,0']);
      const hexes = data.map.startBuildingHexes.hexes.map((hex) => s.buildings[hexAt(hex)]);
      expect(hexes.toSorted((a = 0, b = 0) => a - b)).toEqual([2, 3, 4, 5]);
      return hexes.join();
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  test.each([
    ['short', 2, 1],
    ['long', 1, 2],
  ])('[MARS-SETUP-07] a %s game has %i short Missions and %i long', (length, short, long) => {
    const kinds = game(3, { length }).missions.map((mission) => at(data.missions, mission).length);
    expect(kinds.filter((kind) => kind === 'short')).toHaveLength(short);
    expect(kinds.filter((kind) => kind === 'long')).toHaveLength(long);
  });

  test('[MARS-SETUP-08] trackers start at the number of the player count, solo as two', () => {
    for (const [seats, count] of [
      [1, '2'],
      [2, '2'],
      [3, '3'],
      [4, '4'],
    ] as const) {
      const s = game(seats);
      expect(s.trackers).toEqual(s.missions.map((m) => at(data.missions, m).required[count]));
    }
  });

  test('[MARS-SETUP-09] Colony level 1 on row 2, markers on row 1, three Missions remain', () => {
    const s = game(2);
    expect([s.level, s.steps]).toEqual([1, 0]);
    expect(onMars.view(s).rows).toEqual([1, 1, 1, 1]);
  });

  test('[MARS-SETUP-10] four different LSS Rewards', () => {
    const { rewards } = game(4);
    expect(new Set(rewards).size).toBe(4);
  });

  test('[MARS-SETUP-16] Mission markers are where the data says, and go with their card', () => {
    for (const { markerAction } of data.missions) {
      expect(data.mainActions.some(({ action }) => action === markerAction)).toBe(true);
    }
    const t = mars({ missions: { 'mission-tech': 1 }, turn: -1 });
    t.run({ type: 'placeTech', seat: 0, by: 'learnTechnology', grid: 6, space: 0 });
    expect(t.state.trackers[0]).toBe(0);
  });
});

describe('the players', () => {
  test('[MARS-SETUP-11] what each starts with', () => {
    for (const p of game(4).players) {
      expect(p).toMatchObject({
        goods: [1, 1, 1, 1, 1],
        home: 3,
        work: 0,
        supply: 9,
        ships: 31,
        shelters: 1,
        botsLeft: 3,
        rover: -1,
        cubes: 0,
        points: Array(10).fill(0),
      });
    }
    const s = game(4);
    s.players.forEach((p, id) => {
      expect(hexOfType(s, 6 + id)).toEqual([data.map.shelterStartHexes['4'][id]]);
      expect(p.bots.map((hex) => at(data.map.hexes, hex).hex)).toEqual(hexOfType(s, 6 + id));
    });
  });

  test('[MARS-SETUP-12] Shelter Tech on the middle space of level 2', () => {
    expect(game(3).players.map((p) => p.tech)).toEqual(
      [0, 1, 2].map(() => [-1, -1, -1, -1, -1, -1, -1, -1, 3]),
    );
    expect(at(data.lab.spaces, 3).id).toBe('lab-2b');
  });

  test('[MARS-SETUP-13] three secret Goals each, the rest out', () => {
    const s = game(4);
    const goals = [...s.players.flatMap((p) => p.goals), ...s.goalsOut];
    expect(s.players.map((p) => p.goals.length)).toEqual([3, 3, 3, 3]);
    expect(goals.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i));
  });

  test('[MARS-SETUP-14, MARS-R-37] from a random first player each takes an empty space and its bonus', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (seed) => asked(onMars, game(3, {}, seed))?.seat,
    );
    expect(new Set(firsts).size).toBeGreaterThan(1);
    const t = mars({ turn: -1, players: [{}, {}, {}] });
    for (const p of t.state.players) p.space = -1;
    t.run({ type: 'setupTurnOrderSpace', seat: 1 });
    expect(t.options()).toHaveLength(8);
    t.answer('turn-order-2');
    expect(ask(t)).toBe('1 takeWarehouse');
    t.answer('water').run({ type: 'setupTurnOrderSpace', seat: 2 });
    expect(t.refused('turn-order-2')).toBe('MARS-TURNO-01');
    expect(seat(t, 1).goods[2]).toBe(2);
  });

  test('[MARS-SETUP-15] whoever is highest puts the Shuttle on a red space', () => {
    const t = mars({ players: [{ space: 8 }, { space: 1 }], turn: -1 });
    t.run({ type: 'setupShuttle' });
    expect(ask(t)).toBe('0 setupShuttleSide');
    expect(t.answer('colony').state.shuttle).toBe(3);
  });
});

describe('what is open', () => {
  test('[MARS-INFO-01] Goals, decks and what lies below a top are hidden', () => {
    const s = game(3);
    const open = JSON.stringify(onMars.view(s));
    expect(open).not.toContain('"planDeck"');
    expect(open).not.toContain('"techPile"');
    expect(open).not.toContain('"discoveryStack"');
    expect(viewFor(onMars, s, 1).own?.goals.map(({ goal }) => goal)).toEqual(s.players[1]?.goals);
    expect(viewFor(onMars, s, null).own).toBeNull();
  });

  test('[MARS-INFO-02] boards, Contracts with their deck, Missions, numbers of Goals are open', () => {
    const view = onMars.view(game(3));
    expect(view.contractDeck).toHaveLength(12);
    expect(view.companies.map(({ goals }) => goals)).toEqual([3, 3, 3]);
    expect(view.companies[2]?.tech).toHaveLength(9);
    expect(view.plansOut).toEqual([]);
  });

  test('[MARS-INFO-03] Discovery tiles taken are a number to others', () => {
    const t = mars({ players: [{ discoveries: ['disc-tech', 'disc-card'] }, {}] });
    expect(onMars.view(t.state).companies[0]?.discoveries).toBe(2);
    expect(viewFor(onMars, t.state, 0).own?.discoveries).toHaveLength(2);
    expect(viewFor(onMars, t.state, 1).own?.discoveries).toEqual([]);
  });

  test('[MARS-INFO-04] which Goal was given up is told to its owner only', () => {
    const event = { type: 'goalSpent', seat: 1, goal: 6, by: 'controlCenter' } as const;
    expect(onMars.viewEvent(event, 1)).toEqual(event);
    expect(onMars.viewEvent(event, 0)).toEqual({ ...event, goal: null });
    expect(onMars.viewEvent(event, null)).toEqual({ ...event, goal: null });
  });
});
