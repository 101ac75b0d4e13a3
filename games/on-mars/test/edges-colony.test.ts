import { describe, expect, test } from 'vitest';
import { hexAt } from '../data/map.ts';
import { ask, builtOn, crystalsOn, finalParts, hexOf, mars } from './scenario.ts';
import { seat, total, whyNot } from './scenario.ts';
import type { PlayerSpec, Spec } from './scenario.ts';

const two = (player: PlayerSpec, spec: Spec = {}) => mars({ ...spec, players: [player, {}] });
const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('Bots and Rover', () => {
  test('[MARS-CTRL-04] a Bot that ends on a Crystal sends it to the supply, one that passes does not', () => {
    const t = two({ bots: ['1,1'] }, { crystals: ['1,2', '1,3'] });
    t.answer('controlCenter', 'bot-1>1,2', 'bot-1>1,3', 'stop');
    expect([crystalsOn(t), seat(t, 0).pending]).toEqual([['1,2'], 0]);
  });
  test('[MARS-CTRL-03, MARS-MAP-07] through the Rover of another, but no end there', () => {
    const t = mars({ players: [{ bots: ['1,1'] }, { rover: '1,2' }] });
    t.answer('controlCenter', 'bot-1>1,2');
    expect(t.options()).not.toContain('stop');
    t.answer('bot-1>1,3', 'stop');
    expect(hexOf(seat(t, 0).bots[0] ?? -1)).toBe('1,3');
  });
  test('[MARS-CTRL-03] a Bot whose last point is spent among pieces may not have gone there', () => {
    const t = mars({
      players: [
        { bots: ['1,1'], bare: true },
        { rover: '1,3', bots: ['1,2'] },
      ],
    });
    t.answer('controlCenter');
    expect(t.options()).toContain('bot-1>1,2');
    t.answer('bot-1>1,2');
    expect(t.options()).not.toContain('bot-1>1,3');
  });
  test('[MARS-CTRL-11, MARS-CTRL-03] a second tile of the same letter is passed, not ended on', () => {
    const t = two(
      { rover: '-4,0', research: ['research-a-1'], bare: true },
      { tiles: { '-5,0': 'research-a-2' } },
    );
    t.answer('controlCenter', 'rover>-5,0');
    expect(t.options()).not.toContain('stop');
  });
  test('[MARS-CTRL-07, MARS-GOODS-07] Crystals of the way pay no further step', () => {
    const t = two({ rover: '1,0', bare: true }, { crystals: ['2,0', '3,0'] });
    t.answer('controlCenter', 'rover>2,0', 'rover>3,0');
    expect(t.options().some((one) => JSON.stringify(one).startsWith('"rover'))).toBe(false);
    expect(seat(t, 0).pending).toBe(2);
  });
  test('[MARS-CTRL-10, MARS-CTRL-14] no end on a Blueprint tile without a marker', () => {
    const eight = ['gym', 'casino', 'library', 'radar', 'biolab', 'aqueduct', 'biomarket'];
    const plans = Object.fromEntries([...eight, 'eco-resort'].map((id) => [id, null]));
    const spec: Spec = { tiles: { '2,0': 'disc-blueprints' } };
    const t = two({ rover: '1,0', bare: true, plans }, spec).answer('controlCenter', 'rover>2,0');
    expect(t.options()).not.toContain('stop');
  });
  test('[MARS-CTRL-13, MARS-MIS-03] a tile that a Bot destroys moves no Mission', () => {
    const t = two(
      { bots: ['1,1'] },
      { tiles: { '1,2': 'disc-crystals' }, missions: { 'mission-discovery': 3 } },
    );
    t.answer('controlCenter', 'bot-1>1,2', 'stop');
    expect([t.state.trackers[0], t.state.ground[hexAt('1,2')]]).toEqual([3, 0]);
  });
});

