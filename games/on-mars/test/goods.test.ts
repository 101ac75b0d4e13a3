import { describe, expect, test } from 'vitest';
import { answers } from '../rules/answers.ts';
import { canPay } from '../rules/payment.ts';
import { ask, has, mars, seat, whyNot } from './scenario.ts';

describe('Storage', () => {
  test('[MARS-GOODS-01, MARS-GOODS-03] as many of each as own Shelters plus one, the rest is lost', () => {
    const t = mars({ players: [{ shelters: ['-2,-3'] }, {}], turn: -1 });
    t.run({ type: 'perform', seat: 0, by: 'disc-res-water', must: true });
    expect(has(t, 0, 'water')).toBe(3);
    expect(t.events.at(-1)).toMatchObject({ type: 'gained', n: 2, lost: 1 });
  });

  test('[MARS-GOODS-02] gains come from the supply, not from the Warehouse', () => {
    const t = mars({ turn: -1 });
    t.run({ type: 'perform', seat: 0, by: 'disc-res-water', must: true });
    expect(t.state.warehouse).toEqual([2, 2, 2, 2, 2]);
  });

  test('[MARS-GOODS-03] a gain may go straight on a Contract that needs it', () => {
    const t = mars({ players: [{ contracts: { 'contract-9': { water: 2 } } }, {}], turn: -1 });
    t.run({ type: 'perform', seat: 0, by: 'disc-res-water', must: true });
    expect(t.options()).toEqual(['contract-9', 'board']);
    t.answer('board', 'contract-9');
    // Nothing more is needed: the last one is stored without a question.
    expect([has(t, 0, 'water'), seat(t, 0).loads[0]?.[2]]).toEqual([2, 3]);
  });

  test('[MARS-COMP-04] Resources and Crystals never run out', () => {
    const t = mars({ turn: -1 });
    for (let n = 0; n < 40; n++)
      t.run({ type: 'perform', seat: 0, by: 'disc-crystals', must: true });
    expect(seat(t, 0).pending).toBe(120);
  });

  test('[MARS-COMP-05] what has run out is not given, and cannot be chosen', () => {
    const t = mars({
      players: [{ home: 12 - 0, shelters: ['-2,-3', '-4,0', '-4,1', '-4,2'] }, {}],
    });
    expect(seat(t, 0).supply).toBe(0);
    t.run({ type: 'perform', seat: 0, by: 'turn-order-4', must: false });
    expect(ask(t)).toBe('0 turn');
  });
});

describe('Colonists', () => {
  test('[MARS-GOODS-04] 4 beds, 2 more for each Shelter beyond the first', () => {
    const beds = (n: number): number | undefined =>
      mars({
        players: [{ shelters: ['-2,-3', '-4,0', '-4,1', '-4,2'].slice(0, n) }, {}],
      }).game.view(
        mars({ players: [{ shelters: ['-2,-3', '-4,0', '-4,1', '-4,2'].slice(0, n) }, {}] }).state,
      ).companies[0]?.beds;
    expect([0, 1, 2, 3, 4].map(beds)).toEqual([4, 6, 8, 10, 12]);
  });

  test('[MARS-GOODS-05, MARS-GOODS-12] without a bed a Colonist goes to the supply; work has no limit', () => {
    const t = mars({ players: [{ home: 3, work: 7 }, {}], turn: -1 });
    const { supply } = seat(t, 0);
    t.run({ type: 'comeHome', seat: 0, side: 0 });
    expect([seat(t, 0).home, seat(t, 0).work, seat(t, 0).supply]).toEqual([4, 0, supply + 6]);
  });

  test('[MARS-GOODS-13] Colonists, Bots and Ships come from the own supply', () => {
    const t = mars({
      level: 5,
      players: [
        {
          home: 4,
          work: 7,
          bots: ['-2,-1', '-3,0', '-3,1', '-3,2'],
          shelters: ['-2,-3', '-4,0', '-4,1', '-4,2'],
        },
        {},
      ],
    });
    t.answer('welcomeShip');
    // One Colonist is left and no Bot: both rewards are the same, so one is offered.
    expect(t.options()).toEqual([1, 2, 3, 4, 5].map((n) => `ship-${n}:bot`));
    t.answer('ship-1:bot', 'water', 'plant');
    expect([seat(t, 0).home, seat(t, 0).supply]).toEqual([5, 0]);
  });

  test('[MARS-GOODS-15] capacities only grow', () => {
    const t = mars({ players: [{ goods: { oxygen: 2 } }, {}] });
    const before = t.game.view(t.state).companies[0];
    t.answer('constructBuilding', 'shelter', '-3,-1', 'company-1', 'oxygen');
    const after = t.game.view(t.state).companies[0];
    expect([after?.storageLimit, after?.beds]).toEqual([3, 6]);
    expect(before?.storageLimit).toBe(2);
  });
});

