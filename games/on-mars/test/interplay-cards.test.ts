import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { ask, builtOn, has, hexOf, mars, seat, slotsOf } from './scenario.ts';
import { whyNot, type PlayerSpec, type Spec } from './scenario.ts';

// One effect within another: what a card, a Goal or a tile sets going while something else is resolved.

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
const contractCard = (n: number): number => 5 + n;

describe('Private Goals', () => {
  const sevenAtHome: PlayerSpec = { shelters: ['-2,-3', '-4,0'], home: 7, goals: ['goal-9'] };
  test('[MARS-GOAL-04, MARS-SHIP-03] a Ship at no cost still needs the Colony level', () => {
    const t = mars({ players: [{ ...sevenAtHome, welcomed: 1 }, {}] });
    expect(whyNot(t, 'goal-9:reward')).toContain('MARS-SHIP-03');
    expect(t.options()).toContain('goal-9:develop');
  });
  test('[MARS-GOAL-04, MARS-SHIP-05, MARS-USE-03] a Ship at no cost may use the Tech of another', () => {
    const t = mars({
      players: [
        { ...sevenAtHome, shelters: ['-2,-3', '-4,0', '-4,2'] },
        { tech: { 'colonist-tech': 'lab-1a' }, goods: { oxygen: 0 } },
      ],
    });
    t.answer('goal-9:reward', 'ship-1:crew', 'company-2');
    // 7 + 2 find a bed, the tenth by Tech of level 1; nothing was paid.
    expect([seat(t, 0).home, has(t, 0, 'water'), has(t, 0, 'plant')]).toEqual([10, 1, 1]);
    t.answer('controlCenter', 'stop', 'end', 'oxygen');
    expect(has(t, 1, 'oxygen')).toBe(1);
  });
  test('[MARS-GOAL-04, MARS-HIRE-07] a Contract at no cost: no Crystal, and its slot is filled at the end', () => {
    const t = mars({
      players: [{ goods: { water: 4, crystal: 0 }, goals: ['goal-6'] }, {}],
    });
    t.state.display = t.state.display.with(3, contractCard(1));
    t.state.contractDeck = t.state.contractDeck.filter((one) => one !== 0);
    t.answer('goal-6:reward', 'display-slot-4');
    expect([has(t, 0, 'crystal'), seat(t, 0).contracts, slotsOf(t, 'hireScientist')]).toEqual([
      0,
      [0],
      [0, 0, 0, 0],
    ]);
    t.answer('controlCenter', 'stop', 'end');
    expect(ask(t)).toBe('0 refillContract');
  });
  test('[MARS-R-35, MARS-GOODS-05] of two Colonists retrieved the one without a bed joins the supply', () => {
    const cubes = ['mine', 'generator', 'greenhouse'] as const;
    const t = mars({
      slots: { obtainBlueprint: [1] },
      players: [{ home: 3, work: 1, cubes: [...cubes], goals: ['goal-15'] }, {}],
    });
    const { supply } = seat(t, 0);
    t.answer('goal-15:reward', 'obtainBlueprint', 'work');
    expect([seat(t, 0).home, seat(t, 0).work, seat(t, 0).supply]).toEqual([4, 0, supply + 1]);
  });
  test('[MARS-GOAL-01, MARS-GOODS-03] four of a kind count in Storage, not on a Contract', () => {
    const goods = { oxygen: 3 };
    const t = mars({
      players: [{ goods, goals: ['goal-6'], contracts: { 'contract-10': { oxygen: 1 } } }, {}],
    });
    expect(whyNot(t, 'goal-6:develop')).toContain('MARS-GOAL-01');
  });
  test('[MARS-GOAL-01, MARS-CTRL-09] a Goal that a tile fulfils may be shown in the same turn', () => {
    const t = mars({
      tiles: { '2,0': 'disc-crystals' },
      players: [{ rover: '1,0', discoveries: ['disc-card', 'disc-tech'], goals: ['goal-4'] }, {}],
    });
    expect(whyNot(t, 'goal-4:reward')).toContain('MARS-GOAL-01');
    t.answer('controlCenter', 'rover>2,0', 'stop', 'take', 'goal-4:reward', 'rover>3,0', 'stop');
    expect([hexOf(seat(t, 0).rover), seat(t, 0).pending]).toEqual(['3,0', 3]);
  });
});

