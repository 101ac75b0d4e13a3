import {
  completeOptions,
  type Json,
  pending,
  play,
  randomFrom,
  refusals,
  sameJson,
  start,
  viewFor,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { answers, type Ask, isAsk } from '../rules/answers.ts';
import { type Artemis, artemis } from '../rules/index.ts';
import { asks, table } from './scenario.ts';

/** Every question of the specification's table of decisions that is asked by itself. */
const ASKED: readonly Ask[] = [
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

test('the questions are the decisions of the specification, each with its codec', () => {
  const questions = Object.entries(artemis.handlers).filter(([, handler]) => 'choose' in handler);
  expect(questions.map(([name]) => name).sort()).toEqual(ASKED.toSorted());
  expect(Object.keys(answers).sort()).toEqual(ASKED.toSorted());
  expect(isAsk('nextDie')).toBe(false);
});

/** Positions of random games, half of them begun late. */
function positions(games: number, look: (s: Artemis, ask: Ask) => void): void {
  const random = randomFrom('answers');
  for (let game = 0; game < games; game++) {
    const options = { directives: game % 2 === 0, 'alien-relic': game % 3 === 0 };
    const seats = 1 + (game % 5);
    const s =
      game % 4 === 0
        ? start(artemis, options, seats, `answers ${game}`)
        : rich(completeOptions(artemis, options), seats, random);
    for (let asked = pending(artemis, s); asked !== null; asked = pending(artemis, s)) {
      look(s, asked.ask as Ask);
      play(artemis, s, asked.options[random(asked.options.length)] ?? null);
    }
  }
}

test('no question offers more than 200 answers or lets 600 be tried, and each names its rule', () => {
  const met = new Set<Ask>();
  const rules = new Set<string>();
  let [options, tried] = [0, 0];
  positions(60, (s, ask) => {
    const asked = pending(artemis, s);
    const refused = refusals(artemis, s);
    met.add(ask);
    rules.add(asked?.rule ?? '');
    for (const { rule } of refused) rules.add(rule);
    options = Math.max(options, asked?.options.length ?? 0);
    tried = Math.max(tried, refused.length);
  });
  expect(options).toBeLessThanOrEqual(200);
  expect(tried).toBeLessThanOrEqual(600);
  expect([...rules].filter((rule) => !/^ART-[A-Z]+-\d\d$/.test(rule))).toEqual([]);
  expect(ASKED.filter((ask) => !met.has(ask))).toEqual([]);
});

describe('codecs', () => {
  test('write what they have read', () => {
    const again: Partial<Record<Ask, (choice: Json) => Json>> = {
      placeDieValue(choice) {
        const { relic, rolled, value } = answers.placeDieValue.read(choice);
        return answers.placeDieValue.make(relic ? 'relic' : rolled, value);
      },
      placeDiePioneers(choice) {
        const lent = answers.placeDiePioneers.read(choice);
        return 'place' in lent
          ? answers.placeDieTrainee.make(lent.index, lent.place)
          : answers.placeDiePioneers.make(lent.shelters, lent.hub);
      },
      placeDieMarineTarget(choice) {
        const { expedition, die, by } = answers.placeDieMarineTarget.read(choice);
        return answers.placeDieMarineTarget.make(expedition, die, by);
      },
      placeDieTrainee(choice) {
        const { index, place } = answers.placeDieTrainee.read(choice);
        return answers.placeDieTrainee.make(index, place);
      },
      train(choice) {
        const training = answers.train.read(choice);
        if (training === null) return 'decline';
        return answers.train.make(training.who.index, training.who.place, training.to);
      },
      upkeepMoveWho(choice) {
        const who = answers.upkeepMoveWho.read(choice);
        return who === null ? 'stop' : answers.upkeepMoveWho.make(who.index, who.place);
      },
      activateBuildingUse(choice) {
        const { what, n } = answers.activateBuildingUse.read(choice);
        return what === 'toolkit' || what === 'badge'
          ? what
          : answers.activateBuildingUse.make(what, n);
      },
      directive(choice) {
        const card = answers.directive.read(choice);
        return card === null ? 'pass' : answers.directive.make(card.use, card.card);
      },
    };
    const others = [
      'placeDieCrew',
      'staffNewBuilding',
      'upkeepMoveWhere',
      'toolkitMoveWhere',
    ] as const;
    for (const ask of others) {
      again[ask] = (choice) => {
        const read = answers[ask].read(choice);
        if (typeof read === 'string' || !('place' in read)) return read;
        return answers[ask].make(read.index, read.place);
      };
    }
    again.toolkitMoveWho = again.upkeepMoveWho ?? expect.fail();
    const wrong: string[] = [];
    positions(40, (s, ask) => {
      const tried = [
        ...(pending(artemis, s)?.options ?? []),
        ...refusals(artemis, s).map(({ choice }) => choice),
      ];
      for (const choice of tried) {
        const written = again[ask]?.(choice) ?? (answers[ask].read(choice) as Json);
        if (!sameJson(written, choice)) wrong.push(`${ask} ${JSON.stringify(choice)}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('colonists are told by type and place', () => {
    expect(answers.train.read('pioneer@drone-dock-1>marine')).toEqual({
      who: { colonist: 'pioneer', index: 0, place: 'drone-dock-1' },
      to: 'marine',
    });
    expect(answers.placeDieValue.read('relic:4')).toEqual({ relic: true, rolled: 4, value: 4 });
    expect(answers.upkeepMoveWhere.read('shelters')).toBe('shelters');
  });
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
  expect(artemis.view(t.state).focus).toMatchObject({
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
  expect(viewFor(artemis, camp.state, 1).focus).toMatchObject({
    ask: 'placeDieCrew',
    expedition: 0,
  });
  expect(viewFor(artemis, camp.state, 1).placing).toMatchObject({
    seat: 0,
    value: 2,
    region: 'basecamp',
  });
});

test('while something runs, no question is in focus', () => {
  const t = table({ players: [{}, {}] });
  t.state.tasks = [{ type: 'rollDice' }];
  expect(artemis.view(t.state).focus).toBeNull();
});

test('the view shows crews in slots that fit them', () => {
  const t = table({
    players: [{ buildings: { 'surface-conduit': 'Ma P', 'drone-dock': 'En' } }, {}],
  });
  const [conduit, dock] = artemis.view(t.state).players[0]?.buildings ?? [];
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
