import { gzipSync } from 'node:zlib';
import { Search, sight } from '@orrery/bots';
import {
  type AnyGame,
  clone,
  type CoreState,
  type Json,
  pending,
  play,
  randomFrom,
  type Seat,
  start,
} from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import type { AnyGameModule } from '@orrery/shared';

const POSITIONS = 300;

export const seatCounts = ({ seats: { min, max } }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** All that is measured of a game while time runs, by name: each gives its figure after so many ms. */
export function measuresOf(module: AnyGameModule): Map<string, (ms: number) => number> {
  const { game } = module;
  const { max } = game.seats;
  const anywhere = positions(game, max, POSITIONS, false);
  const midTurn = positions(game, max, POSITIONS, true);
  const from = midTurn.length > 0 ? midTurn : anywhere;
  return new Map([
    ...seatCounts(game).map((n) => [`decisions ${n}`, playouts(game, n)] as const),
    ['clone', microseconds(({ state }) => clone(state), anywhere)],
    ['fork', microseconds(({ state, choice }) => play(game, clone(state), choice), from)],
    ['mcts', searches(module, max)],
  ]);
}

/** Random games with every list of answers made, for so long; gives decisions per second. */
function playouts(game: AnyGame, seats: number): (ms: number) => number {
  const random = randomFrom(`bench ${seats}`);
  let games = 0;
  return (ms) => {
    const began = performance.now();
    let decisions = 0;
    let now = began;
    do {
      const state: CoreState = start(game, {}, seats, `bench ${games++}`);
      for (let q = pending(game, state); q !== null; q = pending(game, state)) {
        play(game, state, q.options[random(q.options.length)] as Json);
        decisions++;
      }
      now = performance.now();
    } while (now - began < ms);
    return (decisions / (now - began)) * 1000;
  };
}

interface Position {
  readonly state: CoreState;
  readonly choice: Json;
}

/** Positions spread over random games; `midTurn`: only those where a seat goes on with its own turn. */
function positions(game: AnyGame, seats: number, count: number, midTurn: boolean): Position[] {
  const random = randomFrom(`positions ${seats}`);
  const found: Position[] = [];
  for (let games = 0; found.length < count && games < count; games++) {
    const state: CoreState = start(game, {}, seats, `positions ${games}`);
    let last: Seat | null = null;
    for (let q = pending(game, state); q !== null; q = pending(game, state)) {
      const choice = q.options[random(q.options.length)] as Json;
      if ((!midTurn || last === q.seat) && random(8) === 0) {
        found.push({ state: clone(state), choice });
      }
      last = q.seat;
      play(game, state, choice);
    }
  }
  return found;
}

/** Microseconds of one step of work, gone through the positions over and over for so long. */
function microseconds(
  work: (position: Position) => void,
  from: readonly Position[],
): (ms: number) => number {
  return (ms) => {
    const began = performance.now();
    let steps = 0;
    let now = began;
    do {
      for (const position of from) work(position);
      steps += from.length;
      now = performance.now();
    } while (now - began < ms);
    return ((now - began) / steps) * 1000;
  };
}

/** Iterations of one search after another, each from a fresh position with a choice. */
function searches({ game, bots }: AnyGameModule, seats: number): (ms: number) => number {
  const random = randomFrom('searches');
  const roots = positions(game, seats, 50, false)
    .map(({ state }) => sight(game, state))
    .filter(({ options }) => options.length > 1);
  const perRoot = 200;
  let next = 0;
  return (ms) => {
    const began = performance.now();
    let iterations = 0;
    let now = began;
    do {
      const root = roots[next++ % roots.length];
      if (root === undefined) return 0;
      new Search(root, bots, random).step(perRoot);
      iterations += perRoot;
      now = performance.now();
    } while (now - began < ms);
    return (iterations / (now - began)) * 1000;
  };
}

/** How large a whole game of the most seats is when saved. */
export function savedGame(game: AnyGame) {
  const seats = game.seats.max;
  const saved = randomGame(game, seats, 'saved game');
  const text = JSON.stringify(saved);
  return {
    seats,
    entries: saved.entries.length,
    bytes: text.length,
    gzipBytes: gzipSync(text).length,
    bytesPerEntry: JSON.stringify(saved.entries).length / saved.entries.length,
  };
}
