import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { ask, has, levelOf, mars, seat, spaceOf, whyNot } from './scenario.ts';

const orbit = { space: 1 };
/** The first seat used this tile of an owner: a loan as the state keeps it. */
const lent = (owner: number, kind: number): number => owner * 16 + kind;

describe('Obtain Blueprint', () => {
  test('[MARS-BP-01] the card, its icon, a marker on it', () => {
    const t = mars({ players: [orbit, {}], faceUp: ['gym', 'biomarket'] });
    t.answer('obtainBlueprint', 'biomarket');
    expect(seat(t, 0).plans).toEqual([6]);
    expect(has(t, 0, 'plant')).toBe(2);
    t.answer('more', 'gym');
    expect(seat(t, 0).pending).toBe(1);
  });
  test('[MARS-BP-02] without a marker no Blueprint', () => {
    const ids = data.blueprints.slice(0, 8).map(({ id }) => [id, null] as const);
    const t = mars({ players: [{ ...orbit, plans: Object.fromEntries(ids) }, {}] });
    expect(whyNot(t, 'obtainBlueprint')).toContain('MARS-BP-02');
  });
  test('[MARS-BP-03] taken cards are not replaced', () => {
    const t = mars({ players: [orbit, {}], faceUp: ['gym'] }).answer('obtainBlueprint', 'gym');
    expect(t.state.planRow.every((plan) => plan < 0)).toBe(true);
    expect(ask(t)).toBe('0 turn');
    const none = mars({ players: [orbit, {}], faceUp: [] });
    expect(whyNot(none, 'obtainBlueprint')).toContain('MARS-BP-03');
  });
  test('[MARS-BP-04] one more for each Colonist', () => {
    const t = mars({ players: [{ ...orbit, home: 3 }, {}], faceUp: ['gym', 'casino', 'radar'] });
    t.answer('obtainBlueprint', 'gym', 'more', 'casino');
    expect(ask(t)).toBe('0 boost');
    expect([seat(t, 0).plans.length, seat(t, 0).work]).toEqual([2, 1]);
  });
  test('[MARS-BP-05] the action of a card is closed while its marker is on it', () => {
    const t = mars({ players: [{ plans: { casino: null }, goods: { crystal: 3 } }, {}] });
    expect(whyNot(t, 'executive:8')).toContain('MARS-ADV-01');
  });
});

describe('Learn New Technology', () => {
  test('[MARS-LEARN-01] into an empty level-1 space; with both taken it is impossible', () => {
    const t = mars({ players: [{ ...orbit, tech: { 'mine-tech': 'lab-1a' } }, {}] });
    t.answer('learnTechnology');
    expect(t.refused('grid-b1>lab-1a')).toBe('MARS-LEARN-01');
    const full = { 'mine-tech': 'lab-1a', 'generator-tech': 'lab-1b' };
    const none = mars({ players: [{ ...orbit, tech: full }, {}] });
    expect(whyNot(none, 'learnTechnology')).toContain('MARS-LEARN-01');
  });
  test('[MARS-LEARN-02] bottom free, middle a Battery, top a Battery and any Resource', () => {
    const poor = mars({ players: [{ ...orbit, bare: true }, {}] }).answer('learnTechnology');
    expect(poor.options()).toEqual([
      'grid-b1>lab-1a',
      'grid-b1>lab-1b',
      'grid-b2>lab-1a',
      'grid-b2>lab-1b',
    ]);
    const t = mars({ players: [{ ...orbit, bare: true, goods: { battery: 1, plant: 1 } }, {}] });
    t.answer('learnTechnology', 'grid-t2>lab-1b', 'battery', 'plant');
    expect(seat(t, 0).goods).toEqual([0, 0, 0, 0, 0]);
  });
  test('[MARS-LEARN-03, MARS-R-45] never two tiles of one kind', () => {
    const t = mars({
      players: [{ ...orbit, tech: { 'rover-tech': 'lab-3a' } }, {}, {}],
      grid: { 'grid-b1': 'rover-tech' },
    }).answer('learnTechnology');
    expect(whyNot(t, 'grid-b1>lab-1a')).toBe(
      'MARS-LEARN-03 You already own a tile of this kind: Faster Rovers.',
    );
  });
  test('[MARS-LEARN-04] the benefit of the space may be taken', () => {
    const t = mars({ players: [orbit, {}] }).answer('learnTechnology', 'grid-b1>lab-1a');
    expect(ask(t)).toBe('0 takeWarehouse');
    expect(t.options()).toContain('stop');
  });
  test('[MARS-LEARN-05] one Colonist buys a second tile, not a third', () => {
    const t = mars({ players: [orbit, {}] });
    t.answer('learnTechnology', 'grid-b1>lab-1b', 'more', 'grid-b2>lab-1a', 'stop');
    expect(ask(t)).toBe('0 turn');
  });
  test('[MARS-LEARN-06] the Grid is not refilled', () => {
    const t = mars({ players: [orbit, {}, {}] }).answer('learnTechnology', 'grid-b1>lab-1b');
    expect(t.state.grid[6]).toBe(-1);
  });
});

