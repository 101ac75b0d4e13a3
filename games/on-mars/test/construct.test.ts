import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { buildingOf, groupAt, siteFor } from '../rules/terrain.ts';
import { ask, crystalsOn, has, hexOf, mars, seat, slotsOf, total, whyNot } from './scenario.ts';

/** Seat 0 builds by an effect of its own, so that no slot is needed. */
const build = (spec: Parameters<typeof mars>[0], by = 'disc-build-any') =>
  mars({ ...spec, turn: -1 }).run({ type: 'perform', seat: 0, by, must: true });

describe('the map', () => {
  test('[MARS-MAP-06, MARS-MAP-11] only empty hexes take a Discovery tile or an arrow Crystal', () => {
    const t = build(
      { tops: ['generator-4'], crystals: ['-1,-2'], players: [{ bots: ['-2,-1'] }, {}] },
      'disc-build-generator',
    );
    t.answer('generator', '-2,-2');
    // South-east there is a Crystal already, north-west a Research tile.
    expect(crystalsOn(t)).toEqual(['-1,-2']);
  });
  test('[MARS-MAP-07] the audit counts pieces on each hex', () => {
    const t = mars({ players: [{ bots: ['1,0'] }, { bots: ['1,0'] }] });
    expect(t.game.audit(t.state).join()).toContain('2 pieces on hex');
  });
  test('[MARS-MAP-08, MARS-MAP-09, MARS-CON-17] groups of one type; Shelters only of one colour', () => {
    const t = build({
      buildings: { generator: ['1,-2'] },
      players: [{ bots: ['-2,-1'], goods: { oxygen: 2 } }, { shelters: ['-3,0'] }],
    });
    const { sizes } = t.game.view(t.state);
    expect([sizes[hexAt('0,-2')], sizes[hexAt('1,-2')], sizes[hexAt('0,0')]]).toEqual([2, 2, 1]);
    expect(sizes[hexAt('-2,-1')]).toBe(1);
  });
  test('[MARS-CON-05, MARS-MAP-08] groups are told apart on a map full of Buildings', () => {
    const s = structuredClone(mars().state);
    s.buildings = s.buildings.map(() => 0);
    const mines = ['-2,0', '-1,0', '0,0', '2,-1'].map(hexAt);
    for (const hex of mines) s.buildings = s.buildings.with(hex, buildingOf(0));
    const [complex = 0, , , single = 0] = mines;
    // Neighbours are of unlike types, so that each lonely Building is a group of its own.
    data.map.hexes.forEach(({ q, r }, hex) => {
      const isFree = s.buildings[hex] === 0 && hexAt('1,-1') !== hex;
      if (!isFree || groupAt(s, single) - groupAt(s, complex) >= 32) return;
      s.buildings = s.buildings.with(hex, buildingOf(1 + ((((q - r) % 3) + 3) % 3)));
    });
    expect(groupAt(s, single) - groupAt(s, complex)).toBe(32);
    expect(siteFor(s, 0, hexAt('1,-1'))).toBe(4);
  });
  test('[MARS-MAP-12] Bots may stand on any Building without a piece, also of others', () => {
    const t = mars({ players: [{ bots: ['1,1'] }, { bots: ['4,-2'] }] }).answer('controlCenter');
    expect(t.options()).toContain('bot-1>2,1');
    const taken = mars({ players: [{ bots: ['1,1'], goods: { crystal: 0 } }, {}] });
    taken.answer('controlCenter', 'bot-1>2,0', 'bot-1>2,-1');
    expect(ask(taken.answer('stop'))).toBe('0 turn');
  });
});

