import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { ask, has, levelOf, mars, playedAll, seat, slotsOf, whyNot } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

const journey = (to: number, spec: Spec, discovery = true): Play =>
  mars({ ...spec, turn: -1 }).run({ type: 'travelTo', seat: 0, to, discovery, how: 'effect' });
const shuttle = (spec: Spec): Play => {
  const t = mars({ ...spec, turn: -1 });
  return t.run({ type: 'startShuttle' });
};

describe('Missions', () => {
  test('[MARS-MIS-01, MARS-MIS-04] each contribution: a step and Crystals, one by one', () => {
    const t = mars({
      missions: { 'mission-blueprints': 5 },
      players: [{ space: 1 }, {}],
      faceUp: ['gym', 'casino'],
    });
    t.answer('obtainBlueprint', 'gym', 'more', 'casino');
    expect([t.state.trackers[0], seat(t, 0).pending]).toEqual([3, 4]);
  });
  test('[MARS-MIS-02] at 0 it is complete, and gives no more', () => {
    const t = mars({
      missions: { 'mission-blueprints': 1 },
      players: [{ space: 1 }, {}],
      faceUp: ['gym', 'casino'],
    });
    t.answer('obtainBlueprint', 'gym', 'more', 'casino');
    expect([t.state.trackers[0], t.state.steps, seat(t, 0).pending]).toEqual([0, 1, 3]);
  });
  const events: [string, string, PlayerSpec, (t: Play) => Play][] = [
    [
      'mission-research',
      'Research',
      { rover: '-5,1' },
      (t) => t.answer('controlCenter', 'rover>-5,0', 'stop', 'take'),
    ],
    [
      'mission-advanced',
      'Advanced Building',
      { bots: ['0,1'], plans: { biomarket: null } },
      (t) => t.answer('upgradeBuilding', 'biomarket', '0,2'),
    ],
    [
      'mission-discovery',
      'Discovery',
      {},
      (t) => t.answer('controlCenter', 'rover>1,0', 'stop', 'take'),
    ],
    [
      'mission-progress',
      'cube',
      { bots: ['1,-1'], tech: { 'generator-tech': 'lab-1a' } },
      (t) => t.answer('constructBuilding', 'generator', '0,-1', 'company-1'),
    ],
    [
      'mission-contracts',
      'Contract',
      { contracts: { 'contract-4': {} }, plans: { biomarket: null }, bots: ['0,1'] },
      (t) => t.answer('upgradeBuilding', 'biomarket', '0,2'),
    ],
    [
      'mission-blueprints',
      'Blueprint',
      { space: 1 },
      (t) => t.answer('obtainBlueprint', 'metal-deposit'),
    ],
    [
      'mission-bots',
      'Bot',
      { bots: ['1,0'] },
      (t) => t.answer('welcomeShip', 'ship-1:bot', 'water', 'plant', '-2,-1'),
    ],
    ['mission-tech', 'Tech', { space: 1 }, (t) => t.answer('learnTechnology', 'grid-b1>lab-1b')],
    [
      'mission-scientists',
      'Scientist',
      { home: 3 },
      (t) => t.answer('hireScientist', 'display-slot-1'),
    ],
  ];
  test.each(events)('[MARS-MIS-03] %s: %s', (mission, _what, player, play) => {
    const t = mars({
      missions: { [mission]: 4 },
      tiles: { '1,0': 'disc-crystals' },
      buildings: { greenhouse: ['0,3', '0,4', '1,2'] },
      players: [player, {}],
    });
    expect(play(t).state.trackers[0]).toBe(3);
  });
  test('[MARS-MIS-05, MARS-R-09] in every phase; the end is judged at the next Colonization phase', () => {
    const t = journey(1, {
      missions: { 'mission-blueprints': 1 },
      steps: 2,
      players: [{ space: 1 }, {}],
    });
    t.answer('left');
    t.answer(t.options()[0] ?? null);
    t.answer('turn-order-8');
    t.answer('metal-deposit');
    expect([t.state.steps, t.state.lastRound]).toEqual([3, false]);
  });
});

