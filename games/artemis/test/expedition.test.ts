import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import {
  answers,
  asks,
  crew,
  group,
  happened,
  owns,
  type Play,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

type Sent = [number, number, string?];
const three = [{}, {}, {}];

function resolve(
  card: string,
  dice: Sent[],
  players: Spec['players'] = three,
  more: object = {},
): Play {
  const t = table({ players, expeditions: [{ card, dice, ...more }] });
  return t.run({ type: 'resolveExpedition', expedition: 0 });
}

test('[ART-EXP-01] one after the other, closest to the deck first', () => {
  const t = table({
    players: three,
    expeditions: [
      {
        card: 'smoker-field',
        dice: [
          [0, 6],
          [1, 1],
        ],
      },
      {
        card: 'aurora-summit',
        dice: [
          [1, 6],
          [2, 4],
        ],
      },
    ],
  });
  t.run({ type: 'resolveExpedition', expedition: 0 });
  expect(asks(t)).toBe('0 chooseReward');
  expect(happened(t, 'expeditionResolved')).toHaveLength(1);
  t.answer(1);
  expect(asks(t)).toBe('1 chooseReward');
});

test.each([
  [3, false],
  [4, true],
])(
  '[ART-EXP-02] dice and Pioneers of all against the difficulty: with a %i, %j',
  (last, success) => {
    const t = resolve('lost-probe', [
      [0, 2, 'P'],
      [1, last],
    ]); // difficulty 7
    expect(happened(t, 'expeditionResolved')).toMatchObject([
      { total: 3 + last, difficulty: 7, success },
    ]);
  },
);

test('[ART-EXP-03] failure: 1 Relief for each participant, once, in turn order, before crews return', () => {
  const t = table({
    players: three,
    first: 1,
    expeditions: [
      {
        card: 'black-trench',
        dice: [
          [0, 2, 'P'],
          [1, 3],
          [0, 1],
        ],
      },
    ],
  });
  t.run({ type: 'resolveExpedition', expedition: 0 });
  expect(t.state.players.map(({ relief }) => relief)).toEqual([1, 1, 0]);
  const order = t.events.flatMap((event) =>
    event.type === 'reliefAdvanced' || event.type === 'crewReturned'
      ? [`${event.type} ${event.seat}`]
      : [],
  );
  expect(order).toEqual(['reliefAdvanced 1', 'reliefAdvanced 0', 'crewReturned 0']);
  expect(t.state.players.map(({ badge }) => badge)).toEqual([0, 0, 0]);
});

test('[ART-EXP-04] the strongest picks a reward, the second gets the other; a Badge each', () => {
  const t = resolve('smoker-field', [
    [0, 2],
    [1, 3],
    [0, 2],
  ]);
  expect([asks(t), t.options()]).toEqual(['0 chooseReward', [0, 1]]);
  t.answer(1);
  expect([owns(t, 0), owns(t, 1)]).toEqual(['E0 M0 T4', 'E0 M3 T0']);
  expect(t.state.players.map(({ badge }) => badge)).toEqual([1, 1, 0]);
});

test('[ART-EXP-05] every other participant gains 1 Relief and nothing else', () => {
  const t = resolve('smoker-field', [
    [2, 1],
    [0, 4],
    [1, 3],
  ]).answer(0);
  expect(t.state.players.map(({ relief, badge }) => [relief, badge])).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
  expect(owns(t, 2)).toBe('E0 M2 T0');
});

test('[ART-EXP-06] a tie goes to the player whose earliest die came first', () => {
  expect(
    asks(
      resolve('smoker-field', [
        [1, 4],
        [0, 4],
      ]),
    ),
  ).toBe('1 chooseReward');
  expect(
    asks(
      resolve('smoker-field', [
        [1, 1],
        [0, 4],
        [1, 3],
      ]),
    ),
  ).toBe('1 chooseReward');
  expect(
    asks(
      resolve('smoker-field', [
        [0, 3],
        [1, 4],
        [0, 1],
      ]),
    ),
  ).toBe('0 chooseReward');
});

test('[ART-EXP-07] a single participant takes both rewards, in the order they like, and one Badge', () => {
  const dice: Sent[] = [
    [1, 4],
    [1, 4],
  ];
  // 1 VP per Marine / the colonist on the card, which is a Marine: the order matters.
  const claw = (first: number): Play =>
    resolve('claw-cave', dice, three, { colonists: 'Ma' }).answer(first);
  const awards = (t: Play) =>
    happened(t, 'rewardTaken').map((event) => 'reward' in event && event.reward);
  expect([awards(claw(1)), vp(claw(1), 1)]).toEqual([[1, 0], 1]);
  expect([awards(claw(0)), vp(claw(0), 1)]).toEqual([[0, 1], 0]);
  expect(seat(claw(1), 1).badge).toBe(1);
  // 1 more Badge / 5 Energy: the order changes nothing, so there is one answer.
  const plain = resolve('cavern-atlas', dice);
  expect([plain.asked(), seat(plain, 1).badge, seat(plain, 1).energy]).toEqual([null, 2, 5]);
  const open = table({ players: three, expeditions: [{ card: 'cavern-atlas', dice }] });
  open.ask({ type: 'chooseReward', seat: 1, expedition: 0, other: 1 });
  expect(open.why(1)).toEqual({ rule: 'ART-EXP-07', facts: {} });
});

test('[ART-EXP-08] an Engineer brings 2 resources in any mix on a success, whatever the rank', () => {
  const t = resolve('smoker-field', [
    [0, 5],
    [1, 4],
    [2, 1, 'En'],
  ]).answer(0);
  expect([asks(t), t.options()]).toEqual([
    '2 chooseResources',
    [
      [2, 0],
      [1, 1],
      [0, 2],
    ],
  ]);
  t.answer([1, 1]);
  expect(owns(t, 2)).toBe('E1 M3 T0'); // and 2 Minerals of the Relief
  const failed = resolve('black-trench', [[0, 5, 'En']]);
  expect([failed.asked(), owns(failed, 0)]).toEqual([null, 'E0 M2 T0']);
});

test('[ART-EXP-09] a Steward brings 1 VP to whoever is first to choose, a single participant too', () => {
  const first = resolve('smoker-field', [
    [0, 2, 'St'],
    [0, 5],
    [1, 3],
  ]).answer(0);
  expect(vp(first, 0)).toBe(1);
  const second = resolve('smoker-field', [
    [0, 2, 'St'],
    [1, 6],
  ]).answer(0);
  expect(vp(second, 0)).toBe(0);
  const two = resolve('smoker-field', [
    [0, 2, 'St'],
    [0, 2, 'St'],
    [0, 3],
  ]);
  expect(vp(two, 0)).toBe(2);
  const failed = resolve('black-trench', [[0, 2, 'St']]);
  expect(vp(failed, 0)).toBe(0);
});

describe('[ART-EXP-10] crews return', () => {
  const hub = (inside: string) => [
    { buildings: { 'expedition-hub': inside, 'drone-dock': '' } },
    {},
    {},
  ];
  test('to Shelters, never into another Building', () => {
    const t = resolve('black-trench', [[0, 3, 'P']], [{ buildings: { 'drone-dock': '' } }, {}, {}]);
    expect([t.asked(), shelters(t, 0), crew(t, 0, 'drone-dock')]).toEqual([null, 'P', '']);
  });
  test('or into a Hub with room, though they did not come from it, after a failure too', () => {
    const t = resolve(
      'black-trench',
      [
        [0, 3, 'P P'],
        [0, 1, 'En'],
      ],
      hub('Ma'),
    );
    expect(asks(t)).toBe('0 returnCrew');
    expect(t.options()).toEqual([[], group('En'), group('P'), group('P En'), group('P P')]);
    expect(t.why(group('P P En'))).toEqual({ rule: 'ART-EXP-10', facts: { how: 'full', room: 2 } });
    expect(t.why(tile('drone-dock'))).toEqual({
      rule: 'ART-EXP-10',
      facts: { how: 'other', building: tile('drone-dock') },
    });
    t.answer(group('P En'));
    expect([crew(t, 0, 'expedition-hub'), shelters(t, 0)]).toEqual(['P En Ma', 'P']);
  });
  test.each(['P', 'P P P P P', 'P P P P P P', 'P P P P P P P P'])(
    'a full Hub takes nobody, of however many: %s',
    (sent) => {
      for (const inside of ['Ma Ma Ma', 'P P P']) {
        const t = resolve('black-trench', [[0, 1, sent]], hub(inside));
        const home = [t.asked(), shelters(t, 0), crew(t, 0, 'expedition-hub')];
        expect(home).toEqual([null, sent, inside]);
        expect(artemis.audit(t.state)).toEqual([]);
      }
    },
  );
  test('a crew as large as can be enters as far as there is room', () => {
    const sent = Array.from({ length: 12 }, () => 'P').join(' ');
    const t = resolve('kelp-labyrinth', [[0, 1, sent]], hub('P'));
    t.answer(group('P P'));
    expect([crew(t, 0, 'expedition-hub'), shelters(t, 0).length]).toEqual(['P P P', 10 * 2 - 1]);
    expect(artemis.audit(t.state)).toEqual([]);
  });
  test('two Hubs take a crew in together', () => {
    const buildings = { 'expedition-hub-1': 'P', 'expedition-hub-2': 'P P P' };
    const t = resolve('black-trench', [[0, 1, 'P P P P']], [{ buildings }, {}, {}]);
    expect(t.options()).toEqual([[], group('P'), group('P P')]);
    t.answer(group('P P'));
    expect([crew(t, 0, 'expedition-hub-1'), shelters(t, 0)]).toEqual(['P P P', 'P P']);
  });
});

test('[ART-EXP-11] first, second, bonuses in rank order, Relief, crews; then the next Expedition', () => {
  const t = table({
    players: [{ relief: 3 }, {}, {}],
    expeditions: [
      {
        card: 'smoker-field',
        dice: [
          [0, 1, 'P'],
          [1, 5, 'En'],
          [2, 3, 'En'],
        ],
      },
      { card: 'aurora-summit', dice: [[0, 1]] },
    ],
  });
  t.run({ type: 'resolveExpedition', expedition: 0 });
  answers(t, [1, 0], [1, [2, 0]], [2, [0, 2]], [0, 3], [0, 1]);
  const told = t.events
    .filter(({ type }) =>
      ['rewardTaken', 'reliefAdvanced', 'crewReturned', 'expeditionResolved'].includes(type),
    )
    .map((event) => `${event.type}${'seat' in event ? event.seat : ''}`);
  expect(told).toEqual([
    'expeditionResolved',
    'rewardTaken1',
    'rewardTaken2',
    'reliefAdvanced0',
    'crewReturned0',
    'crewReturned1',
    'crewReturned2',
    'expeditionResolved',
    'reliefAdvanced0',
  ]);
});

test('[ART-EXP-12] an Expedition without dice is neither success nor failure', () => {
  const t = resolve('training-dive', []);
  expect([t.asked(), t.events]).toEqual([null, []]);
});