describe('Laboratory, Research and Development', () => {
  test('[MARS-RND-01, MARS-RND-02] one space to the right, if it is empty', () => {
    const t = mars({
      players: [{ ...orbit, tech: { 'mine-tech': 'lab-1a' }, goods: { oxygen: 2 } }, {}],
    });
    t.answer('researchDevelopment');
    expect(t.options()).toEqual(['mine-tech>lab-2a', 'shelter-tech>lab-3a', 'shelter-tech>lab-3b']);
    expect(whyNot(t, 'mine-tech>lab-2b')).toBe(
      'MARS-RND-02 Lab level 2, middle space is taken by your Shelter Technology.',
    );
  });
  test('[MARS-RND-03] the cost of the column', () => {
    const cost = (from: string, to: string, goods: Record<string, number>) => {
      const t = mars({
        players: [{ ...orbit, bare: true, goods, tech: { 'mine-tech': from } }, {}],
      });
      if (!t.options().includes('researchDevelopment')) return false;
      return t.answer('researchDevelopment').options().includes(`mine-tech>${to}`);
    };
    expect(cost('lab-1a', 'lab-2a', { plant: 1 })).toBe(true);
    expect(cost('lab-2a', 'lab-3a', { plant: 1 })).toBe(false);
    expect(cost('lab-2a', 'lab-3a', { oxygen: 1 })).toBe(true);
    expect(cost('lab-3a', 'lab-4a', { oxygen: 1 })).toBe(true);
    expect(cost('lab-4a', 'lab-5a', { oxygen: 1 })).toBe(false);
    expect(cost('lab-4a', 'lab-5a', { oxygen: 1, water: 1 })).toBe(true);
    expect(cost('lab-5a', 'lab-6a', { oxygen: 1 })).toBe(false);
    expect(cost('lab-5a', 'lab-6a', { oxygen: 1, crystal: 1 })).toBe(true);
  });
  test('[MARS-RND-04] two developments, on one tile or on two, each resolved wholly', () => {
    const t = mars({ players: [{ ...orbit, goods: { oxygen: 2 } }, {}] });
    t.answer('researchDevelopment', 'shelter-tech>lab-3b', 'oxygen');
    expect(has(t, 0, 'mineral')).toBe(2);
    t.answer('shelter-tech>lab-4b', 'oxygen');
    expect(levelOf(t, 0, 'shelter-tech')).toBe(4);
  });
  test('[MARS-RND-05] Resources gained may pay the next development, Crystals may not', () => {
    const t = mars({ players: [{ ...orbit, bare: true, goods: { oxygen: 1 } }, {}] });
    t.answer('researchDevelopment', 'shelter-tech>lab-3b', 'oxygen');
    expect(t.options()).toContain('shelter-tech>lab-4b');
    t.answer('shelter-tech>lab-4b', 'mineral');
    expect(seat(t, 0).goods).toEqual([0, 0, 0, 0, 0]);
    const six = mars({
      players: [
        { ...orbit, bare: true, pending: 3, goods: { oxygen: 1 }, tech: { 'mine-tech': 'lab-5a' } },
        {},
      ],
    });
    expect(six.answer('researchDevelopment').refused('mine-tech>lab-6a')).toBe('MARS-RND-03');
  });
  test('[MARS-RND-06] what the spaces give', () => {
    const into = (space: string, extra = {}) =>
      mars({ players: [{ plans: { gym: null }, ...extra }, {}], turn: -1 }).run({
        type: 'perform',
        seat: 0,
        by: space,
        must: false,
      });
    expect(ask(into('lab-1a'))).toBe('0 takeWarehouse');
    expect(seat(into('lab-1b'), 0).pending).toBe(1);
    expect(ask(into('lab-3a'))).toBe('0 move');
    expect(has(into('lab-3b'), 0, 'mineral')).toBe(2);
    expect(ask(into('lab-5a'))).toBe('0 upgradeBlueprint');
    expect(ask(into('lab-5b'))).toBe('0 takeBlueprint');
    for (const none of ['lab-2a', 'lab-2b', 'lab-2c', 'lab-4a', 'lab-4b', 'lab-4c', 'lab-6a']) {
      expect(ask(into(none))).toBe('nobody');
    }
  });
  test('[MARS-RND-07] the level-5 benefits are boosted by Colonists', () => {
    const t = mars({
      players: [
        { plans: { gym: null, casino: null }, goods: { mineral: 2 }, shelters: ['-3,-1'] },
        {},
      ],
      turn: -1,
    });
    t.run({ type: 'perform', seat: 0, by: 'lab-5a', must: false }).answer('gym', '-2,-1', '-3,0');
    expect(ask(t)).toBe('0 boost');
    t.answer('more', 'casino', '-3,-1');
    expect([seat(t, 0).work, has(t, 0, 'mineral')]).toEqual([1, 0]);
    const cards = mars({ turn: -1 }).run({ type: 'perform', seat: 0, by: 'lab-5b', must: false });
    expect(ask(cards.answer('metal-deposit'))).toBe('0 boost');
  });
  test('[MARS-RND-08] one more development for each Colonist, on any tile', () => {
    const t = mars({
      players: [{ ...orbit, goods: { oxygen: 2 }, tech: { 'mine-tech': 'lab-1a' } }, {}],
    });
    t.answer(
      'researchDevelopment',
      'shelter-tech>lab-3a',
      'oxygen',
      'stop',
      'shelter-tech>lab-4a',
      'oxygen',
    );
    t.answer('more', 'mine-tech>lab-2a', 'plant');
    expect([spaceOf(t, 0, 'mine-tech'), seat(t, 0).work]).toEqual(['lab-2a', 1]);
  });
  test('[MARS-RND-09] at no cost: the Crystal too, and the benefit is gained', () => {
    const t = mars({ players: [{ bare: true, tech: { 'mine-tech': 'lab-5a' } }, {}], turn: -1 });
    t.run({ type: 'perform', seat: 0, by: 'research-a-1', must: true });
    t.answer('mine-tech>lab-6a', 'shelter-tech>lab-3b');
    expect([levelOf(t, 0, 'mine-tech'), has(t, 0, 'mineral')]).toEqual([6, 1]);
  });
});

