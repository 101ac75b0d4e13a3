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
  whyNot,
} from './scenario.ts';

test('[MARS-SV-01] extra cost in 2 players, a Generator raises the Colony to level 2', () => {
  const t = mars({
    players: [{ home: 3 }, {}],
    slots: { constructBuilding: [1, 1] },
    buildings: { 'water-extractor': ['4,-2'], greenhouse: ['0,4'], 'oxygen-condenser': ['-4,2'] },
    tops: ['generator-4'],
    rewards: { generator: 'lss-shelters' },
  });
  t.answer('constructBuilding', 'crystal', 'colonist', 'generator', '-2,-2');
  t.answer('lss-benefit-retrieve', 'work', 'end');
  const p = seat(t, 0);
  expect([has(t, 0, 'mineral'), has(t, 0, 'battery')]).toEqual([0, 2]);
  expect([p.home, p.work, p.crystals]).toEqual([2, 0, 0]);
  expect(slotsOf(t, 'constructBuilding').slice(0, 2)).toEqual([2, 1]);
  expect(crystalsOn(t)).toEqual(['-1,-2']);
  expect(p.cubes).toBe(0);
  expect(total(t, 0)).toBe(4);
  expect(t.state.level).toBe(2);
  expect(t.state.planRow.filter((plan) => plan >= 0)).toHaveLength(12);
  expect(t.state.grid.filter((tile) => tile < 0)).toEqual([]);
  expect(t.state.warehouse).toEqual([2, 2, 2, 2, 2]);
  expect(t.state.steps).toBe(0);
});

test('[MARS-SV-02] full slots are cleared, a Mine is built with the Tech of another player', () => {
  const t = mars({
    players: [{}, { tech: { 'mine-tech': 'lab-1a' } }, { bots: ['1,0'], home: 2 }],
    slots: { constructBuilding: [1, 1, 1] },
    missions: { 'mission-progress': 5 },
    tops: ['mine-4'],
    turn: 2,
  });
  t.answer('constructBuilding', 'mine', '1,0', 'company-2', '2,0', 'end');
  expect(ask(t)).toBe('1 techReward');
  t.answer('lab-2a');
  expect([0, 1, 2].map((id) => seat(t, id).work)).toEqual([1, 1, 1]);
  expect(slotsOf(t, 'constructBuilding')).toEqual([0, 0, 1, 0]);
  expect(seat(t, 2).home).toBe(0);
  expect(seat(t, 2).miners.map(hexOf)).toEqual(['1,0']);
  expect(seat(t, 2).bots.map(hexOf)).toEqual(['2,0']);
  expect(has(t, 2, 'mineral')).toBe(2);
  expect(seat(t, 2).cubes).toBe(1);
  expect(t.state.trackers[0]).toBe(4);
  expect(seat(t, 2).pending).toBe(1);
  expect(crystalsOn(t)).toEqual(['0,1']);
  expect(spaceOf(t, 1, 'mine-tech')).toBe('lab-2a');
  expect(has(t, 1, 'oxygen')).toBe(1);
  expect(total(t, 2)).toBe(0);
});

test('[MARS-SV-03] two developments and a boost, benefits, a Mission ends', () => {
  const t = mars({
    players: [
      {
        space: 1,
        bare: true,
        goods: { water: 1, oxygen: 2, crystal: 1 },
        tech: { 'water-extractor-tech': 'lab-4b', 'generator-tech': 'lab-1a' },
      },
      {},
      {},
    ],
    missions: { 'mission-blueprints': 1 },
    faceUp: ['casino'],
  });
  t.answer('researchDevelopment', 'shelter-tech>lab-3b', 'oxygen');
  t.answer('water-extractor-tech>lab-5b', 'oxygen', 'water', 'casino');
  expect(ask(t)).toBe('0 boost');
  t.answer('more', 'water-extractor-tech>lab-6a', 'mineral', 'crystals');
  const p = seat(t, 0);
  expect(p.goods).toEqual([0, 0, 0, 0, 0]);
  expect([p.crystals, p.pending, p.home, p.work]).toEqual([0, 2, 1, 1]);
  expect(slotsOf(t, 'researchDevelopment')[0]).toBe(1);
  expect(levelOf(t, 0, 'shelter-tech')).toBe(3);
  expect(levelOf(t, 0, 'water-extractor-tech')).toBe(6);
  expect(spaceOf(t, 0, 'generator-tech')).toBe('lab-1a');
  expect([t.state.trackers[0], t.state.steps]).toEqual([0, 1]);
  // Nothing is left to pay for Generator to lab-2a: no further boost is offered.
  expect(ask(t)).toBe('0 turn');
});

