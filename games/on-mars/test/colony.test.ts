import { describe, expect, test } from 'vitest';
import { at, data, indexOfId } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { planOf } from '../data/tables.ts';
import { ask, builtOn, has, hexOf, mars, seat, slotsOf, total, whyNot } from './scenario.ts';
import type { Spec } from './scenario.ts';

const second = { 'water-extractor': ['4,-2'], greenhouse: ['0,4'], 'oxygen-condenser': ['-4,2'] };
const status = (spec: Spec) => mars({ ...spec, turn: -1 }).run({ type: 'colonyStatus' });
const lss = (spec: Spec, kind = 1) =>
  mars({ ...spec, turn: -1 }).run({ type: 'lifeSupport', seat: 0, kind });

describe('Life Support System', () => {
  test('[MARS-LSS-01, MARS-LSS-06, MARS-R-16] rows count Buildings, up to six', () => {
    const hexes = ['4,-2', '4,-4', '-4,0', '-4,4', '0,4', '0,-4'];
    const seven = lss({ buildings: { generator: hexes } });
    expect(seven.game.view(seven.state).rows[0]).toBe(6);
    expect([total(seven, 0), seven.events]).toEqual([0, []]);
    const six = lss({ level: 4, buildings: { generator: hexes.slice(0, 5) } });
    expect(six.events.map(({ type }) => type)).toContain('lssRaised');
  });
  test('[MARS-LSS-02, MARS-LSS-03, MARS-EX-14] the first step is worth 2; no reward from the level row on', () => {
    const first = lss({
      buildings: { generator: ['4,-2'] },
      rewards: { generator: 'lss-shelters' },
    });
    expect([total(first, 0), ask(first)]).toEqual([4, '0 lssBenefit']);
    const next = lss({ buildings: { generator: ['4,-2', '4,-4'] } });
    expect([total(next, 0), ask(next)]).toEqual([0, 'nobody']);
    const higher = lss({ level: 2, buildings: { generator: ['4,-2', '4,-4'] } });
    expect(ask(higher)).toBe('0 lssBenefit');
  });
  const worth: [string, NonNullable<Spec['players']>, number][] = [
    ['lss-tech', [{ tech: { 'mine-tech': 'lab-4a' } }, {}], 4],
    ['lss-ships', [{ hangar: 2 }, {}], 4],
    ['lss-advanced', [{ plans: { casino: '-2,-1' } }, {}], 2],
    ['lss-mines', [{ miners: ['0,0'] }, {}], 2],
    ['lss-bots', [{ bots: ['1,0', '1,1', '1,2'] }, {}], 6],
    ['lss-discoveries', [{ discoveries: ['disc-card', 'disc-tech'] }, {}], 4],
    ['lss-shelters', [{ shelters: ['-3,-1'] }, {}], 4],
    ['lss-colonists', [{ home: 3 }, {}], 3],
  ];
  test.each(worth)('[MARS-LSS-04, MARS-LSS-07] %s', (reward, players, points) => {
    const t = lss({
      buildings: { generator: ['4,-2'] },
      rewards: { generator: reward },
      players,
    });
    expect(total(t, 0)).toBe(2 + points);
    expect(t.state.rewards[0]).toBe(indexOfId(data.lssRewardTiles, reward));
  });
  test('[MARS-LSS-05, MARS-R-35] four benefits, of which one is taken', () => {
    const spec = {
      buildings: { generator: ['4,-2'] },
      slots: { obtainBlueprint: [1] },
      players: [{ work: 1, home: 2 }, {}],
    };
    expect(seat(lss(spec).answer('lss-benefit-crystal'), 0).pending).toBe(1);
    expect(has(lss(spec).answer('lss-benefit-mineral'), 0, 'mineral')).toBe(2);
    expect(ask(lss(spec).answer('lss-benefit-bots'))).toBe('0 move');
    const back = lss(spec).answer('lss-benefit-retrieve');
    expect(back.options()).toEqual(['obtainBlueprint', 'work', 'stop']);
    expect(seat(back.answer('obtainBlueprint'), 0).home).toBe(3);
    const none = lss({ ...spec, slots: {}, players: [{ goods: { mineral: 2 } }, {}] });
    expect(whyNot(none, 'lss-benefit-retrieve')).toContain('MARS-LSS-05');
    expect(whyNot(none, 'lss-benefit-mineral')).toContain('MARS-GOODS-01');
    const full = lss({ ...spec, players: [{ work: 1, home: 4 }, {}] });
    full.answer('lss-benefit-retrieve', 'work');
    expect([seat(full, 0).home, seat(full, 0).supply]).toEqual([4, 7]);
  });
});

