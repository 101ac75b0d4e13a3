import { describe, expect, test } from 'vitest';
import { hexAt } from '../data/map.ts';
import { ask, has, levelOf, mars, playedAll, seat, slotsOf, spaceOf, whyNot } from './scenario.ts';
import type { PlayerSpec, Spec } from './scenario.ts';

const orbit = { space: 1 };
const two = (player: PlayerSpec, spec: Spec = {}) => mars({ ...spec, players: [player, {}] });

describe('paying', () => {
  test('[MARS-RED-04, MARS-RED-13] with two, three own Colonists are cleared and cost nothing', () => {
    const t = two({ ...orbit, home: 1 }, { slots: { obtainBlueprint: [3] } });
    t.answer('obtainBlueprint');
    expect(slotsOf(t, 'obtainBlueprint')[0]).toBe(1);
    expect([seat(t, 0).home, seat(t, 0).work]).toEqual([0, 3]);
  });
  test('[MARS-RED-13, MARS-RED-07] Colonists that come free by clearing do not pay for the action', () => {
    const t = two({ ...orbit, home: 0 }, { slots: { obtainBlueprint: [3] } });
    expect(whyNot(t, 'obtainBlueprint')).toContain('MARS-RED');
  });
  test('[MARS-RED-05, MARS-RED-04] with two, one of the other stays and costs one', () => {
    const t = two({ ...orbit, home: 2, bare: true }, { slots: { obtainBlueprint: [2, 1] } });
    t.answer('obtainBlueprint', 'colonist');
    expect(slotsOf(t, 'obtainBlueprint').slice(0, 2)).toEqual([1, 1]);
    expect([seat(t, 0).home, seat(t, 0).work]).toEqual([0, 3]);
  });
  test('[MARS-GOODS-11, MARS-RED-03] a Goal pays the extra cost where nothing else does', () => {
    const t = two(
      { ...orbit, home: 1, bare: true, goals: ['goal-7'] },
      { slots: { researchDevelopment: [0, 1] } },
    );
    expect(whyNot(t, 'researchDevelopment')).toContain('MARS-RND');
    const able = two(
      { ...orbit, home: 1, bare: true, goods: { oxygen: 1 }, goals: ['goal-7'] },
      { slots: { researchDevelopment: [0, 1] } },
    );
    able.answer('researchDevelopment', 'goal-7');
    expect([seat(able, 0).goals, seat(able, 0).home]).toEqual([[], 0]);
  });
  test('[MARS-LEARN-02, MARS-R-59] two Minerals pay the top row', () => {
    const t = two({ ...orbit, bare: true, goods: { mineral: 2 } });
    t.answer('learnTechnology', 'grid-t1>lab-1b', 'mineral', 'mineral');
    expect([has(t, 0, 'mineral'), seat(t, 0).pending]).toEqual([0, 1]);
    const one = two({ ...orbit, bare: true, goods: { mineral: 1 } }).answer('learnTechnology');
    expect(whyNot(one, 'grid-t1>lab-1b')).toContain('MARS-LEARN-02');
  });
  test('[MARS-RND-03, MARS-GOODS-11] a Goal pays the Crystal of the last column', () => {
    const t = two({
      ...orbit,
      bare: true,
      goods: { mineral: 1 },
      goals: ['goal-7'],
      tech: { 'mine-tech': 'lab-5a' },
    });
    t.answer('researchDevelopment', 'mine-tech>lab-6a', 'mineral', 'goal-7');
    expect([levelOf(t, 0, 'mine-tech'), seat(t, 0).goals]).toEqual([6, []]);
  });
  test('[MARS-TURNO-05, MARS-GOODS-09] a Mineral recruits on space 4 too', () => {
    const t = mars({
      players: [{ space: 5, bare: true, goods: { mineral: 1 } }, {}],
      turn: -1,
    }).run({ type: 'travelTo', seat: 0, to: 0, discovery: false, how: 'effect' });
    t.answer('turn-order-4', 'take', 'mineral');
    expect([seat(t, 0).home, has(t, 0, 'mineral')]).toEqual([4, 0]);
  });
});

