import { expect, test } from 'vitest';
import {
  ask,
  crystalsOn,
  finalParts,
  has,
  hexOf,
  levelOf,
  mars,
  playedAll,
  seat,
  slotsOf,
  spaceOf,
  tileOf,
  total,
} from './scenario.ts';

test('[MARS-SV-09] a Scientist opens the Concentrator, a Colonist adds a level, no LSS reward', () => {
  const t = mars({
    level: 2,
    players: [
      { tech: { 'oxygen-condenser-tech': 'lab-2a' } },
      { plans: { concentrator: '-2,1' }, bots: ['-2,4'] },
      {
        scientists: { geochemist: null },
        shelters: ['4,0'],
        home: 2,
        bots: ['-3,4'],
        contracts: { 'contract-10': {} },
      },
    ],
    buildings: {
      'oxygen-condenser': ['-2,2', '-3,2'],
      generator: ['0,-4'],
      'water-extractor': ['4,-2'],
      greenhouse: ['0,4'],
    },
    tops: ['oxygen-condenser-1'],
    turn: 2,
  });
  t.answer('executive:8', 'send:concentrator', 'oxygen-condenser', '-3,3', 'company-1', 1, 'plant');
  t.answer('contract-10', 'contract-10', 'board', 'board');
  t.answer('controlCenter', 'stop', 'end', 'lab-3a', 'stop');
  const p = seat(t, 2);
  expect([p.crystals, p.home, p.work, has(t, 2, 'oxygen'), has(t, 2, 'plant')]).toEqual([
    1, 1, 1, 3, 0,
  ]);
  expect(p.loads[0]?.[4]).toBe(2);
  expect(p.cubes).toBe(1 << 4);
  expect([total(t, 2), t.state.level]).toEqual([0, 2]);
  expect([levelOf(t, 0, 'oxygen-condenser-tech'), has(t, 0, 'oxygen')]).toEqual([3, 1]);
  t.state.players.forEach((player, id) => (player.played = id !== 1));
  t.run({ type: 'nextTurn' }).answer('executive:8');
  expect(t.options()).toContain('free:concentrator');
});

test('[MARS-SV-10] two Buildings of the lagging type bring two updates in one turn', () => {
  const t = mars({
    players: [
      {
        plans: { 'wind-turbines': '0,-2' },
        tech: { 'generator-tech': 'lab-1a' },
        goods: { crystal: 2, mineral: 2 },
        cubes: ['mine'],
      },
      { cubes: ['mine', 'greenhouse', 'water-extractor'] },
      {},
    ],
    buildings: {
      'water-extractor': ['4,-2', '4,-4'],
      greenhouse: ['0,4', '2,3'],
      'oxygen-condenser': ['-4,2', '-4,4'],
    },
    rewards: { generator: 'lss-tech' },
    tops: ['generator-1', 'generator-2'],
    shuttle: 'orbit-1',
  });
  playedAll(t, 0);
  t.answer('constructBuilding', 'generator', '-2,-2', 'lss-benefit-crystal');
  expect([total(t, 0), has(t, 0, 'battery')]).toEqual([4, 2]);
  t.answer(
    'executive:8',
    'pay:wind-turbines',
    'crystals',
    'generator',
    '-3,-1',
    'company-1',
    0,
    'end',
  );
  expect(seat(t, 0).cubes).toBe(0b11);
  expect(t.state.level).toBe(3);
  expect([0, 1, 2].map((id) => total(t, id))).toEqual([8, 8, 0]);
  const levels = t.state.planRow.map((plan) => (plan >= 12 ? 3 : 1));
  expect(levels).toEqual(Array(12).fill(3));
  expect(t.state.warehouse).toEqual([3, 3, 3, 3, 3]);
  expect(t.state.steps).toBe(1);
  expect([has(t, 0, 'battery'), has(t, 0, 'mineral')]).toEqual([2, 0]);
  expect([seat(t, 0).crystals, seat(t, 0).pending]).toEqual([0, 1]);
  expect(crystalsOn(t)).toEqual([]);
  expect(t.state.shuttle).toBe(5);
});