describe('what may be built', () => {
  test('[MARS-CON-01, MARS-CON-02] a type needs a tile and its price', () => {
    const five = ['-4,0', '-4,4', '4,-4', '4,0', '0,4', '0,-4'];
    const none = build({ buildings: { greenhouse: five }, players: [{ bots: ['0,1'] }, {}] });
    expect(whyNot(none, 'greenhouse')).toContain('MARS-CON-01');
    const poor = build({ players: [{ bare: true, bots: ['0,1', '0,-1'] }, {}] });
    for (const type of ['generator', 'greenhouse']) {
      expect(whyNot(poor, type)).toContain('MARS-CON-02');
    }
    const prices = {
      generator: 'mineral',
      'water-extractor': 'battery',
      greenhouse: 'water',
    } as const;
    for (const [type, good] of Object.entries(prices)) {
      const t = build({
        players: [{ bare: true, goods: { [good]: 1 }, bots: ['2,-2', '0,1', '1,-2'] }, {}],
      });
      t.answer(type);
      t.answer(t.options()[0] ?? null);
      if (ask(t) === '0 payResource') t.answer(good);
      expect(has(t, 0, good)).toBe(0);
    }
  });
  test('[MARS-CON-03, MARS-CTRL-05] on the hex of an own Bot or next to it, without a Building', () => {
    const t = build({ players: [{ bots: ['-2,-1'] }, {}] }).answer('generator');
    expect(t.options()).toContain('-2,-2');
    expect(whyNot(t, '0,-3')).toContain('MARS-CON-03');
    expect(whyNot(t, '-2,-1')).toContain('MARS-CON-03');
  });
  test('[MARS-CON-04, MARS-CON-06, MARS-CON-13] two hexes from the type, and next to none: no Tech', () => {
    const t = build({ players: [{ bots: ['0,1'] }, {}] }).answer('greenhouse');
    expect(whyNot(t, '0,1')).toContain('MARS-CON-05');
    const far = build({ players: [{ bots: ['0,1', '-1,-2'] }, {}] }).answer('generator');
    expect(whyNot(far, '0,1')).toContain('MARS-CON-04');
    far.answer('-2,-2');
    expect(seat(far, 0).cubes).toBe(0);
    expect(far.game.view(far.state).rows).toEqual([2, 1, 1, 1]);
  });
  test('[MARS-CON-05, MARS-EX-12, MARS-USE-06] Tech of the level of all that is joined', () => {
    const site = (extra: string[], space: string, hex: string) => {
      const t = build({
        buildings: { 'water-extractor': extra },
        players: [{ bots: [hex], tech: { 'water-extractor-tech': space } }, {}],
      });
      t.answer('water-extractor');
      return t.options().includes(hex);
    };
    expect(site([], 'lab-1a', '2,-2')).toBe(true);
    // Between a single one and a Complex of two: three are joined.
    expect(site(['3,-3', '4,-4'], 'lab-2a', '2,-2')).toBe(false);
    expect(site(['3,-3', '4,-4'], 'lab-3a', '2,-2')).toBe(true);
    expect(site(['3,-2', '4,-3'], 'lab-2a', '2,-2')).toBe(false);
    expect(site(['3,-2', '4,-3'], 'lab-3a', '2,-2')).toBe(true);
  });
  test('[MARS-CON-18, MARS-R-56] a Shelter beside the own one, by own Shelter Tech; Colonists do not help', () => {
    const t = build({
      players: [{ bots: ['-3,-1'], shelters: ['-3,0', '-4,1'] }, {}],
      buildings: {},
    });
    t.answer('shelter');
    // Three are joined, the Tech is of level 2.
    expect(whyNot(t, '-3,-1')).toContain('MARS-CON-18');
    const other = build({ players: [{ bots: ['2,0'] }, {}] }).answer('mine');
    expect(ask(other)).toBe('0 constructHex');
    expect(whyNot(build({ players: [{ bots: ['3,0'] }, {}] }), 'shelter')).toContain('MARS-CON-03');
  });
  test('[MARS-CON-12, MARS-RED-10] a Mine wants a Colonist at home, after the placement', () => {
    const t = mars({ players: [{ home: 1, bots: ['1,1'] }, {}] }).answer('constructBuilding');
    expect(whyNot(t, 'mine')).toContain('MARS-CON-12');
    const two = mars({ players: [{ home: 2, bots: ['1,1'] }, {}] });
    two.answer('constructBuilding', 'mine', '1,1', '1,2');
    expect([seat(two, 0).home, seat(two, 0).miners.map(hexOf)]).toEqual([0, ['1,1']]);
  });
});