describe('Orbit', () => {
  test('[MARS-GOODS-03, MARS-BP-01] the icon of a card beyond the limit is lost', () => {
    const t = two({ ...orbit, goods: { plant: 2 } }, { faceUp: ['biomarket'] });
    t.answer('obtainBlueprint', 'biomarket');
    expect(has(t, 0, 'plant')).toBe(2);
  });
  test('[MARS-BP-02] the eighth marker is the last, with a boost too', () => {
    const plans: Record<string, null> = {
      'construction-yard': null,
      'metal-deposit': null,
      'automated-production': null,
      'wind-turbines': null,
      'private-ship': null,
      'moisture-vaporator': null,
      biomarket: null,
    };
    const t = two({ ...orbit, plans }, { faceUp: ['gym', 'casino'] });
    t.answer('obtainBlueprint', 'gym');
    expect(ask(t)).toBe('0 turn');
    expect(seat(t, 0).plans.length).toBe(8);
  });
  test('[MARS-LEARN-05, MARS-LEARN-01] no second tile without a second space', () => {
    const t = two({ ...orbit, tech: { 'mine-tech': 'lab-1a' } });
    t.answer('learnTechnology', 'grid-b1>lab-1b');
    expect([ask(t), seat(t, 0).pending]).toEqual(['0 turn', 1]);
  });
  test('[MARS-LEARN-04, MARS-SUP-02] a full board finds no room for the item of the upper space', () => {
    const full = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
    const t = two({ ...orbit, goods: full, home: 0 }).answer('learnTechnology', 'grid-b1>lab-1a');
    expect(ask(t)).toBe('0 turn');
    const room = two({ ...orbit, goods: { ...full, plant: 1 }, home: 0 });
    room.answer('learnTechnology', 'grid-b1>lab-1a');
    expect(room.options()).toEqual(['plant', 'stop']);
  });
  test('[MARS-SUP-02, MARS-ROUND-12] where nothing has room nothing can be fetched', () => {
    const full = { mineral: 0, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 2 };
    expect(whyNot(two({ ...orbit, goods: full, pending: 1 }), 'resupply')).not.toBe(
      'is not refused',
    );
    const next = two({ ...orbit, goods: { ...full, crystal: 2 } }).answer('resupply');
    expect(next.options()).toEqual(['crystal']);
  });
  test('[MARS-SUP-01] an empty Warehouse serves nobody', () => {
    const t = two(orbit, { warehouse: [0, 0, 0, 0, 0] });
    expect(whyNot(t, 'resupply')).not.toBe('is not refused');
    const last = two(orbit, { warehouse: [0, 1, 0, 0, 0] }).answer('resupply', 'battery');
    expect(ask(last)).toBe('0 turn');
  });
  test('[MARS-SUP-02, MARS-CONTR-01] a full Storage still takes what a Contract needs', () => {
    const t = two({
      ...orbit,
      goods: { oxygen: 2, battery: 2, water: 2, plant: 2, crystal: 3 },
      contracts: { 'contract-10': { oxygen: 1 } },
    }).answer('resupply');
    expect(t.options()).toEqual(['oxygen']);
    t.answer('oxygen', 'contract-10', 'more', 'oxygen', 'contract-10');
    expect(ask(t)).toBe('0 turn');
    expect(seat(t, 0).loads[0]?.[4]).toBe(3);
  });
  test('[MARS-RND-01] the way is barred where both next spaces are taken', () => {
    const t = two({
      ...orbit,
      bare: true,
      goods: { oxygen: 2, plant: 2 },
      tech: { 'mine-tech': 'lab-3a', 'rover-tech': 'lab-3b' },
    });
    t.answer('researchDevelopment');
    expect(t.options().some((one) => JSON.stringify(one).startsWith('"shelter-tech'))).toBe(false);
  });
  test('[MARS-RND-07, MARS-RND-06] level 5 upper: upgrades, one more for each Colonist', () => {
    const t = two(
      {
        ...orbit,
        bots: ['0,1', '1,-1'],
        goods: { oxygen: 1, plant: 1, mineral: 2 },
        plans: { biomarket: null, 'metal-deposit': null },
        tech: { 'mine-tech': 'lab-4a' },
      },
      {},
    );
    t.answer('researchDevelopment', 'mine-tech>lab-5a', 'oxygen', 'plant');
    t.answer('biomarket', '0,2', 'more', 'metal-deposit', '0,0');
    expect([has(t, 0, 'mineral'), seat(t, 0).work]).toEqual([0, 1]);
  });
  test('[MARS-POD-01, MARS-TRAV-03] the Pod fetches the Colonists of the Colony, not those of Orbit', () => {
    const t = two(
      { ...orbit, home: 0, work: 1 },
      { slots: { constructBuilding: [1], obtainBlueprint: [1] } },
    ).answer('landingPod');
    expect(ask(t)).toBe('0 travelSpace');
    expect([seat(t, 0).home, slotsOf(t, 'obtainBlueprint')[0]]).toEqual([2, 1]);
  });
  test('[MARS-ROUND-04, MARS-POD-02] after the Pod no Main action follows, whatever the side', () => {
    const t = two({ ...orbit, goods: { crystal: 2 } }).answer('landingPod', 'turn-order-5');
    expect(whyNot(t, 'controlCenter')).toContain('MARS-ROUND-03');
    expect(t.options()).toContain('executive:7');
  });
});

