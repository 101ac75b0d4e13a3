import type { Json, Seat } from '@orrery/kernel';
import type { Preview } from '@orrery/table/client';

export const keyOf = (choice: Json): string => JSON.stringify(choice);

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

/** Points a seat would have more (or fewer); null where it cannot be known. */
export function gain(preview: Preview | undefined, now: number, me: Seat): number | null {
  const then = preview?.scores?.[me]?.total;
  return then === undefined ? null : then - now;
}
