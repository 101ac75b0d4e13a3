import { data } from '../data/index.ts';
import type { Prizes } from './codes.ts';
import { cityTiles, type Plan } from './plan.ts';

const ABSENT = data.mothership.nonParticipation.points;

/** How often a lead of `ahead` holds to the end when counts may still stray. */
const holds = (ahead: number, stray: number): number => 1 / (1 + Math.exp((-1.7 * ahead) / stray));

/** Shields for row 0, tiles of cities A to E for rows 1 to 5; 0: absent. */
const valueOf = (plan: Plan, row: number): number =>
  row === 0 ? plan.shields : cityTiles(plan, row - 1);

/** What the mothership may be expected to pay each seat. `stray` is in tiles. */
export function addStandings(
  points: number[],
  plans: readonly Plan[],
  prizes: Prizes,
  stray: number,
  absentForGood: number,
): void {
  for (let row = 0; row < prizes.rows.length; row++)
    addStanding(points, plans, prizes, row, stray, absentForGood);
}

/** The same of one row. */
export function addStanding(
  points: number[],
  plans: readonly Plan[],
  prizes: Prizes,
  row: number,
  stray: number,
  absentForGood: number,
): void {
  const places = prizes.rows[row] as readonly number[];
  for (let seat = 0; seat < plans.length; seat++) {
    const own = valueOf(plans[seat] as Plan, row);
    const present = own > 0 ? 1 : 1 - absentForGood;
    points[seat] =
      (points[seat] as number) +
      present * expectedPrize(plans, row, seat, places, stray) +
      (1 - present) * ABSENT;
  }
}

/** Chances of 0, 1, 2, 3 others ahead, filled anew for each seat and row. */
const AHEAD = [0, 0, 0, 0];

function expectedPrize(
  plans: readonly Plan[],
  row: number,
  seat: number,
  places: readonly number[],
  stray: number,
): number {
  const own = valueOf(plans[seat] as Plan, row);
  AHEAD.fill(0);
  AHEAD[0] = 1;
  for (let other = 0; other < plans.length; other++) {
    if (other === seat) continue;
    const theirs = valueOf(plans[other] as Plan, row);
    const behind = holds(own - theirs, stray);
    for (let k = 3; k >= 0; k--) {
      AHEAD[k] =
        (AHEAD[k] as number) * behind + (k === 0 ? 0 : (AHEAD[k - 1] as number) * (1 - behind));
    }
  }
  let expected = 0;
  for (let k = 0; k < places.length; k++) expected += (AHEAD[k] as number) * (places[k] as number);
  return expected;
}
