import {
  type Action,
  type Built,
  type Card,
  COMPLETE,
  constants,
  GOLD,
  type Kind,
  kindOf,
  SYMBOLS,
  type Section,
  type Waiting,
} from '../data/index.ts';
import { bonusesOf, treatedIn } from './bonuses.ts';
import type { Alien, Player } from './state.ts';

/** A number of cards that no limit reaches. */
const NO_LIMIT = 99;

export function countOf(empire: readonly Built[], kind: Kind): number {
  let n = 0;
  for (const { card } of empire) if (kindOf(card) === kind) n++;
  return n;
}

/** Symbols that a card of this kind costs now (ALI-COST-01 to ALI-COST-04). */
export function costOf(p: Player, kind: Kind): number {
  const { baseBuildCost, costStepPerEmpireCard } = constants;
  const raised = baseBuildCost + costStepPerEmpireCard * countOf(p.empire, kind);
  return Math.max(0, raised + (bonusesOf(p).cost[kind] ?? 0));
}

export function symbolsOf(sections: readonly Section[]): number {
  let n = 0;
  for (const section of sections) n += SYMBOLS[section] ?? 0;
  return n;
}

/** Symbols that a card Under Construction still lacks; prepared ones count for good (ALI-COST-08). */
export const lacking = (p: Player, { card, prepared }: Waiting): number =>
  Math.max(0, costOf(p, kindOf(card)) - symbolsOf(prepared));

/** Credits that Buy costs, without extra ones (ALI-BUY-01). */
export const buyPrice = (p: Player): number =>
  Math.max(0, constants.buyBaseCost + bonusesOf(p).buyCost);

/** How many Resource cards an Action may take; Prepare has a row (ALI-ASM). */
export function limitOf(s: Alien, p: Player, action: Action, kind: Kind | null = null): number {
  if (s.unlimited) return NO_LIMIT;
  const { assembly } = bonusesOf(p);
  // ALI-ASM-04
  const row = action === 'prepare' && kind !== null ? assembly[COMPLETE[kind]] : 0;
  return constants.assemblyLimit + assembly[action] + row;
}

/** The ACTION of a Technology may raise its own limit. */
export const cardLimit = (s: Alien, p: Player, card: Card): number =>
  limitOf(s, p, 'cardAction') + (bonusesOf(p).ownLimit[card] ?? 0);

const bit = (colour: number): number => 1 << colour;

/** The colours that pay for a card of this kind: its own, gold, and what counts as its own. */
export const takesFor = (p: Player, action: Action, kind: Kind): number =>
  bit(kind) | bit(GOLD) | treatedIn(bonusesOf(p), action, kind);

/** The colours that pay where only the colours asked do; gold where a card allows it (ALI-PAY-05). */
export function takesOnly(p: Player, action: Action | null, colours: readonly number[]): number {
  let bits = 0;
  for (const colour of colours) bits |= bit(colour);
  return action !== null && bonusesOf(p).gold.includes(action) ? bits | bit(GOLD) : bits;
}

/** The hand size in the Draw Phase (ALI-EFF-12). */
export const handSize = (p: Player): number => constants.handSize + bonusesOf(p).handSize;