describe('Colony status', () => {
  test('[MARS-COL-01, MARS-EX-15] only when all four have reached the row', () => {
    expect(status({ buildings: second }).state.level).toBe(1);
    expect(status({ buildings: { ...second, generator: ['4,-4'] } }).state.level).toBe(2);
  });
  test('[MARS-COL-02] level 5 is the last one', () => {
    const five = ['4,-4', '5,-4', '5,-3', '4,-3', '3,-4'];
    const all = {
      generator: five,
      'water-extractor': ['-4,0', '-5,0', '-5,1', '-4,1', '-3,0'],
      greenhouse: ['-1,4', '-2,4', '-2,5', '0,4', '1,3'],
      'oxygen-condenser': ['-4,3', '-4,4', '-3,3', '-3,4', '-5,4'],
    };
    const t = status({ level: 4, buildings: all });
    expect([t.state.level, t.state.lastCrossing]).toEqual([5, true]);
    expect(t.run({ type: 'colonyStatus' }).state.level).toBe(5);
  });
  test('[MARS-COL-03] level 2: twelve new Blueprints; level 3: the last six of level 3', () => {
    const t = status({ buildings: { ...second, generator: ['4,-4'] } });
    const levels = t.state.planRow.map((plan) => at(data.blueprints, plan).level);
    expect(levels).toEqual([1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3]);
    expect(t.state.plansOut).toHaveLength(6);
    const third = {
      generator: ['4,-4', '5,-4'],
      'water-extractor': ['4,-2', '-5,1'],
      greenhouse: ['0,4', '-2,4'],
      'oxygen-condenser': ['-4,2', '-4,4'],
    };
    const both = status({ buildings: third });
    expect(both.state.planRow.map((plan) => at(data.blueprints, plan).level)).toEqual(
      Array.from({ length: 12 }, () => 3),
    );
  });
  test('[MARS-COL-04, MARS-R-45] the Grid is filled from the bottom, not with two players', () => {
    const spec = { buildings: { ...second, generator: ['4,-4'] } };
    const two = mars({ ...spec, turn: -1 });
    two.state.grid = two.state.grid.with(0, -1).with(7, -1);
    expect(two.run({ type: 'colonyStatus' }).state.grid.filter((tile) => tile < 0)).toHaveLength(2);
    const three = mars({ ...spec, turn: -1, players: [{}, {}, {}] });
    three.state.techPile = [...three.state.techPile, ...three.state.grid.slice(0, 3)];
    three.state.grid = three.state.grid.map((tile, i) => (i < 3 ? -1 : tile));
    three.state.techPile = three.state.techPile.slice(-2);
    three.run({ type: 'colonyStatus' });
    expect(three.state.grid.filter((tile) => tile < 0)).toHaveLength(1);
  });
  test('[MARS-COL-05] the Warehouse is refilled: 3 of each, 2 with two players', () => {
    const spec = { buildings: { ...second, generator: ['4,-4'] }, warehouse: [0, 0, 0, 0, 0] };
    expect(status(spec).state.warehouse).toEqual([2, 2, 2, 2, 2]);
    expect(status({ ...spec, players: [{}, {}, {}] }).state.warehouse).toEqual([3, 3, 3, 3, 3]);
  });
  test('[MARS-COL-06, MARS-COL-09, MARS-EX-16] cubes score for all at the first two updates', () => {
    const t = status({
      buildings: { ...second, generator: ['4,-4'] },
      players: [
        { cubes: ['mine', 'generator', 'greenhouse'] },
        { cubes: ['mine'] },
        { cubes: ['mine'] },
        {},
      ],
    });
    expect([0, 1, 2, 3].map((n) => total(t, n))).toEqual([4, 1, 1, 0]);
    const later = mars({ level: 4, turn: -1, players: [{ cubes: ['mine'] }, {}] });
    for (let step = 0; step < at(data.colonyLevels, 3).onReach.length; step++) {
      later.run({ type: 'levelStep', step });
    }
    expect(total(later, 0)).toBe(0);
  });
  test('[MARS-COL-07, MARS-R-08] from level 3 on the marker of Remaining Missions moves', () => {
    const third = {
      generator: ['4,-4', '5,-4'],
      'water-extractor': ['4,-2', '-5,1'],
      greenhouse: ['0,4', '-2,4'],
      'oxygen-condenser': ['-4,2', '-4,4'],
    };
    const t = status({ buildings: third });
    expect([t.state.level, t.state.steps]).toEqual([3, 1]);
    expect(status({ buildings: { ...second, generator: ['4,-4'] } }).state.steps).toBe(0);
  });
  test('[MARS-COL-08, MARS-SHIP-03, MARS-EX-19] as many Ships in all as the level', () => {
    const t = mars({
      level: 3,
      players: [{ welcomed: 2, hangar: 1, goods: { water: 2, plant: 2 } }, {}],
    });
    t.answer('welcomeShip', 'ship-3:crew', 'water', 'plant');
    expect([ask(t), seat(t, 0).hangar]).toEqual(['0 turn', 2]);
    const none = mars({ level: 2, players: [{ welcomed: 2 }, {}] });
    expect(whyNot(none, 'welcomeShip')).toContain('MARS-SHIP-03');
  });
});

