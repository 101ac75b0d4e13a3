import { Scenario } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { ModuleId } from '../rules/index.ts';
import {
  colony,
  dockOf,
  type Play,
  type PlayerSpec,
  scoreOf,
  seat,
  tiles,
  WAITING,
  whyRefused,
} from './scenario.ts';

/** A shuttle under way with these units, the first question of their placing being asked. */
function delivering(units: ModuleId[], player: PlayerSpec, ships: string[] = []) {
  const docks = { 1: ['shuttle-1-1'], 2: units };
  const t = colony({ players: [{ docks, ...player }, WAITING], ships });
  t.answer('transportShuttle:1');
  for (const _ of units) t.answer(2);
  return units.length < 2 ? t.answer('stop') : t;
}

describe('where units go', () => {
  test('[REW-UNIT-01] on its own a unit can only be sacrificed', () => {
    const players = [{ docks: { 2: ['builder-agri-1'] }, cities: { A: { bots: 1 } } }, WAITING];
    expect(colony({ players }).options()).toEqual(['sacrificeUnit:2']);
  });

  test('[REW-UNIT-02] agriculture goes to any city, whatever is there', () => {
    const cities = { A: { bots: 1, forge: 2 }, B: { bots: 1, agri: 1 }, E: { bots: 2 } };
    const t = delivering(['builder-agri-9'], { cities }).answer('builder-agri-9');
    expect(t.options()).toEqual(['A', 'B', 'E']);
    expect(whyRefused(t, 'C')).toBe('REW-UNIT-02 You have no city C.');
    t.answer('A');
    expect(tiles(t, 0, 'A')).toBe(5);
  });

  test('[REW-UNIT-03] a company goes where it already is', () => {
    const cities = { A: { bots: 1 }, B: { bots: 1, forge: 1 } };
    const t = delivering(['builder-forge-5'], { cities }).answer('builder-forge-5');
    expect(t.options()).toEqual(['B']);
    expect(whyRefused(t, 'A')).toMatch(
      /^REW-UNIT-03 .* already builds in your city B: its units go/,
    );
  });

  test('[REW-UNIT-04] [REW-UNIT-05] a new company goes to a city without a construction company', () => {
    const cities = { A: { bots: 1, agri: 2 }, B: { bots: 1, forge: 1 }, C: { bots: 1 } };
    const t = delivering(['builder-lumen-1'], { cities }).answer('builder-lumen-1');
    expect(t.options()).toEqual(['A', 'C']);
    expect(whyRefused(t, 'B')).toMatch(
      /^REW-UNIT-04 .* already builds in your city B, and a city has/,
    );
    expect(whyRefused(t, 'D')).toBe('REW-UNIT-04 You have no city D.');
  });

  test('[REW-EX-16] forge to its city, lumen to the free one, then vault finds none', () => {
    const cities = { A: { bots: 1, forge: 1 }, B: { bots: 1, helix: 1 }, C: { bots: 1, agri: 1 } };
    const forge = delivering(['builder-forge-5'], { cities }).answer('builder-forge-5');
    expect(forge.options()).toEqual(['A']);
    const t = delivering(['builder-lumen-1', 'builder-vault-1'], { cities });
    t.answer('builder-lumen-1');
    expect(t.options()).toEqual(['C']);
    t.answer('C', 'builder-vault-1');
    expect(t.asked()?.seat).toBe(1);
    expect(t.state.box).toContain('builder-vault-1');
    expect(t.events).toContainEqual({ type: 'unitLost', seat: 0, unit: 'builder-vault-1' });
  });

  test.each(['builder-agri-1', 'builder-forge-1', 'builder-forge-special'])(
    '[REW-UNIT-06] [REW-UNIT-08] [REW-EX-17] [REW-RUL-16] without a city %s is removed, for no points',
    (unit) => {
      const t = delivering([unit], {}).answer(unit);
      expect(t.asked()?.seat).toBe(1);
      expect(t.state.box).toContain(unit);
      expect(seat(t, 0).shuttles).toEqual(['shuttle-1-1']);
      expect(scoreOf(t, 0)).toBe(0);
    },
  );

  test('[REW-UNIT-06] [REW-RUL-17] a unit that fits must be placed', () => {
    const t = delivering(['builder-forge-1'], { cities: { A: { bots: 1 } } });
    t.answer('builder-forge-1');
    expect(t.asked()?.ask).toBe('transportCity');
    expect(t.options()).toEqual(['A']);
    expect(t.refused(null)).toBe('REW-UNIT-06');
  });

  test('[REW-RUL-17] a unit known to be unplaceable may be loaded', () => {
    const t = colony({
      players: [{ docks: { 1: ['shuttle-1-1'], 2: ['builder-forge-1'] } }, WAITING],
    });
    expect(t.answer('transportShuttle:1').options()).toContain(2);
  });

  test('[REW-UNIT-07] a special unit scores every tile of its city, sign and itself included', () => {
    const t = delivering(['builder-forge-special'], { cities: { A: { bots: 2, agri: 1 } } });
    t.answer('builder-forge-special', 'A');
    expect(seat(t, 0).points.specials).toBe(5);
    expect(t.events).toContainEqual({
      type: 'unitPlaced',
      seat: 0,
      unit: 'builder-forge-special',
      city: 'A',
      points: 5,
    });
    const plain = delivering(['builder-forge-5'], { cities: { A: { bots: 2 } } });
    expect(scoreOf(plain.answer('builder-forge-5', 'A'), 0)).toBe(0);
  });

  test('[REW-UNIT-11] [REW-EX-18] normal first then special: 6 points; special first: 5', () => {
    const cities = { A: { bots: 2, forge: 1 } };
    const both = () => delivering(['builder-forge-5', 'builder-forge-special'], { cities });
    const late = both().answer('builder-forge-5', 'A', 'builder-forge-special', 'A');
    expect(scoreOf(late, 0)).toBe(6);
    const early = both().answer('builder-forge-special', 'A', 'builder-forge-5', 'A');
    expect(scoreOf(early, 0)).toBe(5);
  });

  test('[REW-UNIT-11] the first of two units fixes the city of the second', () => {
    const cities = { A: { bots: 1 }, B: { bots: 1 } };
    const t = delivering(['builder-forge-1', 'builder-forge-2'], { cities });
    t.answer('builder-forge-1');
    expect(t.options()).toEqual(['A', 'B']);
    t.answer('B', 'builder-forge-2');
    expect(t.options()).toEqual(['B']);
  });

  const free = { A: { bots: 1 }, B: { bots: 1 } };
  const full = { A: { bots: 1, forge: 1 }, B: { bots: 1 } };
  test.each([
    ['two plain units of one company', ['builder-agri-1', 'builder-agri-2'], free, 1],
    ['a plain unit and a farm', ['builder-forge-1', 'builder-agri-1'], free, 1],
    ['a special unit and a farm', ['builder-forge-special', 'builder-agri-1'], free, 2],
    [
      'a special unit and one of its company',
      ['builder-forge-1', 'builder-forge-special'],
      free,
      2,
    ],
    ['two companies with two free cities', ['builder-helix-1', 'builder-lumen-special'], free, 1],
    ['two companies with one free city', ['builder-helix-1', 'builder-lumen-1'], full, 2],
    ['a company at home and a new one', ['builder-forge-special', 'builder-lumen-1'], full, 1],
    ['units that find no city', ['builder-forge-special', 'builder-agri-1'], {}, 1],
  ] as [string, ModuleId[], NonNullable<PlayerSpec['cities']>, number][])(
    '[REW-API-05] [REW-UNIT-11] the order of %s',
    (_what, units, cities, orders) => {
      expect(delivering(units, { cities }).options()).toEqual(units.slice(0, orders));
    },
  );

  test('[REW-API-05] where only one order is offered, the other comes to the same', () => {
    // Every way to place both units, by the points and the sizes of the cities that come of it.
    const ends = (t: Play): string[] => {
      if (t.asked()?.ask === 'chapterTwoTurn') {
        const { points, cities } = seat(t, 0);
        const built = cities.map(({ letter, modules }) => [letter, ...modules.toSorted()]);
        return [JSON.stringify([points.specials, built, t.state.box.toSorted()])];
      }
      return t.options().flatMap((choice) => ends(new Scenario(t.game, t.state).answer(choice)));
    };
    const pairs: ModuleId[][] = [
      ['builder-forge-5', 'builder-agri-1'],
      ['builder-helix-1', 'builder-lumen-special'],
      ['builder-forge-special', 'builder-lumen-1'],
      ['builder-helix-special', 'builder-agri-2'],
    ];
    for (const cities of [free, full, { ...full, C: { bots: 2 } }, {}]) {
      for (const pair of pairs) {
        const one = ends(delivering(pair, { cities }));
        const two = ends(delivering(pair.toReversed(), { cities }));
        expect(new Set(one)).toEqual(new Set(two));
      }
    }
  });
});

