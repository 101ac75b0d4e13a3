import { setupFor } from '../data/index.ts';
import { FIRST_EXPERTISE, FIRST_SIMPLE, SHIPYARD_CARDS } from './tables.ts';

/** Shipyard and resource cards that a game of so many players is played with (ANT-SET-09, ANT-SET-10). */
export const cardsInPlay = (players: number): number =>
  SHIPYARD_CARDS |
  (((1 << players) - 1) << FIRST_SIMPLE) |
  (((1 << setupFor(players).expertisePile) - 1) << FIRST_EXPERTISE);