describe('Crystals', () => {
  test('[MARS-GOODS-06] the Depot has 8 spaces less the Ships in it', () => {
    const room = (welcomed: number) =>
      mars({ players: [{ welcomed }, {}] }).game.view(mars({ players: [{ welcomed }, {}] }).state)
        .companies[0]?.depotRoom;
    expect([0, 1, 5].map(room)).toEqual([3, 4, 8]);
  });

  test('[MARS-GOODS-07, MARS-GOODS-10] what is gained waits and cannot be spent', () => {
    const t = mars({ players: [{ space: 1, goods: { crystal: 0 }, pending: 3 }, {}] });
    expect(whyNot(t, 'executive:6')).toContain('MARS-EXEC-03');
  });

  test('[MARS-GOODS-08, MARS-R-58] at the start of the turn it moves in, what finds no room is lost', () => {
    const t = mars({ players: [{ goods: { crystal: 1 }, pending: 4 }, {}], turn: -1 });
    expect(t.game.view(t.state).companies[0]?.crystalsLost).toBe(2);
    t.state.players.forEach((p, id) => (p.played = id === 1));
    t.run({ type: 'nextTurn' });
    expect([seat(t, 0).crystals, seat(t, 0).pending]).toEqual([3, 0]);
    expect(t.events.at(-1)).toMatchObject({ crystals: 2, lost: 2 });
  });

  test('[MARS-GOODS-14] Crystals gained out of turn wait for the own next turn', () => {
    const t = mars({ missions: { 'mission-tech': 5 }, turn: 1 });
    t.run({ type: 'placeTech', seat: 0, by: 'learnTechnology', grid: 6, space: 1 });
    expect([seat(t, 0).crystals, seat(t, 0).pending]).toEqual([1, 2]);
  });
});

describe('payments', () => {
  test('[MARS-GOODS-09] a Mineral stands in for any other Resource, never for a Crystal', () => {
    expect(canPay([1, 0, 0, 0, 0], [4])).toBe(true);
    expect(canPay([1, 0, 0, 0, 0], [2, 3])).toBe(false);
    expect(canPay([2, 0, 0, 0, 0], [2, 3])).toBe(true);
    expect(canPay([0, 1, 0, 0, 0], [0])).toBe(false);
    const t = mars({ players: [{ space: 1, bare: true, goods: { mineral: 5 } }, {}] });
    expect(whyNot(t, 'executive:7')).toContain('MARS-EXEC-03');
  });

  test('[MARS-R-59] a Mineral pays any Resource as itself; both parts of a cost may be Minerals', () => {
    expect(canPay([2, 0, 0, 0, 0], [1, 5])).toBe(true);
    expect(canPay([0, 1, 1, 0, 0], [1, 5])).toBe(true);
    expect(canPay([0, 1, 0, 0, 0], [1, 5])).toBe(false);
    const t = mars({ players: [{ bare: true, goods: { battery: 1, mineral: 1 } }, {}], turn: -1 });
    t.run({ type: 'payResource', seat: 0, by: 'learnTechnology', units: [1, 5] });
    expect(t.options()).toEqual(['battery', 'mineral']);
    expect(t.answer('mineral').options()).toEqual(['battery']);
  });

  test('[MARS-GOODS-10] what the rest of a cost needs is not offered for its first part', () => {
    const t = mars({ players: [{ bare: true, goods: { mineral: 1, water: 1 } }, {}], turn: -1 });
    t.run({ type: 'payResource', seat: 0, by: 'welcomeShip', units: [2, 3] });
    expect(t.options()).toEqual(['water']);
    expect(whyNot(t, 'mineral')).toBe(
      'MARS-GOODS-10 Without it the rest of the cost could not be paid: Mineral.',
    );
  });

  test('[MARS-GOODS-11] a Goal in hand pays one Crystal of any cost, but fills no Contract', () => {
    const t = mars({
      players: [
        {
          goods: { crystal: 1 },
          goals: ['goal-1', 'goal-2'],
          goalDone: 'goal-3',
          contracts: { 'contract-12': {} },
        },
        {},
      ],
    });
    t.answer('executive:6');
    expect(t.options()).toEqual(['goal-1', 'goal-2']);
    expect(t.answer('goal-2').options()).toEqual(['crystals', 'goal-1']);
    t.answer('goal-1', 'stop', 'deliver');
    expect(t.options()).toContain('contract-12:crystal');
    expect([seat(t, 0).goals, seat(t, 0).goalsSpent]).toEqual([[], [1, 0]]);
    expect(seat(t, 0).crystals).toBe(1);
  });

  test('[MARS-R-34] Goals are no Crystals outside the own turn', () => {
    const t = mars({ players: [{ goods: { crystal: 0 }, goals: ['goal-1'] }, {}], turn: 1 });
    t.run({ type: 'perform', seat: 0, by: 'turn-order-7', must: false });
    t.answer('bot-1>-2,0', 'bot-1>-3,1');
    expect(t.options()).toEqual(['stop']);
    expect(whyNot(t, 'bot-1>-3,2')).toContain('MARS-CTRL-02');
  });

  test('[MARS-R-01] a Crystal of the Warehouse is pending, and must find room now', () => {
    const t = mars({ players: [{ space: 1, goods: { crystal: 2 } }, {}] });
    t.answer('resupply', 'crystal');
    expect([seat(t, 0).crystals, seat(t, 0).pending]).toEqual([2, 1]);
    expect(t.answer('more').refused('crystal')).toBe('MARS-SUP-02');
  });
});

test('answers are read as they were made, and nothing else is', () => {
  for (const codec of Object.values(answers)) {
    expect(() => codec.read('nonsense')).toThrow('nonsense');
  }
  expect(answers.move.make({ piece: 4, hex: 0, leave: true })).toBe('rover>-6,2:leave');
  expect(answers.move.read('bot-2>0,0')).toEqual({ piece: 1, hex: 45, leave: false });
  expect(answers.develop.make({ kind: 8, space: 5 })).toBe('shelter-tech>lab-3a');
  expect(answers.takeTech.make(null)).toBe('stop');
  expect(answers.turn.make({ do: 'goal', goal: 6, reward: 1 })).toBe('goal-7:reward');
});