describe('what a Building brings', () => {
  test('[MARS-CON-07, MARS-CON-08, MARS-R-40] displaced pieces first, then Crystals where arrows point', () => {
    const t = build({ tops: ['generator-4'], players: [{ bots: ['-2,-2'] }, {}] });
    t.answer('generator', '-2,-2', '-1,-2');
    // The Bot went where the arrow points: the hex is not empty any more.
    expect(crystalsOn(t)).toEqual([]);
    const left = build({ tops: ['generator-4'], players: [{ bots: ['-2,-1'] }, {}] });
    left.answer('generator', '-2,-2');
    expect(crystalsOn(left)).toEqual(['-1,-2']);
  });
  test('[MARS-CON-09, MARS-CON-10] as many Resources as the group is large; the first Complex moves the cube', () => {
    const t = build({
      buildings: { generator: ['1,-2'] },
      players: [{ bots: ['0,-1'], shelters: ['-3,-1'], tech: { 'generator-tech': 'lab-2a' } }, {}],
    });
    t.answer('generator', '0,-1', 'company-1');
    t.answer(t.options()[0] ?? null);
    expect([has(t, 0, 'battery'), seat(t, 0).cubes]).toEqual([3, 2]);
    const events = t.events.filter(({ type }) => type === 'cubePlaced');
    expect(events).toHaveLength(1);
  });
  test('[MARS-CON-10] a second Complex of the type, and Shelters, move none', () => {
    const t = build({
      players: [{ bots: ['0,-1'], cubes: ['generator'], tech: { 'generator-tech': 'lab-1a' } }, {}],
    });
    t.answer('generator', '0,-1', 'company-1');
    expect(t.events.some(({ type }) => type === 'cubePlaced')).toBe(false);
    const shelter = build({ players: [{ bots: ['-3,-1'] }, {}] });
    shelter.answer('shelter', '-3,-1', 'company-1', 'oxygen');
    expect(seat(shelter, 0).cubes).toBe(0);
  });
  test('[MARS-CON-11, MARS-GOODS-15, MARS-EX-28] a Shelter gives Crystals, two beds and room', () => {
    const t = build({ players: [{ bots: ['-3,-1'] }, {}] });
    t.answer('shelter', '-3,-1', 'company-1', 'oxygen');
    t.answer(t.options()[0] ?? null);
    const [view] = t.game.view(t.state).companies;
    expect([view?.beds, view?.storageLimit, view?.pending]).toEqual([6, 3, 2]);
    const three = mars({ players: [{ shelters: ['-3,-1', '-3,0'] }, {}] });
    const [large] = three.game.view(three.state).companies;
    expect([large?.beds, large?.storageLimit]).toEqual([8, 4]);
  });
  test('[MARS-CON-14, MARS-UPG-04] the Miner stays until the Mine is upgraded, by anybody', () => {
    const t = mars({
      buildings: { mine: ['1,1'] },
      players: [
        { bots: ['0,1'], plans: { 'metal-deposit': null } },
        { miners: ['1,1'], home: 2 },
      ],
    });
    t.answer('upgradeBuilding', 'metal-deposit', '1,1');
    expect([seat(t, 1).miners, seat(t, 1).home]).toEqual([[], 3]);
  });
  test('[MARS-CON-15] a tile builds without a red Colonist', () => {
    const t = build({ players: [{ bots: ['1,1'] }, {}] }, 'disc-build-mine');
    t.answer('mine', '1,1');
    expect(slotsOf(t, 'constructBuilding')).toEqual([0, 0, 0, 0]);
  });
  test('[MARS-CON-16, MARS-DISP-01] what lies there goes: a Crystal to the supply, a tile out of the game', () => {
    const crystal = build({ crystals: ['-2,-2'], players: [{ bots: ['-2,-1'] }, {}] });
    crystal.answer('generator', '-2,-2');
    expect(crystalsOn(crystal)).not.toContain('-2,-2');
    const tile = build({
      tiles: { '-2,-2': 'disc-crystals' },
      players: [{ bots: ['-2,-1'] }, {}],
    });
    tile.answer('generator', '-2,-2');
    expect(tile.state.tilesOut).toHaveLength(1);
  });
  test('[MARS-EX-11] an Oxygen Condenser beside the first one', () => {
    const t = mars({
      tops: ['oxygen-condenser-1'],
      rewards: { 'oxygen-condenser': 'lss-shelters' },
      players: [{ bots: ['-3,1'], tech: { 'oxygen-condenser-tech': 'lab-1a' } }, {}],
    });
    t.answer('constructBuilding', 'oxygen-condenser', '-3,2', 'company-1', 'plant');
    t.answer('lss-benefit-crystal');
    expect([has(t, 0, 'plant'), has(t, 0, 'oxygen')]).toEqual([0, 2]);
    expect([seat(t, 0).cubes, total(t, 0)]).toEqual([16, 4]);
    expect(t.game.view(t.state).rows).toEqual([1, 1, 1, 2]);
  });
  test('[MARS-EX-13] a Mine on the hex of the own Bot', () => {
    const t = mars({ players: [{ bots: ['1,1'] }, {}] });
    t.answer('constructBuilding', 'mine', '1,1', '1,2');
    expect([has(t, 0, 'mineral'), seat(t, 0).cubes, seat(t, 0).bots.map(hexOf)]).toEqual([
      2,
      0,
      ['1,2'],
    ]);
  });
});