describe('Advanced Buildings', () => {
  const use = (plan: string, hex: string, player: PlayerSpec = {}, spec: Spec = {}) =>
    mars({
      ...spec,
      players: [
        { goods: rich, ...player, plans: { ...player.plans, [plan]: hex } },
        ...(spec.players ?? [{}]),
      ],
    }).answer('executive:8', `pay:${plan}`, 'crystals');

  test('[MARS-ADV-13, MARS-HIRE-01] Eco Resort frees the own Hire slot for the Main action', () => {
    const slots = { hireScientist: [1, 1] };
    const taken = mars({ slots, players: [{ goods: rich }, {}] });
    expect(whyNot(taken, 'hireScientist')).toContain('MARS-HIRE-01');
    const t = use('eco-resort', '0,2', { home: 2 }, { slots }).answer('colony');
    expect([seat(t, 0).home, slotsOf(t, 'hireScientist')]).toEqual([3, [0, 1, 0, 0]]);
    t.answer('hireScientist', 'crystal');
    expect(ask(t)).toBe('0 takeCard');
  });
  test('[MARS-ADV-13, MARS-GOODS-05] Aqueduct into full Living Quarters: to the supply', () => {
    const t = use('aqueduct', '2,-1', { home: 4, work: 1 });
    const { supply } = seat(t, 0);
    t.answer('work');
    expect([seat(t, 0).home, seat(t, 0).work, seat(t, 0).supply]).toEqual([4, 0, supply + 1]);
  });
  test('[MARS-ADV-13, MARS-LEARN-01] Oxygen Tank: as many tiles as Colonists go, while there is a space', () => {
    const t = use('oxygen-tank', '-2,1', { goods: { ...rich, battery: 2 } });
    t.answer('grid-b1>lab-1a', 'crystal', 'more', 'grid-b2>lab-1b');
    // Both spaces are taken: a third is not even asked for.
    expect([ask(t), seat(t, 0).work]).toEqual(['0 turn', 1]);
    const full = mars({
      players: [
        {
          goods: rich,
          plans: { 'oxygen-tank': '-2,1' },
          tech: { 'mine-tech': 'lab-1a', 'rover-tech': 'lab-1b' },
        },
        {},
      ],
    });
    expect(whyNot(full, 'executive:8')).toContain('MARS-ADV-01');
  });
  test('[MARS-ADV-06, MARS-UPG-05] Builder Drone: what Tech adds may stand anywhere too', () => {
    const t = use('builder-drone', '0,-2', {
      bots: ['-5,5'],
      plans: { biomarket: null, 'private-ship': null },
      tech: { 'upgrade-tech': 'lab-1a' },
    });
    t.answer('biomarket', '0,2', 'company-1', 'private-ship', '2,-1');
    expect([builtOn(t, 'private-ship'), has(t, 0, 'mineral')]).toEqual(['2,-1', 0]);
  });
  test('[MARS-ADV-05, MARS-CON-12] Metal Deposit: one Colonist is the level, one the Miner', () => {
    const spec: Spec = { buildings: { mine: ['1,0'] } };
    const player: PlayerSpec = { bots: ['0,1'], tech: { 'mine-tech': 'lab-1a' } };
    const t = use('metal-deposit', '0,0', { ...player, home: 2 }, spec);
    t.answer('mine', '0,1', 'company-1', 1);
    t.answer(t.options()[0] ?? null);
    expect([seat(t, 0).home, seat(t, 0).work, seat(t, 0).miners.map(hexOf)]).toEqual([
      0,
      1,
      ['0,1'],
    ]);
    const poor = use('metal-deposit', '0,0', { ...player, home: 1 }, spec).answer('mine');
    expect(whyNot(poor, '0,1')).toContain('MARS-CON-05');
  });
  test('[MARS-ADV-05, MARS-CON-18] Gym: a Colonist raises the own Shelter Tech', () => {
    const spec = { shelters: ['-2,-2', '-3,-1'], bots: ['-3,0'], goods: rich };
    const t = use('gym', '-2,-1', { ...spec, tech: { 'shelter-tech': 'lab-2b' } });
    t.answer('shelter', '-3,0', 'company-1', 1, 'oxygen');
    t.answer(t.options()[0] ?? null);
    expect([seat(t, 0).shelters, seat(t, 0).work, seat(t, 0).pending]).toEqual([4, 1, 4]);
  });
  test('[MARS-ADV-09, MARS-ADV-16] the Radar of another serves whoever uses it', () => {
    const t = mars({
      players: [
        {
          scientists: { 'rd-engineer': null },
          goods: { crystal: 0, battery: 0 },
          shelters: ['-4,0'],
        },
        { plans: { radar: '0,-2' }, goods: { battery: 0 } },
      ],
    });
    t.state.radar = data.discoveryTiles.findIndex(({ id }) => id === 'disc-res-battery');
    t.state.discoveryStack = t.state.discoveryStack.filter((one) => one !== t.state.radar);
    t.answer('executive:8', 'send:radar');
    expect([has(t, 0, 'battery'), has(t, 1, 'battery'), seat(t, 0).discoveries]).toEqual([
      3,
      0,
      [],
    ]);
    t.answer('controlCenter', 'stop', 'end');
    expect([ask(t), t.answer('executive:8').options()]).toEqual(['1 turn', ['free:radar']]);
  });
  test('[MARS-ADV-09] Radar: the first tile may be useless, a useless one is not used again', () => {
    const full = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
    const t = use(
      'radar',
      '0,-2',
      { goods: full },
      {
        exploration: ['disc-res-water', 'disc-card'],
      },
    ).answer('left');
    expect(has(t, 0, 'water')).toBe(2);
    t.answer('controlCenter', 'stop', 'end', 'controlCenter', 'stop', 'end', 'stay', 'stay');
    seat(t, 0).crystals = 3;
    expect(whyNot(t, 'executive:8')).toContain('MARS-ADV-01');
  });
  test('[MARS-ADV-09, MARS-R-63] Radar: the place is filled before the tile is used', () => {
    const t = use('radar', '0,-2', {}, { exploration: ['disc-blueprints', 'disc-card'] });
    const next = t.state.discoveryStack.at(-1);
    expect(ask(t.answer('left'))).toBe('0 takeBlueprint');
    expect(t.state.exploration[0]).toBe(next);
  });
  test('[MARS-ADV-10, MARS-MIS-03] two Bots take one tile each, one after the other', () => {
    const t = use(
      'recycling-bots',
      '-2,1',
      { bots: ['1,1', '3,0'], home: 3 },
      {
        tiles: { '1,2': 'disc-blueprints', '4,0': 'disc-crystals' },
        missions: { 'mission-discovery': 5 },
        faceUp: ['biomarket'],
      },
    );
    t.answer('bot-1>1,2', 'bot-2>4,0', 'stop', 'take', 'biomarket');
    expect(ask(t)).toBe('0 takeTile');
    t.answer('take');
    expect([t.state.trackers[0], seat(t, 0).discoveries.length, seat(t, 0).pending]).toEqual([
      3, 2, 5,
    ]);
  });
  test('[MARS-ADV-10, MARS-CTRL-11] Recycling Bots may not end on a letter already owned', () => {
    const t = mars({
      players: [
        {
          bots: ['4,0'],
          goods: { crystal: 2 },
          plans: { 'recycling-bots': '-2,1' },
          research: ['research-c-1'],
        },
        {},
      ],
      tiles: { '5,0': 'research-c-2' },
    }).answer('executive:8', 'pay:recycling-bots', 'crystals');
    t.answer('bot-1>5,0');
    expect(whyNot(t, 'stop')).toContain('MARS-CTRL-11');
  });
  test('[MARS-ADV-16, MARS-CON-18] a Gym used by a Scientist builds the Shelter of the user', () => {
    const t = mars({
      players: [
        { bots: ['-3,1'], scientists: { 'systems-engineer': null }, goods: { oxygen: 1 } },
        { plans: { gym: '2,1' } },
      ],
    }).answer('executive:8', 'send:gym', 'shelter');
    t.answer(t.options()[0] ?? null, 'oxygen');
    while (ask(t) !== '0 turn') t.answer(t.options()[0] ?? null);
    expect([seat(t, 0).shelters, seat(t, 1).shelters]).toEqual([2, 1]);
  });
  test('[MARS-ADV-11, MARS-ROUND-08, MARS-SHUT-05] after the Pod the Elevator, and the Shuttle of the same round', () => {
    const t = mars({
      shuttle: 'orbit-1',
      players: [{ space: 1, goods: rich, plans: { 'aerial-elevator': '-2,1' } }, { space: 6 }],
    });
    t.answer('landingPod', 'turn-order-5');
    t.answer('executive:8', 'pay:aerial-elevator', 'crystals', 'turn-order-1');
    expect(t.options()).toEqual(['end']);
    t.answer('end');
    expect(ask(t)).toBe('1 turn');
    t.answer('controlCenter', 'stop', 'end');
    expect([ask(t), t.options()]).toEqual(['0 travel', ['stay', 'shuttle']]);
  });
});
