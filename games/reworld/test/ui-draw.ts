import { randomFrom, start } from '@orrery/kernel';
import { drawing, type Position as PositionOf, sampled } from '@orrery/kit/testing';
import { rich } from '../rich.ts';
import { type Reworld, reworld, type ReworldView } from '../rules/index.ts';
import { ui } from '../ui/index.ts';

export const drawn = drawing(reworld, ui, {
  names: ['Marie', 'Théo', 'Elsa', 'Henri'],
  lang: 'en',
});

export type Position = PositionOf<ReworldView>;
export const voice = drawn.voice({ seats: 4 });

/** The position of a scenario in which something is asked. */
export function at({ state }: { readonly state: Reworld }): Position {
  const position = drawn.positionOf(state);
  if (position === null) throw new Error('nothing is asked');
  return position;
}

/** Early and late, every so many times that it is asked. */
const EVERY = 30;

/** Whole games from the start, and games from late positions full of everything. */
export const games = [
  ...[2, 4].map((seats) =>
    sampled(reworld, start(reworld, {}, seats, `${seats}`), randomFrom(`${seats}`), EVERY),
  ),
  ...[2, 3, 4].map((seats) =>
    sampled(reworld, rich({}, seats, randomFrom(`${seats}`)), randomFrom(`rich ${seats}`), EVERY),
  ),
];
export const positions = games.flatMap((game) => game.positions);
