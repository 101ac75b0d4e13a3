import { type Cards, type Officer, OFFICERS } from './state.ts';

/** Cards being counted. */
export type Count = [number, number, number, number, number];

export const noCards = (): Count => [0, 0, 0, 0, 0];

export const countOf = (cards: Cards, officer: Officer): number => cards[officer - 1] ?? 0;

export const totalOf = (cards: Cards): number =>
  cards[0] + cards[1] + cards[2] + cards[3] + cards[4];

export function addCards(cards: Count, officer: Officer, n: number): void {
  cards[officer - 1] = countOf(cards, officer) + n;
}

export function withoutCard(cards: Cards, officer: Officer): Cards {
  const rest: Count = [...cards];
  addCards(rest, officer, -1);
  return rest;
}

/** Every card by its type, sorted. */
export function listCards(cards: Cards): Officer[] {
  const list: Officer[] = [];
  for (const officer of OFFICERS) {
    for (let n = countOf(cards, officer); n > 0; n--) list.push(officer);
  }
  return list;
}
