import type { Prizes } from './codes.ts';
import { at, type Plan } from './plan.ts';

/** Beyond this many tiles a lead or a lag matters little. */
const CLOSE = 2.8;

/** From 0 (far behind) to 1 (far ahead), steepest where it is close. */
const lead = (ahead: number): number => 0.5 + (0.5 * ahead) / (CLOSE + Math.abs(ahead));

/** Shields or tiles the seat is heading for: what is launched, and what is certain to be. */
export function heading(plan: Plan, row: number): number {
  if (row === 0) return plan.shields + 0.5 * plan.shieldsAboard;
  const bots = at(plan.bots, row - 1) + at(plan.botsAboard, row - 1);
  return bots === 0 ? 0 : bots + at(plan.units, row - 1) + 1;
}

/** What one more shield or tile in this row is worth to the seat, given where the others head. */
export function oneMore(plans: readonly Plan[], seat: number, row: number, prizes: Prizes): number {
  const own = heading(plans[seat] as Plan, row);
  let gain = 0;
  for (let other = 0; other < plans.length; other++) {
    if (other === seat) continue;
    const ahead = own - heading(plans[other] as Plan, row);
    gain += lead(ahead + 1) - lead(ahead);
  }
  return (gain * ((prizes.rows[row] as readonly number[])[0] as number)) / (plans.length - 1);
}
