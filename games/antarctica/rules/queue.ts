import type { Seat } from '@orrery/kernel';
import { data, LETTERS } from '../data/index.ts';
import { DOCKS } from './tables.ts';

/**
 * A queue of ships is one number, front first, without gaps (ANT-GEO-05): five bits for each ship.
 * A ship is a number from 1: six for each seat. Places count from 0 here, from 1 for people.
 */
export type Ship = number;
export type Queue = number;

const BITS = 5;
const MASK = (1 << BITS) - 1;
const PER_SEAT = data.components.perColour.ships;
const SHIPS = Array.from({ length: LETTERS.length * PER_SEAT + 1 }, (_, ship) => ship);

/** `n` from 1, as in the ids of the pieces. */
export const shipOf = (seat: Seat, n: number): Ship => seat * PER_SEAT + n;
const OWNERS: readonly Seat[] = SHIPS.map((ship) =>
  ship === 0 ? -1 : Math.floor((ship - 1) / PER_SEAT),
);
export const ownerOf = (ship: Ship): Seat => OWNERS[ship] as Seat;
export const numberOf = (ship: Ship): number => ship - ownerOf(ship) * PER_SEAT;

export type PieceId = string;
const IDS: readonly PieceId[] = SHIPS.map(
  (ship) => `ship-${ownerOf(ship) + 1}-${ship === 0 ? 0 : numberOf(ship)}`,
);
export const shipId = (ship: Ship): PieceId => IDS[ship] as PieceId;

export const sizeOf = (queue: Queue): number =>
  queue === 0 ? 0 : queue <= MASK ? 1 : queue < 1 << (2 * BITS) ? 2 : 3;
export const isFull = (queue: Queue): boolean => queue >= 1 << ((DOCKS - 1) * BITS);
export const shipAt = (queue: Queue, place: number): Ship => (queue >> (place * BITS)) & MASK;
/** Who comes takes the place behind the last one. */
export const joined = (queue: Queue, ship: Ship): Queue => queue | (ship << (sizeOf(queue) * BITS));
/** Those behind move up at once. */
export function left(queue: Queue, place: number): Queue {
  const ahead = queue & ((1 << (place * BITS)) - 1);
  return ahead | ((queue >> ((place + 1) * BITS)) << (place * BITS));
}

/** The place of a ship; -1: it is not there. */
export function placeOf(queue: Queue, ship: Ship): number {
  for (let place = 0, rest = queue; rest !== 0; place++, rest >>= BITS) {
    if ((rest & MASK) === ship) return place;
  }
  return -1;
}

const SEAT_BITS: readonly number[] = SHIPS.map((ship) => (ship === 0 ? 0 : 1 << ownerOf(ship)));
/** Seats that have a ship there, as bits. */
export const seatsIn = (queue: Queue): number =>
  (SEAT_BITS[queue & MASK] as number) |
  (SEAT_BITS[(queue >> BITS) & MASK] as number) |
  (SEAT_BITS[queue >> (2 * BITS)] as number);

export function shipsOf(queue: Queue, seat: Seat): number {
  let count = 0;
  for (let rest = queue; rest !== 0; rest >>= BITS) {
    if (OWNERS[rest & MASK] === seat) count++;
  }
  return count;
}

/** All ships, front first. */
export function listed(queue: Queue): Ship[] {
  const ships: Ship[] = [];
  for (let rest = queue; rest !== 0; rest >>= BITS) ships.push(rest & MASK);
  return ships;
}
