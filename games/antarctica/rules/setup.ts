import {
  type Json,
  type Options,
  type Random,
  type Seat,
  type Setup,
  shuffle,
} from '@orrery/kernel';
import { data, DECKS, LETTERS, setupFor, TRACKS } from '../data/index.ts';
import { answers } from './answers.ts';
import { arrive, forbidArrival } from './fleet.ts';
import type { Asks } from './handler.ts';
import { joined, listed, ownerOf, type Queue, shipId, shipOf } from './queue.ts';
import { type Antarctica, type AntarcticaTask, isOpen, NOWHERE, type Player } from './state.ts';
import {
  bit,
  CARDS,
  countsOf,
  FIRST_EXPERTISE,
  FIRST_SIMPLE,
  SHIPYARD_CARDS,
  trackId,
  ZONES,
} from './tables.ts';
import { cubeOn, putCube } from './tracks.ts';

/** Agreed on before the game (ANT-SET-21). */
export const options = {
  placement: ['free', 'firstGame'],
  /** With 2 players only. */
  closedZones: ['3-7', '1-5', '2-6'],
} as const;

/** Zones that are open, as bits (ANT-SET-02, ANT-SET-03). */
function openZones(seats: number, pair: Json | undefined): number {
  const all = (1 << ZONES) - 1;
  if (setupFor(seats).closedZones.count === 0 || typeof pair !== 'string') return all;
  return pair.split('-').reduce((open, zone) => open & ~(1 << Number(zone)), all);
}

/** Who places a ship when: letters are seats from player A on (ANT-SET-14). */
export const placementOrder = (seats: number, first: Seat): Seat[] =>
  setupFor(seats).placementOrder.order.map((letter) => (first + LETTERS.indexOf(letter)) % seats);

/** One ship per open zone from the first one after the sun on, then once more (ANT-SET-15). */
function firstGameQueues(order: readonly Seat[], open: number): Queue[] {
  const around = Array.from({ length: ZONES }, (_, i) => (i + 1) % ZONES);
  const zones = around.filter((zone) => (open >> zone) & 1);
  const queues: Queue[] = Array<Queue>(ZONES).fill(0);
  const placed: number[] = [];
  order.forEach((seat, i) => {
    const zone = zones[i % zones.length] ?? 0;
    placed[seat] = (placed[seat] ?? 0) + 1;
    queues[zone] = joined(queues[zone] ?? 0, shipOf(seat, placed[seat]));
  });
  return queues;
}

/** The cards of a deck for so many players, in the order of the data (ANT-SET-07). */
function deckFor(seats: number, deck: number): number[] {
  return (DECK_CARDS[deck] as readonly number[]).filter(
    (card) => (LEAST_PLAYERS[card] as number) <= seats,
  );
}
const LEAST_PLAYERS = data.buildingCards.map(({ minPlayers }) => minPlayers);
const DECK_CARDS = DECKS.map((_, deck) =>
  [...CARDS.keys()].filter((card) => CARDS[card]?.deck === deck),
);

/** ANT-SET-20 */
export function setup(options: Options, seats: number, random: Random): Setup<Antarctica> {
  const first = random(seats); // ANT-SET-01
  const open = openZones(seats, options['closedZones']);
  const { perPlayer, startBuildings, expertisePile, compensation } = setupFor(seats);
  const dealt = shuffle([...startBuildings.list], random); // ANT-SET-04, ANT-SET-05
  const buildings = Array.from({ length: ZONES }, (_, zone) => {
    const building = (open >> zone) & 1 ? dealt.pop() : undefined;
    return building === undefined ? 0 : bit(building);
  });
  const decks = DECKS.map((_, deck) => shuffle(deckFor(seats, deck), random)); // ANT-SET-08
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const letter = (seat - first + seats) % seats;
    return {
      staff: perPlayer.staff, // ANT-SET-11
      reserve: perPlayer.reserve,
      ships: perPlayer.shipsAvailable,
      hand: 1 << (FIRST_SIMPLE + letter), // ANT-SET-10
      ice: 0,
      placed: [],
      spent: [],
      sunk: [],
      built: [],
    };
  });
  const order = placementOrder(seats, first);
  const isFree = options['placement'] !== 'firstGame';
  const tasks: AntarcticaTask[] = [];
  if (isFree) for (const seat of order) tasks.push({ type: 'placeStartShip', seat });
  if (compensation !== null) {
    const seat = (first + LETTERS.indexOf(compensation.player)) % seats;
    tasks.push({ type: 'placeCompensationCube', seat });
  }
  tasks.push({ type: 'moveSun' });
  return {
    tasks: tasks.reverse(),
    players,
    first,
    open,
    sun: data.zones.findIndex(({ sunStart }) => sunStart), // ANT-SET-17
    queues: isFree ? Array<Queue>(ZONES).fill(0) : firstGameQueues(order, open),
    buildings,
    decks,
    pile: SHIPYARD_CARDS, // ANT-SET-09
    expertise: ((1 << expertisePile) - 1) << FIRST_EXPERTISE,
    revealed: 0,
    tracks: TRACKS.map(() => 0),
    used: 0,
    front: 0,
    second: 0,
    acting: 0,
    target: NOWHERE,
    played: 0,
    gaveUp: false,
    fresh: 0,
    waiting: [],
    named: 0,
    idle: false,
    idleSteps: 0,
    ending: null,
    counted: 0,
  };
}

const ALL_ZONES = Array.from({ length: ZONES }, (_, zone) => zone);

/** The ships of a seat that are on the board. */
export const shipsOnBoard = (s: Antarctica, seat: Seat): number =>
  s.queues.reduce(
    (n, queue) => n + listed(queue).filter((ship) => ownerOf(ship) === seat).length,
    0,
  );

/** ANT-SET-16 */
export const placeStartShip: Asks<'placeStartShip', number> = {
  rule: 'ANT-SET-16',
  seat: (_s, { seat }) => seat,
  candidates: () => ALL_ZONES,
  forbid(s, _task, zone) {
    const forbidden = forbidArrival(s, zone);
    return forbidden === null || !isOpen(s, zone)
      ? forbidden
      : { rule: 'ANT-SET-16', facts: { zone } };
  },
  choose(s, { seat }, zone, ctx) {
    const ship = shipOf(seat, shipsOnBoard(s, seat) + 1);
    const place = arrive(s, zone, ship) + 1;
    ctx.emit({ type: 'startShipPlaced', seat, ship: shipId(ship), zone, place });
  },
};

/** Placed, not advanced: it sets off nothing (ANT-SET-18, ANT-TRK-12). */
export const placeCompensationCube: Asks<'placeCompensationCube', string> = {
  rule: 'ANT-SET-18',
  seat: (_s, { seat }) => seat,
  candidates: (s) =>
    Array.from({ length: countsOf(s.players.length).tracks }, (_, track) => trackId(track)),
  forbid: () => null,
  choose(s, { seat }, choice, ctx) {
    const track = answers.placeCompensationCube.read(choice) ?? 0;
    putCube(s, seat, track, 1);
    ctx.emit({
      type: 'startCubePlaced',
      seat,
      cube: cubeOn(s, seat, track),
      track: trackId(track),
    });
  },
};