describe('Upgrade', () => {
  const upgrade = (player: object, spec: Spec = {}) =>
    mars({ ...spec, players: [{ bots: ['-2,-1'], plans: { gym: null }, ...player }, {}] });
  test('[MARS-UPG-01, MARS-EX-17] a card, a Building in the Zone, 1 Mineral', () => {
    const t = mars({ players: [{ bots: ['2,-2'], plans: { 'private-ship': null } }, {}] });
    t.answer('upgradeBuilding', 'private-ship', '2,-1');
    expect([builtOn(t, 'private-ship'), has(t, 0, 'mineral')]).toEqual(['2,-1', 0]);
    expect(whyNot(upgrade({ goods: { mineral: 0 } }), 'upgradeBuilding')).toContain('MARS-UPG-01');
    expect(whyNot(upgrade({ plans: {} }), 'upgradeBuilding')).toContain('MARS-UPG-01');
    expect(whyNot(upgrade({ bots: ['3,0'] }), 'upgradeBuilding')).toContain('MARS-UPG-01');
  });
  test('[MARS-UPG-02, MARS-UPG-08, MARS-R-47] level 3 wants a Complex of 3', () => {
    const two = upgrade({ plans: { library: null }, shelters: ['-3,-1'] });
    expect(whyNot(two, 'upgradeBuilding')).toContain('MARS-UPG-01');
    const three = upgrade({
      plans: { library: null, casino: '-3,-1' },
      shelters: ['-3,-1', '-3,0'],
      goods: { mineral: 2 },
    });
    three.answer('upgradeBuilding', 'library');
    expect(whyNot(three, '-3,-1')).toContain('MARS-UPG-01');
    expect([...three.options()].map(String).toSorted()).toEqual(['-2,-1', '-3,0']);
  });
  test('[MARS-UPG-03] a Shelter must be an own one; others are anybody’s', () => {
    const t = mars({ players: [{ bots: ['2,0'], plans: { gym: null } }, {}] });
    expect(whyNot(t, 'upgradeBuilding')).toContain('MARS-UPG-01');
  });
  test('[MARS-UPG-04] whoever stands there is displaced', () => {
    const t = upgrade({}).answer('upgradeBuilding', 'gym', '-2,-1');
    expect(ask(t)).toBe('0 displace');
  });
  test('[MARS-UPG-05, MARS-EX-18] Upgrade Tech of level 2: up to three', () => {
    const t = mars({
      players: [
        {
          bots: ['1,-1', '-1,2'],
          shelters: ['-3,-1', '-3,0'],
          goods: { mineral: 4 },
          plans: {
            'private-ship': null,
            biomarket: null,
            'metal-deposit': null,
            'wind-turbines': null,
          },
          tech: { 'upgrade-tech': 'lab-2a' },
        },
        {},
      ],
    });
    t.answer('upgradeBuilding', 'private-ship', '2,-1', 'company-1');
    t.answer('biomarket', '0,2', 'metal-deposit', '0,0');
    expect([ask(t), has(t, 0, 'mineral'), builtOn(t, 'wind-turbines')]).toEqual([
      '0 turn',
      1,
      null,
    ]);
  });
  test('[MARS-UPG-06, MARS-EX-25, MARS-TRAV-02] it produces on the way to Orbit, Miners too', () => {
    const t = mars({
      buildings: { mine: ['1,1'] },
      players: [
        { miners: ['1,1'], plans: { 'wind-turbines': '0,-2', casino: '-2,-1' }, bots: ['3,0'] },
        {},
      ],
      turn: -1,
    });
    t.run({ type: 'travelTo', seat: 0, to: 0, discovery: true, how: 'effect' });
    expect([has(t, 0, 'mineral'), has(t, 0, 'battery'), seat(t, 0).pending]).toEqual([2, 2, 1]);
  });
  test('[MARS-UPG-07] starting Buildings too', () => {
    const t = mars({ players: [{ bots: ['0,1'], plans: { 'metal-deposit': null } }, {}] });
    t.answer('upgradeBuilding', 'metal-deposit', '0,0');
    expect(t.state.built[planOf('metal-deposit')]).toBe(hexAt('0,0'));
  });
});

