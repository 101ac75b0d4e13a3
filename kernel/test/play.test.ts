import { expect, test } from 'vitest';
import {
  apply,
  type CoreState,
  hash,
  IllegalChoice,
  imagine,
  type Json,
  pending,
  play,
  randomFrom,
  refusal,
  sameJson,
  start,
} from '../src/index.ts';
import { Scenario } from '../testing/index.ts';
import { toyGame } from './toy.ts';

const toy = toyGame();
const code = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
  return 'nothing was thrown';
};

test('the same seed gives the same game, another seed another one', () => {
  expect(hash(start(toy, {}, 2, 'a'))).toBe(hash(start(toy, {}, 2, 'a')));
  expect(hash(start(toy, {}, 2, 'a'))).not.toBe(hash(start(toy, {}, 2, 'b')));
});

test('a wrong number of seats and unknown options are refused', () => {
  expect(code(() => start(toy, {}, 1, 'a'))).toBe('BAD_SEATS');
  expect(code(() => start(toy, {}, 4, 'a'))).toBe('BAD_SEATS');
  expect(code(() => start(toy, {}, 2.5, 'a'))).toBe('BAD_SEATS');
  expect(code(() => start(toy, { short: true }, 2, 'a'))).toBe('BAD_OPTIONS');
  expect(code(() => start(toy, { long: 'yes' }, 2, 'a'))).toBe('BAD_OPTIONS');
  expect(code(() => start(toy, { toString: true }, 2, 'a'))).toBe('BAD_OPTIONS');
});

test('apply changes nothing but its copy', () => {
  const state = start(toy, {}, 2, 'a');
  const before = hash(state);
  const choice = pending(toy, state)?.options[0] as Json;
  const { state: next, events, undoable } = apply(toy, state, { seat: 0, choice });
  expect(hash(state)).toBe(before);
  expect(hash(next)).not.toBe(before);
  expect(events[0]).toEqual({ type: 'played', seat: 0, card: choice });
  expect(undoable).toBe(false);
});

test('an answer that is not offered is refused with its rule, and changes nothing', () => {
  const state = start(toy, {}, 2, 'a');
  const before = hash(state);
  expect(() => apply(toy, state, { seat: 0, choice: 99 })).toThrow(IllegalChoice);
  expect(() => apply(toy, state, { seat: 0, choice: 99 })).toThrow('TOY-02');
  expect(() => apply(toy, state, { seat: 0, choice: 'x' })).toThrow('TOY-01');
  expect(code(() => apply(toy, state, { seat: 1, choice: 1 }))).toBe('NOT_YOUR_TURN');
  expect(hash(state)).toBe(before);
  expect(refusal(toy, state, 99)).toBe('TOY-02');
});

test('a finished game takes no answer', () => {
  const state = start(toy, {}, 2, 'a');
  for (let asked = pending(toy, state); asked !== null; asked = pending(toy, state)) {
    play(toy, state, asked.options[0] as Json);
  }
  expect(code(() => apply(toy, state, { seat: 0, choice: 1 }))).toBe('GAME_OVER');
  expect(refusal(toy, state, 99)).toBeNull();
});

test('chance and secrets raise the undo barrier, other answers do not', () => {
  const state = start(toy, {}, 2, 'a');
  const first = pending(toy, state)?.options[0] as Json;
  expect(play(toy, state, first)).toBe(false);
  state.deck = [];
  const second = pending(toy, state)?.options[0] as Json;
  expect(play(toy, state, second)).toBe(true);
});

test('an imagined game knows neither hidden cards nor the chance to come', () => {
  const state = start(toy, {}, 2, 'a');
  const worlds = Array.from({ length: 20 }, (_, i) => imagine(toy, state, 0, randomFrom(`${i}`)));
  expect(worlds.every((world) => sameJson(world.hands[0] ?? [], state.hands[0] ?? []))).toBe(true);
  expect(worlds.some((world) => !sameJson(world.hands[1] ?? [], state.hands[1] ?? []))).toBe(true);
  expect(worlds.some((world) => sameJson([...world.rng], [...state.rng]))).toBe(false);
});

test('tasks run in the order written, before what was pending', () => {
  const order: string[] = [];
  const step = (...next: string[]) => ({
    run: (
      _s: CoreState,
      task: { type: string },
      ctx: { then(...tasks: { type: string }[]): void },
    ) => {
      order.push(task.type);
      ctx.then(...next.map((type) => ({ type })));
    },
  });
  const handlers = { a: step('b', 'c'), b: step('d'), c: step(), d: step(), last: step() };
  // Only its handlers matter here.
  const game = { ...toy, handlers } as never;
  const state: CoreState = { rng: [0, 0, 0, 0], tasks: [{ type: 'last' }], outcome: null };
  new Scenario(game, state as never).run({ type: 'a' });
  expect(order).toEqual(['a', 'b', 'd', 'c', 'last']);
});