describe('Resupply', () => {
  test('[MARS-SUP-01] one item, one more for each Colonist', () => {
    const t = mars({ players: [{ ...orbit, home: 1, goods: { battery: 0 } }, {}] }).answer(
      'resupply',
      'battery',
      'more',
      'battery',
    );
    expect([has(t, 0, 'battery'), t.state.warehouse[1]]).toEqual([2, 0]);
    expect(ask(t)).toBe('0 turn');
  });
  test('[MARS-SUP-02] each item must find room, or go on a Contract', () => {
    const full = { water: 2 };
    const t = mars({ players: [{ ...orbit, goods: full, contracts: { 'contract-9': {} } }, {}] });
    t.answer('resupply', 'water');
    expect(t.refused('board')).toBe('MARS-SUP-02');
    expect(seat(t.answer('contract-9'), 0).loads[0]?.[2]).toBe(1);
    const other = mars({ players: [{ ...orbit, goods: full }, {}] }).answer('resupply');
    expect(whyNot(other, 'water')).toBe('MARS-SUP-02 You have no room for it: Water.');
  });
  test('[MARS-SUP-03] Crystals of the Warehouse are pending', () => {
    const t = mars({ players: [orbit, {}] }).answer('resupply', 'crystal');
    expect([seat(t, 0).crystals, seat(t, 0).pending]).toEqual([1, 1]);
  });
});

