import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { ask, has, mars, seat, slotsOf, whyNot } from './scenario.ts';
import type { PlayerSpec } from './scenario.ts';

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('Scientists and Contracts', () => {
  test('[MARS-HIRE-01, MARS-R-12] one slot each, which is not emptied; others cost extra', () => {
    const own = mars({ slots: { hireScientist: [1] }, players: [{ goods: rich }, {}] });
    expect(whyNot(own, 'hireScientist')).toContain('MARS-HIRE-01');
    const others = mars({
      slots: { hireScientist: [0, 1, 1] },
      players: [{ goods: rich }, {}, {}],
    });
    others.answer('hireScientist', 'crystal', 'crystal', 'display-slot-2');
    expect([has(others, 0, 'crystal'), slotsOf(others, 'hireScientist')]).toEqual([
      1,
      [1, 1, 1, 0],
    ]);
  });
  test('[MARS-HIRE-02, MARS-HIRE-03] each Scientist for its price, a Contract for 1 Crystal', () => {
    const price: Record<string, Record<string, number>> = {
      'display-slot-2': { mineral: 0 },
      'display-slot-3': { battery: 0 },
      'display-slot-4': { water: 0 },
      'display-slot-5': { plant: 0 },
      'display-slot-6': { oxygen: 0 },
    };
    for (const [slot, left] of Object.entries(price)) {
      const t = mars({ players: [{ goods: rich }, {}], turn: -1 });
      t.run({ type: 'perform', seat: 0, by: 'disc-card', must: true }).answer(slot);
      const [good] = Object.keys(left) as ['mineral' | 'battery' | 'water' | 'plant' | 'oxygen'];
      while (ask(t) === '0 payResource') t.answer(good);
      expect([has(t, 0, good), seat(t, 0).scientists.length]).toEqual([0, 1]);
    }
    const geologist = mars({ players: [{ bare: true, home: 2 }, {}], turn: -1 });
    geologist
      .run({ type: 'perform', seat: 0, by: 'disc-card', must: true })
      .answer('display-slot-1');
    expect([seat(geologist, 0).home, seat(geologist, 0).work]).toEqual([0, 2]);
    const lone = mars({ players: [{ home: 1, goods: rich }, {}], turn: -1 });
    lone.run({ type: 'perform', seat: 0, by: 'disc-card', must: true });
    expect(whyNot(lone, 'display-slot-1')).toContain('MARS-HIRE-03');
    lone.state.display = lone.state.display.with(0, 6);
    lone.answer('display-slot-1', 'crystals');
    expect([has(lone, 0, 'crystal'), seat(lone, 0).contracts]).toEqual([2, [0]]);
  });
  test('[MARS-HIRE-04, MARS-HIRE-06] the marker waits on the card; there may be many', () => {
    const t = mars({
      players: [{ scientists: { geologist: null, 'rd-engineer': null }, goods: rich }, {}],
    });
    t.answer('hireScientist', 'display-slot-3', 'battery', 'battery');
    expect([seat(t, 0).scientists.length, t.state.workplaces[2]]).toEqual([3, -1]);
  });
  test('[MARS-HIRE-05, MARS-HIRE-07] a Contract of choice at the end of the turn, for each empty slot', () => {
    const t = mars({ players: [{ goods: rich }, {}] });
    t.answer('hireScientist', 'display-slot-3', 'battery', 'battery');
    expect(t.state.display[2]).toBe(-1);
    t.answer('end');
    expect([ask(t), t.options().length]).toEqual(['0 refillContract', 12]);
    t.answer('contract-7');
    expect([t.state.display[2], t.state.contractDeck.includes(6)]).toEqual([12, false]);
    const empty = mars({ players: [{ goods: rich }, {}] });
    empty.state.contractDeck = [];
    empty.answer('hireScientist', 'display-slot-3', 'battery', 'battery', 'end');
    expect(empty.state.display[2]).toBe(-1);
  });
});

describe('Earth Contracts', () => {
  test('[MARS-CONTR-01, MARS-R-51] items are moved on the own turn and never come back', () => {
    const t = mars({ players: [{ goods: rich, contracts: { 'contract-9': {} } }, {}] });
    t.answer('deliver', 'contract-9:water', 'stop');
    expect([has(t, 0, 'water'), seat(t, 0).loads[0]?.[2]]).toEqual([1, 1]);
    expect(
      whyNot(mars({ players: [{ bare: true, contracts: { 'contract-9': {} } }, {}] }), 'deliver'),
    ).toContain('MARS-CONTR-01');
  });
  test('[MARS-CONTR-02] no Mineral for another Resource, not more than is printed', () => {
    const t = mars({
      players: [{ goods: { ...rich, water: 0 }, contracts: { 'contract-9': {} } }, {}],
    });
    t.answer('deliver');
    expect(t.options()).not.toContain('contract-9:water');
    expect(t.options()).not.toContain('contract-9:oxygen');
    expect(t.options().every((choice) => !JSON.stringify(choice).includes('goal'))).toBe(true);
  });
  test('[MARS-CONTR-03, MARS-EX-26] all items: 9, else -4', () => {
    const needs = data.contracts[8]?.requires ?? {};
    const spec = (load: object): PlayerSpec => ({ contracts: { 'contract-9': load } });
    const t = mars({ players: [spec({ ...needs, water: (needs.water ?? 0) - 1 }), {}] });
    const parts = (n: number) => t.game.view(t.state).companies[n]?.forecast.contracts;
    expect(parts(0)).toBe(-4);
    t.answer('deliver', 'contract-9:water');
    expect(parts(0)).toBe(9);
  });
  test('[MARS-CONTR-04, MARS-R-48, MARS-R-57] a marker in a Complex of 4; Shelters only own ones', () => {
    const greenhouse = ['0,3', '0,4', '1,2'];
    const of = (n: number) =>
      mars({
        buildings: { greenhouse: greenhouse.slice(0, n) },
        players: [
          { bots: ['0,1'], plans: { biomarket: null }, contracts: { 'contract-4': {} } },
          {},
        ],
        missions: { 'mission-contracts': 2 },
      }).answer('upgradeBuilding', 'biomarket', '0,2');
    expect([seat(of(2), 0).done, seat(of(3), 0).done]).toEqual([0, 8]);
    expect(of(3).state.trackers[0]).toBe(1);
  });
  test('[MARS-CONTR-05] completed at once, in anybody’s turn', () => {
    const t = mars({
      buildings: { greenhouse: ['0,3', '0,4'] },
      players: [
        { bots: ['1,2'], tech: { 'greenhouse-tech': 'lab-4a' } },
        { plans: { biomarket: '0,2' }, contracts: { 'contract-4': {} } },
      ],
    });
    t.answer('constructBuilding', 'greenhouse', '1,2', 'company-1', 'water');
    t.answer(t.options()[0] ?? null);
    expect(seat(t, 1).done).toBe(8);
  });
});
