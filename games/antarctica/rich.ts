import { clone, type Json, type Options, pending, play, type Random } from '@orrery/kernel';
import { DECKS } from './data/index.ts';
import { answers } from './rules/answers.ts';
import { placeScientists } from './rules/fleet.ts';
import { antarctica } from './rules/index.ts';
import { isFull, joined, ownerOf, type Ship, shipAt, shipOf, sizeOf } from './rules/queue.ts';
import { setup } from './rules/setup.ts';
import { type Antarctica, GIVEN_UP, isOpen, player, queueAt } from './rules/state.ts';
import {
  CARDS,
  type CardTable,
  countsOf,
  FIRST_EXPERTISE,
  FIRST_ICEBREAKER,
  FIRST_SIMPLE,
  TRACK,
  ZONES,
} from './rules/tables.ts';
import { cubesLeft, putCube, spaceOf } from './rules/tracks.ts';

/** Answers given before the position is handed out, so that every window is met. */
const ANSWERS = 8;

/** A late position: zones, tracks and hands are full, the sun has just come to a zone with ships. */
export function rich(options: Options, seats: number, random: Random): Antarctica {
  const s: Antarctica = {
    ...setup(options, seats, random),
    key: [random(2 ** 31), random(2 ** 31)],
    drawn: 0,
    outcome: null,
  };
  s.players.forEach((_, seat) => {
    placeShips(s, seat, random);
    advanceCubes(s, seat, random);
  });
  buildCards(s, random);
  s.players.forEach((_, seat) => fillStock(s, seat, random));
  markUsed(s);
  s.idleSteps = random(countsOf(seats).idleSteps);
  comeToZone(s, random);
  return playOn(s, random(ANSWERS), random);
}

const roomIn = (s: Antarctica, random: Random): number => {
  const zones = [...s.queues.keys()].filter((z) => isOpen(s, z) && !isFull(queueAt(s, z)));
  return zones[random(zones.length)] ?? 0;
};

/** Most ships are on the board, some were given up, some can still be built. */
function placeShips(s: Antarctica, seat: number, random: Random): void {
  const p = player(s, seat);
  const { ships } = countsOf(s.players.length);
  s.queues = s.queues.map((queue) => without(queue, seat, ships));
  p.ships = random(3);
  for (let n = 1; n <= ships - p.ships; n++) {
    const ship: Ship = shipOf(seat, n);
    if (n > 1 && random(5) === 0) p.sunk = [...p.sunk, ship];
    else {
      const zone = roomIn(s, random);
      s.queues = s.queues.with(zone, joined(queueAt(s, zone), ship));
    }
  }
}

/** Ships of a fixed placement are placed anew. */
function without(queue: number, seat: number, ships: number): number {
  let rest = 0;
  for (let place = 0; place < sizeOf(queue); place++) {
    const ship = shipAt(queue, place);
    if (ship < shipOf(seat, 1) || ship > shipOf(seat, ships)) rest = joined(rest, ship);
  }
  return rest;
}

function advanceCubes(s: Antarctica, seat: number, random: Random): void {
  const p = player(s, seat);
  for (let track = 0; track < countsOf(s.players.length).tracks; track++) {
    if (cubesLeft(s, p) === 0 || random(4) === 0) continue;
    const taken = s.players.map((_, other) => spaceOf(s, track, other));
    const space = 1 + random(TRACK[track]?.length ?? 1);
    if (!taken.includes(space)) putCube(s, seat, track, space);
  }
  while (cubesLeft(s, p) > 0 && random(2) === 0) p.spent = [...p.spent, GIVEN_UP];
}

/** Blue spaces behind a cube are used up. */
function markUsed(s: Antarctica): void {
  TRACK.forEach(({ blue }, track) => {
    const furthest = Math.max(...s.players.map((_, seat) => spaceOf(s, track, seat)));
    blue.forEach((once, space) => {
      if (space <= furthest) s.used |= once;
    });
  });
}

/** Cards from the top of the decks, built by somebody who keeps a scientist, where there is a place. */
function buildCards(s: Antarctica, random: Random): void {
  const cards = s.decks.flat().length;
  const wanted = cards - 2 - random(cards / 2);
  for (let n = 0; n < wanted; n++) {
    const deck = random(DECKS.length);
    const stack = s.decks[deck] ?? [];
    const top = stack.at(-1);
    const seat = random(s.players.length);
    const zone = random(ZONES);
    if (top === undefined || !isOpen(s, zone)) continue;
    const { scientists, builds } = CARDS[top] as CardTable;
    const p = player(s, seat);
    if (((s.buildings[zone] ?? 0) & builds) !== 0) continue;
    if (p.staff + p.reserve <= scientists) continue;
    const called = Math.max(0, scientists - p.staff);
    p.reserve -= called;
    p.staff += called;
    placeScientists(s, seat, zone, scientists);
    s.buildings = s.buildings.with(zone, (s.buildings[zone] ?? 0) | builds);
    s.decks = s.decks.with(deck, stack.slice(0, -1));
    p.built = [...p.built, top];
  }
}

/** Staff, cards in hand, cards played, icebreakers laid. */
function fillStock(s: Antarctica, seat: number, random: Random): void {
  const p = player(s, seat);
  const called = random(p.reserve + 1);
  p.reserve -= called;
  p.staff += called;
  if (random(2) === 0) p.hand &= ~(15 << FIRST_SIMPLE);
  for (let card = 0; card < FIRST_SIMPLE; card++) {
    if (((s.pile >> card) & 1) === 0 || random(3) > 0) continue;
    s.pile &= ~(1 << card);
    const number = card - FIRST_ICEBREAKER + 1;
    const zone = random(ZONES);
    const isFree = isOpen(s, zone) && ((p.ice >> (3 * zone)) & 7) === 0;
    if (number > 0 && number < 7 && isFree && random(2) === 0) p.ice |= number << (3 * zone);
    else if (random(4) > 0) p.hand |= 1 << card;
  }
  const expertise = 1 << (FIRST_EXPERTISE + seat);
  s.expertise &= ~expertise;
  if (random(2) === 0) p.hand |= expertise;
}

/** The sun has come to a zone with ships, and the first of them is free. */
function comeToZone(s: Antarctica, random: Random): void {
  const zones = [...s.queues.keys()].filter((zone) => queueAt(s, zone) !== 0);
  s.sun = zones[random(zones.length)] ?? 0;
  s.front = shipAt(queueAt(s, s.sun), 0);
  s.second = shipAt(queueAt(s, s.sun), 1);
  s.acting = s.front;
  s.idle = true;
  const seat = ownerOf(s.acting);
  s.tasks = [{ type: 'endSunStep' }, { type: 'secondShip' }, { type: 'beforeMove', seat }];
}

/** Answers at random, but ships are seldom given up; the game never ends by them. */
function playOn(s: Antarctica, count: number, random: Random): Antarctica {
  let state = s;
  for (let n = 0; n < count; n++) {
    const options = pending(antarctica, state)?.options ?? [];
    const useful = options.filter((choice) => !isSacrifice(choice));
    const from = useful.length > 0 && random(6) > 0 ? useful : options;
    const next = clone(state);
    play(antarctica, next, from[random(from.length)] as Json);
    if (next.outcome !== null) return state;
    state = next;
  }
  return state;
}

function isSacrifice(choice: Json): boolean {
  const action = answers.afterMove.read(choice)?.action;
  return action === 'sacrifice' || action === 'sacrificeAt';
}