test('[MARS-SV-11] everybody travels in Turn Order, by Ship and by Shuttle', () => {
  const t = mars({
    level: 2,
    players: [
      { space: 2, hangar: 1, rover: '3,-1', home: 1, work: 1 },
      { space: 5 },
      { space: 6 },
      {
        space: 8,
        miners: ['0,0'],
        plans: { biomarket: '0,2', casino: '-2,3' },
        goods: { mineral: 0, plant: 0 },
      },
    ],
    slots: { constructBuilding: [1] },
    shuttle: 'colony-1',
    turn: -1,
  });
  t.run({ type: 'startShuttle' });
  expect(ask(t)).toBe('0 travel');
  t.answer('ship', 'left');
  expect(t.refused('2,-4')).toBe('MARS-TRAV-01');
  t.answer('3,-4');
  expect(t.options()).toEqual(['turn-order-7']);
  t.answer('turn-order-7', 'stop');
  expect([seat(t, 0).home, seat(t, 0).work, seat(t, 0).hangar]).toEqual([3, 0, 0]);
  t.answer('shuttle', 'turn-order-2', 'battery');
  t.answer('stay');
  t.answer('shuttle', 'turn-order-3', 'grid-b1>lab-1b');
  expect([has(t, 3, 'mineral'), has(t, 3, 'plant'), has(t, 3, 'battery')]).toEqual([1, 1, 1]);
  expect(seat(t, 3).pending).toBe(2);
  expect(t.state.shuttle).toBe(1);
  expect(t.game.view(t.state).order).toEqual([1, 3, 2, 0]);
  expect(ask(t)).toBe('1 turn');
});

test('[MARS-SV-12] final scoring, last transfer, tie broken by Progress cubes', () => {
  const t = mars({
    players: [
      {
        points: 23,
        cubes: ['mine', 'generator', 'greenhouse', 'water-extractor'],
        hangar: 2,
        shelters: ['-4,-1', '-4,0'],
        home: 4,
        work: 2,
        tech: { 'mine-tech': 'lab-3a', 'generator-tech': 'lab-5a', 'rover-tech': 'lab-6a' },
        plans: { biomarket: '0,2', 'hydroponic-farm': '0,3', 'eco-resort': '0,4', library: null },
        scientists: { hydrologist: null },
        contracts: { 'contract-12': { crystal: 2, mineral: 2 }, 'contract-2': {} },
        goods: { crystal: 1 },
        pending: 1,
      },
      {
        cubes: ['mine', 'generator', 'greenhouse'],
        plans: {
          'construction-yard': '0,0',
          'automated-production': '0,-2',
          'private-ship': '2,-1',
        },
      },
    ],
    buildings: { greenhouse: ['0,3', '0,4'], generator: ['0,-3', '0,-4'] },
    slots: { constructBuilding: [1], upgradeBuilding: [1], obtainBlueprint: [1] },
    turn: -1,
  });
  const rest = Object.values(finalParts(t, 1)).reduce((sum, n) => sum + n, 0);
  const green = seat(t, 1);
  green.points = green.points.with(0, 83 - rest);
  t.run({ type: 'finish' });
  expect(ask(t)).toBe('0 deliverItem');
  t.answer('contract-12:crystal');
  expect(t.state.outcome).toEqual({ winners: [0] });
  expect(t.game.scores(t.state).map(({ total: points }) => points)).toEqual([83, 83]);
  expect(t.game.scores(t.state)[0]?.parts).toEqual({
    lss: 23,
    updates: 0,
    actions: 0,
    progress: 7,
    ships: 6,
    colonists: 10,
    tech: 19,
    blueprints: 6,
    scientists: 9,
    contracts: 3,
  });
  expect([seat(t, 0).crystals, seat(t, 1).crystals]).toEqual([1, 1]);
});

test('[MARS-SV-13] a Goal as a Crystal, Research, a Goal completed, a Scientist free', () => {
  const t = mars({
    players: [
      {
        research: ['research-a-1'],
        goals: ['goal-7', 'goal-12', 'goal-14'],
        rover: '3,-2',
      },
      {},
      {},
      {},
    ],
    missions: { 'mission-research': 4, 'mission-scientists': 5 },
  });
  t.answer('controlCenter', 'rover>3,-3', 'rover>3,-4', 'rover>3,-5', 'goal-7', 'stop', 'take');
  t.answer('shelter-tech>lab-3b', 'shelter-tech>lab-4c');
  t.answer('goal-12:reward', 'display-slot-1', 'end', 'contract-7');
  const p = seat(t, 0);
  expect([p.crystals, has(t, 0, 'mineral'), p.home, p.work]).toEqual([1, 2, 3, 0]);
  expect(levelOf(t, 0, 'shelter-tech')).toBe(4);
  expect(t.state.trackers.slice(0, 2)).toEqual([3, 4]);
  expect(p.pending).toBe(4);
  expect(t.state.display[0]).toBe(6 + 6);
  expect([p.goals, p.goalsSpent, p.goalDone]).toEqual([[13], [6], 11]);
  t.state.players.forEach((player, id) => (player.played = id !== 0));
  t.run({ type: 'nextTurn' });
  expect(seat(t, 0).crystals).toBe(3);
  expect(t.options()).not.toContain('goal-14:develop');
});