describe('Ships', () => {
  test('[MARS-SHIP-01, MARS-EX-20, MARS-R-13] any Ship for 1 Water and 1 Plant; its space is open', () => {
    const t = mars({ players: [{}, {}] });
    t.answer('welcomeShip', 'ship-4:crew', 'water', 'plant');
    const [view] = t.game.view(t.state).companies;
    expect([view?.hangar, view?.depotRoom, view?.pending]).toEqual([1, 4, 0]);
    expect(whyNot(t, 'executive:3')).toContain('MARS-EXEC-02');
    expect(whyNot(t, 'executive:4')).toContain('MARS-EXEC-03');
    expect(whyNot(mars({ players: [{ bare: true }, {}] }), 'welcomeShip')).toContain(
      'MARS-SHIP-01',
    );
  });
  test('[MARS-SHIP-02, MARS-SHIP-07] 1 Colonist and 1 Bot, or 2 Colonists; without a bed they stay', () => {
    const two = mars({ players: [{ home: 1 }, {}] }).answer(
      'welcomeShip',
      'ship-1:crew',
      'water',
      'plant',
    );
    expect(seat(two, 0).home).toBe(3);
    const bot = mars({ players: [{ bots: ['1,0'] }, {}] });
    bot.answer('welcomeShip', 'ship-1:bot', 'water', 'plant', '-2,-1');
    expect([seat(bot, 0).home, seat(bot, 0).bots.map(hexOf)]).toEqual([4, ['1,0', '-2,-1']]);
    const full = mars({ players: [{ home: 4 }, {}] }).answer(
      'welcomeShip',
      'ship-1:crew',
      'water',
      'plant',
    );
    expect([seat(full, 0).home, seat(full, 0).supply]).toEqual([4, 8]);
  });
  test('[MARS-SHIP-04] one more for each Colonist who was at home before', () => {
    const goods = { water: 2, plant: 2 };
    const t = mars({ level: 3, players: [{ home: 1, goods, shelters: ['-3,-1'] }, {}] });
    t.answer(
      'welcomeShip',
      'ship-1:crew',
      'water',
      'plant',
      'more',
      'ship-2:crew',
      'water',
      'plant',
    );
    expect([ask(t), seat(t, 0).home, seat(t, 0).work]).toEqual(['0 turn', 4, 1]);
    const none = mars({ level: 3, players: [{ home: 0, goods }, {}] });
    none.answer('welcomeShip', 'ship-1:crew', 'water', 'plant');
    expect(ask(none)).toBe('0 turn');
  });
  test('[MARS-SHIP-05, MARS-R-07] Colonist Tech for each Ship', () => {
    const t = mars({ players: [{ home: 0, tech: { 'colonist-tech': 'lab-2a' } }, {}] });
    t.answer('welcomeShip', 'ship-1:crew', 'water', 'plant', 'company-1');
    expect(seat(t, 0).home).toBe(4);
  });
  test('[MARS-SHIP-06] on an own free Shelter, else on the nearest empty hex', () => {
    const t = mars({ players: [{ bots: ['-2,-1'] }, {}] });
    t.answer('welcomeShip', 'ship-1:bot', 'water', 'plant');
    expect(ask(t)).toBe('0 placeBot');
    expect(t.options()).toContain('-2,0');
    expect(whyNot(t, '-2,-1')).toContain('MARS-SHIP-06');
    expect(whyNot(t, '1,0')).toContain('MARS-SHIP-06');
  });
});

test('slots are as they were named', () => {
  expect(slotsOf(mars({ slots: { upgradeBuilding: [0, 2] } }), 'upgradeBuilding')).toEqual([
    0, 2, 0, 0,
  ]);
});