describe('using Tech tiles', () => {
  const sharing = {
    players: [
      { bots: ['-1,-2'], tech: { 'generator-tech': 'lab-1a' } },
      { tech: { 'generator-tech': 'lab-2a' } },
      {},
    ],
    tops: ['generator-1'],
  };
  test('[MARS-USE-01, MARS-USE-08] one tile, own or of another player, also a higher one', () => {
    const t = mars(sharing).answer('constructBuilding', 'generator', '-1,-1');
    expect(t.options()).toEqual(['company-1', 'company-2']);
    const two = mars({
      ...sharing,
      buildings: { generator: ['0,-3'] },
    }).answer('constructBuilding', 'generator', '-1,-2');
    expect(whyNot(two, 'company-1')).toContain('MARS-CON-05');
    expect(two.options()).toEqual(['company-2']);
  });
  test('[MARS-USE-02] Shelter Tech serves its owner only', () => {
    const t = mars().answer('constructBuilding', 'shelter', '-3,-1');
    expect(t.options()).toEqual(['company-1']);
  });
  test('[MARS-USE-03, MARS-USE-04] the owner holds an Oxygen, then develops or gains it', () => {
    const t = mars(sharing).answer('constructBuilding', 'generator', '-1,-1', 'company-2');
    expect(t.game.view(t.state).loans).toEqual([{ user: 0, owner: 1, kind: 1 }]);
    t.answer('lss-benefit-crystal', 'end');
    expect(t.options()).toEqual(['lab-3a', 'oxygen']);
    const kept = mars(sharing).answer('constructBuilding', 'generator', '-1,-1', 'company-2');
    kept.answer('lss-benefit-crystal', 'end', 'oxygen');
    expect(has(kept, 1, 'oxygen')).toBe(2);
    expect(has(t.answer('lab-3a', 'stop'), 1, 'oxygen')).toBe(1);
  });
  test('[MARS-USE-05] a tile that cannot move leaves the Oxygen', () => {
    const stuck = {
      ...sharing.players[1],
      tech: { 'generator-tech': 'lab-2a', 'mine-tech': 'lab-3a' },
    };
    const t = mars({ ...sharing, players: [sharing.players[0] ?? {}, stuck, {}] });
    t.answer('constructBuilding', 'generator', '-1,-1', 'company-2', 'lss-benefit-crystal', 'end');
    expect(t.options()).toEqual(['oxygen']);
  });
  test('[MARS-USE-06] connection Tech is what lets a Building join its kind', () => {
    const none = mars({ ...sharing, players: [{ bots: ['-1,-2'] }, {}, {}] });
    none.answer('constructBuilding', 'generator');
    expect(none.refused('-1,-1')).toBe('MARS-CON-05');
  });
  test('[MARS-USE-07] Rover, Colonist and Upgrade Tech add their level', () => {
    const t = mars({ players: [{ tech: { 'rover-tech': 'lab-4a' } }, {}] });
    t.answer('controlCenter', 'useTech', 'company-1');
    expect(t.state.tasks.at(-1)).toMatchObject({ type: 'move', rover: 6, bots: 2, tech: false });
  });
  test('[MARS-USE-09] use is optional, except for building next to its kind', () => {
    const ship = mars({ players: [{ tech: { 'colonist-tech': 'lab-1a' } }, {}] });
    ship.answer('welcomeShip', 'ship-1:crew', 'water', 'plant');
    expect(ask(ship)).toBe('0 turn');
    const room = mars({ players: [{ home: 1, tech: { 'colonist-tech': 'lab-1a' } }, {}] });
    room.answer('welcomeShip', 'ship-1:crew', 'water', 'plant');
    expect(room.options()).toEqual(['company-1', 'none']);
    expect(mars(sharing).answer('constructBuilding', 'generator', '-1,-1').options()).not.toContain(
      'none',
    );
  });
  test('[MARS-R-04, MARS-R-05, MARS-R-36] two uses, two Oxygen, the tile moves on from where it is', () => {
    const t = mars({ ...sharing, turn: -1 });
    t.state.active = 0;
    t.state.loans = [];
    t.run({ type: 'endTurn', seat: 0 });
    const used = mars({ ...sharing, turn: -1 });
    used.state.active = 0;
    used.state.loans = [lent(1, 1), lent(1, 1)];
    used.run({ type: 'endTurn', seat: 0 }).answer('lab-3a', 'stop');
    expect(ask(used)).toBe('1 techReward');
    expect(used.options()).toEqual(['lab-4a', 'lab-4b', 'oxygen']);
    used.answer('lab-4b');
    expect(spaceOf(used, 1, 'generator-tech')).toBe('lab-4b');
    const order = mars({ ...sharing, players: [{}, { space: 8 }, { space: 5 }], turn: -1 });
    order.state.active = 0;
    order.state.loans = [lent(1, 8), lent(2, 8)];
    expect(ask(order.run({ type: 'endTurn', seat: 0 }))).toBe('2 techReward');
  });
});
