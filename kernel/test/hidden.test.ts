import { expect, test } from 'vitest';
import { clone, imagine, ownOf, play, randomFrom, start, viewFor } from '../src/index.ts';
import { playerAt, type ToyState, toyGame } from './toy.ts';

const toy = toyGame();

/** Seat 0 has put a card aside. */
function position(): ToyState {
  const state = start(toy, {}, 2, 'a');
  play(toy, state, playerAt(state, 0).hand[0] ?? 0);
  return state;
}

const worlds = (game: typeof toy, state: ToyState, viewer: 0 | 1 | null): ToyState[] =>
  Array.from({ length: 20 }, (_, i) => imagine(game, state, viewer, randomFrom(`${i}`)));

const sizes = (s: ToyState): number[] => [
  s.deck.length,
  ...s.players.flatMap(({ hand, buried }) => [hand.length, buried.length]),
];

const cards = (s: ToyState): number[] =>
  [...s.deck, ...s.players.flatMap(({ hand, buried }) => [...hand, ...buried])].sort(
    (a, b) => a - b,
  );

test('an imagined game keeps what the viewer sees and deals the rest again', () => {
  const state = position();
  const seen = worlds(toy, state, 0);
  const rival = JSON.stringify(playerAt(state, 1));
  for (const world of seen) {
    expect(playerAt(world, 0)).toEqual(playerAt(state, 0));
    expect(sizes(world)).toEqual(sizes(state));
    expect(cards(world)).toEqual(cards(state));
  }
  expect(seen.some((world) => JSON.stringify(playerAt(world, 1)) !== rival)).toBe(true);
  expect(seen.some((world) => world.deck.join() !== state.deck.join())).toBe(true);
});

test('whoever only watches sees no pile, not even that of seat 0', () => {
  const state = position();
  const hand = playerAt(state, 0).hand.join();
  expect(worlds(toy, state, null).some((w) => playerAt(w, 0).hand.join() !== hand)).toBe(true);
});

test('an imagined game knows nothing of the chance to come, and changes nothing', () => {
  const state = position();
  const before = JSON.stringify(state);
  for (const world of worlds(toy, state, 0)) {
    expect(world.key).toHaveLength(2);
    expect(world.drawn).toBe(0);
  }
  expect(JSON.stringify(state)).toBe(before);
});

test('what is imagined does not depend on the order that is hidden', () => {
  const state = position();
  const other = clone(state);
  other.deck = state.deck.toReversed();
  const [card] = other.deck as [number];
  const rival = playerAt(other, 1);
  other.deck = [rival.hand[0] ?? 0, ...other.deck.slice(1)];
  rival.hand = [card, ...rival.hand.slice(1)];
  expect(imagine(toy, other, 0, randomFrom('x'))).toEqual(imagine(toy, state, 0, randomFrom('x')));
});

test('only deals that agree with what everybody saw are imagined', () => {
  const evenOnTop = (s: ToyState): boolean => (s.deck.at(-1) ?? 0) % 2 === 0;
  const game = { ...toy, hidden: { ...toy.hidden, fits: evenOnTop } };
  const state = position();
  expect(worlds(toy, state, 0).every(evenOnTop)).toBe(false);
  expect(worlds(game, state, 0).every(evenOnTop)).toBe(true);
  const never = { ...toy, hidden: { ...toy.hidden, fits: () => false } };
  expect(() => imagine(never, state, 0, randomFrom('x'))).toThrow('no deal that agrees');
});

test('a viewer sees what everybody sees, and its own secrets', () => {
  const state = position();
  const { hand, buried } = playerAt(state, 0);
  const open = toy.view(state);
  expect(viewFor(toy, state, 0)).toEqual({ ...open, viewer: 0, own: { hand, buried } });
  expect(viewFor(toy, state, null)).toEqual({ ...open, viewer: null, own: null });
  const made = { ...open, deck: 99 };
  expect(viewFor(toy, state, 1, made)).toMatchObject({ deck: 99, viewer: 1 });
});

test('a seat without secrets, and any seat of a game without them, sees nothing besides', () => {
  const state = position();
  Object.assign(playerAt(state, 0), { hand: [], buried: [] });
  expect(ownOf(toy, state, 0)).toBeNull();
  const { own: _own, ...open } = toy;
  expect(ownOf(open, state, 1)).toBeNull();
  expect(viewFor(open, state, 1).own).toBeNull();
});
