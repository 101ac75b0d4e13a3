import { describe, expect, test } from 'vitest';
import { ask, finalParts, has, mars, playedAll, seat, whyNot } from './scenario.ts';
import type { PlayerSpec, Spec } from './scenario.ts';

const two = (player: PlayerSpec, spec: Spec = {}) => mars({ ...spec, players: [player, {}] });
const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('Ships, Scientists, Contracts', () => {
  test('[MARS-SHIP-03, MARS-COL-08] one that was discarded counts', () => {
    const t = mars({ level: 2, players: [{ welcomed: 2, hangar: 0, goods: rich }, {}] });
    expect(whyNot(t, 'welcomeShip')).toContain('MARS-SHIP-03');
  });
  test('[MARS-SHIP-01, MARS-GOODS-09] two Minerals welcome a Ship', () => {
    const t = two({ bare: true, goods: { mineral: 2 } }).answer(
      'welcomeShip',
      'ship-5:crew',
      'mineral',
      'mineral',
    );
    expect([has(t, 0, 'mineral'), seat(t, 0).hangar, seat(t, 0).home]).toEqual([0, 1, 4]);
  });
  test('[MARS-SHIP-04] a Colonist of the first Ship does not boost', () => {
    const t = mars({ level: 3, players: [{ home: 0, goods: rich }, {}] });
    t.answer('welcomeShip', 'ship-1:crew', 'water', 'plant');
    expect(ask(t)).toBe('0 turn');
  });
  test('[MARS-HIRE-03] the Geologist takes three Colonists in all', () => {
    const t = two({ home: 2, goods: rich }).answer('hireScientist');
    expect(whyNot(t, 'display-slot-1')).toContain('MARS-HIRE-03');
    const able = two({ home: 3 }).answer('hireScientist', 'display-slot-1');
    expect([seat(able, 0).home, seat(able, 0).work]).toEqual([0, 2]);
  });
  test('[MARS-HIRE-05] the Contract put out at the end of the turn cannot be had in it', () => {
    const t = two({ home: 3, goods: rich }).answer('hireScientist', 'display-slot-2');
    expect(t.state.display[1]).toBe(-1);
    t.answer('end', 'contract-7');
    expect([t.state.display[1], ask(t)]).toEqual([12, '1 turn']);
  });
  test('[MARS-CONTR-02, MARS-GOODS-11] a Goal fills no Contract, a Mineral only its own place', () => {
    const t = two({
      goods: { mineral: 2, crystal: 0 },
      goals: ['goal-7'],
      contracts: { 'contract-12': { crystal: 1 } },
    }).answer('deliver');
    expect(t.options()).toEqual(['contract-12:mineral']);
  });
  test('[MARS-CONTR-01, MARS-GOODS-10] pending Crystals are not delivered', () => {
    const t = two({ bare: true, pending: 3, contracts: { 'contract-12': {} } });
    expect(t.options()).not.toContain('deliver');
    expect(seat(t, 0).pending).toBe(3);
  });
});

describe('Executive actions', () => {
  test('[MARS-ADV-02, MARS-ADV-04] a Scientist moves on to another card, and the first is dear again', () => {
    const t = mars({
      players: [
        {
          goods: { crystal: 1 },
          scientists: { biochemist: 'biomarket' },
          plans: { biomarket: '0,2', 'hydroponic-farm': '0,4' },
          bots: ['1,3'],
        },
        {},
      ],
      buildings: { greenhouse: ['0,4'] },
    }).answer('executive:8');
    expect(t.options()).toContain('free:biomarket');
    expect(t.options()).toContain('send:hydroponic-farm');
    expect(t.options()).not.toContain('pay:hydroponic-farm');
  });
  test('[MARS-ADV-07] Automated Production of a Shelter Building is a pending Crystal', () => {
    const t = two({
      goods: { crystal: 2 },
      plans: { 'automated-production': '0,-2', casino: '-2,-1' },
      home: 0,
    }).answer('executive:8', 'pay:automated-production', 'crystals');
    expect(seat(t, 0).pending).toBe(1);
  });
  test('[MARS-ADV-12] without Rover Tech in play the Command Center has only Crystals', () => {
    const t = two({ goods: { crystal: 3 }, plans: { 'command-center': '-2,-1' } });
    t.answer('executive:8', 'pay:command-center', 'crystals', 'rover>1,0', 'crystals');
    expect([has(t, 0, 'crystal'), t.options()]).toEqual([0, ['stop']]);
  });
  test('[MARS-EXEC-01, MARS-ROUND-10] before or after, not twice', () => {
    const t = two({ goods: { crystal: 3 } }).answer(
      'controlCenter',
      'stop',
      'executive:7',
      'crystals',
    );
    t.answer('battery');
    expect(t.options()).toEqual(['end']);
  });
  test('[MARS-GOAL-02, MARS-GOODS-11] a Goal that is left pays as a Crystal after one is complete', () => {
    const t = two({
      goods: { crystal: 1 },
      goals: ['goal-7'],
      goalDone: 'goal-8',
    }).answer('executive:7', 'goal-7', 'crystals');
    expect([seat(t, 0).goals, has(t, 0, 'crystal')]).toEqual([[], 0]);
  });
});

describe('the end', () => {
  test('[MARS-ODD-01] the last player of the phase ends the game at once', () => {
    const t = mars({
      options: { spaceOddity: true },
      steps: 3,
      players: [{ space: 5 }, { space: 6 }],
    });
    playedAll(t, 0);
    t.answer('controlCenter', 'stop', 'end');
    expect(t.state.outcome).not.toBeNull();
  });
  test('[MARS-SCORE-03] Colonists on the slots of the other side do not come home', () => {
    const t = mars({
      slots: { obtainBlueprint: [1], upgradeBuilding: [1] },
      players: [{ home: 1, work: 1 }, {}],
    });
    expect(finalParts(t, 0).colonists).toBe(3);
  });
  test('[MARS-MIS-02] a completed Mission gives nothing more', () => {
    const t = mars({
      missions: { 'mission-blueprints': 0 },
      players: [{ space: 1 }, {}],
      faceUp: ['biomarket'],
    }).answer('obtainBlueprint', 'biomarket');
    expect([t.state.steps, seat(t, 0).pending]).toEqual([0, 0]);
  });
  test('[MARS-COL-07, MARS-END-01] at level 5 three steps are made without a Mission', () => {
    const t = mars({
      level: 4,
      steps: 2,
      buildings: {
        'water-extractor': ['4,-2', '4,-4', '5,-1', '5,-4', '2,-5'],
        greenhouse: ['0,4', '2,3', '3,2', '1,3', '-2,5'],
        'oxygen-condenser': ['-4,2', '-4,4', '-5,4', '-5,1', '-3,4'],
        generator: ['2,-3', '4,-5', '0,-4', '-3,-2'],
      },
      players: [{ bots: ['-2,-1'], tech: { 'generator-tech': 'lab-5a' } }, {}],
    });
    t.answer('constructBuilding', 'generator');
    t.answer(t.options()[0] ?? null);
    while (ask(t) !== '0 turn') t.answer(t.options()[0] ?? null);
    t.answer('end');
    expect([t.state.level, t.state.steps, t.state.lastCrossing]).toEqual([5, 3, true]);
  });
});