describe('Private Goals', () => {
  const goal = (id: string, player: PlayerSpec = {}, spec: Spec = {}) =>
    mars({ ...spec, players: [{ ...player, goals: [id] }, {}] });
  test('[MARS-GOAL-01, MARS-ROUND-09] shown on the own turn when its condition is met', () => {
    expect(
      whyNot(goal('goal-1', { plans: { gym: null, casino: null, radar: null } }), 'goal-1:develop'),
    ).toContain('MARS-GOAL-01');
    const t = goal('goal-1', { plans: { gym: null, casino: null, radar: null, library: null } });
    t.answer('goal-1:develop', 'shelter-tech>lab-3b', 'shelter-tech>lab-4b');
    expect([levelOf(t, 0, 'shelter-tech'), seat(t, 0).goalDone, seat(t, 0).goals]).toEqual([
      4,
      0,
      [],
    ]);
  });
  test('[MARS-GOAL-02] one for each player', () => {
    const t = mars({
      level: 3,
      players: [{ goals: ['goal-12', 'goal-10'], goalDone: 'goal-1' }, {}],
    });
    for (const id of ['goal-10:develop', 'goal-12:develop'])
      expect(whyNot(t, id)).toContain('MARS-GOAL-02');
  });
  test('[MARS-GOAL-03] one reward is always two developments at no cost', () => {
    expect(data.privateGoals.map(({ effects }) => effects[0]?.options[0]?.effects[0])).toEqual(
      data.privateGoals.map(() => ({
        op: 'develop',
        n: 2,
        payCost: false,
        upTo: true,
        boost: null,
      })),
    );
  });
  const rich = { mineral: 0, battery: 0, water: 0, plant: 0, oxygen: 0, crystal: 0 };
  test.each(data.privateGoals.map(({ id }) => [id]))(
    '[MARS-GOAL-03, MARS-GOAL-04] the rewards of %s can be taken',
    (id) => {
      for (const reward of ['develop', 'reward']) {
        const t = mars({
          buildings: { mine: ['1,1'] },
          slots: { obtainBlueprint: [1] },
          players: [
            { bots: ['0,1'], plans: { biomarket: null }, goods: rich, home: 2, work: 1 },
            {},
          ],
          turn: -1,
        });
        t.state.display = t.state.display.with(5, 8);
        t.run({ type: 'perform', seat: 0, by: `${id}:${reward}`, must: true });
        for (let n = 0; n < 12 && ask(t) !== 'nobody'; n++) t.answer(t.options()[0] ?? null);
        expect(t.events.length).toBeGreaterThan(0);
      }
    },
  );
  test('[MARS-GOAL-05] travel as a reward, with all its steps', () => {
    const t = goal('goal-6', { hangar: 3, work: 1, home: 2 });
    const travels = data.privateGoals.find(
      ({ effects }) => effects[0]?.options[1]?.effects[0]?.op === 'travel',
    );
    const id = travels?.id ?? '';
    const own = mars({ players: [{ hangar: 3, work: 1, home: 2, goals: [id] }, {}] });
    own.answer(`${id}:reward`, 'turn-order-1');
    expect([seat(own, 0).work, seat(own, 0).home]).toEqual([0, 3]);
    expect(own.options()).toContain('landingPod');
    expect(ask(t)).toBe('0 turn');
  });
});

describe('the Shuttle', () => {
  test('[MARS-SHUT-01, MARS-EX-23] towards the middle, and across to the space of the level', () => {
    const t = shuttle({ level: 2, shuttle: 'orbit-1' });
    expect(data.shuttle.travelSpaces[t.state.shuttle]?.id).toBe('colony-2');
    const next = shuttle({ level: 2, shuttle: 'colony-2' });
    expect([data.shuttle.travelSpaces[next.state.shuttle]?.id, next.state.shuttleLeft]).toEqual([
      'colony-1',
      -1,
    ]);
    expect(
      data.shuttle.travelSpaces[shuttle({ level: 3, shuttle: 'colony-1' }).state.shuttle]?.id,
    ).toBe('orbit-3');
  });
  test('[MARS-SHUT-02, MARS-R-15] at level 4 it stands still', () => {
    const t = shuttle({ level: 4, shuttle: 'orbit-2' });
    expect([data.shuttle.travelSpaces[t.state.shuttle]?.id, t.state.shuttleLeft]).toEqual([
      'orbit-2',
      -1,
    ]);
    expect(whyNot(t, 'shuttle')).toContain('MARS-SHUT-05');
  });
  test('[MARS-SHUT-03] at level 5 a last crossing from anywhere, then it is gone', () => {
    const t = mars({ level: 5, shuttle: 'orbit-3', players: [{ space: 1 }, {}], turn: -1 });
    t.state.lastCrossing = true;
    t.run({ type: 'startShuttle' });
    expect(t.options()).toContain('shuttle');
    t.answer('stay', 'stay');
    expect([t.state.shuttle, t.state.lastCrossing]).toEqual([-1, false]);
  });
  test('[MARS-SHUT-04] each once, in the order at the start of the phase', () => {
    const t = shuttle({ shuttle: 'colony-1', players: [{ space: 8 }, { space: 5 }] });
    expect(ask(t)).toBe('1 travel');
    t.answer('shuttle', 'turn-order-1');
    expect(ask(t)).toBe('0 travel');
    t.answer('stay');
    expect([t.state.phase, ask(t)]).toEqual(['colonization', '1 turn']);
  });
  test('[MARS-SHUT-05] free from the side it left, else for a Ship of the Hangar', () => {
    const t = shuttle({
      shuttle: 'colony-1',
      players: [
        { space: 1, hangar: 1 },
        { space: 5, hangar: 1 },
      ],
    });
    expect(t.options()).toEqual(['stay', 'ship']);
    expect(whyNot(t, 'shuttle')).toContain('MARS-SHUT-05');
    t.answer('ship', 'left');
    expect(seat(t, 0).hangar).toBe(0);
    const none = shuttle({ shuttle: 'colony-1', players: [{ space: 1 }, {}] });
    expect(whyNot(none, 'ship')).toContain('MARS-SHUT-05');
    none.answer('stay');
    expect(whyNot(none, 'ship')).toContain('MARS-SHUT-05');
  });
  test('[MARS-SHUT-06] who stays gets nothing; all markers stand up', () => {
    const t = mars({ players: [{ space: 2 }, { space: 6 }], turn: -1 });
    playedAll(t, 9);
    t.run({ type: 'startShuttle' }).answer('stay', 'stay');
    expect([seat(t, 0).played, seat(t, 1).played, has(t, 0, 'battery')]).toEqual([false, false, 1]);
  });
});

