import { expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { expedition, gantry, reliefs, three } from './rulings.ts';
import { answers, cast, crew, owns, row, shelters, table, tile, vp } from './scenario.ts';

test('[ART-RUL-01] a 2 never stands to the right of a 3', () => {
  const t = table({
    players: [{ dice: [2] }, {}],
    vents: {
      dice: [
        [1, 2],
        [1, 3],
      ],
    },
  });
  t.run({ type: 'nextDie', seat: 0 }).answer('vents');
  expect(row(t.state.rows.vents)).toBe('1:2 0:2 1:3');
});

test('[ART-RUL-02] a bid must be higher than the highest die, not than some die', () => {
  const t = table({
    players: [{ dice: [3] }, {}, {}],
    gantry: {
      manufactory: [
        [1, 1],
        [2, 4],
      ],
    },
  });
  expect(t.run({ type: 'nextDie', seat: 0 }).refused('gantry')).toBe('ART-GANT-01');
});

test('[ART-RUL-03] one copy of Assault Pod and Command Citadel leaves with two players', () => {
  const s = setup({}, 2, () => 0);
  expect(s.boxed).toEqual(['assault-pod-1', 'command-citadel-1']);
  expect(s.stacks.ocean).toContain('assault-pod-2');
});

test('[ART-RUL-04] two copies of each type', () => {
  for (const { id } of data.buildingTypes) {
    expect(data.buildingTiles.filter((one) => one.type === id)).toHaveLength(2);
  }
});

test('[ART-RUL-05] the Doorstep takes 1, 2, 3, 3, 4, 4 by the die', () => {
  expect(data.doorstepTable.map(({ maxColonists }) => maxColonists)).toEqual([1, 2, 3, 3, 4, 4]);
});

test('[ART-RUL-06] one letter before each region, A before Basecamp, F before the Academy', () => {
  const { order } = data.phaseTrack;
  expect(order.join(' ')).toBe('A basecamp B vents C quarry D gantry E doorstep F academy');
});

test('[ART-RUL-07] the start of the Relief track is space 0 and pays nothing', () => {
  const t = table({ players: [{ relief: 2 }, {}] }).run({ type: 'relief', seat: 0 });
  expect(t.options()).toEqual([1, 2, 3]);
});

test('[ART-RUL-08] tiles are resolved from the stack outwards, like Expeditions from the deck', () => {
  const t = table({
    players: [{ M: 9 }, {}],
    gantry: { 'ops-center': [[0, 5]], manufactory: [[0, 1]] },
  });
  t.run({ type: 'resolveGantry' });
  expect(t.asked()?.task).toMatchObject({ tile: tile('ops-center') });
});

test('[ART-RUL-09] who declines the high bid cannot buy with an own lower die', () => {
  const t = gantry(
    [
      [0, 1],
      [0, 4],
    ],
    [{ M: 9 }, {}],
  ).answer('decline');
  expect([t.asked(), t.state.gantry.length]).toEqual([null, 1]);
});

test('[ART-RUL-10] who declined above the buyer gains no Relief for an own lower die', () => {
  const t = gantry(
    [
      [0, 1],
      [1, 3],
      [0, 5],
    ],
    [{ M: 9 }, { M: 9 }],
  );
  answers(t, [0, 'decline'], [1, 'buy']);
  expect(reliefs(t)).toEqual([0, 0]);
});

test('[ART-RUL-11] Relief per die in rows, per player at an Expedition, per tile at the Gantry', () => {
  const rows = table({
    players: [{}, {}],
    vents: {
      dice: [
        [0, 1],
        [0, 2],
      ],
    },
  });
  expect(reliefs(rows.run({ type: 'harvest', region: 'vents' }).answer(1))).toEqual([2, 0]);
  expect(
    reliefs(
      expedition('black-trench', [
        [0, 1],
        [0, 2],
      ]),
    ),
  ).toEqual([1, 0, 0]);
  expect(
    reliefs(
      gantry(
        [
          [0, 1],
          [0, 2],
          [1, 3],
        ],
        [{}, { M: 3 }],
      ).answer('buy'),
    ),
  ).toEqual([1, 0]);
});

test('[ART-RUL-12] frozen colonists go to the discard and can come back', () => {
  const t = table({ players: [{ sh: 'St' }, { relief: 4 }], bag: '' }).run({
    type: 'heatShelters',
    seat: 0,
  });
  expect([cast(t.state.discard), cast(t.state.gone).includes('St St')]).toEqual(['St', true]);
  t.run({ type: 'relief', seat: 1 }).answer(4);
  expect(shelters(t, 1)).toBe('St');
});

test('[ART-RUL-13] colonists sent do not count for "per Marine in the colony"', () => {
  const t = expedition(
    'claw-cave',
    [
      [0, 6, 'Ma'],
      [0, 2, 'Ma'],
    ],
    [{ sh: 'Ma' }, {}, {}],
  ).answer(0);
  expect(vp(t, 0)).toBe(1);
});

test('[ART-RUL-14] the crew sent cannot enter the Building won', () => {
  const t = expedition(
    'drifting-module',
    [
      [0, 6, 'P'],
      [0, 4],
    ],
    three,
    { building: 'drone-dock' },
  );
  expect([t.asked(), crew(t, 0, 'drone-dock'), shelters(t, 0)]).toEqual([null, '', 'P']);
});

test('[ART-RUL-15] a Marine without a target is legal, and a 1 is none', () => {
  const t = table({
    players: [{ dice: [4], E: 1, sh: 'Ma' }, {}],
    expeditions: [{ card: 'ice-bore', dice: [[1, 1]] }],
  });
  t.run({ type: 'nextDie', seat: 0 }).answer('basecamp', 'marine@shelters');
  expect(row(t.state.expeditions[0]?.dice ?? [])).toBe('1:1 0:4');
});

test('[ART-RUL-16] each Engineer and each Steward pays its bonus', () => {
  const t = expedition('smoker-field', [
    [0, 6, 'En'],
    [0, 2, 'En'],
    [0, 2, 'St'],
    [0, 1, 'St'],
    [1, 1],
  ]).answer(0);
  expect([vp(t, 0), t.options().length]).toEqual([2, 5]);
  expect(owns(t.answer([4, 0]), 0)).toBe('E4 M3 T0');
});

test('[ART-RUL-17] no penalty for the fewest Toolkits with several players', () => {
  const t = table({ players: [{ T: 0 }, { T: 5 }], round: 6 }).run({ type: 'scoreGame' });
  expect(artemis.scores(t.state)[0]?.parts['toolkits']).toBe(0);
});

test('[ART-RUL-18] when nobody has Toolkits, all gain 2 VP', () => {
  const t = table({ players: three, round: 6 }).run({ type: 'scoreGame' });
  expect(artemis.scores(t.state).map(({ parts }) => parts['toolkits'])).toEqual([2, 2, 2]);
});

test('[ART-RUL-19] each step of Upkeep in turn order', () => {
  const players = ['drone-dock-1', 'drone-dock-2'].map((dock) => ({
    buildings: { [dock]: 'P P' },
  }));
  const t = table({ players, first: 1 }).run({ type: 'startUpkeep' });
  answers(t, [1, 'stop'], [0, 'stop'], [1, 'stop'], [0, 'stop']);
  expect(t.state.round).toBe(2);
});
