import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import {
  asks,
  cast,
  happened,
  owns,
  type Play,
  row,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

type Sent = [number, number, string?];
const expedition = (dice: Sent[], card = 'smoker-field', more: Partial<Spec> = {}): Play =>
  table({ players: [{}], expeditions: [{ card, dice }], ...more }).run({
    type: 'resolveExpedition',
    expedition: 0,
  });

describe('[ART-SOLO-12] Basecamp', () => {
  test('first or second of several, you take either reward and a Badge', () => {
    for (const dice of [
      [
        [0, 5],
        [1, 4],
      ],
      [
        [1, 6],
        [0, 3],
        [2, 1],
      ],
    ] as Sent[][]) {
      const t = expedition(dice);
      expect([asks(t), t.options()]).toEqual(['0 chooseReward', [0, 1]]);
      t.answer(1);
      expect([owns(t, 0), seat(t, 0).badge, t.asked()]).toEqual(['E0 M0 T4', 1, null]);
    }
  });
  test('third of three, or on a failure, 1 Relief; alone, both rewards', () => {
    expect(
      owns(
        expedition([
          [0, 1],
          [1, 4],
          [2, 3],
        ]),
        0,
      ),
    ).toBe('E0 M2 T0');
    expect(
      owns(
        expedition([
          [0, 1],
          [1, 2],
        ]),
        0,
      ),
    ).toBe('E0 M2 T0');
    const alone = expedition([
      [0, 6],
      [0, 2],
    ]);
    expect([owns(alone, 0), seat(alone, 0).badge]).toEqual(['E0 M3 T4', 1]);
  });
  test('a drone that is alone takes nothing, and a Steward needs first place by strength', () => {
    const t = expedition([
      [1, 6],
      [1, 4],
    ]);
    expect([t.asked(), owns(t, 0)]).toEqual([null, 'E0 M0 T0']);
    const second = expedition([
      [0, 2, 'St'],
      [1, 6],
    ]).answer(0);
    expect(vp(second, 0)).toBe(0);
  });
});

test('[ART-SOLO-13] what a drone harvests goes to the supply', () => {
  const t = table({
    players: [{}],
    vents: {
      stock: 5,
      dice: [
        [1, 3],
        [0, 4],
      ],
    },
  });
  t.run({ type: 'harvest', region: 'vents' });
  expect([owns(t, 0), t.state.stock.vents]).toEqual(['E2 M0 T0', 0]);
});

describe('[ART-SOLO-14] a drone with the option buys', () => {
  const buy = (bids: [number, number][], M: number): Play =>
    table({ players: [{ M }], gantry: { manufactory: bids } }).run({ type: 'resolveGantry' });
  test('the tile leaves the game and you, outbid, gain 1 Relief', () => {
    const t = buy(
      [
        [0, 3],
        [2, 4],
      ],
      9,
    );
    expect([t.asked(), seat(t, 0).relief, t.state.gantry.length]).toEqual([null, 1, 0]);
    expect(t.state.boxed).toContain(tile('manufactory'));
  });
  test('below your refused or unpaid bid too, without Relief', () => {
    const refused = buy(
      [
        [1, 3],
        [0, 4],
      ],
      9,
    ).answer('decline');
    expect([refused.state.gantry.length, seat(refused, 0).relief]).toEqual([0, 0]);
    const unpaid = buy(
      [
        [1, 3],
        [0, 4],
      ],
      3,
    );
    expect([unpaid.state.gantry.length, seat(unpaid, 0).relief]).toEqual([0, 0]);
  });
});

test('[ART-SOLO-15] a drone hires the most it may: Stewards, Marines, Engineers, Pioneers; for good', () => {
  const doorstep = {
    colonists: 'P P En Ma St',
    dice: [
      [2, 1],
      [1, 3],
    ] satisfies [number, number][],
  };
  const t = table({ players: [{}], doorstep }).run({ type: 'resolveDoorstep' });
  expect(happened(t, 'colonistsHired')).toMatchObject([
    { owner: 2, colonists: ['steward'] },
    { owner: 1, colonists: ['marine', 'engineer', 'pioneer'] },
  ]);
  expect([cast(t.state.gone), cast(t.state.doorstep), cast(t.state.discard)]).toEqual([
    'P En Ma St',
    'P',
    '',
  ]);
});

test('[ART-SOLO-16] at the Academy a drone only keeps the space', () => {
  const t = table({ players: [{ dice: [3], sh: 'P' }], academy: { dice: [[1, 3, '']] } });
  t.run({ type: 'nextDie', seat: 0 });
  expect(t.refused('academy')).toBe('ART-ACAD-01');
  const after = table({ players: [{}], academy: { dice: [[1, 3, '']] } }).run({
    type: 'resolveAcademy',
  });
  expect([after.asked(), cast(after.state.academy).length]).toEqual([null, 35]);
  expect(after.state.drones[0]?.resting).toBe(4);
});

test('[ART-SOLO-17] drones gain no Relief', () => {
  const t = table({ players: [{}], vents: { dice: [[1, 3]] }, doorstep: { dice: [[2, 3]] } });
  t.run({ type: 'harvest', region: 'vents' }).run({ type: 'resolveDoorstep' });
  expect(happened(t, 'reliefAdvanced')).toEqual([]);
  expect(happened(t, 'dieExposed').length).toBe(2);
});

test('[ART-SOLO-18] drone dice count, each drone for itself; a tie with one strikes you', () => {
  const strike = (dice: [number, number][]): number => {
    const t = table({ players: [{ M: 3 }], event: 'ground-tremor', quarry: { dice } });
    return seat(t.run({ type: 'carryOutEvent' }), 0).mineral;
  };
  expect(
    strike([
      [0, 1],
      [1, 2],
      [1, 3],
    ]),
  ).toBe(3);
  expect(
    strike([
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
  ).toBe(1);
  expect(
    strike([
      [0, 1],
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
  ).toBe(1);
});

test('[ART-SOLO-19] Marines and Assault Pods may strike drones', () => {
  const t = table({
    players: [{ dice: [3], E: 1, sh: 'Ma' }],
    expeditions: [{ card: 'aurora-summit', dice: [[1, 4]] }],
  });
  t.run({ type: 'nextDie', seat: 0 }).answer('basecamp', 'marine@shelters', '0:0:2');
  expect(row(t.state.expeditions[0]?.dice ?? [])).toBe('1:2 0:3');
  const pod = table({ players: [{ buildings: { 'assault-pod': 'Ma Ma' } }] });
  pod.run({ type: 'assault', seat: 0, from: 0 });
  // One drone is as good a target as the other: they are offered once.
  expect(pod.options()).toEqual([1, 'skip']);
  expect(owns(pod.answer(1), 0)).toBe('E2 M0 T0');
});

test.each([
  [0, -1],
  [1, -1],
  [2, 0],
  [6, 0],
  [7, 2],
  [12, 2],
])('[ART-SOLO-20] %i Toolkits: %i VP', (T, points) => {
  const t = table({ players: [{ T }], round: 6 }).run({ type: 'scoreGame' });
  expect(artemis.scores(t.state)[0]?.parts['toolkits']).toBe(points);
});

test.each([
  [-5, 0],
  [20, 0],
  [21, 1],
  [24, 1],
  [25, 2],
  [29, 3],
  [32, 3],
  [33, 4],
  [60, 4],
])('[ART-SOLO-21] %i VP give rank %i', (points, rank) => {
  // No Badge costs 3, no Toolkit 1.
  const t = table({ players: [{ vp: points + 4 }], round: 6 }).run({ type: 'scoreGame' });
  expect([vp(t, 0), artemis.view(t.state).rank]).toEqual([points, rank]);
  expect(t.state.outcome).toEqual({ winners: rank > 0 ? [0] : [] });
  expect(data.solo.ranks).toHaveLength(5);
  expect(shelters(t, 0)).toBe('');
});
