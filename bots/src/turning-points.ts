import type { Seat } from '@orrery/kernel';
import type { Verdict } from './advise.ts';

/** A decision of a finished game looked back at. */
export interface Reviewed extends Verdict {
  /** The position in which it was made. */
  readonly index: number;
  readonly seat: Seat;
}

/** How many of each seat are told. */
const MOST = 3;
/** A loss below this may as well be the chance of the search: of chance to win, and of points. */
const LEAST_CHANCE = 0.02;
const LEAST_POINTS = 0.75;

/** What a decision cost: chance to win, or alone points. */
export const lossOf = ({ played, best }: Reviewed, alone: boolean): number =>
  alone ? best.points - played.points : best.chance - played.chance;

export const isLoss = (one: Reviewed, alone: boolean): boolean =>
  lossOf(one, alone) >= (alone ? LEAST_POINTS : LEAST_CHANCE);

/** The decisions of a seat that cost it most, in the order of the game. */
export function turningPoints(
  review: readonly Reviewed[],
  seat: Seat,
  alone: boolean,
): readonly Reviewed[] {
  return review
    .filter((one) => one.seat === seat && isLoss(one, alone))
    .sort((a, b) => lossOf(b, alone) - lossOf(a, alone))
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
}
