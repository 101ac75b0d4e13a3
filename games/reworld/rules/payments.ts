import type { Forbidden, RuleId } from '@orrery/kernel';
import { ring } from '../data/index.ts';
import type { PaidCards } from './answers.ts';
import { listCards, totalOf } from './cards.ts';
import { type Cards, type Officer, OFFICERS, type Reworld } from './state.ts';

/**
 * What a module costs: the different cards on top beside it, sorted. None: any one card (REW-ACQ-02).
 * One: such a card, or any two (REW-ACQ-03, REW-ACQ-04). Two: both, or three cards with one of them,
 * or any four (REW-ACQ-05).
 */
export type Price = readonly Officer[];

/** The price between two tops, of which 0 is none. */
const PRICES: readonly (readonly Price[])[] = [0, ...OFFICERS].map((x) =>
  [0, ...OFFICERS].map((y) => Object.freeze(OFFICERS.filter((top) => top === x || top === y))),
);

const topOf = (s: Reworld, port: number): Officer | 0 => s.posts[port]?.at(-1) ?? 0; // REW-ACQ-07

/** The tops beside a port; 0: no card lies there. The admiral space is no neighbour (REW-STN-05). */
const before = (s: Reworld, port: number): Officer | 0 =>
  topOf(s, port === 0 ? ring.length - 1 : port - 1); // REW-STN-03
const after = (s: Reworld, port: number): Officer | 0 =>
  topOf(s, port === ring.length - 1 ? 0 : port + 1);

export const priceAt = (s: Reworld, port: number): Price =>
  PRICES[before(s, port)]?.[after(s, port)] ?? [];

/** The rule that sets the price of a port. */
function ruleAt(s: Reworld, port: number): RuleId {
  const [x, y] = [before(s, port), after(s, port)];
  if (x === 0 && y === 0) return 'REW-ACQ-02';
  if (x === 0 || y === 0) return 'REW-ACQ-03';
  return x === y ? 'REW-ACQ-04' : 'REW-ACQ-05';
}

/** The fewest cards of this hand that pay the price; 0: it cannot be paid. */
export function fewestCards(price: Price, hand: Cards): number {
  const total = totalOf(hand);
  const x = price[0];
  const y = price[1];
  if (x === undefined) return Math.min(1, total); // REW-ACQ-02
  const matches = (hand[x - 1] ?? 0) > 0 ? 1 : 0;
  const needed =
    y === undefined
      ? 2 - matches // REW-ACQ-03, REW-ACQ-04
      : 4 - matches - ((hand[y - 1] ?? 0) > 0 ? 1 : 0); // REW-ACQ-05
  return needed <= total ? needed : 0;
}

/** Can this hand pay for the module at this port? Any four cards always do. */
export const canPay = (s: Reworld, port: number, hand: Cards): boolean =>
  totalOf(hand) >= 4 || fewestCards(priceAt(s, port), hand) > 0;

/** Do these cards pay the price? */
function pays([x, y]: Price, cards: PaidCards): boolean {
  const { length } = cards;
  if (x === undefined) return length === 1; // REW-ACQ-02
  const hasX = cards.includes(x);
  if (y === undefined) return length === 2 || (length === 1 && hasX); // REW-ACQ-03, REW-ACQ-04
  const hasY = cards.includes(y);
  if (length === 2) return hasX && hasY;
  return length === 4 || (length === 3 && (hasX || hasY)); // REW-ACQ-05
}

/** The most cards that a price with so many tops may take. */
const MOST = [1, 2, 4] as const;
const mostCards = (price: Price): number => MOST[price.length] ?? 0;

interface Payment {
  readonly cards: PaidCards;
  readonly packed: number;
}

/** Four bits for each type, the highest of them free: no type has 8 cards. */
const GUARDS = 0x88888;

const pack = (hand: Cards): number =>
  hand[0] | (hand[1] << 4) | (hand[2] << 8) | (hand[3] << 12) | (hand[4] << 16);

/** No type is short exactly when no subtraction had to borrow its guard. */
const holds = (packedHand: number, packed: number): boolean =>
  (((packedHand | GUARDS) - packed) & GUARDS) === GUARDS;

function multisets(size: number, from: Officer = 1): PaidCards[] {
  if (size === 0) return [[]];
  return OFFICERS.filter((officer) => officer >= from).flatMap((officer) =>
    multisets(size - 1, officer).map((rest) => [officer, ...rest]),
  );
}

/** Every multiset of up to four cards, the smallest first. */
const PAYMENTS: readonly Payment[] = [1, 2, 3, 4].flatMap((size) =>
  multisets(size).map((cards) => ({
    cards: Object.freeze(cards),
    packed: cards.reduce<number>((sum, officer) => sum + (1 << (4 * (officer - 1))), 0),
  })),
);

/** By price: what pays it. */
const LEGAL: ReadonlyMap<Price, readonly Payment[]> = new Map(
  PRICES.flat().map((price) => [price, PAYMENTS.filter(({ cards }) => pays(price, cards))]),
);
/** By price: what might be tried, one card too many included. */
const TRIED: ReadonlyMap<Price, readonly Payment[]> = new Map(
  PRICES.flat().map((price) => [
    price,
    PAYMENTS.filter(({ cards }) => cards.length <= mostCards(price) + 1),
  ]),
);

function heldOf(payments: readonly Payment[], hand: Cards): readonly PaidCards[] {
  const packedHand = pack(hand);
  const held: PaidCards[] = [];
  for (const { cards, packed } of payments) if (holds(packedHand, packed)) held.push(cards);
  return held;
}

/** Every set of cards of this hand that pays the price, the cheapest first. */
export const legalPayments = (price: Price, hand: Cards): readonly PaidCards[] =>
  heldOf(LEGAL.get(price) ?? [], hand);
/** Every set of cards of this hand that one might try to pay with. */
export const triedPayments = (price: Price, hand: Cards): readonly PaidCards[] =>
  heldOf(TRIED.get(price) ?? [], hand);

const topFacts = ([x, y]: Price) => ({
  ...(x === undefined ? {} : { x }),
  ...(y === undefined ? {} : { y }),
});

/** Why a hand pays for a port in no way at all; null: it does. */
export function forbidHand(s: Reworld, port: number, hand: Cards): Forbidden | null {
  if (canPay(s, port, hand)) return null;
  const price = priceAt(s, port);
  return {
    rule: ruleAt(s, port),
    facts: { how: 'hand', ...topFacts(price), hand: listCards(hand).join(' + ') },
  };
}

/** Why these cards do not pay for a port; null: they do. */
export function forbidCards(s: Reworld, port: number, cards: PaidCards): Forbidden | null {
  const price = priceAt(s, port);
  if (pays(price, cards)) return null;
  const [x, y] = price;
  const facts = { ...topFacts(price), n: cards.length };
  if (x !== undefined && cards.length > mostCards(price)) return { rule: 'REW-ACQ-06', facts };
  const [first, second] = cards;
  if (cards.length === 2 && first === second && (first === x || first === y)) {
    return { rule: 'REW-ACQ-06', facts: { ...facts, how: 'twice' } };
  }
  return { rule: ruleAt(s, port), facts };
}
