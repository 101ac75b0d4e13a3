import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { contractCard } from '../data/tables.ts';
import { ask, crystalsOn, has, hexOf, levelOf, mars, seat, whyNot } from './scenario.ts';
import type { Spec } from './scenario.ts';

const control = (spec: Spec) => mars(spec).answer('controlCenter');
const bare = { crystal: 0 };

describe('Control Center', () => {
  test('[MARS-CTRL-01, MARS-R-02] 2 points for Bots, 2 for the Rover, in any order', () => {
    const t = control({ players: [{ bots: ['1,1', '3,1'], rover: '4,-1', goods: bare }, {}] });
    t.answer('bot-1>1,2', 'rover>4,0', 'bot-2>3,2', 'rover>3,1');
    expect(t.options()).toEqual(['stop']);
    expect(whyNot(t, 'bot-1>1,1')).toContain('MARS-CTRL-02');
    t.answer('stop');
    expect(seat(t, 0).bots.map(hexOf)).toEqual(['1,2', '3,2']);
  });
  test('[MARS-CTRL-02] a Crystal of the Depot is a point more; pending ones are not', () => {
    const t = control({ players: [{ bots: ['1,1'], goods: { crystal: 1 }, pending: 3 }, {}] });
    t.answer('bot-1>1,2', 'bot-1>1,3', 'bot-1>0,3', 'crystals');
    expect([has(t, 0, 'crystal'), seat(t, 0).pending]).toEqual([0, 3]);
    expect(whyNot(t, 'bot-1>0,2')).toContain('MARS-CTRL-02');
  });
  test('[MARS-CTRL-03] through any hex, but never an end beside another piece', () => {
    const t = control({
      players: [
        { bots: ['1,1'], goods: bare },
        { bots: ['1,2'], rover: '1,3' },
      ],
    });
    t.answer('bot-1>1,2');
    expect(whyNot(t, 'stop')).toContain('MARS-CTRL-03');
    expect(t.options()).not.toContain('bot-1>1,3');
    expect(t.options()).toContain('bot-1>0,3');
    const miner = control({
      buildings: { mine: ['1,2'] },
      players: [{ bots: ['1,1'] }, { miners: ['1,2'] }],
    });
    expect(whyNot(miner.answer('bot-1>1,2'), 'stop')).toContain('MARS-CTRL-03');
    const marker = control({ players: [{ bots: ['0,1'] }, { plans: { biomarket: '0,2' } }] });
    expect(whyNot(marker.answer('bot-1>0,2'), 'stop')).toContain('MARS-CTRL-03');
  });
  test('[MARS-CTRL-03, MARS-CTRL-10] what leaves a hex must not take the Crystal that a tile needs', () => {
    const everybody = Object.fromEntries(data.scientists.map(({ id }) => [id, null]));
    const t = mars({
      tiles: { '2,0': 'disc-card' },
      players: [
        { bare: true, goods: { crystal: 1 }, home: 0, bots: ['1,1', '1,2'], rover: '4,0' },
        { scientists: everybody },
      ],
    });
    // The only card to be had is a Contract, for a Crystal.
    const [contract = 0, ...rest] = t.state.contractDeck;
    t.state.contractDeck = rest;
    t.state.display = t.state.display.with(0, contractCard(contract));
    t.answer('controlCenter', 'bot-1>2,1');
    expect(t.options()).toContain('bot-1>1,2');
    t.answer('rover>3,0', 'rover>2,0');
    expect(whyNot(t, 'bot-1>1,2')).toContain('MARS-CTRL-03');
    expect(t.options()).toContain('bot-1>2,2');
  });
  test('[MARS-CTRL-04, MARS-CTRL-16] where a Bot ends tiles and Crystals are lost, not where it passes', () => {
    const spec = { crystals: ['1,2'], tiles: { '1,3': 'disc-crystals' } };
    const t = control({ ...spec, players: [{ bots: ['1,1'], goods: bare }, {}] });
    t.answer('bot-1>1,2', 'bot-1>1,3');
    expect(t.state.tilesOut).toEqual([]);
    t.answer('stop');
    expect([t.state.tilesOut.length, crystalsOn(t)]).toEqual([1, ['1,2']]);
    const crystal = control({ ...spec, players: [{ bots: ['1,1'] }, {}] }).answer(
      'bot-1>1,2',
      'stop',
    );
    expect([crystalsOn(crystal), seat(crystal, 0).pending]).toEqual([[], 0]);
  });
  test('[MARS-CTRL-06] the Rover enters from the starting Mine', () => {
    const t = control({ players: [{}, {}] }).answer('rover>1,0', 'stop');
    expect(hexOf(seat(t, 0).rover)).toBe('1,0');
  });
  test('[MARS-CTRL-07] it takes Crystals on its way, if its owner wants', () => {
    const spec = { crystals: ['1,0', '2,0'], players: [{}, {}] };
    const t = control(spec).answer('rover>1,0', 'rover>2,0:leave', 'stop');
    expect([seat(t, 0).pending, crystalsOn(t)]).toEqual([1, ['2,0']]);
  });
  test('[MARS-CTRL-08, MARS-EX-10] one Rover Tech: its level in points', () => {
    const t = control({
      crystals: ['3,0'],
      tiles: { '5,0': 'disc-crystals' },
      players: [{ tech: { 'rover-tech': 'lab-3a' }, goods: bare }, {}],
    });
    t.answer('rover>1,0', 'rover>2,0');
    expect(whyNot(t, 'rover>3,0')).toContain('MARS-CTRL-02');
    t.answer('useTech', 'company-1', 'rover>3,0', 'rover>4,0', 'rover>5,0');
    expect(t.options().some((choice) => JSON.stringify(choice).includes('rover'))).toBe(false);
    t.answer('stop', 'take');
    expect([seat(t, 0).pending, seat(t, 0).discoveries.length]).toEqual([4, 1]);
  });
  test('[MARS-CTRL-09, MARS-R-03] a tile may be left under the Rover', () => {
    const t = control({ tiles: { '1,0': 'disc-crystals' }, players: [{}, {}] });
    t.answer('rover>1,0', 'stop', 'leave');
    expect([ask(t), seat(t, 0).discoveries.length]).toEqual(['0 turn', 0]);
    expect(t.state.ground[hexAt('1,0')]).not.toBe(0);
  });
  test('[MARS-CTRL-10, MARS-CTRL-11] no end on a tile that cannot be taken', () => {
    const second = control({
      players: [{ rover: '-5,1', research: ['research-a-1'], goods: bare }, {}],
      tiles: { '-4,1': 'disc-card' },
    });
    second.answer('rover>-5,0');
    expect(whyNot(second, 'stop')).toContain('MARS-CTRL-11');
    const dear = control({
      tiles: { '1,0': 'disc-tech' },
      players: [{ bare: true, goods: bare }, {}],
    });
    dear.state.grid = dear.state.grid.map((tile, grid) => (grid < 6 ? tile : -1));
    expect(whyNot(dear.answer('rover>1,0'), 'stop')).toContain('MARS-CTRL-10');
  });
  test('[MARS-CTRL-10] a Crystal that was paid for the way cannot pay for the tile too', () => {
    const t = control({
      tiles: { '3,0': 'disc-card' },
      players: [{ bare: true, home: 1, goods: { crystal: 1 } }, {}],
    });
    t.state.display = t.state.display.map((_, slot) => (slot === 0 ? 7 : -1));
    t.answer('rover>1,0', 'rover>2,0');
    expect(whyNot(t, 'rover>3,0')).toContain('MARS-CTRL-10');
    expect(t.options()).toContain('stop');
  });
  test('[MARS-CTRL-12] the same by any effect that moves them', () => {
    for (const by of ['depot-6', 'lab-3a', 'turn-order-7', 'lss-benefit-bots']) {
      const t = mars({ crystals: ['1,2'], players: [{ bots: ['1,1'] }, {}], turn: -1 });
      t.run({ type: 'perform', seat: 0, by, must: true }).answer('bot-1>1,2', 'stop');
      expect(crystalsOn(t)).toEqual([]);
    }
    const rover = mars({ players: [{}, {}], turn: -1 });
    rover.run({ type: 'perform', seat: 0, by: 'depot-2', must: true }).answer('rover>1,0');
    expect(rover.options().some((choice) => JSON.stringify(choice).includes('bot'))).toBe(false);
  });
  test('[MARS-CTRL-15] a construct tile is judged with the Bots where they stand', () => {
    const spec = (bots: string[]) => ({
      tiles: { '1,0': 'disc-build-greenhouse' },
      players: [{ bots, goods: bare }, {}],
    });
    const near = control(spec(['-1,3'])).answer('rover>1,0');
    expect(near.options()).toContain('stop');
    const far = control(spec(['-4,0'])).answer('rover>1,0');
    expect(whyNot(far, 'stop')).toContain('MARS-CTRL-10');
  });
  test('[MARS-CTRL-17] a Rover that stays may take the tile under it', () => {
    const t = control({ tiles: { '1,0': 'disc-crystals' }, players: [{ rover: '1,0' }, {}] });
    expect(ask(t.answer('stop'))).toBe('0 takeTile');
  });
});

