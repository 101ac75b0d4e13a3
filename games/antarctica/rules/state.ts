import { type CoreState, missing, type Seat } from '@orrery/kernel';
import type { CardSet } from './cardset.ts';
import type { Queue, Ship } from './queue.ts';

/** Fields are set anew; what is in them is replaced, never changed in place. */
export interface Player {
  staff: number;
  reserve: number;
  /** Ships that can still be built: those with the highest numbers (ANT-COMP-10). */
  ships: number;
  /** Shipyard and resource cards. A simple card that is not here is set aside. */
  hand: CardSet;
  /** Laid icebreakers, an octal digit for each zone: the number of the card; 0: none. */
  ice: number;
  /** The zones of the scientists on the board, by their numbers. */
  placed: readonly number[];
  /** Where cubes went that were available, by their numbers: a track, or GIVEN_UP. */
  spent: readonly number[];
  /** Ships given up. */
  sunk: readonly Ship[];
  /** Building cards by index, in the order they were built. */
  built: readonly number[];
}

export const GIVEN_UP = -1;
/** No zone: the acting ship has not moved yet (ANT-TURN-06). */
export const NOWHERE = -1;

export type AntarcticaTask =
  | { readonly type: 'placeStartShip'; readonly seat: Seat }
  | { readonly type: 'placeCompensationCube'; readonly seat: Seat }
  | { readonly type: 'moveSun' }
  | { readonly type: 'beforeMove'; readonly seat: Seat }
  | { readonly type: 'afterMove'; readonly seat: Seat }
  | { readonly type: 'afterAction'; readonly seat: Seat }
  | { readonly type: 'secondShip' }
  | { readonly type: 'icebreakerTurn'; readonly seat: Seat }
  | { readonly type: 'endSunStep' }
  | { readonly type: 'takeCard'; readonly seat: Seat; readonly deck: number }
  | { readonly type: 'resolveSymbol' }
  | { readonly type: 'takeShipyardCard'; readonly seat: Seat }
  | { readonly type: 'draftShipyardCard'; readonly seat: Seat }
  | { readonly type: 'eventMoveShip'; readonly seat: Seat }
  /** Asks this seat, if it can advance, then the next so many. */
  | { readonly type: 'nextToAdvance'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'eventAdvance'; readonly seat: Seat }
  | { readonly type: 'count'; readonly index: number };

export type TaskOf<K extends AntarcticaTask['type']> = Extract<
  AntarcticaTask,
  { readonly type: K }
>;

export interface Antarctica extends CoreState<AntarcticaTask, Player> {
  /** Player A; the others follow by seats (ANT-GEO-03). */
  first: Seat;
  /** Open zones, as bits. */
  open: number;
  /** The zone with the sun. */
  sun: number;
  /** Per zone. */
  queues: readonly Queue[];
  /** Per zone, as bits. */
  buildings: readonly number[];
  /** Basic, double, advanced cards by index; the last one lies on top. */
  decks: readonly (readonly number[])[];
  pile: CardSet;
  expertise: CardSet;
  /** What is still to be drafted. */
  revealed: CardSet;
  /** Per track, a hexadecimal digit for each seat: the space of its cube; 0: none. */
  tracks: readonly number[];
  /** Blue spaces used up, as bits. */
  used: number;
  /** The ship noted first when the sun came (ANT-TURN-03); 0: none. */
  front: Ship;
  /** The ship noted second; 0: none, or struck out, or its turn has begun. */
  second: Ship;
  /** The ship whose turn it is; 0: none. */
  acting: Ship;
  /** The zone that the acting ship has reached, or NOWHERE. */
  target: number;
  /** Seats that played a card in this sun step, as bits. */
  played: number;
  /** A piece was given up in this turn. */
  gaveUp: boolean;
  /** Ships that came onto the board in this turn, as bits. */
  fresh: number;
  /** Symbols that wait, the first one is next (ANT-TRK-11). */
  waiting: readonly number[];
  /** Joint research, an octal digit for each seat: 1 + the track it has named; 0: none. */
  named: number;
  /** Nothing but sailing happened in this sun step (ANT-END-07). */
  idle: boolean;
  idleSteps: number;
  ending: Ending | null;
  /** How many counts of the final scoring are done. */
  counted: number;
}

/** Why the game ends: last scientist, last card, no ships, idling, nothing to be built. */
export type Ending = 'scientists' | 'cards' | 'noShips' | 'idle' | 'deadEnd';

export const player = (s: Antarctica, seat: Seat): Player =>
  s.players[seat] ?? missing('player', seat);

/** The next player (ANT-GEO-03). */
export const nextSeat = (s: Antarctica, seat: Seat): Seat => (seat + 1) % s.players.length;
/** This seat, then the others in turn. */
export const inTurn = (s: Antarctica, seat: Seat): Seat[] =>
  s.players.map((_, i) => (seat + i) % s.players.length);
/** 0 is player A. */
export const letterOf = (s: Pick<Antarctica, 'first' | 'players'>, seat: Seat): number =>
  (seat - s.first + s.players.length) % s.players.length;

export const queueAt = (s: Antarctica, zone: number): Queue => s.queues[zone] as Queue;
export const buildingsAt = (s: Antarctica, zone: number): number => s.buildings[zone] as number;
export const isOpen = (s: Antarctica, zone: number): boolean => (s.open & (1 << zone)) !== 0;

/** The number of an icebreaker that lies in a zone; 0: none. */
export const iceAt = ({ ice }: Player, zone: number): number => (ice >> (3 * zone)) & 7;
