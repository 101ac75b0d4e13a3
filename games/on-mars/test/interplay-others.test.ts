import { describe, expect, test } from 'vitest';
import { at } from '../data/index.ts';
import { ask, has, levelOf, mars, playedAll, seat, total, whyNot, type Spec } from './scenario.ts';

// Cards of the display and Tech of others, where one effect sets another going.

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
const contractCard = (n: number): number => 5 + n;

describe('Scientists and Contracts', () => {
  test('[MARS-HIRE-05] two cards in one turn: two Contracts of choice, then the deck may be empty', () => {
    const goods = { ...rich, water: 4 };
    const deal = () => {
      const t = mars({
        players: [{ goods, goals: ['goal-12'], research: ['research-a-1', 'research-b-1'] }, {}],
      });
      t.answer('goal-12:reward', 'display-slot-1', 'hireScientist', 'display-slot-2');
      return t;
    };
    const t = deal().answer('end', 'contract-3');
    expect(ask(t)).toBe('0 refillContract');
    expect(t.options()).not.toContain('contract-3');
    t.answer('contract-8');
    expect(new Set(t.state.display.slice(0, 2))).toEqual(
      new Set([contractCard(3), contractCard(8)]),
    );
    const last = deal();
    last.state.contractDeck = [4];
    last.answer('end', 'contract-5');
    expect([ask(last), last.state.display.slice(0, 2).filter((card) => card < 0)]).toEqual([
      '1 turn',
      [-1],
    ]);
  });
  test('[MARS-CONTR-05, MARS-MIS-03] a Contract whose Complex stands already is complete when it is taken', () => {
    const t = mars({
      buildings: { greenhouse: ['0,3', '0,4', '1,2'] },
      missions: { 'mission-contracts': 2 },
      players: [{ plans: { biomarket: '0,4' }, goods: { crystal: 2 } }, {}],
    });
    t.state.display = t.state.display.with(0, contractCard(4));
    t.state.contractDeck = t.state.contractDeck.filter((one) => one !== 3);
    t.answer('hireScientist', 'display-slot-1', 'crystals');
    expect([t.state.trackers[0], seat(t, 0).pending, seat(t, 0).done]).toEqual([1, 2, 8]);
  });
  test('[MARS-GOODS-03, MARS-MIS-01] the Crystals of a Mission may go on a Contract at once', () => {
    const t = mars({
      missions: { 'mission-blueprints': 4 },
      faceUp: ['casino'],
      players: [{ space: 1, contracts: { 'contract-12': { crystal: 2, mineral: 2 } } }, {}],
    }).answer('obtainBlueprint', 'casino');
    expect(ask(t)).toBe('0 contractRoute');
    t.answer('contract-12');
    // The third Crystal was the last one wanted: the other can only be kept.
    expect(t.options()).toEqual(['board']);
    t.answer('board');
    expect([ask(t), seat(t, 0).pending, seat(t, 0).done > 0]).toEqual(['0 turn', 1, true]);
  });
  test('[MARS-SCORE-07, MARS-MIS-01] a Contract completed by the last transfer', () => {
    const t = mars({
      missions: { 'mission-contracts': 1 },
      players: [
        { goods: { mineral: 1, crystal: 0 }, contracts: { 'contract-7': { mineral: 3 } } },
        {},
      ],
      turn: -1,
    }).run({ type: 'finish' });
    t.answer('contract-7:mineral');
    const parts = seat(t, 0).points;
    expect(at(parts, parts.length - 1)).toBe(9);
    expect(t.state.outcome?.winners).toEqual([0]);
  });
  test('[MARS-ADV-03, MARS-HIRE-04] a Scientist on his card opens nothing; sent, he opens it for both', () => {
    const spec: Spec = {
      players: [
        { goods: { crystal: 0 }, scientists: { 'systems-engineer': null } },
        { goods: { crystal: 0 }, plans: { casino: '2,1' }, space: 6 },
      ],
    };
    const before = mars({ ...spec, turn: 1 });
    expect(whyNot(before, 'executive:8')).toContain('MARS-ADV-01');
    const t = mars(spec).answer('executive:8', 'send:casino', 'enough', 'controlCenter', 'stop');
    t.answer('end', 'executive:8', 'free:casino', 'enough');
    expect([seat(t, 0).pending, seat(t, 1).pending]).toEqual([2, 2]);
  });
});

describe('used Tech', () => {
  test('[MARS-USE-04, MARS-R-04] a free development uses the Tech of a third, who is rewarded too', () => {
    const t = mars({
      players: [
        { rover: '1,0', space: 5 },
        {
          space: 6,
          bots: ['0,1'],
          goods: { mineral: 2 },
          tech: { 'rover-tech': 'lab-4a' },
          plans: { biomarket: null, 'metal-deposit': null },
        },
        { space: 7, tech: { 'upgrade-tech': 'lab-1a' } },
      ],
    });
    t.answer('controlCenter', 'useTech', 'company-2', 'rover>2,0', 'stop', 'end');
    expect(ask(t)).toBe('1 techReward');
    t.answer('lab-5a', 'biomarket', '0,2', 'company-3', 'metal-deposit', '0,0');
    while (ask(t).startsWith('1 d')) t.answer(t.options()[0] ?? null);
    expect(ask(t)).toBe('2 techReward');
    t.answer('lab-2a');
    expect([ask(t), levelOf(t, 2, 'upgrade-tech'), levelOf(t, 1, 'rover-tech')]).toEqual([
      '1 turn',
      2,
      5,
    ]);
  });
  test('[MARS-USE-04, MARS-MIS-05, MARS-END-01] the reward of the last turn completes a Mission: the end', () => {
    const t = mars({
      steps: 2,
      missions: { 'mission-blueprints': 1 },
      faceUp: ['casino', 'gym'],
      players: [
        { rover: '1,0', space: 8 },
        { space: 5, tech: { 'rover-tech': 'lab-4c' } },
      ],
    });
    playedAll(t, 0);
    t.answer('controlCenter', 'useTech', 'company-2', 'rover>2,0', 'stop', 'end');
    t.answer('lab-5b', 'casino');
    while (ask(t).startsWith('1 b')) t.answer('enough');
    expect([t.state.steps, t.state.lastRound, t.state.phase]).toEqual([3, true, 'shuttle']);
    // The Crystals are of the owner of the tile, who is not on turn.
    expect([seat(t, 0).pending, seat(t, 1).pending]).toEqual([0, 2]);
  });
  test('[MARS-USE-03, MARS-USE-07] used in the Main and in the Executive action: two Oxygen', () => {
    const t = mars({
      players: [
        { rover: '1,0', welcomed: 5, goods: { crystal: 4 } },
        { space: 6, tech: { 'rover-tech': 'lab-1a' }, goods: { oxygen: 0 } },
      ],
    });
    t.answer('controlCenter', 'useTech', 'company-2', 'rover>2,0', 'stop');
    t.answer('executive:2', 'crystals', 'useTech', 'company-2', 'rover>3,0', 'stop', 'end');
    t.answer('lab-2a', 'oxygen');
    expect([levelOf(t, 1, 'rover-tech'), has(t, 1, 'oxygen'), total(t, 1)]).toEqual([2, 1, 0]);
  });
});