test('[MARS-SV-14] solo: Lacerda constructs with the Tech of the player', () => {
  const t = mars({
    seats: 1,
    players: [{ tech: { 'water-extractor-tech': 'lab-1b' } }],
    lacerda: { goods: { crystal: 2 }, icon: 'water-extractor', cards: ['solo-5'], decks: 2 },
    missions: { 'mission-research': 0, 'mission-tech': 7 },
    buildings: { generator: ['0,-4'], 'oxygen-condenser': ['-4,2'] },
    slots: { hireScientist: [0, 1], constructBuilding: [1, 1] },
    rewards: { 'water-extractor': 'lss-colonists' },
    tops: ['water-extractor-1'],
    turn: -1,
  });
  playedAll(t, 1);
  t.run({ type: 'nextTurn' });
  expect(ask(t)).toBe('0 techReward');
  t.answer('oxygen');
  const his = seat(t, 1);
  expect([t.state.trackers[1], his.pending, his.crystals]).toEqual([6, 1, 0]);
  expect(his.cubes).toBe(1 << 2);
  expect(total(t, 1)).toBe(6);
  expect(slotsOf(t, 'hireScientist')[1]).toBe(0);
  expect(t.state.solo?.icon).toBe(3);
  expect(slotsOf(t, 'constructBuilding').slice(0, 2)).toEqual([1, 2]);
  expect(has(t, 0, 'oxygen')).toBe(2);
  expect(t.state.level).toBe(1);
  expect(t.events.find(({ type }) => type === 'built')).toMatchObject({
    seat: 1,
    kind: 2,
    size: 2,
  });
});

/** The same deal with other chance, until he comes to space 7. */
function arriving(n: number) {
  const t = mars({
    seats: 1,
    players: [{ rover: '2,0', space: 5 }],
    lacerda: {
      space: 2,
      bare: true,
      icon: 'greenhouse',
      cubes: ['mine'],
    },
    missions: { 'mission-bots': 3 },
    buildings: { generator: ['0,-4'], 'water-extractor': ['4,-2'], greenhouse: ['0,4'] },
    rewards: { 'oxygen-condenser': 'lss-bots' },
    tops: ['oxygen-condenser-1'],
    shuttle: 'orbit-1',
    exploration: ['disc-card', 'disc-tech'],
    turn: -1,
  });
  t.state.key = [n, 2];
  const { solo } = t.state;
  // Card 1 travels.
  if (solo) t.state.solo = { ...solo, deck: solo.deck.filter((card) => card !== 0), discard: [0] };
  return t.run({ type: 'startShuttle' });
}

test('[MARS-SV-15] solo: Lacerda travels, and the level rises in the Shuttle phase', () => {
  const found = Array.from({ length: 60 }, (_, n) => arriving(n + 1)).find(
    (one) => seat(one, 1).space === 6,
  );
  const t = found ?? expect.fail();
  expect(t.state.shuttle).toBe(3);
  const hexes = ['-3,0', '-3,1', '-3,2', '-3,3', '-1,-2', '0,-3'];
  const placed = t.events.find(({ type }) => type === 'discoveryPlaced');
  expect(placed).toMatchObject({ seat: 1, tile: tileOf('disc-card') });
  expect(hexes).toContain(placed?.type === 'discoveryPlaced' ? hexOf(placed.hex) : '');
  const built = t.events.filter(({ type }) => type === 'built');
  expect(built).toMatchObject([
    { kind: 4, size: 1 },
    { kind: 5, size: 2 },
  ]);
  const his = seat(t, 1);
  expect([t.state.solo?.icon, t.state.level, total(t, 1)]).toEqual([0, 2, 5]);
  expect([his.hangar, his.pending, t.state.trackers[0]]).toEqual([1, 5, 2]);
  expect(his.cubes).toBe(1);
  expect(spaceOf(t, 1, 'shelter-tech')).toBe('lab-2b');
});

test('[MARS-SV-16] Learn twice, room in the Depot counts what is pending', () => {
  const spec = {
    players: [{ space: 1, goods: { crystal: 2 } }, {}],
    grid: { 'grid-b1': 'rover-tech', 'grid-m2': 'mine-tech' },
  } as const;
  const t = mars(spec as unknown as Parameters<typeof mars>[0]);
  t.answer('learnTechnology', 'grid-b1>lab-1a', 'crystal', 'more', 'grid-m2>lab-1b', 'battery');
  const p = seat(t, 0);
  expect([p.pending, has(t, 0, 'battery'), p.home, p.work]).toEqual([2, 0, 2, 1]);
  expect(ask(t)).toBe('0 turn');

  const other = mars(spec as unknown as Parameters<typeof mars>[0]);
  other.answer('learnTechnology', 'grid-b1>lab-1b', 'more', 'grid-m2>lab-1a', 'battery');
  expect(ask(other)).toBe('0 takeWarehouse');
  expect(other.refused('crystal')).toBe('MARS-SUP-02');
  expect(other.options()).toContain('water');
});
