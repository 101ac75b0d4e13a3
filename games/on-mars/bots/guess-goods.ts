import type { Seat } from '@orrery/kernel';
import { CRYSTAL, MINERAL, OXYGEN } from '../data/tables.ts';
import type { PlacementAnswer } from '../rules/answers.ts';
import { type OnMars, player } from '../rules/index.ts';
import { gainWorth } from './worth.ts';

const SCARCITY = [1, 0.75, 0.5, 0.35, 0.25, 0.2];

/** What one of a good is worth, to be gained or to be given away. */
export function goodGuess(s: OnMars, seat: Seat, good: number, given: boolean): number {
  const p = player(s, seat);
  if (!given) return gainWorth(p, good, 1);
  const have = good === CRYSTAL ? p.crystals : (p.goods[good] as number);
  const base = good === MINERAL || good === OXYGEN ? 1.1 : 0.85;
  return base * (SCARCITY[Math.max(0, have - 1)] ?? 0.2);
}

/** Each item on a Contract brings its nine points nearer. */
export const loadGuess = (): number => 2;

/** Dead Goals first, then Colonists if two stay, then Crystals. */
export function placementGuess(s: OnMars, seat: Seat, answer: PlacementAnswer): number {
  const p = player(s, seat);
  if (answer.with === 'goal') return p.goalDone >= 0 ? 1 : -1.5;
  if (answer.with === 'colonist') return p.home > 3 ? 0.4 : -0.4;
  return p.crystals > 2 ? 0.2 : -0.2;
}
