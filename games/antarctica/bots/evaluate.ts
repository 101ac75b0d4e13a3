import { data } from '../data/index.ts';
import { scores } from '../rules/counts.ts';
import { ownerOf, shipAt } from '../rules/queue.ts';
import { type Antarctica, NOWHERE, type Player } from '../rules/state.ts';
import { countsOf, KIND, TRACK, type TrackTable, ZONES } from '../rules/tables.ts';
import { asterisks, type Board, boardOf, givenUp, turnsOf } from './board.ts';

/** What a lap of waiting costs, by the number of players. */
export const LAP = [0, 0, 3, 5, 7];
const SHIP = 2.2;
/** A turn, and a scientist for it: at hand, or still to be recruited. */
const TURN = 2;
const STAFF = 2.2;
const RESERVE = 0.7;
const CUBE = 0.7;
/** What a card in hand is worth while there are turns for it. */
const CARD_WORTH = [
  [KIND.rapidProgress, 2],
  [KIND.plusTwoScientists, 1.5],
  [KIND.placeScientist, 1.2],
  [KIND.icebreaker, 0.8],
  [KIND.expertise, 0.8],
  [KIND.simple, 0.6],
] as const;
/** Somebody who is level gets as much as the first, so a tie counts as half a lead. */
const TIE = 0.35;

/** Amounts of each seat in the majority that is looked at, and what decides the order. */
const amounts = [0, 0, 0, 0];
const order = [0, 0, 0, 0];

/** The final points each seat may expect: every majority by its chances, then what may still be done. */
export function evaluate(s: Antarctica): number[] {
  if (s.outcome !== null) return scores(s).map(({ total }) => total);
  const board = boardOf(s);
  const points = s.players.map(() => 0);
  addZones(s, board, points);
  addTracks(s, board, points);
  addHeap(s, board, ASTERISKS, points);
  addHeap(s, board, DISCARDED, points);
  addShips(s, board, points);
  addStock(s, board, points);
  return points;
}

function addStock(s: Antarctica, board: Board, points: number[]): void {
  s.players.forEach((p, seat) => {
    points[seat] = (points[seat] as number) + stockWorth(board, p, turnsOf(board, seat));
  });
}

/** What `evaluate` is made of. */
export function parts(s: Antarctica): Record<string, number>[] {
  const board = boardOf(s);
  const found = s.players.map((): Record<string, number> => ({}));
  const tell = (name: string, add: (points: number[]) => void): void => {
    const points = s.players.map(() => 0);
    add(points);
    found.forEach((of, seat) => (of[name] = points[seat] ?? 0));
  };
  tell('zones', (points) => addZones(s, board, points));
  tell('tracks', (points) => addTracks(s, board, points));
  tell('asterisks', (points) => addHeap(s, board, ASTERISKS, points));
  tell('discarded', (points) => addHeap(s, board, DISCARDED, points));
  tell('ships', (points) => addShips(s, board, points));
  tell('stock', (points) => addStock(s, board, points));
  return found;
}

/** As measured in games between equal bots, rounded. */
export function spread(s: Antarctica): number {
  return Math.min(22, 10 + 0.3 * boardOf(s).steps);
}

const holds = (ahead: number, stray: number): number => 1 / (1 + Math.exp((-1.7 * ahead) / stray));

/** Adds what each seat may expect of one majority whose amounts are filled in. */
function addMajority(
  points: number[],
  total: number,
  stray: number,
  tie: number,
  absent: number,
): void {
  const seats = points.length;
  for (let seat = 0; seat < seats; seat++) {
    const own = order[seat] as number;
    // Who has nothing there may still come: the first unit, by its chance.
    const present = own > 0 ? 1 : absent;
    if (present === 0) continue;
    const mine = own > 0 ? own : 1;
    let first = 1;
    let above = Infinity;
    let next = own > 0 ? (amounts[seat] as number) + 0.7 : 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const theirs = order[other] as number;
      first *= holds(mine - theirs + tie, stray);
      if (theirs > mine && theirs < above) {
        above = theirs;
        next = amounts[other] as number;
      }
    }
    points[seat] = (points[seat] as number) + present * (first * total + (1 - first) * next);
  }
}

