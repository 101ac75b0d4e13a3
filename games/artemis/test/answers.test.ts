import { pending, play, randomFrom, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import { asks, table } from './scenario.ts';

/** Every question of the specification's table of decisions that is asked by itself. */
const ASKED = [
  'placeDieValue',
  'placeDieRegion',
  'placeDieExpedition',
  'placeDieCrew',
  'placeDiePioneers',
  'placeDieFee',
  'placeDieMarineTarget',
  'placeDieTile',
  'placeDieTrainee',
  'staffNewBuilding',
  'assignColonist',
  'chooseRelief',
  'chooseReward',
  'chooseResources',
  'train',
  'returnCrew',
  'buyBuilding',
  'recruitColonist',
  'upkeepMoveWho',
  'upkeepMoveWhere',
  'assaultTarget',
  'activateBuildingWhich',
  'activateBuildingUse',
  'chooseWarmed',
  'chooseFirstPlayer',
  'toolkitMoveWho',
  'toolkitMoveWhere',
  'droneOutbid',
  'directive',
  'keepRelic',
];

test('the questions are the decisions of the specification', () => {
  const questions = Object.entries(artemis.handlers).filter(([, handler]) => 'choose' in handler);
  expect(questions.map(([name]) => name).sort()).toEqual(ASKED.toSorted());
});

test('no question of a random game offers more than 200 answers, and each names its rule', () => {
  const random = randomFrom('answers');
  for (let game = 0; game < 30; game++) {
    const options = { directives: game % 2 === 0, 'alien-relic': game % 3 === 0 };
    const s = start(artemis, options, 1 + (game % 5), `answers ${game}`);
    for (let asked = pending(artemis, s); asked !== null; asked = pending(artemis, s)) {
      expect(asked.options.length).toBeLessThanOrEqual(200);
      expect(asked.rule).toMatch(/^ART-[A-Z]+-\d\d$/);
      play(artemis, s, asked.options[random(asked.options.length)] ?? null);
    }
  }
});

test('nonsense is refused without a word of the rules, and never crashes', () => {
  const random = randomFrom('nonsense');
  const nonsense = [
    null,
    true,
    7,
    -1,
    '',
    'x',
    'a:b',
    'pioneer@',
    '@',
    [],
    ['x'],
    {},
    'play:x',
    '>',
  ];
  const s = start(artemis, { directives: true, 'alien-relic': true }, 3, 'nonsense');
  for (let asked = pending(artemis, s); asked !== null; asked = pending(artemis, s)) {
    const { task, ask } = asked;
    const handler = artemis.handlers[ask as keyof typeof artemis.handlers];
    for (const choice of nonsense) {
      const rule = 'refuse' in handler ? handler.refuse?.(s, task as never, choice) : null;
      expect(rule ?? 'ART-').toMatch(/^ART-/);
    }
    play(artemis, s, asked.options[random(asked.options.length)] ?? null);
  }
});

test('the view says what the question is about', () => {
  const t = table({
    players: [{ M: 5 }, {}],
    gantry: { manufactory: [[0, 4]] },
    event: 'prefab-shipment',
    eventDone: true,
  });
  t.run({ type: 'resolveGantry' });
  expect(asks(t)).toBe('0 buyBuilding');
  expect(artemis.view(t.state, 1).focus).toMatchObject({
    ask: 'buyBuilding',
    seat: 0,
    tile: 'manufactory-2',
    price: 3,
  });
  const camp = table({
    players: [{ dice: [2], E: 1, sh: 'P' }, {}],
    expeditions: [{ card: 'ice-bore' }],
  });
  camp.run({ type: 'nextDie', seat: 0 }).answer('basecamp');
  expect(artemis.view(camp.state, 1).focus).toMatchObject({ ask: 'placeDieCrew', expedition: 0 });
  expect(artemis.view(camp.state, 1).placing).toMatchObject({
    seat: 0,
    value: 2,
    region: 'basecamp',
  });
});

test('the view tells what each die of a row would get now', () => {
  const t = table({
    players: [{}, {}],
    vents: {
      stock: 5,
      dice: [
        [0, 2],
        [1, 4],
        [0, 6],
      ],
    },
    doorstep: {
      colonists: 'P P',
      dice: [
        [1, 1],
        [0, 5],
      ],
    },
  });
  const view = artemis.view(t.state, null);
  expect(view.vents.dice.map(({ gets }) => gets)).toEqual([2, 3, 0]);
  expect(view.doorstep.dice.map(({ gets }) => gets)).toEqual([1, 1]);
});

test('the view shows crews in slots that fit them', () => {
  const t = table({
    players: [{ buildings: { 'surface-conduit': 'Ma P', 'drone-dock': 'En' } }, {}],
  });
  const [conduit, dock] = artemis.view(t.state, null).players[0]?.buildings ?? [];
  expect(conduit?.slots).toEqual([
    { slot: 'pioneer', colonist: 'pioneer' },
    { slot: 'engineer', colonist: null },
    { slot: 'any', colonist: 'marine' },
  ]);
  expect(dock?.slots).toEqual([
    { slot: 'pioneer', colonist: null },
    { slot: 'any', colonist: 'engineer' },
  ]);
});
