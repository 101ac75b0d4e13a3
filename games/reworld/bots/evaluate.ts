import { data } from '../data/index.ts';
import { type Player, type Reworld, score } from '../rules/state.ts';
import { prizes, shipMask } from './codes.ts';
import { type Plan, planOf, plansOf } from './plan.ts';
import { addStanding, addStandings } from './standing.ts';
import { unloadAll } from './unload.ts';

/** What a module is worth beyond the cards that it usually costs. */
const BARGAIN = 5;
/** Modules that a card buys when there is no lack of them. */
const MODULES_PER_CARD = 0.9;
/** What beginning the next round, or Chapter Two, is worth. */
const ADMIRAL = 1.5;
/** Shuttles that all seats together may expect of each round to come. */
const SHUTTLES_PER_ROUND = 3.2;
const SCORE_SHIP = 1 << (data.populationShips.length - 1);

function waiting(s: Reworld): number {
  let modules = 0;
  for (const module of s.ports) if (module !== null) modules++;
  return modules;
}

/** Rounds to come, the part of this one that is still on the station included. */
function roundsLeft(s: Reworld): number {
  if (s.chapter === 2) return 0;
  let playing = 0;
  for (const player of s.players) if (!player.left) playing++;
  return 5 - s.round + (playing === 0 ? 0 : 0.8 * (waiting(s) / s.ports.length));
}

/** The final points each seat may expect: the carriers are played empty, then the rows compared. */
export function evaluate(s: Reworld): number[] {
  if (s.outcome !== null) return s.players.map(score);
  const left = roundsLeft(s);
  const plans = plansOf(s);
  if (s.chapter === 1) for (const plan of plans) prepare(plan, left, plans.length);
  const shipsLeft = s.chapter === 1 ? shipMask(s.ships) & ~SCORE_SHIP : shipMask(s.ships);
  unloadAll(plans, firstToMove(s), shipsLeft, prizes(plans.length));
  const points = plans.map((plan) => plan.points);
  addStandings(points, plans, prizes(plans.length), strayOf(s, left), absentForGood(s, left));
  if (s.chapter === 1) {
    addHands(s, points);
    points[s.admiral] = (points[s.admiral] as number) + ADMIRAL;
  }
  return points;
}

/** In tiles. */
const strayOf = (s: Reworld, left: number): number =>
  s.chapter === 1 ? 1.2 + 1.3 * left : 0.5 + 0.015 * aboard(s);
const absentForGood = (s: Reworld, left: number): number => (s.chapter === 1 ? 0.48 ** left : 1);

const ROWS = ['defense', 'A', 'B', 'C', 'D', 'E'];

/** What `evaluate` is made of. */
export function parts(s: Reworld): Record<string, number>[] {
  const points = evaluate(s);
  const left = roundsLeft(s);
  const plans = s.players.map((_, seat) => planOf(seat));
  const found = s.players.map((p, seat): Record<string, number> => {
    const scored = score(p);
    return { scored, docks: (plans[seat]?.points ?? 0) - scored };
  });
  ROWS.forEach((name, row) => {
    const standing = plans.map(() => 0);
    const stray = strayOf(s, left);
    addStanding(standing, plans, prizes(plans.length), row, stray, absentForGood(s, left));
    found.forEach((of, seat) => (of[name] = standing[seat] ?? 0));
  });
  // Cards and the admiral: all that is neither.
  return found.map((of, seat) => {
    const told = Object.values(of).reduce((sum, n) => sum + n, 0);
    return { ...of, hand: (points[seat] ?? 0) - told };
  });
}

const cardsIn = ({ hand: [a, b, c, d, e] }: Player): number => a + b + c + d + e;

/** A card is worth a point when leaving, and its part of the modules that are still to be had. */
function addHands(s: Reworld, points: number[]): void {
  let cards = 0;
  for (const player of s.players) cards += cardsIn(player);
  if (cards === 0) return;
  const worth = 1 + BARGAIN * Math.min(MODULES_PER_CARD, waiting(s) / cards);
  s.players.forEach((player, seat) => {
    points[seat] = (points[seat] as number) + worth * cardsIn(player);
  });
}

/** As measured in games between equal bots, rounded. */
export function spread(s: Reworld): number {
  return s.chapter === 1 ? 28 + 3 * roundsLeft(s) : 4 + (0.95 * aboard(s)) / s.players.length;
}

function prepare(plan: Plan, left: number, seats: number): void {
  plan.helpers = Math.round((SHUTTLES_PER_ROUND * left) / seats);
  plan.prospects = left >= 1;
  if (!plan.prospects) return;
  for (let d = 0; d < 5; d++) if (plan.docks[d]?.length === 0) plan.toLoad |= 1 << d;
}

function aboard(s: Reworld): number {
  let modules = 0;
  for (const player of s.players) for (const dock of player.docks) modules += dock.length;
  return modules;
}

/** In Chapter Two the seat whose turn comes; before it, the holder of the admiral (REW-C2-01). */
function firstToMove(s: Reworld): number {
  const task = s.tasks.at(-1);
  return s.chapter === 2 && task !== undefined && 'seat' in task ? task.seat : s.admiral;
}
