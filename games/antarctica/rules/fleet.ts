import type { Forbidden, Seat } from '@orrery/kernel';
import type { Context } from './handler.ts';
import {
  isFull,
  joined,
  left,
  type Ship,
  shipAt,
  shipId,
  shipOf,
  shipsOf,
  sizeOf,
} from './queue.ts';
import { type Antarctica, isOpen, type Player, player, queueAt } from './state.ts';
import { countsOf } from './tables.ts';

/** A zone that is closed takes nothing in (ANT-SET-02), one with three ships no further ship (ANT-MOVE-03). */
export function forbidArrival(s: Antarctica, zone: number): Forbidden | null {
  if (!isOpen(s, zone)) return { rule: 'ANT-SET-02', facts: { zone } };
  return isFull(queueAt(s, zone)) ? { rule: 'ANT-MOVE-03', facts: { zone } } : null;
}

/** A ship goes to the end of a queue; gives its place, from 0. */
export function arrive(s: Antarctica, zone: number, ship: Ship): number {
  const queue = queueAt(s, zone);
  s.queues = s.queues.with(zone, joined(queue, ship));
  return sizeOf(queue);
}

/** A ship leaves a queue. One noted second that leaves the sun zone is struck out (ANT-TURN-03). */
export function leave(s: Antarctica, zone: number, place: number): Ship {
  const queue = queueAt(s, zone);
  const ship = shipAt(queue, place);
  s.queues = s.queues.with(zone, left(queue, place));
  if (ship === s.second) s.second = 0;
  return ship;
}

/** Moves a ship to the end of another queue (ANT-MOVE-04). */
export function sail(
  s: Antarctica,
  seat: Seat,
  from: number,
  place: number,
  to: number,
  free: boolean,
  ctx: Context,
): void {
  const ship = leave(s, from, place);
  const at = arrive(s, to, ship) + 1;
  ctx.emit({ type: 'shipMoved', seat, ship: shipId(ship), from, to, place: at, free });
}

/** Puts the next available ship last in the sun zone (ANT-SHIP-02, ANT-SYM-03); false: it cannot. */
export function launch(s: Antarctica, seat: Seat, ctx: Context): boolean {
  const p = player(s, seat);
  if (p.ships === 0 || isFull(queueAt(s, s.sun))) return false;
  const ship = nextShip(s, seat, p);
  p.ships--;
  s.fresh |= 1 << ship;
  const place = arrive(s, s.sun, ship) + 1;
  ctx.emit({ type: 'shipBuilt', seat, ship: shipId(ship), zone: s.sun, place });
  return true;
}

/** The available ship with the lowest number (ANT-COMP-10). */
export const nextShip = (s: Antarctica, seat: Seat, p: Player): Ship =>
  shipOf(seat, countsOf(s.players.length).ships - p.ships + 1);

/** Ships plus scientists of a seat in a zone (ANT-ACT-03). */
export function strengthIn(s: Antarctica, seat: Seat, zone: number): number {
  let strength = shipsOf(queueAt(s, zone), seat);
  for (const stands of player(s, seat).placed) if (stands === zone) strength++;
  return strength;
}

/** From reserve to staff, as many as there are; gives how many. */
export function recruit(p: Player, wanted: number): number {
  const count = Math.min(wanted, p.reserve);
  p.reserve -= count;
  p.staff += count;
  return count;
}

/** Those with the lowest numbers go first (ANT-COMP-10). */
export const scientistId = (seat: Seat, index: number): string =>
  `scientist-${seat + 1}-${index + 1}`;

/** From staff to a zone; the last one that a player has triggers the end (ANT-END-01). */
export function placeScientists(
  s: Antarctica,
  seat: Seat,
  zone: number,
  count: number,
): readonly string[] {
  const p = player(s, seat);
  const ids: string[] = [];
  const placed = p.placed.slice();
  for (let i = 0; i < count; i++) {
    ids.push(scientistId(seat, placed.length));
    placed.push(zone);
  }
  p.placed = placed;
  p.staff -= count;
  if (p.staff === 0 && p.reserve === 0) s.ending = 'scientists';
  return ids;
}
