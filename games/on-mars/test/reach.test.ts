import { type AnyGame, clone, pending, play, randomFrom } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { data, TYPES } from '../data/index.ts';
import {
  ANY,
  BUILD_COST,
  COLUMN_UNITS,
  GRID_COST,
  ROVER_TECH,
  SCIENTIST_UNITS,
  SHELTER,
  SHELTER_TECH,
  SHIP_COST,
  WATER_OR_PLANT,
} from '../data/tables.ts';
import { distance, HEX_COUNT, HEXES, START } from '../data/map.ts';
import { rich } from '../rich.ts';
import { type Company, onMars, type OnMars } from '../rules/index.ts';
import { canPay } from '../rules/payment.ts';
import { whyNotTile } from '../rules/possible.ts';
import { piecesOnMap, tileAt } from '../rules/terrain.ts';
import type { Play } from './scenario.ts';

// What the rules allow is counted a second time, without their shortcuts, and must be what is offered.

const OPTIONS = { length: 'short', firstColonists: false, spaceOddity: false };
const game = onMars as unknown as AnyGame;
const seeds = (n: number): number[] => Array.from({ length: n }, (_, seed) => seed);

/** A late position in which nothing is asked, and it is the turn of seat 0. */
function late(seed: number, what: string): Play {
  const s = rich(OPTIONS, 2 + (seed % 3), randomFrom(`${what} ${seed}`));
  s.tasks = [];
  s.phase = 'colonization';
  s.active = 0;
  return new Scenario(onMars, s);
}
const mine = (s: OnMars): Company => s.players[0] ?? expect.fail();

describe('where a movement may end', () => {
  const named = (bots: readonly number[], rover: number): string =>
    `${bots.toSorted((a, b) => a - b).join(' ')} | ${rover}`;

  /** Every end that the questions lead to. */
  function offered(t: Play): Set<string> {
    const ends = new Set<string>();
    const seen = new Set<string>();
    const open = [t.state];
    for (let s = open.pop(); s !== undefined; s = open.pop()) {
      for (const choice of pending(game, s)?.options ?? []) {
        const { bots, rover } = mine(s);
        if (choice === 'stop') {
          ends.add(named(bots, rover));
          continue;
        }
        const next = clone(s);
        play(game, next, choice);
        while (pending(game, next)?.ask === 'contractRoute') {
          play(game, next, pending(game, next)?.options[0] ?? null);
        }
        const p = mine(next);
        const key = `${named(p.bots, p.rover)} ${p.crystals} ${JSON.stringify(next.tasks.at(-1))}`;
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(next);
      }
    }
    return ends;
  }

  /** Every end of the rules: enough points, no two pieces together, no tile that cannot be taken. */
  function allowed(s: OnMars, tech: number, collect: boolean): Set<string> {
    const { bots: from, rover, crystals } = mine(s);
    const others = [...piecesOnMap(s)];
    for (const hex of [...from, rover]) if (hex >= 0) others[hex] = (others[hex] ?? 0) - 1;
    const all = seeds(HEX_COUNT);
    const ends = new Set<string>();
    const start = rover < 0 ? START : rover;
    const near = (hex: number, most: number): number[] =>
      all.filter((to) => distance(hex, to) <= most);
    const [first = 0, second = 0] = from;
    const points = 2 + tech;
    const rovers = collect ? [rover] : [...near(start, points + crystals), rover];
    for (const to of new Set(rovers)) {
      // Back to the Mine from which it enters are two steps.
      const enters = rover < 0 && to === START ? 2 : distance(start, to);
      const ride = to === rover ? 0 : Math.max(0, enters - points);
      for (const one of near(first, 2 + crystals)) {
        for (const two of near(second, 2 + crystals)) {
          const bots = [one, two];
          const walk = distance(first, one) + distance(second, two);
          const spent = ride + Math.max(0, walk - 2);
          const here = [...bots, to].filter((hex) => hex >= 0);
          const isFree = here.every(
            (hex) => others[hex] === 0 && here.filter((other) => other === hex).length === 1,
          );
          const collectors = collect
            ? bots.filter((hex, i) => hex !== from[i])
            : to === rover
              ? []
              : [to];
          const isUsable = collectors.every(
            (hex) => tileAt(s, hex) < 0 || whyNotTile(s, 0, tileAt(s, hex), bots, spent) === null,
          );
          if (spent <= crystals && isFree && isUsable) ends.add(named(bots, to));
        }
      }
    }
    return ends;
  }

  test.each(seeds(8).slice(1))(
    '[MARS-CTRL-01, MARS-CTRL-02, MARS-CTRL-03, MARS-CTRL-08, MARS-CTRL-10, MARS-ADV-10] all that may be, no more: %i',
    (seed) => {
      const t = late(seed, 'move');
      const p = mine(t.state);
      p.bots = [
        ...p.bots,
        ...seeds(HEX_COUNT).filter((hex) => piecesOnMap(t.state)[hex] === 0),
      ].slice(0, 2);
      p.botsLeft = 2;
      p.goals = [];
      p.crystals = seed % 2;
      const collect = seed % 4 === 3;
      const by = collect ? 'recycling-bots' : 'controlCenter';
      const tech = seed % 3 === 0 && !collect;
      const rover = collect ? -1 : 2;
      const levels = t.state.players.map(({ tech: spaces }) => spaces[ROVER_TECH] ?? -1);
      const level = Math.max(0, ...levels.map((space) => data.lab.spaces[space]?.level ?? 0));
      t.run({ type: 'move', seat: 0, by, bots: 2, rover, moved: 0, collect, tech });
      const wanted = allowed(t.state, tech ? level : 0, collect);
      expect([...offered(t)].toSorted()).toEqual([...wanted].toSorted());
    },
  );
});