describe('displacement', () => {
  test('[MARS-DISP-02, MARS-R-53] to a nearest hex that is empty or a Building without a piece', () => {
    const t = build({ crystals: ['2,1'], players: [{ bots: ['1,1'] }, { bots: ['2,1'] }] });
    t.state.ground = t.state.ground.with(hexAt('2,1'), 0).with(hexAt('1,2'), 1);
    t.answer('mine', '1,1');
    expect(ask(t)).toBe('0 displace');
    expect(whyNot(t, '1,1')).toContain('MARS-DISP-02');
    expect(whyNot(t, '1,2')).toContain('MARS-DISP-02');
    expect(whyNot(t, '2,1')).toContain('MARS-DISP-02');
    expect(whyNot(t, '3,1')).toContain('MARS-DISP-02');
    expect(t.options()).toContain('0,2');
  });
  test('[MARS-DISP-02] each owner moves the own piece', () => {
    const t = build({ players: [{ bots: ['1,0'] }, { bots: ['1,1'] }] });
    expect(ask(t.answer('mine', '1,1'))).toBe('1 displace');
  });
  test('[MARS-DISP-03] a displaced piece collects and destroys nothing', () => {
    const t = build({ players: [{ bots: ['1,0'], rover: '1,1' }, {}] });
    t.answer('mine', '1,1', '1,2');
    expect([hexOf(seat(t, 0).rover), seat(t, 0).pending]).toEqual(['1,2', 0]);
  });
  test('[MARS-R-32] under a Rover that is not on the map nothing moves; it enters with a step', () => {
    const t = mars({
      players: [{ bots: ['0,1'], plans: { 'metal-deposit': null } }, {}],
    });
    t.answer('upgradeBuilding', 'metal-deposit', '0,0');
    expect([ask(t), seat(t, 0).rover]).toEqual(['0 turn', -1]);
    const later = mars({ players: [{}, {}] }).answer('controlCenter');
    expect(
      later.options().filter((choice) => JSON.stringify(choice).includes('rover')),
    ).toHaveLength(6);
  });
});
