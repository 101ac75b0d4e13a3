import { completeOptions, pending, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { data, indexOfId } from '../data/index.ts';
import { onMars } from '../rules/index.ts';
import { ask, has, levelOf, mars, seat, slotsOf, whyNot } from './scenario.ts';
import type { PlayerSpec } from './scenario.ts';

describe('worked examples', () => {
  test('[MARS-EX-01] turns in the order of the markers', () => {
    const t = mars({ players: [{ space: 1 }, { space: 3 }, { space: 5 }, { space: 8 }], turn: -1 });
    expect(t.game.view(t.state).order).toEqual([0, 1, 2, 3]);
    t.run({ type: 'nextTurn' });
    const asked: string[] = [];
    for (let n = 0; n < 4; n++) {
      asked.push(ask(t));
      t.answer(...(n < 2 ? ['resupply', 'battery', 'enough'] : ['controlCenter', 'stop']), 'end');
    }
    expect(asked).toEqual(['0 turn', '1 turn', '2 turn', '3 turn']);
  });
  test('[MARS-EX-02] Resupply with two Colonists: 2 Water and 1 Crystal', () => {
    const t = mars({ players: [{ space: 1, goods: { water: 0 } }, {}] });
    t.answer('resupply', 'water', 'more', 'water', 'more', 'crystal', 'enough');
    expect([has(t, 0, 'water'), seat(t, 0).pending, seat(t, 0).work]).toEqual([2, 1, 2]);
  });
  test('[MARS-EX-03] two other colours: 2 to pay, in any mix', () => {
    const t = mars({
      slots: { obtainBlueprint: [0, 0, 1, 1] },
      players: [{ space: 1 }, {}, {}, {}],
    });
    t.answer('obtainBlueprint', 'crystal', 'colonist', 'metal-deposit');
    expect([has(t, 0, 'crystal'), seat(t, 0).work, slotsOf(t, 'obtainBlueprint')]).toEqual([
      0,
      1,
      [1, 0, 1, 1],
    ]);
  });
  test('[MARS-EX-04] three of three colours: all go, nothing to pay', () => {
    const t = mars({
      slots: { constructBuilding: [1, 0, 1, 1] },
      players: [{ bots: ['1,1'] }, {}, {}, {}],
    });
    t.answer('constructBuilding');
    expect([ask(t), slotsOf(t, 'constructBuilding')]).toEqual(['0 constructType', [1, 0, 0, 0]]);
    expect([0, 2, 3].map((n) => seat(t, n).work)).toEqual([1, 1, 1]);
  });
  test('[MARS-EX-05] two of one colour go, the own one stays and costs nothing', () => {
    const t = mars({
      slots: { upgradeBuilding: [1, 2] },
      players: [{ bots: ['0,1'], plans: { biomarket: null } }, {}, {}],
    });
    t.answer('upgradeBuilding', 'biomarket', '0,2');
    expect([seat(t, 1).work, slotsOf(t, 'upgradeBuilding')]).toEqual([2, [2, 0, 0, 0]]);
  });
  test('[MARS-EX-06] Metal Deposit, and a last Colonist for one more card', () => {
    const t = mars({
      slots: { obtainBlueprint: [0, 1] },
      players: [{ space: 1, home: 3 }, {}, {}],
    });
    t.answer('obtainBlueprint', 'colonist', 'metal-deposit');
    expect([has(t, 0, 'mineral'), ask(t), seat(t, 0).home]).toEqual([2, '0 boost', 1]);
  });
  test('[MARS-EX-07] Water Tech of the middle row to the lower space', () => {
    const t = mars({ players: [{ space: 1 }, {}], grid: { 'grid-m1': 'water-extractor-tech' } });
    t.answer('learnTechnology', 'grid-m1>lab-1b', 'battery');
    expect([has(t, 0, 'battery'), seat(t, 0).pending]).toEqual([0, 1]);
  });
  test('[MARS-EX-08] the Mineral of one development pays the next', () => {
    const t = mars({
      players: [
        {
          space: 1,
          bare: true,
          goods: { oxygen: 1, plant: 1 },
          tech: {
            'water-extractor-tech': 'lab-2b',
            'generator-tech': 'lab-4b',
            'mine-tech': 'lab-4a',
            'shelter-tech': 'lab-4c',
          },
        },
        {},
      ],
    });
    t.answer('researchDevelopment', 'water-extractor-tech>lab-3b', 'oxygen');
    expect(t.options()).not.toContain('water-extractor-tech>lab-4b');
    t.answer('generator-tech>lab-5b', 'mineral', 'plant');
    expect([ask(t), levelOf(t, 0, 'generator-tech')]).toEqual(['0 takeBlueprint', 5]);
  });
  test('[MARS-EX-09] Resupply: 2 Crystals and 1 Water, never more than 2 of a Resource', () => {
    const t = mars({ players: [{ space: 1, goods: { crystal: 0 } }, {}] });
    t.answer('resupply', 'crystal', 'more', 'crystal', 'more', 'water');
    expect([seat(t, 0).pending, has(t, 0, 'water')]).toEqual([2, 2]);
    const full = mars({ players: [{ space: 1, goods: { water: 2 } }, {}] }).answer('resupply');
    expect(whyNot(full, 'water')).toContain('MARS-SUP-02');
  });
});

describe('First Colonists', () => {
  const options = { firstColonists: true };
  const held = (player: PlayerSpec) =>
    mars({ options, players: [{ bots: ['-2,-1'], ...player }, {}], tops: ['generator-1'] });
  test('[MARS-FC-01, MARS-FC-02, MARS-FC-03, MARS-FC-06] Missions, spaces, A cards and Goals', () => {
    const s = start(onMars, completeOptions(onMars, options), 4, 'first');
    expect(s.missions.map((mission) => data.missions[mission]?.id)).toEqual([
      'mission-blueprints',
      'mission-scientists',
      'mission-research',
    ]);
    const spaces = s.players.map(({ space }) => space);
    expect(new Set(spaces).size).toBe(4);
    expect(spaces.every((space) => ![0, 4].includes(space))).toBe(true);
    expect(s.players.every(({ taskA, goals }) => taskA >= 0 && goals.length === 3)).toBe(true);
    expect([s.tasksOut.length, s.taskDeck.length]).toEqual([0, 8]);
    expect(pending(onMars, s)?.ask).not.toBe('setupTurnOrderSpace');
    expect(start(onMars, completeOptions(onMars, options), 2, 'two').tasksOut).toHaveLength(2);
  });
  test('[MARS-FC-04] a Building of the A card shows it and draws two B cards', () => {
    const t = held({ taskA: 'fc-a1' }).answer('constructBuilding', 'generator', '-2,-2');
    expect([seat(t, 0).taskA, seat(t, 0).tasksB.length, t.state.tasksShown.length]).toEqual([
      -1, 2, 1,
    ]);
    const other = held({ taskA: 'fc-a2' }).answer('constructBuilding', 'generator', '-2,-2');
    expect([seat(other, 0).taskA >= 0, seat(other, 0).tasksB]).toEqual([true, []]);
  });
  test('[MARS-FC-05] a task done this turn may be shown, one a turn', () => {
    const t = held({ tasksB: ['fc-b7', 'fc-b2'] });
    expect(whyNot(t, 'fc-b7')).toContain('MARS-FC-05');
    t.answer('controlCenter', 'stop', 'fc-b7');
    expect([has(t, 0, 'water'), seat(t, 0).tasksB.length]).toEqual([2, 1]);
    seat(t, 0).deeds = (1 << 14) - 1;
    expect(whyNot(t, 'fc-b2')).toContain('MARS-FC-05');
  });
  test.each(data.firstColonistCards.filter(({ deck }) => deck === 'B').map(({ id }) => [id]))(
    '[MARS-FC-05] the reward of %s',
    (card) => {
      const t = mars({
        options,
        players: [{ bare: true, home: 1, tasksB: [card] }, {}],
      });
      seat(t, 0).deeds = (1 << 14) - 1;
      t.answer(card);
      const gained = t.events.some(({ type }) => type === 'gained' || type === 'recruited');
      expect([gained, t.state.tasksShown]).toEqual([
        true,
        [indexOfId(data.firstColonistCards, card)],
      ]);
    },
  );
  test('[MARS-R-29] the Shuttle phase counts as one turn', () => {
    const t = mars({
      options,
      players: [{ tasksB: ['fc-b3'] }, {}],
      shuttle: 'colony-1',
      turn: -1,
    });
    t.run({ type: 'startShuttle' }).answer('shuttle', 'turn-order-1');
    expect(ask(t)).toBe('0 firstColonistTask');
    t.answer('fc-b3');
    expect(has(t, 0, 'plant')).toBe(2);
  });
});