describe('sacrifice', () => {
  test('[REW-UNIT-08] [REW-UNIT-09] the outermost unit goes to the box, one a turn, for no points', () => {
    const docks = { 2: ['builder-forge-special', 'builder-agri-1'] };
    const players = [{ docks, cities: { A: { bots: 3 } } }, WAITING];
    const t = colony({ players, ships: ['pop-dock-1'] });
    t.answer('sacrificeUnit:2');
    expect(t.state.box).toContain('builder-forge-special');
    expect(dockOf(t, 0, 2)).toEqual(['builder-agri-1']);
    expect(seat(t, 0).points).toMatchObject({ specials: 0, ships: 5 });
    expect(t.asked()?.seat).toBe(1);
  });

  test('[REW-UNIT-10] [REW-RUL-18] also when the unit could be transported', () => {
    const docks = {
      1: ['shuttle-1-1'],
      2: ['builder-agri-1'],
      3: ['builder-agri-2', 'shuttle-1-2'],
    };
    const t = colony({ players: [{ docks, cities: { A: { bots: 1 } } }, WAITING] });
    expect(t.options()).toContain('sacrificeUnit:2');
    expect(t.options()).toContain('sacrificeUnit:3');
  });

  test('[REW-RUL-35] agriculture too, and never forced while something else is legal', () => {
    const docks = { 1: ['builder-agri-1'], 2: ['terrabot-a-1'] };
    const t = colony({ players: [{ docks }, WAITING] });
    expect(t.options()).toEqual(['sacrificeUnit:1', 'launchTerrabot:2']);
  });
});
