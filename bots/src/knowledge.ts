import type { CoreState } from '@orrery/kernel';

/** What bots need to know of a game beyond its rules. */
export interface Knowledge<S> {
  /** The final points each seat may expect from here; need not be exact, must be quick. */
  evaluate(state: S): readonly number[];
  /** How far, as a standard deviation, the final gap between two seats may stray from `evaluate`. */
  spread?(state: S): number;
  /** Relative weights of the answers offered, for search; none: all alike. */
  priors?(state: S, ask: string, options: readonly unknown[]): readonly number[];
  /** The questions that open a turn; between them a turn is half done and worth little to look at. */
  readonly turnAsks?: readonly string[];
}

/** Methods are bivariant, so the knowledge of every game fits. */
export type AnyKnowledge = Knowledge<CoreState>;
