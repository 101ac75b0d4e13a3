import type { Seat } from '@orrery/kernel';
import {
  contractOf,
  CONTRACT_TYPE,
  isScientist,
  PLAN_GOOD,
  PLAN_LEVEL,
  PLAN_TYPE,
  SCORES_TYPE,
} from '../data/tables.ts';
import { company, companyCount, type OnMars, player } from '../rules/index.ts';
import { buildChance, contractWorth } from './evaluate.ts';
import { roundsLeft } from './length.ts';
import { gainWorth } from './worth.ts';

const valueOf = (plan: number): number => (PLAN_LEVEL[plan] === 1 ? 3 : 5);

function wantedBy(s: OnMars, id: number, plan: number): number {
  const p = company(s, id);
  const type = PLAN_TYPE[plan];
  let wanted = 0;
  if (p.scientists.some((one) => SCORES_TYPE[one] === type)) wanted += 3;
  if (p.contracts.some((one) => CONTRACT_TYPE[one] === type && !(p.done & (1 << one)))) wanted += 4;
  return wanted;
}

export function planGuess(s: OnMars, seat: Seat, plan: number): number {
  const p = player(s, seat);
  const rounds = roundsLeft(s);
  let unbuilt = 0;
  for (const one of p.plans) if ((s.built[one] as number) < 0) unbuilt++;
  const chance = buildChance(s, rounds, unbuilt);
  return (
    valueOf(plan) * (2 * chance - 1) +
    wantedBy(s, seat, plan) * chance +
    gainWorth(p, PLAN_GOOD[plan] as number, 1)
  );
}

/** Points twice over: the minus that falls away, the plus that comes. */
export function upgradeGuess(s: OnMars, seat: Seat, plan: number): number {
  let worth = 2 * valueOf(plan) + wantedBy(s, seat, plan) - 1;
  const count = companyCount(s);
  for (let id = 0; id < count; id++) {
    if (id === seat) continue;
    if (company(s, id).scientists.some((one) => SCORES_TYPE[one] === PLAN_TYPE[plan])) worth -= 1.5;
  }
  return worth;
}

/** Own Miners may stay; others' come home. */
export const upgradeHexGuess = (s: OnMars, seat: Seat, hex: number): number =>
  player(s, seat).miners.includes(hex) ? 0.3 : 0;

/** A Scientist by the cards of its type, a Contract by its chance. */
export function cardGuess(s: OnMars, seat: Seat, card: number, free: boolean): number {
  const rounds = roundsLeft(s);
  if (!isScientist(card)) {
    return contractWorth(s, seat, contractOf(card), [], rounds) - (free ? 0 : 1);
  }
  const type = SCORES_TYPE[card];
  let n = 0;
  const count = companyCount(s);
  for (let id = 0; id < count; id++) {
    for (const plan of company(s, id).plans) {
      if (PLAN_TYPE[plan] !== type) continue;
      n += (s.built[plan] as number) >= 0 ? 1 : id === seat ? 0.8 : 0.5;
    }
  }
  return 3 * n + Math.min(1, rounds / 4) - (free ? 0 : 1.7);
}

/** What is good for oneself lies out. */
export const refillGuess = (s: OnMars, seat: Seat, contract: number): number =>
  0.3 * contractWorth(s, seat, contract, [], roundsLeft(s));