describe('tiles', () => {
  const rich = {
    home: 3,
    shelters: ['-3,-1'],
    goods: { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 2 },
    plans: { gym: null },
  };
  const asked: Record<string, string> = {
    construct: '0 constructType',
    develop: '0 develop',
    blueprints: '0 takeBlueprint',
    tech: '0 takeTech',
    upgrade: '0 upgradeBlueprint',
    card: '0 takeCard',
    warehouse: '0 takeWarehouse',
  };
  test.each(data.discoveryTiles.map(({ id, kind }) => [id, kind] as const))(
    '[MARS-CTRL-13] %s does what is printed',
    (by, kind) => {
      const t = mars({
        players: [{ ...rich, bots: ['-3,1', '0,1', '1,-2', '-2,-1'] }, {}],
        turn: -1,
      });
      t.run({ type: 'perform', seat: 0, by, must: true });
      const want = asked[kind];
      if (want !== undefined) expect(ask(t)).toBe(want);
      else expect(t.events.filter(({ type }) => type === 'gained')).toHaveLength(1);
    },
  );
  test('[MARS-CTRL-13] a Research tile: two developments at no cost', () => {
    const t = mars({ players: [{ bare: true }, {}], turn: -1 });
    t.run({ type: 'perform', seat: 0, by: 'research-b-1', must: true });
    t.answer('shelter-tech>lab-3b', 'shelter-tech>lab-4b');
    expect([ask(t), levelOf(t, 0, 'shelter-tech')]).toEqual(['nobody', 4]);
  });
  test('[MARS-CTRL-14] at least part of the benefit: both sides for each kind', () => {
    const full = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
    const at = (tile: string, player: object, change: Partial<Spec> = {}) => {
      const t = control({
        tiles: { '1,0': tile },
        players: [{ bots: ['-5,5'], ...player }, {}],
        ...change,
      });
      return t.answer('rover>1,0').options().includes('stop');
    };
    const poor = { bare: true, goods: { crystal: 0 }, home: 0 };
    expect([at('disc-res-water', { goods: full }), at('disc-res-water', {})]).toEqual([
      false,
      true,
    ]);
    expect(at('disc-res-water', { goods: full, contracts: { 'contract-9': {} } })).toBe(true);
    expect([at('disc-develop', poor), at('disc-develop', {})]).toEqual([false, true]);
    expect([at('disc-blueprints', {}, { faceUp: [] }), at('disc-blueprints', {})]).toEqual([
      false,
      true,
    ]);
    expect([
      at('disc-upgrade', {}),
      at('disc-upgrade', { plans: { gym: null }, bots: ['-2,-1'] }),
    ]).toEqual([false, true]);
    expect([at('disc-card', poor), at('disc-card', { home: 2 })]).toEqual([false, true]);
    expect([at('disc-warehouse', { goods: full }), at('disc-warehouse', {})]).toEqual([
      false,
      true,
    ]);
    expect([at('disc-build-mine', poor), at('disc-crystals', poor)]).toEqual([false, true]);
  });
});
