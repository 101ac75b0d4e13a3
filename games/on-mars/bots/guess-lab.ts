import type { Seat } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { GRID_COST, LEVEL, MINERAL, NEXT, techKind } from '../data/tables.ts';
import type { DevelopAnswer, TechAnswer } from '../rules/answers.ts';
import { type OnMars, player } from '../rules/index.ts';
import { gainWorth } from './worth.ts';

const POINTS = data.scoring.techOPByLevel.values;
/** Mine, Generator, Water, Greenhouse, Oxygen, Rover, Colonists, Upgrade. */
const KINDS = [1, 1.2, 1.2, 1.2, 1.3, 0.9, 0.9, 1.4];
/** What the spaces of the Lab give: Warehouse, Crystal, Bots, Mineral, Upgrade, Blueprint. */
const SPACES = [0.8, 0.8, 0, 0, 0, 0.6, 1, 0, 0.2, 0, 2.5, 0.6, 0];
const COLUMN = [0, 0, 0.8, 1, 1, 1.9, 2];

export function takeTechGuess(s: OnMars, seat: Seat, answer: TechAnswer | null): number {
  if (answer === null) return 0;
  const kind = techKind(s.grid[answer.grid] as number);
  const cost = 0.85 * (GRID_COST[answer.grid]?.length ?? 0);
  const first = s.players.every(({ tech }) => (tech[kind] as number) < 0) ? 0.5 : 0;
  const late = s.lastRound ? -0.5 : 0;
  return (
    (KINDS[kind] ?? 1) +
    first +
    (SPACES[answer.space] ?? 0) -
    cost +
    late +
    (player(s, seat).plans.length > 1 && kind === 7 ? 0.5 : 0)
  );
}

/** The points of the step, its benefit, its cost; one tile far ahead. */
export function developGuess(
  s: OnMars,
  seat: Seat,
  free: boolean,
  answer: DevelopAnswer | null,
): number {
  if (answer === null) return 0;
  const level = LEVEL[answer.space] as number;
  const gain = (POINTS[level - 1] ?? 0) - (POINTS[level - 2] ?? 0);
  const ahead = 0.15 * level + (NEXT[answer.space]?.length === 2 ? 0.1 : 0);
  return gain + ahead + spaceGuess(s, seat, answer.space) - (free ? 0 : (COLUMN[level] ?? 1));
}

function spaceGuess(s: OnMars, seat: Seat, space: number): number {
  const p = player(s, seat);
  if (space === 6) return gainWorth(p, MINERAL, 1);
  if (space === 10) return p.plans.some((plan) => (s.built[plan] as number) < 0) ? 3 : 0;
  return SPACES[space] ?? 0;
}

/** Develop, unless the step is small and the Oxygen is needed. */
export function rewardGuess(s: OnMars, seat: Seat, kind: number, space: number | null): number {
  if (space === null) return gainWorth(player(s, seat), 4, 1) - 0.2;
  return developGuess(s, seat, true, { kind, space });
}

/** Bots, Mineral, Crystal, Colonist. */
export function benefitGuess(s: OnMars, seat: Seat, benefit: number): number {
  const p = player(s, seat);
  if (benefit === 0) return 0.6;
  if (benefit === 1) return gainWorth(p, MINERAL, 1);
  if (benefit === 2) return gainWorth(p, 5, 1);
  return p.home <= 1 ? 1.5 : 0.7;
}
