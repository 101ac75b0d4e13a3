import type { Seat } from '@orrery/kernel';
import { ownerOf, shipAt } from '../rules/queue.ts';
import { type Antarctica, GIVEN_UP } from '../rules/state.ts';
import { CARDS, type CardTable, ZONES } from '../rules/tables.ts';

/** Counts that bots need again and again, made in one pass. */
export interface Board {
  readonly seats: number;
  /** Open zones. */
  readonly zones: number;
  /** Scientists, at `zone * 4 + seat`. */
  readonly crew: Uint8Array;
  /** Buildings of each zone. */
  readonly buildings: Uint8Array;
  /** Ships on the board, per seat and of all. */
  readonly ships: Uint8Array;
  readonly allShips: number;
  readonly cardsLeft: number;
  /** Builds that are still to come, about. */
  readonly builds: number;
  /** Sun steps that are still to come, about. */
  readonly steps: number;
  readonly turnsLeft: number;
}

export const crewAt = (board: Board, zone: number, seat: Seat): number =>
  board.crew[zone * 4 + seat] as number;

export function boardOf(s: Antarctica): Board {
  const seats = s.players.length;
  const crew = new Uint8Array(ZONES * 4);
  const ships = new Uint8Array(4);
  let allShips = 0;
  for (const queue of s.queues) {
    for (let place = 0, ship = shipAt(queue, 0); ship !== 0; ship = shipAt(queue, ++place)) {
      const seat = ownerOf(ship);
      ships[seat] = (ships[seat] as number) + 1;
      allShips++;
    }
  }
  let least = allShips === 0 ? 0 : 99;
  for (let seat = 0; seat < seats; seat++) {
    const p = s.players[seat];
    if (p === undefined) continue;
    for (const zone of p.placed) crew[zone * 4 + seat] = (crew[zone * 4 + seat] as number) + 1;
    // Who has no ship ends nothing.
    if (ships[seat] !== 0) least = Math.min(least, p.staff + p.reserve);
  }
  const buildings = new Uint8Array(ZONES);
  let zones = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    let count = 0;
    for (let rest = s.buildings[zone] as number; rest !== 0; rest &= rest - 1) count++;
    buildings[zone] = count;
    zones += (s.open >> zone) & 1;
  }
  let cardsLeft = 0;
  for (const deck of s.decks) cardsLeft += deck.length;
  const steps = Math.min((seats + 0.2) * least, 1.3 * cardsLeft);
  return {
    seats,
    zones,
    crew,
    buildings,
    ships,
    allShips,
    cardsLeft,
    builds: Math.min(0.75 * seats * least, cardsLeft),
    steps,
    turnsLeft: steps / seats,
  };
}

/** Turns that a seat may still expect: its share of the sun steps, by its ships. */
export const turnsOf = ({ steps, ships, allShips }: Board, seat: Seat): number =>
  allShips === 0 ? 0 : (steps * (ships[seat] as number)) / allShips;

export const asterisks = (built: readonly number[]): number => {
  let count = 0;
  for (const card of built) if ((CARDS[card] as CardTable).asterisk) count++;
  return count;
};

export const givenUp = (spent: readonly number[]): number => {
  let count = 0;
  for (const where of spent) if (where === GIVEN_UP) count++;
  return count;
};