describe('Tech of others', () => {
  const borrow = (owner: PlayerSpec) =>
    mars({
      players: [{ bots: ['1,-1'], goods: { mineral: 2 }, home: 4 }, owner],
    }).answer('constructBuilding', 'generator', '0,-1', 'company-2', 'lss-benefit-crystal', 'end');
  test('[MARS-USE-04, MARS-GOODS-03] without room the Oxygen of the owner is lost', () => {
    const t = borrow({ tech: { 'generator-tech': 'lab-6a' }, goods: { oxygen: 2 } });
    expect(t.options()).toEqual(['oxygen']);
    t.answer('oxygen');
    expect(has(t, 1, 'oxygen')).toBe(2);
  });
  test('[MARS-USE-04, MARS-GOODS-03] the Oxygen of the owner may go on a Contract', () => {
    const t = borrow({
      tech: { 'generator-tech': 'lab-6a' },
      goods: { oxygen: 2 },
      contracts: { 'contract-10': {} },
    });
    t.answer('oxygen', 'contract-10');
    expect(seat(t, 1).loads[0]?.[4]).toBe(1);
  });
  test('[MARS-USE-04, MARS-RND-09] the owner takes the last step without the Crystal', () => {
    const t = borrow({ tech: { 'generator-tech': 'lab-5b' }, bare: true });
    expect(ask(t)).toBe('1 techReward');
    t.answer(t.options().find((one) => JSON.stringify(one).includes('lab-6a')) ?? null);
    expect([spaceOf(t, 1, 'generator-tech'), has(t, 1, 'oxygen')]).toEqual(['lab-6a', 0]);
  });
  test('[MARS-ROUND-06, MARS-R-34] the owner answers before the level rises', () => {
    const t = mars({
      buildings: {
        'water-extractor': ['4,-2'],
        greenhouse: ['0,4'],
        'oxygen-condenser': ['-4,2'],
      },
      players: [{ bots: ['1,-1'], home: 4 }, { tech: { 'generator-tech': 'lab-1a' } }],
    });
    t.answer('constructBuilding', 'generator', '0,-1', 'company-2', 'lss-benefit-crystal', 'end');
    expect([ask(t), t.state.level]).toEqual(['1 techReward', 1]);
    t.answer(t.options()[0] ?? null);
    expect(t.state.level).toBe(2);
  });
});

