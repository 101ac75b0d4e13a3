import type { Random } from '@orrery/kernel';
import type { Estimate } from './bot.ts';

const GRAIN = 2 ** 20;
/** The deviation of a sum of three numbers between 0 and 1. */
const DEVIATION = 0.5;

/** A number about 0 that strays as far as 1, most often less. */
const stray = (random: Random): number =>
  ([0, 1, 2].reduce((sum) => sum + random(GRAIN) / GRAIN, 0) - 1.5) / DEVIATION;

/** The answers that were thought of, as somebody sees them who takes each for so much better or worse. */
export const misjudged = (
  found: readonly Estimate[],
  deviation: number,
  random: Random,
): readonly Estimate[] =>
  found
    .filter(({ weight }) => weight > 0)
    .map((one) => ({ one, seems: one.worth + deviation * stray(random) }))
    .sort((a, b) => b.seems - a.seems)
    .map(({ one }) => one);
