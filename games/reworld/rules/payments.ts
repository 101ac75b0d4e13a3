import type { RuleId } from '@orrery/kernel';
import { ring } from '../data/index.ts';
import { listCards, noCards, totalOf } from './cards.ts';
import { type Cards, type Officer, OFFICERS, type Reworld } from './state.ts';

/** A multiset of officer types, sorted: an answer to `acquireModuleCards`. */
export type PaidCards = readonly Officer[];

interface Payment {
  readonly cards: PaidCards;
  readonly packed: number;
}

/** Four bits for each type, the highest of them free: no type has 8 cards. */
const GUARDS = 0x88888;

const bitsOf = (officer: Officer): number => 1 << (4 * (officer - 1));

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

const payment = (cards: PaidCards): Payment => ({
  cards: Object.freeze(cards),
  packed: cards.reduce<number>((sum, officer) => sum + bitsOf(officer), 0),
});

const [SINGLES, PAIRS, TRIPLES, FOURS] = [1, 2, 3, 4].map((size) =>
  multisets(size).map(payment),
) as [Payment[], Payment[], Payment[], Payment[]];

const NO_NEIGHBOUR: readonly Payment[] = SINGLES; // REW-ACQ-02

/** By the one top that counts. REW-ACQ-03, REW-ACQ-04 */
const ONE_TOP: readonly (readonly Payment[])[] = OFFICERS.map((top) => [
  ...SINGLES.filter(({ cards }) => cards[0] === top),
  ...PAIRS,
]);

/** By the two different tops. REW-ACQ-05 */
const TWO_TOPS: readonly (readonly (readonly Payment[])[])[] = OFFICERS.map((x) =>
  OFFICERS.map((y) => [
    ...PAIRS.filter(({ cards }) => x !== y && cards.includes(x) && cards.includes(y)),
    ...TRIPLES.filter(({ cards }) => cards.includes(x) || cards.includes(y)),
    ...FOURS,
  ]),
);

const topOf = (s: Reworld, port: number): Officer | 0 => s.posts[port]?.at(-1) ?? 0; // REW-ACQ-07

/** The tops beside a port; 0: no card lies there. The admiral space is no neighbour (REW-STN-05). */
const before = (s: Reworld, port: number): Officer | 0 =>
  topOf(s, port === 0 ? ring.length - 1 : port - 1); // REW-STN-03
const after = (s: Reworld, port: number): Officer | 0 =>
  topOf(s, port === ring.length - 1 ? 0 : port + 1);

function paymentsFor(s: Reworld, port: number): readonly Payment[] {
  const x = before(s, port) || after(s, port);
  const y = after(s, port) || x;
  if (x === 0 || y === 0) return NO_NEIGHBOUR;
  return (x === y ? ONE_TOP[x - 1] : TWO_TOPS[x - 1]?.[y - 1]) ?? [];
}

/** Can this hand pay for the module at this port? */
export function canPay(s: Reworld, port: number, hand: Cards): boolean {
  const total = totalOf(hand);
  const x = before(s, port) || after(s, port);
  const y = after(s, port) || x;
  if (x === 0 || y === 0) return total >= 1; // REW-ACQ-02
  const hasX = (hand[x - 1] ?? 0) > 0;
  if (x === y) return hasX || total >= 2; // REW-ACQ-03, REW-ACQ-04
  const hasY = (hand[y - 1] ?? 0) > 0;
  return total >= 4 || (hasX && hasY) || (total >= 3 && (hasX || hasY)); // REW-ACQ-05
}

/** Every legal set of cards for this port, the cheapest first. */
export function legalPayments(s: Reworld, port: number, hand: Cards): readonly PaidCards[] {
  const packedHand = pack(hand);
  const legal: PaidCards[] = [];
  for (const { cards, packed } of paymentsFor(s, port)) {
    if (holds(packedHand, packed)) legal.push(cards);
  }
  return legal;
}

/** The rule that keeps this hand from paying for the port at all. */
export function whyUnpayable(s: Reworld, port: number): RuleId {
  const [x, y] = [before(s, port), after(s, port)];
  if (x === 0 && y === 0) return 'REW-ACQ-02';
  if (x === 0 || y === 0) return 'REW-ACQ-03';
  return x === y ? 'REW-ACQ-04' : 'REW-ACQ-05';
}

/** The rule that forbids these cards for this port. */
export function whyNotThese(s: Reworld, port: number, hand: Cards, cards: PaidCards): RuleId {
  const counts = noCards();
  for (const officer of cards) counts[officer - 1] = (counts[officer - 1] ?? 0) + 1;
  if (String(listCards(counts)) !== String(cards)) return 'REW-API-01';
  if (OFFICERS.some((officer) => (counts[officer - 1] ?? 0) > (hand[officer - 1] ?? 0))) {
    return 'REW-ACQ-01'; // cards from hand
  }
  const rule = whyUnpayable(s, port);
  const onlyTops = cards.every((card) => card === before(s, port) || card === after(s, port));
  if (rule === 'REW-ACQ-02') return rule;
  if (rule === 'REW-ACQ-05') {
    // x and x again are no x and y
    return cards.length > 4 || (cards.length === 2 && onlyTops) ? 'REW-ACQ-06' : rule;
  }
  return cards.length > 2 ? 'REW-ACQ-06' : rule;
}
