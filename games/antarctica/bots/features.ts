import type { Features, Writer } from '@orrery/shared';
import { sizeOf } from '../rules/cardset.ts';
import { ownerOf, shipAt } from '../rules/queue.ts';
import { type Antarctica, iceAt } from '../rules/state.ts';
import { CARDS, type CardTable, countsOf, KIND, ZONES } from '../rules/tables.ts';
import { asterisks, type Board, boardOf, givenUp, turnsOf } from './board.ts';

/** Sun steps still to come above which a game is in its first stage, its second and so on. */
const STEPS = [32, 24, 16, 10, 5];
const KINDS = Object.values(KIND);
/** How many of its next ships a seat is told of: how far the sun is from them, and the place there. */
const NEXT = 3;
const TRACKS = 5;

let board: Board;
/** At `seat * NEXT + ship`: stops of the sun, from 1; and places in the queue. */
const WAYS = new Float32Array(4 * NEXT);
const PLACES = new Float32Array(4 * NEXT);
const TOLD = new Uint8Array(4);

/** Which ships of each seat the sun comes to first; zones without any are skipped. */
function findShips(s: Antarctica): void {
  WAYS.fill(0);
  PLACES.fill(0);
  TOLD.fill(0);
  let way = 0;
  for (let i = 1; i <= ZONES; i++) {
    const queue = s.queues[(s.sun + i) % ZONES] as number;
    if (queue === 0) continue;
    way++;
    for (let place = 0, ship = shipAt(queue, 0); ship !== 0; ship = shipAt(queue, ++place)) {
      const seat = ownerOf(ship);
      const n = TOLD[seat] as number;
      if (n >= NEXT) continue;
      TOLD[seat] = n + 1;
      WAYS[seat * NEXT + n] = way;
      PLACES[seat * NEXT + n] = place;
    }
  }
}

const isOf = (ship: number, seat: number): number => (ship > 0 && ownerOf(ship) === seat ? 1 : 0);

function seat(s: Antarctica, own: number, out: Writer): void {
  const p = s.players[own];
  if (p === undefined) return;
  const task = s.tasks.at(-1);
  out.put(p.staff / 5);
  out.put(p.reserve / 8);
  out.put((p.staff + p.reserve) / 10);
  out.put(p.ships / 3);
  out.put((board.ships[own] as number) / 4);
  out.put(turnsOf(board, own) / 8);
  for (const kind of KINDS) out.put(sizeOf(p.hand & kind));
  out.put((countsOf(board.seats).cubes - p.spent.length) / 3);
  out.contest((p.sunk.length + givenUp(p.spent)) / 3);
  out.contest(asterisks(p.built) / 4);
  out.put(p.built.length / 8);
  out.put(p.placed.length / 8);
  out.put(task !== undefined && 'seat' in task && task.seat === own ? 1 : 0);
  out.put(isOf(s.front, own));
  out.put(isOf(s.second, own));
  out.put(isOf(s.acting, own));
  out.put((s.played >> own) & 1);
  for (let n = 0; n < NEXT; n++) {
    const at = own * NEXT + n;
    out.put(n < (TOLD[own] as number) ? 1 : 0);
    out.put((WAYS[at] as number) / 5);
    out.put((PLACES[at] as number) / 2);
  }
  // Zones are told by when the sun comes to them: the board looks alike from each.
  for (let i = 0; i < ZONES; i++) {
    const zone = (s.sun + i) % ZONES;
    out.contest((board.crew[zone * 4 + own] as number) / 3);
    out.put(iceAt(p, zone) === 0 ? 0 : 1);
  }
  for (let track = 0; track < TRACKS; track++) {
    out.contest((((s.tracks[track] ?? 0) >> (4 * own)) & 15) / 6);
  }
}

function common(s: Antarctica, out: Writer): void {
  out.put(board.steps / 30);
  out.put(board.builds / 15);
  out.put(board.cardsLeft / 30);
  for (let deck = 0; deck < 3; deck++) {
    const cards = s.decks[deck] ?? [];
    const top = cards.at(-1);
    const card = top === undefined ? undefined : (CARDS[top] as CardTable);
    out.put(cards.length / 12);
    out.put(card === undefined ? 0 : card.scientists);
    out.put(card?.asterisk === true ? 1 : 0);
    out.put((card?.steps ?? 0) / 2);
  }
  for (let i = 0; i < ZONES; i++) {
    const zone = (s.sun + i) % ZONES;
    out.put((s.open >> zone) & 1);
    out.put((board.buildings[zone] as number) / 5);
    out.put(s.queues[zone] === 0 ? 0 : 1);
  }
  out.put(s.ending === null ? 0 : 1);
}

function stage(): number {
  const passed = STEPS.findIndex((steps) => board.steps > steps);
  return passed < 0 ? STEPS.length : passed;
}

/** What nets of Antarctica are told. */
export const features: Features<Antarctica> = {
  version: 1,
  scale: 20,
  stages: STEPS.length + 1,
  stage,
  prepare(s) {
    board = boardOf(s);
    findShips(s);
  },
  seat,
  common,
};
