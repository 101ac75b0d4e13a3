import type { CardKind } from '../data/index.ts';
import { KIND, OTHER_IDS } from './tables.ts';

/** A set of shipyard and resource cards is one number, a bit for each card. */
export type CardSet = number;

export const holds = (cards: CardSet, kind: CardKind): boolean => (cards & KIND[kind]) !== 0;
/** Of several cards of a kind the one with the lowest number (ANT-CARD-10); 0: there is none. */
export const lowest = (cards: CardSet, kind: CardKind): CardSet => {
  const like = cards & KIND[kind];
  return like & -like;
};
export const cardIndex = (card: CardSet): number => 31 - Math.clz32(card);
export const cardId = (card: CardSet): string => OTHER_IDS[cardIndex(card)] as string;
export function sizeOf(cards: CardSet): number {
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function cardIds(cards: CardSet): string[] {
  const ids: string[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) ids.push(cardId(rest & -rest));
  return ids;
}

/** The n-th card of a set, from 0. */
export function nth(cards: CardSet, n: number): CardSet {
  let rest = cards;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return rest & -rest;
}