describe('where a Building may stand', () => {
  /** Buildings of a number, as a group that grows from hex to hex. */
  function groupFrom(buildings: readonly number[], start: number): Set<number> {
    const group = new Set([start]);
    for (const hex of group) {
      buildings.forEach((building, other) => {
        if (building === buildings[start] && distance(hex, other) === 1) group.add(other);
      });
    }
    return group;
  }
  test.each(seeds(24))(
    '[MARS-CON-03, MARS-CON-04, MARS-CON-05, MARS-CON-06, MARS-CON-18] of each type: %i',
    (seed) => {
      const { state } = late(seed, 'build');
      const { bots, home } = mine(state);
      const offered: unknown[] = [];
      const wanted: unknown[] = [];
      for (const kind of TYPES.keys()) {
        const isShelter = kind === SHELTER;
        const owners = isShelter ? [mine(state)] : state.players;
        const spaces = owners.map((p) => p.tech[isShelter ? SHELTER_TECH : kind] ?? -1);
        const level = Math.max(0, ...spaces.map((at) => data.lab.spaces[at]?.level ?? 0));
        // Buildings of the type; of Shelters only those of seat 0.
        const kin = seeds(HEX_COUNT).filter((hex) => state.buildings[hex] === 1 + kind);
        for (const levels of [false, true]) {
          const help = levels && level > 0 ? home - (kind === 0 ? 1 : 0) : 0;
          const legal = HEXES.filter((_, hex) => {
            if (state.buildings[hex] !== 0) return false;
            if (!bots.some((bot) => distance(bot, hex) <= 1)) return false;
            const touched = kin.filter((other) => distance(hex, other) === 1);
            if (touched.length === 0) return kin.some((other) => distance(hex, other) === 2);
            const joined = new Set(touched.flatMap((t) => [...groupFrom(state.buildings, t)]));
            return joined.size <= level + help;
          });
          if (legal.length === 0) continue;
          const t = new Scenario(onMars, clone(state));
          const types = 1 << kind;
          t.run({ type: 'constructHex', seat: 0, by: 'x', types, levels, kind });
          offered.push(t.options());
          wanted.push(legal);
        }
      }
      expect(offered).toEqual(wanted);
    },
  );
});

describe('what can be paid', () => {
  /** Tries every way to pay unit after unit. */
  function isPaid(goods: readonly number[], units: readonly number[]): boolean {
    const [unit, ...rest] = units;
    if (unit === undefined) return true;
    const given = unit === ANY ? [0, 1, 2, 3, 4] : unit === WATER_OR_PLANT ? [0, 2, 3] : [0, unit];
    return given.some((good) => {
      const have = goods[good] ?? 0;
      return have > 0 && isPaid(goods.with(good, have - 1), rest);
    });
  }
  test('[MARS-GOODS-09, MARS-R-59] every cost of the game, from every Storage of up to two', () => {
    const costs = [...GRID_COST, ...COLUMN_UNITS, ...SCIENTIST_UNITS, ...BUILD_COST, SHIP_COST];
    const all = [...costs, [WATER_OR_PLANT], [ANY]];
    for (let n = 0; n < 3 ** 5; n++) {
      const goods = [0, 1, 2, 3, 4].map((i) => Math.floor(n / 3 ** i) % 3);
      for (const units of all) expect(canPay(goods, units)).toBe(isPaid(goods, units));
    }
  });
});