describe('journeys and rounds', () => {
  test('[MARS-TRAV-01] without an empty hex at 3 nothing is placed or replaced', () => {
    const t = mars({ players: [orbit, {}], turn: -1 });
    t.state.ground = t.state.ground.map((here) => (here === 0 ? 1 : here));
    const before = [...t.state.exploration];
    t.run({ type: 'travelTo', seat: 0, to: 1, discovery: true, how: 'effect' });
    expect([ask(t), t.state.exploration]).toEqual(['0 travelSpace', before]);
  });
  test('[MARS-TRAV-02, MARS-GOODS-14] Crystals of an own Shelter Building wait for the next turn', () => {
    const t = mars({
      players: [{ plans: { casino: '-2,-1' }, goods: { crystal: 0 } }, {}],
      turn: -1,
    }).run({ type: 'travelTo', seat: 0, to: 0, discovery: true, how: 'effect' });
    expect([seat(t, 0).pending, has(t, 0, 'crystal')]).toEqual([1, 0]);
  });
  test('[MARS-SHUT-05] by Ship against the Shuttle, and after a Landing Pod of the same round', () => {
    const t = mars({
      shuttle: 'orbit-1',
      players: [{ space: 5, hangar: 1 }, { space: 1 }],
      turn: -1,
    }).run({ type: 'startShuttle' });
    t.answer('shuttle');
    while (ask(t).startsWith('1')) t.answer(t.options()[0] ?? null);
    expect(t.options()).toContain('ship');
    t.answer('ship');
    expect(ask(t)).toBe('0 travelSpace');
    expect([seat(t, 0).hangar, seat(t, 0).ships]).toEqual([0, 30]);
  });
  test('[MARS-SHUT-01] at level 1 it crosses in every round', () => {
    const t = mars({ shuttle: 'colony-1', turn: -1 }).run({ type: 'startShuttle' });
    expect(t.state.shuttleLeft).toBe(1);
    const next = mars({ shuttle: 'orbit-1', turn: -1 }).run({ type: 'startShuttle' });
    expect(next.state.shuttleLeft).toBe(0);
  });
  test('[MARS-GOODS-08, MARS-ROUND-02] pending Crystals move at the own turn, not at the turn of another', () => {
    const t = mars({
      players: [
        { space: 5, pending: 5 },
        { space: 6, pending: 1, goods: { crystal: 3 } },
      ],
    });
    t.answer('controlCenter', 'stop', 'end');
    expect(ask(t)).toBe('1 turn');
    expect([has(t, 1, 'crystal'), seat(t, 1).pending, seat(t, 0).pending]).toEqual([3, 0, 5]);
  });
  test('[MARS-END-01, MARS-END-02] the third step in the last turn of a phase: one round more', () => {
    const t = mars({ steps: 3, players: [{ space: 5 }, { space: 6 }] });
    playedAll(t, 0);
    t.answer('controlCenter', 'stop', 'end');
    expect([t.state.lastRound, t.state.phase]).toEqual([true, 'shuttle']);
    t.answer('stay');
    while (ask(t).includes('travel')) t.answer('stay');
    expect([t.state.phase, t.state.outcome]).toEqual(['colonization', null]);
    for (let n = 0; n < 2; n++) t.answer('controlCenter', 'stop', 'end');
    expect(t.state.outcome).not.toBeNull();
  });
  test('[MARS-MAP-06, MARS-TRAV-01] a hex with a Crystal or a Rover takes no Discovery tile', () => {
    const t = mars({
      crystals: ['3,0'],
      players: [orbit, { rover: '0,3' }],
      turn: -1,
    }).run({ type: 'travelTo', seat: 0, to: 1, discovery: true, how: 'effect' });
    t.answer('left');
    expect(t.options()).not.toContain('3,0');
    expect(t.options()).not.toContain('0,3');
    expect(t.state.ground[hexAt('3,0')]).toBe(1);
  });
});
