import type { Forbidden, Seat } from '@orrery/kernel';
import { SHIPYARD_KINDS, type ShipyardKind } from '../data/index.ts';
import { answers, type PickChoice } from './answers.ts';
import { cardId, type CardSet, holds, lowest, nth, sizeOf } from './cardset.ts';
import { launch } from './fleet.ts';
import type { Asks, Context } from './handler.ts';
import { isFull } from './queue.ts';
import { type Antarctica, buildingsAt, inTurn, player, queueAt } from './state.ts';
import { SHIPYARD } from './tables.ts';

export const canBuildShip = (s: Antarctica, seat: Seat): boolean =>
  (buildingsAt(s, s.target) & SHIPYARD) !== 0 &&
  player(s, seat).ships > 0 &&
  !isFull(queueAt(s, s.sun));

export function forbidBuildShip(s: Antarctica, seat: Seat): Forbidden | null {
  const rule = 'ANT-SHIP-01';
  if ((buildingsAt(s, s.target) & SHIPYARD) === 0) return { rule, facts: { zone: s.target } };
  if (player(s, seat).ships === 0) return { rule, facts: { how: 'ship' } };
  return isFull(queueAt(s, s.sun)) ? { rule, facts: { how: 'full', zone: s.sun } } : null;
}

/** No `endTurn` follows: the turn is over when the others have chosen (ANT-SHIP-07). */
export function buildShip(s: Antarctica, seat: Seat, ctx: Context): void {
  launch(s, seat, ctx);
  othersTakeCards(s, seat, ctx);
}

/** Whoever has no card to take leaves the pile without any (ANT-SHIP-05, ANT-RUL-20). */
function isShort(s: Antarctica, takers: number, ctx: Context): boolean {
  const cards = sizeOf(s.pile);
  if (cards >= takers) return false;
  s.pile = 0;
  if (cards > 0) ctx.emit({ type: 'pileGone', cards });
  return true;
}

/** Each other player may take a card, the next one first (ANT-SHIP-04). */
export function othersTakeCards(s: Antarctica, seat: Seat, ctx: Context): void {
  if (isShort(s, s.players.length - 1, ctx)) return;
  for (const other of inTurn(s, seat)) {
    if (other !== seat) ctx.then({ type: 'takeShipyardCard', seat: other });
  }
}

/** As many cards as players are revealed and picked in turn (ANT-SYM-04). */
export function draft(s: Antarctica, seat: Seat, ctx: Context): void {
  const seats = inTurn(s, seat);
  if (isShort(s, seats.length, ctx)) return;
  const cards: string[] = [];
  for (const _ of seats) {
    const card = nth(s.pile, ctx.random(sizeOf(s.pile)));
    s.pile &= ~card;
    s.revealed |= card;
    cards.push(cardId(card));
  }
  ctx.emit({ type: 'cardsRevealed', seat, cards });
  for (const one of seats) ctx.then({ type: 'draftShipyardCard', seat: one });
}

function forbidKind(cards: CardSet, kind: ShipyardKind, rule: string): Forbidden | null {
  return holds(cards, kind) ? null : { rule, facts: { kind } };
}

const DECLINE: PickChoice = 'decline';
const TAKES: readonly PickChoice[] = [...SHIPYARD_KINDS, DECLINE];

export const takeShipyardCard: Asks<'takeShipyardCard', PickChoice> = {
  rule: 'ANT-SHIP-04',
  seat: (_s, { seat }) => seat,
  candidates: () => TAKES,
  forbid(s, _task, choice) {
    const kind = answers.takeShipyardCard.read(choice);
    return kind == null ? null : forbidKind(s.pile, kind, 'ANT-SHIP-04');
  },
  choose(s, { seat }, choice, ctx) {
    const kind = answers.takeShipyardCard.read(choice);
    if (kind == null) {
      ctx.emit({ type: 'shipyardCardDeclined', seat });
      return;
    }
    const card = lowest(s.pile, kind);
    s.pile &= ~card;
    player(s, seat).hand |= card;
    ctx.emit({ type: 'shipyardCardTaken', seat, card: cardId(card), kind });
  },
};

export const draftShipyardCard: Asks<'draftShipyardCard', PickChoice> = {
  rule: 'ANT-SYM-04',
  seat: (_s, { seat }) => seat,
  candidates: () => SHIPYARD_KINDS,
  forbid: (s, _task, choice) =>
    forbidKind(s.revealed, answers.draftShipyardCard.read(choice) ?? 'icebreaker', 'ANT-SYM-04'),
  choose(s, { seat }, choice, ctx) {
    const kind = answers.draftShipyardCard.read(choice) ?? 'icebreaker';
    const card = lowest(s.revealed, kind);
    s.revealed &= ~card;
    player(s, seat).hand |= card;
    ctx.emit({ type: 'cardDrafted', seat, card: cardId(card), kind });
  },
};
