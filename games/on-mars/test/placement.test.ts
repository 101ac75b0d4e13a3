import { expect, test } from 'vitest';
import { RED_ACTIONS } from '../data/index.ts';
import { ask, has, mars, seat, slotsOf, whyNot } from './scenario.ts';

const orbit = { space: 1 };
const extra = (t: ReturnType<typeof mars>, id: number): readonly number[] =>
  t.game.view(t.state).companies[id]?.extraCosts ?? [];

test('[MARS-RED-01, MARS-RED-02] five actions take a Colonist from home to a slot', () => {
  const t = mars({ players: [{ ...orbit, home: 2 }, {}, {}] }).answer('obtainBlueprint');
  expect([seat(t, 0).home, slotsOf(t, 'obtainBlueprint')[0]]).toEqual([1, 1]);
  expect(RED_ACTIONS).toHaveLength(5);
  const none = mars({ players: [{ ...orbit, home: 0 }, {}, {}] });
  expect(whyNot(none, 'obtainBlueprint')).toContain('MARS-RED-02');
  expect(none.options()).toEqual(
    expect.arrayContaining(['learnTechnology', 'resupply', 'landingPod']),
  );
});

test('[MARS-RED-03] with more players each other colour there costs a Crystal or a Colonist', () => {
  const t = mars({ players: [orbit, {}, {}, {}], slots: { obtainBlueprint: [0, 2] } });
  expect(extra(t, 0)[0]).toBe(1);
  expect(extra(t, 1)[0]).toBe(0);
  t.answer('obtainBlueprint');
  expect(t.options()).toEqual(['crystal', 'colonist']);
  expect(seat(t.answer('colonist'), 0).work).toBe(1);
});

test('[MARS-RED-04] with two each Colonist there costs, own ones too', () => {
  const t = mars({ players: [orbit, {}], slots: { obtainBlueprint: [1, 1] } });
  expect([extra(t, 0)[0], extra(t, 1)[0]]).toEqual([2, 2]);
  const solo = mars({ seats: 1, players: [orbit], slots: { obtainBlueprint: [1, 1] } });
  expect(extra(solo, 0)[0]).toBe(2);
});

test('[MARS-RED-05, MARS-RED-13] full slots lose the most numerous before the cost is counted', () => {
  const t = mars({ players: [orbit, {}, {}], slots: { obtainBlueprint: [0, 2, 1] } });
  expect(extra(t, 0)[0]).toBe(1);
  // Nothing is removed as long as the action is not taken.
  expect(slotsOf(t, 'obtainBlueprint')).toEqual([0, 2, 1, 0]);
  t.answer('obtainBlueprint', 'crystal');
  expect(slotsOf(t, 'obtainBlueprint')).toEqual([1, 0, 1, 0]);
  expect(seat(t, 1).work).toBe(2);
  const own = mars({
    players: [{ ...orbit, home: 0 }, {}, {}],
    slots: { obtainBlueprint: [2, 1] },
  });
  expect(own.options()).not.toContain('obtainBlueprint');
});

test('[MARS-RED-06] the Hire slots are never cleared', () => {
  const t = mars({ players: [{}, {}, {}, {}], slots: { hireScientist: [0, 1, 1, 1] } });
  expect(extra(t, 0)[4]).toBe(3);
  t.answer('hireScientist', 'crystal', 'colonist', 'colonist');
  expect(slotsOf(t, 'hireScientist')).toEqual([1, 1, 1, 1]);
});

test('[MARS-RED-07] without the Colonist or the extra cost there is no action', () => {
  const t = mars({
    players: [{ ...orbit, home: 1, goods: { crystal: 0 } }, {}, {}],
    slots: { obtainBlueprint: [0, 1] },
  });
  expect(whyNot(t, 'obtainBlueprint')).toBe(
    'MARS-RED-07 1 Crystal or Colonist is due besides the Colonist placed: you have 0 to spend and 1 at home.',
  );
  const last = mars({
    players: [{ ...orbit, home: 1, goods: { crystal: 1 } }, {}, {}],
    slots: { obtainBlueprint: [0, 1] },
  }).answer('obtainBlueprint');
  expect(last.options()).toEqual(['crystal']);
  expect(whyNot(last, 'colonist')).toContain('MARS-RED-07');
});

test('[MARS-RED-08, MARS-RED-12] each Colonist sent to work gives one more step, one at a time', () => {
  const t = mars({ players: [{ ...orbit, home: 2 }, {}] }).answer('resupply', 'water');
  expect(ask(t)).toBe('0 boost');
  t.answer('more', 'plant', 'more', 'oxygen');
  expect([seat(t, 0).home, seat(t, 0).work]).toEqual([0, 2]);
  expect(ask(t)).toBe('0 turn');
  expect(has(t, 0, 'plant')).toBe(2);
});

test('[MARS-RED-09, MARS-RED-11] slots and Working Area are left by travel or by an effect that says so', () => {
  const t = mars({
    players: [{ ...orbit, work: 2 }, {}],
    slots: { constructBuilding: [1], obtainBlueprint: [1] },
  });
  t.answer('landingPod');
  expect([seat(t, 0).work, slotsOf(t, 'constructBuilding')[0]]).toEqual([0, 0]);
  expect(slotsOf(t, 'obtainBlueprint')[0]).toBe(1);
});

test('[MARS-RED-10] a Mine takes two Colonists: one for the slot, one for itself', () => {
  const near = { bots: ['1,0'], bare: true };
  expect(mars({ players: [{ ...near, home: 1 }, {}] }).options()).not.toContain(
    'constructBuilding',
  );
  const t = mars({ players: [{ ...near, home: 2 }, {}] });
  t.answer('constructBuilding');
  expect(t.options()).toEqual(['mine']);
  const owed = mars({
    players: [{ ...near, home: 3, goods: { crystal: 1 } }, {}, {}],
    slots: { constructBuilding: [0, 1] },
  });
  expect(owed.answer('constructBuilding').options()).toEqual(['crystal', 'colonist']);
  const short = mars({
    players: [{ ...near, home: 2, goods: { crystal: 1 } }, {}, {}],
    slots: { constructBuilding: [0, 1] },
  });
  expect(short.answer('constructBuilding').options()).toEqual(['crystal']);
});
