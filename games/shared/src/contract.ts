import type { Knowledge } from '@orrery/bots';
import type { AnyGame, CoreState, Game, Task } from '@orrery/kernel';
import type { GameText } from './text.ts';

export type { Knowledge as BotKnowledge } from '@orrery/bots';

/** A game as the catalog hands it out: rules, words and what bots know. */
export interface GameModule<S extends CoreState<T>, T extends Task, E extends Task, V> {
  readonly game: Game<S, T, E, V>;
  readonly text: GameText<V, E>;
  readonly bots: Knowledge<S>;
}

/** A module whose inner types the caller does not care about. */
export interface AnyGameModule {
  readonly game: AnyGame;
  // oxlint-disable-next-line no-explicit-any
  readonly text: GameText<any, any>;
  // oxlint-disable-next-line no-explicit-any
  readonly bots: Knowledge<any>;
}
