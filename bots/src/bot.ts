import type { Json } from '@orrery/kernel';
import type { Sight } from './sight.ts';

/** What a bot thinks of one answer. */
export interface Estimate {
  readonly choice: Json;
  /** Its chance to win with this answer, 0 to 1; with one seat, its expected points. */
  readonly worth: number;
  /** How much of its thinking went into this answer, 0 to 1. */
  readonly weight: number;
}

/** A player without eyes of its own: it answers what its sight shows. */
export interface Bot {
  readonly spec: string;
  choose(sight: Sight): Json;
  /** Every answer offered, the best first. */
  estimate?(sight: Sight): readonly Estimate[];
}
