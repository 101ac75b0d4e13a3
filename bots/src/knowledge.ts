import type { CoreState } from '@orrery/kernel';
import type { Learned } from './net/taught.ts';

/** What a position promises each seat. */
export interface Judgement {
  readonly points: readonly number[];
  /** To win; they sum to 1. */
  readonly chances: readonly number[];
}

/** Points by what they are for. */
export type Parts = Readonly<Record<string, number>>;

/** What bots need to know of a game beyond its rules. */
export interface Knowledge<S extends CoreState> {
  /** The final points each seat may expect from here; need not be exact, must be quick. */
  evaluate(state: S): readonly number[];
  /** What `evaluate` is the sum of, for each seat, by names that the game's texts know as categories. */
  parts?(state: S): readonly Parts[];
  /** How far, as a standard deviation, the final gap between two seats may stray from `evaluate`. */
  spread?(state: S): number;
  /** Relative weights of the answers offered, for search; none: all alike. */
  priors?(state: S, ask: string, options: readonly unknown[]): readonly number[];
  /** The questions that open a turn; between them a turn is half done and worth little to look at. */
  readonly turnAsks?: readonly string[];
  /** How much surer the curve of chances is than the search behind it, as measured; usually 1. */
  readonly sureness?: number;
  /**
   * Iterations of the search for each of `LEVELS`, by the number of seats, so that each wins seven
   * games of ten against the one before; `'8~0.5'`: 8, misjudged by half a deviation. None: those
   * that suit most games.
   */
  readonly levels?: Readonly<Record<number, readonly (number | string)[]>>;
  /** What bots taught themselves, fetched only where they play; `taught` makes `judge` of it. */
  learned?(): Promise<{ readonly learned: Learned<S> }>;
  /** By a net, which knows better than `evaluate`; null: there is none for such a game. */
  judge?(state: S): Judgement | null;
}

/** Methods are bivariant, so the knowledge of every game fits. */
export type AnyKnowledge = Knowledge<CoreState>;