test('[MARS-SV-04] Landing Pod, Bots with a bought point, a ride back, no bed for a Colonist', () => {
  const t = mars({
    players: [
      { space: 2 },
      {
        space: 3,
        home: 0,
        work: 2,
        goods: { crystal: 3, plant: 1 },
      },
      { space: 8 },
      { space: 6 },
    ],
    slots: {
      constructBuilding: [0, 1],
      hireScientist: [0, 1],
      researchDevelopment: [0, 1],
    },
    shuttle: 'colony-1',
    turn: 1,
  });
  playedAll(t, 1);
  t.answer('landingPod', 'turn-order-7');
  const green = seat(t, 1);
  expect([green.home, green.work]).toEqual([4, 0]);
  expect(slotsOf(t, 'researchDevelopment')[1]).toBe(1);
  expect(t.state.ground.filter((here) => here > 1)).toHaveLength(8);
  t.answer('bot-1>2,-2', 'bot-1>1,-1', 'bot-1>1,0', 'crystals', 'stop');
  t.answer('executive:7', 'crystals', 'plant', 'end');
  expect([has(t, 1, 'crystal'), has(t, 1, 'plant')]).toEqual([0, 2]);
  expect(t.state.shuttle).toBe(0);
  t.answer('stay', 'stay');
  expect(ask(t)).toBe('1 travel');
  t.answer('shuttle', 'turn-order-1');
  expect(seat(t, 1).home).toBe(4);
  expect(seat(t, 1).supply).toBe(8);
  expect(slotsOf(t, 'researchDevelopment')[1]).toBe(0);
});

test('[MARS-SV-05] Rover Tech of another, Crystal on the way, gains straight on a Contract', () => {
  const t = mars({
    players: [
      {},
      {},
      {
        tech: { 'rover-tech': 'lab-3a', 'mine-tech': 'lab-4a', 'generator-tech': 'lab-4b' },
      },
      { goods: { crystal: 2 }, contracts: { 'contract-9': { water: 1, mineral: 2 } } },
    ],
    missions: { 'mission-contracts': 2 },
    crystals: ['1,-3'],
    tiles: { '2,-4': 'disc-res-water' },
    turn: 3,
  });
  t.answer('controlCenter', 'useTech', 'company-3');
  t.answer('rover>0,-1', 'rover>1,-2', 'rover>1,-3', 'rover>2,-4', 'stop', 'take');
  t.answer('contract-9', 'contract-9');
  expect(seat(t, 3).done).toBe(1 << 8);
  expect(t.state.trackers[0]).toBe(1);
  expect([seat(t, 3).pending, has(t, 3, 'water')]).toEqual([3, 2]);
  expect(seat(t, 3).discoveries).toEqual([tileOf('disc-res-water')]);
  t.answer('end');
  expect(t.options()).toEqual(['oxygen']);
  t.answer('oxygen');
  expect(has(t, 2, 'oxygen')).toBe(2);
  t.state.players.forEach((p, id) => (p.played = id !== 3));
  t.run({ type: 'nextTurn' });
  expect(seat(t, 3).crystals).toBe(3);
  expect(t.events.at(-1)).toMatchObject({ type: 'turnStarted', crystals: 1, lost: 2 });
});

