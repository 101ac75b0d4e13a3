import type { AnyGame, CoreState, Game, Task } from '@orrery/kernel';
import type { GameText } from './text.ts';

/** What bots need to know of a game beyond its rules. */
export interface BotKnowledge<S> {
  /** The final points each seat may expect from here; need not be exact, must be quick. */
  evaluate(state: S): readonly number[];
  /** Relative weights of the answers offered, for search; none: all alike. */
  priors?(state: S, ask: string, options: readonly unknown[]): readonly number[];
}

/** A game as the catalog hands it out: rules, words and what bots know. */
export interface GameModule<S extends CoreState<T>, T extends Task, E extends Task, V> {
  readonly game: Game<S, T, E, V>;
  readonly text: GameText<V, E>;
  readonly bots: BotKnowledge<S>;
}

/** A module whose inner types the caller does not care about. */
export interface AnyGameModule {
  readonly game: AnyGame;
  // oxlint-disable-next-line no-explicit-any
  readonly text: GameText<any, any>;
  // oxlint-disable-next-line no-explicit-any
  readonly bots: BotKnowledge<any>;
}
