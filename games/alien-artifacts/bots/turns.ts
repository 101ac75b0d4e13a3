import type { Seat } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { type Alien, player } from '../rules/state.ts';

/** Resource cards that a turn takes from the deck, as long as this game has not shown it. */
const USUAL_PACE = 2.7;
/** How many turns the usual pace counts for, besides those that were seen. */
const TRUST = 4;
/** What is left of a turn that is being played. */
const HALF_A_TURN = 0.5;

function pace(s: Alien): number {
  const seen = s.pace.reduce((sum, n) => sum + n, 0);
  return Math.max(1, (seen + TRUST * USUAL_PACE) / (s.pace.length + TRUST));
}

/** Cards that come back into the deck when it is renewed. */
function circulating(s: Alien): number {
  let held = 0;
  for (const { hand, empire, waiting } of s.players) {
    held += hand.length;
    for (const { produced } of empire) held += produced.length;
    for (const { prepared } of waiting) held += prepared.length;
  }
  return data.resources.length - held;
}

/** Whether the seat still has its turn in this round. */
export function isToCome(s: Alien, seat: Seat): boolean {
  const { length } = s.players;
  const after = (one: Seat): number => (one - s.first + length) % length;
  return !s.overtime && after(seat) > after(s.turn);
}

/** Turns that a seat may still expect. */
export function turnsLeft(s: Alien, seat: Seat): number {
  const extra = player(s, seat).extraTurns;
  const { length } = s.players;
  const isMoving = s.turn === seat;
  if (s.overtime) return extra + (isMoving ? HALF_A_TURN : 0);
  if (s.ending) {
    return extra + (isToCome(s, seat) ? 1 : isMoving ? HALF_A_TURN : 0);
  }
  const draws = s.deck.length + (s.marker - 1) * circulating(s);
  return extra + draws / (pace(s) * length) + HALF_A_TURN;
}