describe('travel', () => {
  test('[MARS-TRAV-01, MARS-EX-24] to the Colony: a tile on an empty hex exactly 3 from the Rover', () => {
    const t = journey(1, { players: [{ space: 1, rover: '1,0' }, {}] }).answer('left');
    expect(whyNot(t, '1,1')).toContain('MARS-TRAV-01');
    expect(whyNot(t, '-2,1')).toContain('MARS-TRAV-01');
    expect(t.options()).toContain('4,0');
    t.answer('4,0');
    expect(t.state.ground[hexAt('4,0')]).toBeGreaterThan(1);
    const none = mars({ players: [{ space: 1 }, {}], turn: -1 });
    none.state.exploration = [-1, -1];
    none.run({ type: 'travelTo', seat: 0, to: 1, discovery: true, how: 'effect' });
    expect(ask(none)).toBe('0 travelSpace');
    const left = mars({ players: [{ space: 1 }, {}], turn: -1 });
    left.state.exploration = left.state.exploration.with(0, -1);
    left.run({ type: 'travelTo', seat: 0, to: 1, discovery: true, how: 'effect' });
    expect(left.options()).toEqual(['right']);
  });
  test('[MARS-TRAV-03, MARS-TRAV-05] Colonists of that side and of the Working Area; no Miners', () => {
    const t = journey(0, {
      buildings: { mine: ['1,1'] },
      slots: { obtainBlueprint: [1], upgradeBuilding: [1] },
      players: [{ home: 1, work: 1, miners: ['1,1'] }, {}],
    });
    expect([seat(t, 0).home, seat(t, 0).work, seat(t, 0).miners.length]).toEqual([3, 0, 1]);
    expect(slotsOf(t, 'upgradeBuilding')[0]).toBe(1);
    const full = journey(0, { players: [{ home: 4, work: 2 }, {}] });
    expect([seat(full, 0).home, seat(full, 0).supply]).toEqual([4, 8]);
  });
  test('[MARS-TRAV-04] an empty space of the new side, with its bonus', () => {
    const t = journey(0, { players: [{ space: 5 }, { space: 2 }] });
    expect(t.options()).toEqual(['turn-order-1', 'turn-order-3', 'turn-order-4']);
    expect(whyNot(t, 'turn-order-2')).toContain('MARS-TURNO-01');
    expect(whyNot(t, 'turn-order-6')).toContain('MARS-TRAV-04');
    expect(ask(t.answer('turn-order-3'))).toBe('0 takeTech');
  });
  test('[MARS-R-63, MARS-TRAV-01] a new Exploration tile lies there before the space is chosen', () => {
    const t = journey(1, { players: [{ space: 1, rover: '1,0' }, {}] });
    const next = t.state.discoveryStack.at(-1);
    expect(ask(t.answer('left', '4,0'))).toBe('0 travelSpace');
    expect(t.state.exploration[0]).toBe(next);
  });
  test('[MARS-R-63] the next tile of a stack is turned up when the turn ends', () => {
    const built = mars({ players: [{ bots: ['-2,-1'] }, {}] });
    built.answer('constructBuilding', 'generator', '-2,-2');
    expect(built.game.view(built.state).stacks[1]).toEqual({ left: 5, top: -1 });
    built.answer('lss-benefit-crystal', 'end');
    expect(built.game.view(built.state).stacks[1]?.top).toBeGreaterThanOrEqual(0);
  });
});
