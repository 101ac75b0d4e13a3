import { expect, test } from 'vitest';
import {
  apply,
  asked,
  clone,
  type CoreState,
  frames,
  hash,
  IllegalChoice,
  type Json,
  pending,
  play,
  refusals,
  start,
} from '../src/index.ts';
import { Scenario } from '../testing/index.ts';
import { KNOCK, playerAt, type ToyState, toyGame } from './toy.ts';

const toy = toyGame();
const code = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
  return 'nothing was thrown';
};

const firstOption = (state: ToyState): Json => pending(toy, state)?.options[0] as Json;

/** A game in which both seats have put a card aside. */
function firstTurn(): ToyState {
  const state = start(toy, {}, 2, 'a');
  for (const _seat of [0, 1]) play(toy, state, firstOption(state));
  return state;
}

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

test('a clone copies the state, its tasks and its players, and shares what lies deeper', () => {
  const state = start(toy, {}, 2, 'a');
  const copy = clone(state);
  expect(copy).toEqual(state);
  expect(copy.tasks).not.toBe(state.tasks);
  expect(playerAt(copy, 0)).not.toBe(playerAt(state, 0));
  expect(copy.key).toBe(state.key);
  expect(copy.deck).toBe(state.deck);
  expect(playerAt(copy, 0).hand).toBe(playerAt(state, 0).hand);
});

test('apply changes nothing but its copy', () => {
  const state = firstTurn();
  const before = hash(state);
  const choice = firstOption(state);
  const { state: next, events, undoable, certain } = apply(toy, state, { seat: 0, choice });
  expect(hash(state)).toBe(before);
  expect(hash(next)).not.toBe(before);
  expect(events[0]).toEqual({ type: 'played', seat: 0, card: choice });
  expect({ undoable, certain, told: events.length }).toEqual({
    undoable: false,
    certain: 1,
    told: 2,
  });
});

test('what is offered is every candidate that is not forbidden', () => {
  const state = firstTurn();
  expect(pending(toy, state)?.options).toEqual(playerAt(state, 0).hand);
  expect(refusals(toy, state)).toEqual([
    { choice: KNOCK, rule: 'TOY-02', facts: { left: state.deck.length } },
  ]);
  state.deck = [];
  expect(pending(toy, state)?.options).toEqual([...playerAt(state, 0).hand, KNOCK]);
  expect(refusals(toy, state)).toEqual([]);
});

test('an answer that is not offered is refused with its rule, and changes nothing', () => {
  const state = firstTurn();
  const before = hash(state);
  expect(() => apply(toy, state, { seat: 0, choice: KNOCK })).toThrow(IllegalChoice);
  expect(() => apply(toy, state, { seat: 0, choice: KNOCK })).toThrow('TOY-02');
  // No candidate: the question's own rule is named.
  expect(() => apply(toy, state, { seat: 0, choice: 'x' })).toThrow('TOY-01');
  expect(() => frames(toy, state, { seat: 0, choice: 'x' })).toThrow('TOY-01');
  expect(code(() => apply(toy, state, { seat: 1, choice: 1 }))).toBe('NOT_YOUR_TURN');
  expect(hash(state)).toBe(before);
});

test('a finished game asks, takes and refuses nothing', () => {
  const state = firstTurn();
  state.deck = [];
  play(toy, state, KNOCK);
  expect(state.outcome).not.toBeNull();
  expect(pending(toy, state)).toBeNull();
  expect(asked(toy, state)).toBeNull();
  expect(refusals(toy, state)).toEqual([]);
  expect(code(() => apply(toy, state, { seat: 0, choice: 1 }))).toBe('GAME_OVER');
});

test('chance and secrets raise the undo barrier, other answers do not', () => {
  const state = firstTurn();
  expect(play(toy, state, firstOption(state))).toBe(false);
  state.deck = [];
  expect(play(toy, state, firstOption(state))).toBe(true);
});

test('frames are the positions after each task that told something', () => {
  const state = firstTurn();
  const before = hash(state);
  const given = { seat: 0, choice: firstOption(state) };
  const [played, drew, ...more] = frames(toy, state, given);
  expect(hash(state)).toBe(before);
  expect(more).toEqual([]);
  expect(played?.events.map(({ type }) => type)).toEqual(['played']);
  expect(played?.certain).toBe(true);
  expect(played?.state.deck).toEqual(state.deck);
  expect(played?.state.players[0]).toMatchObject({ sum: given.choice });
  expect(played?.state.tasks.at(-1)?.type).toBe('draw');
  expect(drew?.events.map(({ type }) => type)).toEqual(['drew']);
  expect(drew?.certain).toBe(false);
  expect(drew?.state).toEqual(apply(toy, state, given).state);
});

test('what was certain stays so when a secret is looked at in silence', () => {
  const state = firstTurn();
  const looks: typeof toy = {
    ...toy,
    handlers: { ...toy.handlers, draw: { run: (_s, _task, ctx) => ctx.reveal() } },
  };
  const given = { seat: 0, choice: firstOption(state) };
  const taken = frames(looks, state, given);
  expect(taken.map(({ certain, events }) => [certain, events.length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(taken[1]?.state).toEqual(apply(looks, state, given).state);
});

test('what runs silently after the last event belongs to the last frame', () => {
  const state = firstTurn();
  state.deck = [];
  const [knocked, ...more] = frames(toy, state, { seat: 0, choice: KNOCK });
  expect(more).toEqual([]);
  expect(knocked?.events).toEqual([{ type: 'knocked', seat: 0 }]);
  expect(knocked?.state.outcome).not.toBeNull();
});

test('an answer that tells nothing has one frame', () => {
  const { turn } = toy.handlers;
  const silent = { ...toy, handlers: { ...toy.handlers, turn: { ...turn, choose: () => {} } } };
  const state = firstTurn();
  state.tasks.unshift({ type: 'turn', seat: 1 });
  const taken = frames(silent, state, { seat: 0, choice: firstOption(state) });
  expect(taken.map(({ events, certain }) => ({ events, certain }))).toEqual([
    { events: [], certain: true },
  ]);
  expect(taken[0]?.state.tasks).toEqual([{ type: 'turn', seat: 1 }]);
});

/** A game of which only the effects matter. */
function effects(next: Readonly<Record<string, readonly string[]>>, order: string[]): never {
  const run = (
    _s: CoreState,
    task: { type: string },
    ctx: { then(...tasks: { type: string }[]): void },
  ): void => {
    order.push(task.type);
    ctx.then(...(next[task.type] ?? []).map((type) => ({ type })));
  };
  const handlers = Object.fromEntries(Object.keys(next).map((type) => [type, { run }]));
  return { ...toy, handlers } as never;
}

const bare = (...tasks: { type: string }[]): never =>
  ({ key: [0, 0], drawn: 0, tasks, players: [], outcome: null }) as never;

test('tasks run in the order written, before what was pending', () => {
  const order: string[] = [];
  const game = effects({ a: ['b', 'c'], b: ['d'], c: [], d: [], last: [] }, order);
  new Scenario(game, bare({ type: 'last' })).run({ type: 'a' });
  expect(order).toEqual(['a', 'b', 'd', 'c', 'last']);
});

test('rules that run in a circle, leave nothing to do or know no such task are bugs', () => {
  const circle = effects({ a: ['a'] }, []);
  expect(code(() => new Scenario(circle, bare()).run({ type: 'a' }))).toBe('BUG');
  expect(code(() => pending(toy, bare()))).toBe('BUG');
  expect(code(() => pending(toy, bare({ type: 'nonsense' })))).toBe('BUG');
});