describe('building', () => {
  test('[MARS-CON-04] three hexes from its kind nothing is built', () => {
    const t = two({ bots: ['-3,4'] }).answer('constructBuilding', 'greenhouse');
    expect(whyNot(t, '-4,5')).toContain('MARS-CON-04');
    expect(t.options()).toContain('-2,3');
  });
  test('[MARS-CON-05] a hex that joins two groups asks for the sum of both', () => {
    const spec = (space: string) =>
      two(
        { bots: ['1,2'], tech: { 'greenhouse-tech': space }, home: 3, goods: rich },
        { buildings: { greenhouse: ['2,2', '3,1'] } },
      ).answer('constructBuilding', 'greenhouse');
    expect(whyNot(spec('lab-2a'), '1,2')).toContain('MARS-CON-05');
    const able = spec('lab-3a').answer('1,2', 'company-1', 'water', '1,1');
    expect(seat(able, 0).cubes).not.toBe(0);
  });
  test('[MARS-CON-05, MARS-USE-01] levels of two tiles are not added', () => {
    const t = mars({
      buildings: { greenhouse: ['0,3', '0,4'] },
      players: [
        { bots: ['1,1'], tech: { 'greenhouse-tech': 'lab-2a' } },
        { tech: { 'greenhouse-tech': 'lab-2a' } },
        {},
      ],
    }).answer('constructBuilding', 'greenhouse');
    expect(whyNot(t, '1,1')).toContain('MARS-CON-05');
  });
  test('[MARS-CON-12, MARS-RED-04] a Mine after the extra cost needs a third Colonist', () => {
    const spec: Spec = { slots: { constructBuilding: [0, 1] } };
    const t = two({ bots: ['1,1'], home: 2, bare: true }, spec);
    expect(t.options()).not.toContain('constructBuilding');
    const able = two({ bots: ['1,1'], home: 3, bare: true }, spec);
    able.answer('constructBuilding', 'colonist', 'mine', '1,1');
    expect(seat(able, 0).home).toBe(1);
  });
  test('[MARS-CON-08] an arrow at a Bot or off the map lays no Crystal', () => {
    const t = two({ bots: ['-2,-1', '-1,-2'], goods: rich }, { tops: ['generator-4'] }).answer(
      'constructBuilding',
      'generator',
      '-2,-2',
    );
    expect(crystalsOn(t)).not.toContain('-1,-2');
  });
  test('[MARS-CON-16, MARS-MIS-03] building on a Discovery tile takes it away for good', () => {
    const t = two(
      { bots: ['-2,-1'] },
      { tiles: { '-2,-2': 'disc-crystals' }, missions: { 'mission-discovery': 3 } },
    ).answer('constructBuilding', 'generator', '-2,-2');
    expect([t.state.ground[hexAt('-2,-2')], t.state.trackers[0], seat(t, 0).pending]).toEqual([
      0, 3, 0,
    ]);
  });
  test('[MARS-CON-09, MARS-GOODS-03] what a Complex yields beyond the limit may go on a Contract', () => {
    const t = two({
      bots: ['1,1'],
      goods: { ...rich, water: 1 },
      tech: { 'greenhouse-tech': 'lab-2a' },
      contracts: { 'contract-11': {} },
    }).answer('constructBuilding', 'greenhouse', '0,1', 'company-1', 'water');
    expect(ask(t)).toBe('0 contractRoute');
    t.answer('contract-11', 'contract-11');
    expect(seat(t, 0).loads[0]?.[3]).toBe(2);
  });
  test('[MARS-CON-18] the Shelter of another is no kin', () => {
    const t = two({ bots: ['1,0'], home: 3 }, { buildings: {} }).answer('constructBuilding');
    expect(t.options()).not.toContain('shelter');
  });
  test('[MARS-CON-11, MARS-CON-09] a Shelter in a Complex of two brings two Crystals', () => {
    const t = two({ bots: ['-3,-1'] }).answer(
      'constructBuilding',
      'shelter',
      '-3,0',
      'company-1',
      'oxygen',
    );
    expect([seat(t, 0).pending, seat(t, 0).shelters, seat(t, 0).cubes]).toEqual([2, 2, 0]);
  });
});

