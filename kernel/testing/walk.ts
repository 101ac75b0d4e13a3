import {
  type AnyGame,
  apply,
  type CoreState,
  type Entry,
  type GameRecord,
  type Options,
  record,
  replay,
  start,
} from '../src/index.ts';

/** A game that began in the middle: no seed leads there, so it holds the position itself. */
export interface Walk {
  readonly format: 'orrery-walk';
  readonly game: string;
  readonly rulesVersion: number;
  readonly from: CoreState;
  readonly entries: readonly Entry[];
}

/** Where a game begins, and how it is written down. */
interface Origin {
  begin(): CoreState;
  /** The game up to a state; null: it could not even begin. */
  written(state: CoreState | null, entries: readonly Entry[]): GameRecord | Walk;
}

const NOTHING: CoreState = { key: [], drawn: 0, tasks: [], players: [], outcome: null };

export function fromSeed(
  game: AnyGame,
  { seats, options }: { readonly seats: number; readonly options: Options },
  seed: string,
): Origin {
  return {
    begin: () => start(game, options, seats, seed) as CoreState,
    written: (state, entries) => record(game, state ?? NOTHING, { seats, options, seed, entries }),
  };
}

export function fromPosition(game: AnyGame, position: CoreState): Origin {
  // A whole copy: rules that change in place must not spoil what is to be reproduced.
  const from = copy(position);
  const head = { format: 'orrery-walk', game: game.id, rulesVersion: game.rulesVersion } as const;
  return { begin: () => position, written: (_state, entries) => ({ ...head, from, entries }) };
}

const copy = (state: CoreState): CoreState => JSON.parse(JSON.stringify(state)) as CoreState;

/** Plays a failure of the fuzzer again, from its seed or from the position where it began. */
export function reproduce(game: AnyGame, saved: GameRecord | Walk): CoreState {
  if (saved.format === 'orrery-game') return replay(game, saved);
  let state = copy(saved.from);
  for (const [seat, , choice] of saved.entries) ({ state } = apply(game, state, { seat, choice }));
  return state;
}
