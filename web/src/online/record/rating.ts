import type { RatingTold } from '@orrery/protocol';

/** Above this too little is known for two ratings to be compared. */
const SETTLED = 110;

export const isProvisional = ({ deviation }: RatingTold): boolean => deviation > SETTLED;

/** Where a rating lies in nineteen cases of twenty. */
export const likely = ({ rating, deviation }: RatingTold): [from: number, to: number] => [
  rating - 2 * deviation,
  rating + 2 * deviation,
];
