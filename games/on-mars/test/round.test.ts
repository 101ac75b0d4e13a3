import { describe, expect, test } from 'vitest';
import { ask, has, mars, playedAll, seat, slotsOf, whyNot } from './scenario.ts';

describe('Turn Order bonuses', () => {
  const arriving = (space: number, spec: Parameters<typeof mars>[0] = {}) =>
    mars({ ...spec, turn: -1 }).run({
      type: 'perform',
      seat: 0,
      by: `turn-order-${space}`,
      must: false,
    });

  test('[MARS-TURNO-01] four spaces a side, one marker each', () => {
    const t = mars({ players: [{ space: 1 }, { space: 6 }], turn: -1 });
    t.run({ type: 'travelSpace', seat: 0, side: 1 });
    expect(t.options()).toEqual(['turn-order-5', 'turn-order-7', 'turn-order-8']);
    expect(whyNot(t, 'turn-order-6')).toBe('MARS-TURNO-01 Théo stands there.');
    expect(t.refused('turn-order-2')).toBe('MARS-TRAV-04');
  });
  test('[MARS-TURNO-02] spaces 1 and 5 give nothing', () => {
    expect([1, 5].map((space) => ask(arriving(space)))).toEqual(['nobody', 'nobody']);
  });
  test('[MARS-TURNO-03] spaces 2 and 6: an item of the Warehouse', () => {
    for (const space of [2, 6]) {
      const t = arriving(space);
      expect(t.options()).toEqual(['crystal', 'battery', 'water', 'plant', 'oxygen', 'stop']);
      expect(has(t.answer('plant'), 0, 'plant')).toBe(2);
    }
  });
  test('[MARS-TURNO-04, MARS-TURNO-09] space 3: a Tech tile at its cost, with the bonus of its space', () => {
    const t = arriving(3).answer('grid-b1>lab-1b');
    expect(seat(t, 0).pending).toBe(1);
    expect(arriving(3).options()).toContain('grid-t1>lab-1a');
    expect(arriving(3, { players: [{ bare: true }, {}] }).options()).not.toContain(
      'grid-m1>lab-1a',
    );
  });
  test('[MARS-TURNO-05, MARS-R-46] space 4: Water or a Plant for a Colonist, if there is a bed', () => {
    const t = arriving(4);
    expect(ask(t)).toBe('0 benefit');
    expect(t.answer('take').options()).toEqual(['water', 'plant', 'mineral']);
    expect(seat(t.answer('plant'), 0).home).toBe(4);
    expect(ask(arriving(4, { players: [{ home: 4 }, {}] }))).toBe('nobody');
    expect(ask(arriving(4, { players: [{ bare: true }, {}] }))).toBe('nobody');
    const two = mars({ players: [{ home: 3 }, {}], turn: -1 });
    two.run({ type: 'perform', seat: 0, by: 'goal-7:reward', must: true });
    expect(seat(two, 0).home).toBe(4);
  });
  test('[MARS-TURNO-06] space 7: 2 Bot points, more for Crystals', () => {
    const t = arriving(7).answer('bot-1>-2,0', 'bot-1>-3,1');
    expect(t.options()).toContain('bot-1>-3,2');
    expect(t.answer('bot-1>-3,2', 'crystals').options()).toEqual(['stop']);
  });
  test('[MARS-TURNO-07] space 8: a Blueprint', () => {
    const t = arriving(8, { faceUp: ['gym'] });
    expect(t.options()).toEqual(['gym', 'stop']);
    expect(seat(t.answer('gym'), 0).plans).toEqual([11]);
  });
  test('[MARS-TURNO-08] a bonus may be declined, and staying gives none', () => {
    for (const space of [2, 3, 7, 8]) expect(arriving(space).options()).toContain('stop');
    expect(arriving(4).options()).toContain('decline');
    const t = mars({ players: [{ space: 6 }, { space: 5 }], shuttle: 'orbit-2', turn: -1 });
    t.run({ type: 'startShuttle' }).answer('stay', 'stay');
    expect(ask(t)).toBe('1 turn');
    expect(t.state.warehouse).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('rounds and turns', () => {
  test('[MARS-ROUND-01] a Colonization phase, then a Shuttle phase', () => {
    const t = mars();
    playedAll(t, 0);
    expect(t.state.phase).toBe('colonization');
    t.answer('controlCenter', 'stop', 'end');
    expect([t.state.phase, ask(t)]).toEqual(['shuttle', '0 travel']);
    t.answer('stay', 'stay');
    expect([t.state.phase, t.state.round]).toEqual(['colonization', 4]);
  });

  test('[MARS-ROUND-02, MARS-ROUND-08] everybody once, the lowest first; a journey gives no second turn', () => {
    const t = mars({ players: [{ space: 2 }, { space: 5 }, { space: 8 }] });
    t.answer('landingPod', 'turn-order-7', 'stop', 'end');
    expect(ask(t)).toBe('1 turn');
    t.answer('controlCenter', 'stop', 'end');
    expect(ask(t)).toBe('2 turn');
    t.answer('controlCenter', 'stop', 'end');
    expect(ask(t)).toBe('1 travel');
  });

  test('[MARS-ROUND-03] one Main action, which is a must, and at most one Executive action', () => {
    const t = mars({ players: [{ goods: { crystal: 3 } }, {}] });
    expect(whyNot(t, 'end')).toContain('MARS-ROUND-03');
    t.answer('executive:6', 'crystals', 'stop');
    expect(whyNot(t, 'executive:6')).toContain('MARS-EXEC-01');
    expect(t.refused('end')).toBe('MARS-ROUND-03');
    t.answer('controlCenter', 'stop');
    expect(whyNot(t, 'controlCenter')).toBe(
      'MARS-ROUND-03 You have had your Main action this turn.',
    );
    expect(t.options()).toEqual(['end']);
  });

  test('[MARS-ROUND-04, MARS-R-31] the Main action belongs to the side where the marker is', () => {
    const t = mars();
    expect(whyNot(t, 'resupply')).toBe(
      'MARS-ROUND-04 Your marker is in the Colony: this action belongs to the other side.',
    );
    const up = mars({
      players: [
        {
          space: 6,
          plans: { 'aerial-elevator': '-2,1' },
          scientists: { geochemist: 'aerial-elevator' },
        },
        { space: 5 },
      ],
      buildings: { 'oxygen-condenser': ['-2,2', '-3,2'] },
    });
    up.answer('executive:8', 'free:aerial-elevator', 'turn-order-1');
    expect(up.options()).toContain('resupply');
    expect(up.refused('controlCenter')).toBe('MARS-ROUND-04');
  });

  test('[MARS-ROUND-05] Executive actions on either side', () => {
    for (const space of [1, 6]) {
      const t = mars({ players: [{ space, goods: { crystal: 3 } }, { space: 7 }] });
      expect(t.options()).toContain('executive:6');
    }
  });

  test('[MARS-ROUND-06] Contracts, then owners of Tech, then the Colony status', () => {
    const t = mars({
      players: [{ goods: { battery: 2, mineral: 2 } }, { tech: { 'generator-tech': 'lab-1a' } }],
      buildings: { 'water-extractor': ['4,-2'], greenhouse: ['0,4'], 'oxygen-condenser': ['-4,2'] },
      tops: ['generator-1'],
    });
    t.run({
      type: 'takeCard',
      seat: 0,
      by: 'disc-card',
      scientists: true,
      contracts: true,
      free: false,
    });
    t.answer('display-slot-3', 'battery', 'battery');
    t.state.players[0] = { ...seat(t, 0), bots: seat(t, 0).bots.map(() => 35) };
    t.answer('constructBuilding', 'generator', '-1,-2', 'company-2', 'lss-benefit-crystal', 'end');
    expect([ask(t), t.state.level]).toEqual(['0 refillContract', 1]);
    t.answer('contract-1');
    expect([ask(t), t.state.level]).toEqual(['1 techReward', 1]);
    t.answer('lab-2a');
    expect([ask(t), t.state.level]).toEqual(['1 turn', 2]);
    expect(seat(t, 0).played).toBe(true);
  });

  test('[MARS-ROUND-07] Landing Pod and Control Center are always possible', () => {
    const poor = { bare: true, home: 0, goods: { crystal: 0 } };
    expect(mars({ players: [{ ...poor, space: 1 }, {}] }).options()).toContain('landingPod');
    expect(mars({ players: [poor, {}] }).options()).toEqual(['controlCenter']);
  });

  test('[MARS-ROUND-09, MARS-R-39] Goals and deliveries before, between and after the actions', () => {
    const t = mars({
      players: [
        {
          goods: { crystal: 3 },
          goals: ['goal-7'],
          shelters: ['-4,0', '-4,1'],
          contracts: { 'contract-7': {} },
        },
        {},
      ],
    });
    const free = ['goal-7:develop', 'goal-7:reward', 'deliver'];
    expect(t.options()).toEqual(expect.arrayContaining(free));
    t.answer('controlCenter', 'stop');
    expect(t.options()).toEqual(expect.arrayContaining(free));
    t.answer('executive:6', 'crystals', 'stop');
    expect(t.options()).toEqual([...free, 'end']);
  });

  test('[MARS-ROUND-10] an effect is resolved wholly before another action starts', () => {
    const t = mars({ players: [{ goods: { crystal: 3 } }, {}] }).answer('controlCenter');
    expect(ask(t)).toBe('0 move');
    expect(t.options().some((choice) => JSON.stringify(choice).startsWith('"executive'))).toBe(
      false,
    );
  });

  test('[MARS-ROUND-11] the Shuttle phase knows no actions and no Goals', () => {
    const t = mars({ players: [{ goals: ['goal-7'], hangar: 1 }, {}], turn: -1 });
    t.run({ type: 'startShuttle' });
    expect(t.options()).toEqual(['stay', 'ship']);
  });

  test('[MARS-ROUND-12] an action needs a step that can be carried out and paid', () => {
    const t = mars({ players: [{ bare: true }, {}] });
    expect(whyNot(t, 'upgradeBuilding')).toContain('MARS-UPG-01');
    expect(whyNot(t, 'welcomeShip')).toContain('MARS-SHIP-01');
    const full = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
    const orbit = mars({ players: [{ space: 1, goods: full }, {}] });
    expect(whyNot(orbit, 'resupply')).toContain('MARS-SUP-02');
    const apart = mars({ players: [{ bots: ['6,-2'], home: 1 }, {}] });
    expect(whyNot(apart, 'constructBuilding')).toContain('MARS-ROUND-12');
  });
});

describe('Landing Pod', () => {
  test('[MARS-POD-01] free, to the Colony, without a Discovery tile', () => {
    const t = mars({
      players: [{ space: 1, work: 1 }, { space: 6 }],
      slots: { hireScientist: [1] },
    });
    t.answer('landingPod');
    expect([seat(t, 0).home, slotsOf(t, 'hireScientist')[0]]).toEqual([4, 0]);
    expect(t.options()).toEqual(['turn-order-5', 'turn-order-7', 'turn-order-8']);
    expect(t.state.exploration.every((tile) => tile >= 0)).toBe(true);
    expect(mars().refused('landingPod')).toBe('MARS-ROUND-04');
  });
  test('[MARS-POD-02, MARS-R-52] an Executive action may still follow', () => {
    const t = mars({ players: [{ space: 1, goods: { crystal: 3 } }, { space: 6 }] });
    t.answer('landingPod', 'turn-order-5');
    expect(t.options()).toContain('executive:6');
  });
  test('[MARS-POD-03] in the same round one may travel again', () => {
    const t = mars({ players: [{ space: 1 }, { space: 6 }], shuttle: 'colony-1' });
    playedAll(t, 0);
    t.answer('landingPod', 'turn-order-5', 'end');
    expect(ask(t)).toBe('0 travel');
    expect(t.options()).toContain('shuttle');
  });
  test('[MARS-R-49] legal in the last round, for the side that counts', () => {
    const t = mars({ players: [{ space: 1 }, { space: 6 }] });
    t.state.lastRound = true;
    expect(t.options()).toContain('landingPod');
  });
});