const BONUS = data.scoring.zoneFirstBonus;

function addZones(s: Antarctica, board: Board, points: number[]): void {
  const { seats, zones, crew, buildings, builds } = board;
  const stray = 0.25 + 0.55 * Math.sqrt((2 * builds) / zones);
  const absent = Math.min(0.5, (0.3 * builds) / (seats * zones));
  for (let zone = 0; zone < ZONES; zone++) {
    if (((s.open >> zone) & 1) === 0) continue;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const count = crew[zone * 4 + seat] as number;
      amounts[seat] = count;
      order[seat] = count;
      sum += count;
    }
    const total = (buildings[zone] as number) + sum + BONUS + (0.6 * builds) / zones;
    addMajority(points, total, stray, TIE, absent);
  }
}

function addTracks(s: Antarctica, { seats, builds }: Board, points: number[]): void {
  const stray = 0.25 + 0.9 * Math.sqrt(builds / 2);
  const { tracks } = countsOf(seats);
  for (let track = 0; track < tracks; track++) {
    const { values, length } = TRACK[track] as TrackTable;
    const cubes = s.tracks[track] as number;
    let total = 0;
    let top = 0;
    for (let seat = 0; seat < seats; seat++) {
      const space = (cubes >> (4 * seat)) & 15;
      order[seat] = space;
      amounts[seat] = values[space] as number;
      total += values[space] as number;
      top = Math.max(top, space);
    }
    if (total === 0) continue;
    // Nobody passes the last space (ANT-TRK-05).
    addMajority(points, total, top === length ? 0.25 : stray, 0, 0);
  }
}

const ASTERISKS = (p: Player): number => asterisks(p.built);
const DISCARDED = (p: Player): number => p.sunk.length + givenUp(p.spent);

function addHeap(
  s: Antarctica,
  { builds }: Board,
  heap: (p: Player) => number,
  points: number[],
): void {
  const stray = 0.3 + 0.4 * Math.sqrt(builds / 4);
  let total = 0;
  s.players.forEach((p, seat) => {
    const amount = heap(p);
    amounts[seat] = amount;
    order[seat] = amount;
    total += amount;
  });
  if (total > 0) addMajority(points, total, stray, TIE, 0);
}

/** A ship is worth the actions it will take, and the sooner the better. */
function addShips(s: Antarctica, { seats, builds }: Board, points: number[]): void {
  const lap = LAP[seats] as number;
  const scale = Math.min(1, (2 * builds) / (9 * seats));
  let way = 0;
  // The sun skips zones without ships, so the way is counted in those that have some.
  let stops = 0;
  for (let zone = 0; zone < ZONES; zone++) if (s.queues[zone] !== 0) stops++;
  for (let i = 1; i <= ZONES; i++) {
    const zone = (s.sun + i) % ZONES;
    const queue = s.queues[zone] as number;
    if (queue === 0) continue;
    way++;
    for (let place = 0, ship = shipAt(queue, 0); ship !== 0; ship = shipAt(queue, ++place)) {
      const isFree = ship === s.acting && s.target === NOWHERE;
      const laps = isFree ? 0 : way / stops + place;
      const seat = ownerOf(ship);
      const worth = SHIP + lap * (1.2 - 0.5 * laps);
      points[seat] = (points[seat] as number) + scale * worth;
    }
  }
}

/** Turns to come, and staff, reserve, cubes and cards as far as there are turns to use them. */
function stockWorth({ seats, steps }: Board, p: Player, turns: number): number {
  const staff = Math.min(p.staff, turns);
  const reserve = Math.min(p.reserve, turns - staff);
  const cubes = Math.min(2, countsOf(seats).cubes - p.spent.length);
  let cards = 0;
  for (const [kind, worth] of CARD_WORTH) {
    for (let rest = p.hand & kind; rest !== 0; rest &= rest - 1) cards += worth;
  }
  return (
    TURN * turns +
    STAFF * staff +
    0.2 * (p.staff - staff) +
    RESERVE * reserve +
    CUBE * cubes * Math.min(1, steps / 35) +
    cards * Math.min(1, turns / 2)
  );
}