test('[MARS-SV-06] a Bot destroys the tile where it stops, the Rover takes the other', () => {
  const spec = {
    players: [{ rover: '-5,1' }, {}],
    missions: { 'mission-research': 5 },
  };
  const t = mars(spec).answer('controlCenter', 'bot-1>-3,-1', 'bot-1>-3,-2');
  t.answer('rover>-5,0', 'stop', 'take', 'shelter-tech>lab-3a');
  t.answer('bot-1>-3,-1', 'stop', 'shelter-tech>lab-4a');
  expect(t.state.tilesOut).toEqual([tileOf('research-a-2')]);
  expect(seat(t, 0).research).toEqual([tileOf('research-a-1')]);
  expect([t.state.trackers[0], seat(t, 0).pending]).toEqual([4, 2]);
  expect(levelOf(t, 0, 'shelter-tech')).toBe(4);
  expect(has(t, 0, 'crystal')).toBe(1);

  const further = mars(spec).answer('controlCenter', 'bot-1>-3,-1', 'bot-1>-3,-2');
  further.answer('bot-1>-4,-1', 'crystals', 'stop');
  expect(further.state.tilesOut).toEqual([]);
  expect(has(further, 0, 'crystal')).toBe(0);
});

test('[MARS-SV-07] upgrades with the Tech of another, a Miner goes home, a Rover gives way', () => {
  const t = mars({
    players: [
      {
        goods: { mineral: 2 },
        plans: { 'metal-deposit': null, library: null, casino: null },
        shelters: ['-3,-1', '-3,0'],
        bots: ['-2,0', '-2,-1'],
      },
      { rover: '-3,0', tech: { 'upgrade-tech': 'lab-2c' } },
      { miners: ['-1,0'], home: 4 },
      {},
    ],
    buildings: { mine: ['-1,0'] },
    slots: { upgradeBuilding: [0, 1] },
    missions: { 'mission-advanced': 6 },
  });
  const supply = seat(t, 2).supply;
  t.answer('upgradeBuilding', 'colonist', 'metal-deposit', '-1,0', 'company-2', 'library', '-3,0');
  expect(ask(t)).toBe('1 displace');
  t.answer('-3,1');
  expect(ask(t)).toBe('0 turn');
  t.answer('end', 'lab-3b');
  expect([seat(t, 0).home, seat(t, 0).work, has(t, 0, 'mineral')]).toEqual([1, 1, 0]);
  expect([seat(t, 2).home, seat(t, 2).supply]).toEqual([4, supply + 1]);
  expect([t.state.trackers[0], seat(t, 0).pending]).toEqual([4, 2]);
  expect([levelOf(t, 1, 'upgrade-tech'), has(t, 1, 'mineral')]).toEqual([3, 2]);
  expect(finalParts(t, 0).blueprints).toBe(5);
});

test('[MARS-SV-08] two Ships, Tech of another player, the level is the limit', () => {
  const t = mars({
    level: 3,
    players: [
      {
        welcomed: 1,
        shelters: ['-2,-3'],
        home: 2,
        goods: { water: 2 },
      },
      { tech: { 'colonist-tech': 'lab-2a', 'mine-tech': 'lab-3a' }, goods: { oxygen: 0 } },
      {},
    ],
    missions: { 'mission-bots': 4 },
  });
  t.answer('welcomeShip', 'ship-2:bot', 'water', 'plant');
  expect(t.options()).toEqual(['-2,-3']);
  t.answer('-2,-3', 'none', 'more', 'ship-3:crew', 'water', 'mineral', 'company-2');
  const p = seat(t, 0);
  expect([p.home, p.work, p.hangar]).toEqual([6, 1, 2]);
  expect([t.state.trackers[0], p.pending]).toEqual([3, 2]);
  expect([has(t, 0, 'water'), has(t, 0, 'plant'), has(t, 0, 'mineral')]).toEqual([0, 0, 0]);
  expect(p.ships).toBe(0b11000);
  expect(ask(t)).toBe('0 turn');
  t.answer('end');
  expect(t.options()).toEqual(['oxygen']);
  expect(has(t.answer('oxygen'), 1, 'oxygen')).toBe(1);
  expect(whyNot(t, 'ship-4:bot')).toBe('is not refused');
});
