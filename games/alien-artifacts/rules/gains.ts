import type { Seat } from '@orrery/kernel';
import { type Card, cardId, constants } from '../data/index.ts';
import type { Context } from './handler-types.ts';
import { type Alien, type Player, player, type Track } from './state.ts';

const idOf = (card: Card | null): string | null => (card === null ? null : cardId(card));

/** Credits that fit into the Bank; the rest is lost (ALI-BANK-01). Gives how many were gained. */
export function addCredits(p: Player, n: number): number {
  const gained = Math.min(n, constants.bankMax - p.credits);
  p.credits += gained;
  return gained;
}

export function gainCredits(
  s: Alien,
  seat: Seat,
  n: number,
  card: Card | null,
  ctx: Context,
): void {
  const gained = addCredits(player(s, seat), n);
  ctx.emit({ type: 'creditsGained', seat, n: gained, lost: n - gained, card: idOf(card) });
}

export function gainVp(
  s: Alien,
  seat: Seat,
  n: number,
  track: Track,
  card: Card | null,
  ctx: Context,
): void {
  player(s, seat)[track] += n;
  ctx.emit({ type: 'vpGained', seat, n, card: idOf(card) });
}

/** The defender loses what there is; what the attacker cannot hold is lost, not given back. */
export function stealCredits(s: Alien, seat: Seat, from: Seat, n: number, ctx: Context): void {
  const victim = player(s, from);
  const taken = Math.min(n, victim.credits);
  victim.credits -= taken;
  addCredits(player(s, seat), taken);
  ctx.emit({ type: 'creditsStolen', seat, from, n: taken });
}