describe('the Colony', () => {
  type Tracks = NonNullable<Spec['buildings']>;
  const lagging = (level: number, tracks: Tracks, player: PlayerSpec = {}): Spec => ({
    level,
    buildings: tracks,
    players: [{ bots: ['-2,-1'], ...player }, { cubes: ['mine', 'generator'] }],
  });
  const others = {
    'water-extractor': ['4,-2'],
    greenhouse: ['0,4'],
    'oxygen-condenser': ['-4,2'],
  } as const;
  const each = (n: number) =>
    Object.fromEntries(
      Object.entries({
        'water-extractor': ['4,-2', '4,-4', '5,-1', '5,-4'],
        greenhouse: ['0,4', '2,3', '3,2', '1,3'],
        'oxygen-condenser': ['-4,2', '-4,4', '-5,4', '-5,1'],
      }).map(([type, hexes]) => [type, hexes.slice(0, n)]),
    );
  test('[MARS-COL-06] from level 3 to 4 cubes score nothing, and a step is taken', () => {
    const t = mars({
      ...lagging(3, { ...each(3), generator: ['2,-3', '4,-5'] }),
      tops: ['generator-4'],
    });
    t.answer('constructBuilding', 'generator', '-2,-2', 'lss-benefit-crystal', 'end');
    expect([t.state.level, total(t, 1), t.state.steps]).toEqual([4, 0, 1]);
  });
  test('[MARS-COL-03] level 2 clears the face-up cards, those of level 3 remain in the deck', () => {
    const t = mars(
      lagging(1, Object.fromEntries(Object.entries(others).map(([k, v]) => [k, [...v]]))),
    );
    const before = t.state.planRow.filter((plan) => plan >= 0);
    t.answer('constructBuilding', 'generator', '-2,-2', 'lss-benefit-crystal', 'end');
    const after = t.state.planRow.filter((plan) => plan >= 0);
    expect([t.state.level, after.length]).toEqual([2, 12]);
    expect(before.some((plan) => after.includes(plan))).toBe(false);
    expect(total(t, 1)).toBe(2);
  });
  test('[MARS-LSS-05] without a Colonist away there is none to retrieve', () => {
    const t = two({ bots: ['-2,-1'], home: 3 });
    t.answer('constructBuilding', 'generator', '-2,-2');
    expect(t.options()).toContain('lss-benefit-retrieve');
    t.answer('lss-benefit-retrieve');
    expect(ask(t)).toBe('0 retrieve');
  });
});

describe('upgrading', () => {
  test('[MARS-UPG-01] not twice on one Building', () => {
    const t = two({
      bots: ['0,1'],
      goods: rich,
      plans: { biomarket: '0,2', 'hydroponic-farm': null },
    });
    expect(whyNot(t, 'upgradeBuilding')).not.toBe('is not refused');
  });
  test('[MARS-UPG-04, MARS-GOODS-05] the Miner of another without a bed goes to the supply', () => {
    const t = mars({
      buildings: { mine: ['1,1'] },
      players: [
        { bots: ['0,1'], plans: { 'metal-deposit': null } },
        { miners: ['1,1'], home: 4 },
      ],
    });
    t.answer('upgradeBuilding', 'metal-deposit', '1,1');
    expect([seat(t, 1).home, seat(t, 1).miners, seat(t, 1).supply]).toEqual([4, [], 8]);
    expect(builtOn(t, 'metal-deposit')).toBe('1,1');
  });
  test('[MARS-UPG-05, MARS-USE-03] the Tech of another for a second upgrade is one Oxygen', () => {
    const t = mars({
      players: [
        { bots: ['0,1', '1,-1'], goods: rich, plans: { biomarket: null, 'metal-deposit': null } },
        { tech: { 'upgrade-tech': 'lab-1a' } },
        {},
      ],
    });
    t.answer('upgradeBuilding', 'biomarket', '0,2', 'company-2', 'metal-deposit', '0,0');
    expect(t.state.loans.length).toBe(1);
  });
  test('[MARS-CONTR-05, MARS-R-57] another player completes a Contract by a fourth Building', () => {
    const t = mars({
      buildings: { greenhouse: ['0,3', '0,4'] },
      missions: { 'mission-contracts': 2 },
      players: [
        { bots: ['0,1'], tech: { 'greenhouse-tech': 'lab-3a' }, goods: rich },
        { plans: { biomarket: '0,2' }, contracts: { 'contract-4': {} } },
      ],
    });
    t.answer('constructBuilding', 'greenhouse', '0,1', 'company-1', 'water', '1,1');
    expect([t.state.trackers[0], seat(t, 1).pending, seat(t, 1).done]).toEqual([1, 2, 1 << 3]);
    expect(finalParts(t, 1).contracts).toBe(12);
  });
});
