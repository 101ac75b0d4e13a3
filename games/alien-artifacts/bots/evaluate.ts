import type { Seat } from '@orrery/kernel';
import {
  type Holdings,
  kindOf,
  LOGISTICS,
  OPERATIONAL,
  type Resource,
  SYMBOLS,
  TECHNOLOGY,
} from '../data/index.ts';
import { bonusesOf } from '../rules/bonuses.ts';
import { costOf, symbolsOf } from '../rules/costs.ts';
import { scoreOf } from '../rules/end.ts';
import { duringPoints, holdingsOf } from '../rules/ready.ts';
import { type Alien, isWorking, type Player, player } from '../rules/state.ts';
import { turnsLeft } from './turns.ts';
import { engine, goalHopes, servesBest } from './worth.ts';

/** An Action that is still to be taken. */
const ACTION = 1.15;
const ARTIFACT = 2.8;
const PLAN = 0.2;
const CREDIT = 0.19;
/** Credits above so many bring next to nothing. */
const USEFUL_CREDITS = 9;
const PRODUCED = 0.39;
const SYMBOL_IN_HAND = 0.1;
/** What a blockaded card still brings. */
const BLOCKADED = 0.4;

/** The final points each seat may expect. */
export function evaluate(s: Alien): number[] {
  return s.players.map((_, seat) => {
    const { total } = scoreOf(s, seat);
    return s.outcome === null ? total + hopes(s, seat) : total;
  });
}

function hopes(s: Alien, seat: Seat): number {
  const { stock, building, engines, actions } = hopeParts(s, seat);
  return stock + building + engines + actions;
}

/** What is still to come, by what it comes from. */
function hopeParts(s: Alien, seat: Seat) {
  const p = player(s, seat);
  const turns = turnsLeft(s, seat);
  return {
    stock: stock(p, turns),
    building: building(p, turns),
    engines: engines(p, holdingsOf(s, seat), turns),
    actions: s.turn === seat ? turnUnderWay(s, p) : 0,
  };
}

/** What `evaluate` is made of, while the game runs. */
export const parts = (s: Alien): Record<string, number>[] =>
  s.players.map((_, seat) => ({ ...scoreOf(s, seat).parts, ...hopeParts(s, seat) }));

const bestSymbols = (card: Resource): number =>
  Math.max(SYMBOLS[card * 2] as number, SYMBOLS[card * 2 + 1] as number);

/** What is held: it sinks to nothing towards the end. */
function stock(p: Player, turns: number): number {
  const credits = CREDIT * Math.min(p.credits, USEFUL_CREDITS) + 0.01 * p.credits;
  let symbols = 0;
  for (const card of p.hand) symbols += bestSymbols(card);
  let produced = 0;
  for (const built of p.empire) produced += built.produced.length;
  return (
    credits * Math.min(1, turns / 5) +
    SYMBOL_IN_HAND * symbols * Math.min(1, turns / 1.5) +
    PRODUCED * produced * Math.min(1, turns / 2) +
    ARTIFACT * p.artifacts.length * Math.min(1, turns / 2) +
    PLAN * (p.plans.length + p.shownPlans.length) * Math.min(1, turns / 4)
  );
}

/** Cards Under Construction: the more are waiting, the less each is worth. */
function building(p: Player, turns: number): number {
  const { length } = p.waiting;
  if (length === 0) return 0;
  let sum = 0;
  for (const { card, prepared } of p.waiting) {
    const cost = costOf(p, kindOf(card));
    const done = Math.min(cost, symbolsOf(prepared));
    const worth = 1.6 + 0.8 * servesBest(p.faction, card);
    const can = Math.min(1, turns / (2 + 0.5 * (cost - done)));
    const part = cost === 0 ? 1 : done / cost;
    sum += worth * can * (0.53 / (0.6 + 0.4 * length) + 0.64 * part);
  }
  return sum;
}

/** What the Empire will still bring. */
function engines(p: Player, of: Holdings, turns: number): number {
  const { attackAlien, attackPlayer } = bonusesOf(p);
  const attackTexts = attackAlien + 0.5 * attackPlayer;
  let sum = 0;
  for (const built of p.empire) {
    const { card, side } = built;
    const isGoal = side === OPERATIONAL && kindOf(card) === TECHNOLOGY;
    const during = isGoal ? duringPoints(card, of) : 0;
    const worth = engine(card, side, turns, during, attackTexts);
    const hope = isGoal ? goalHopes(card, of, turns) : 0;
    sum += (worth + hope) * (isWorking(p, built) ? 1 : BLOCKADED);
  }
  return sum;
}

/** Actions that are still to be taken, and boosts that wait for them. */
function turnUnderWay(s: Alien, p: Player): number {
  if (s.tasks.at(-1)?.type !== 'actionPhase') return 0;
  const boost = s.boost > 0 && p.empire.some(({ side }) => side !== LOGISTICS) ? 1.4 : 0;
  if (s.actions === 0) return boost;
  const free = s.free > 0 ? (p.waiting.length > 0 ? 2.4 : 1.2) : 0;
  return ACTION * s.actions + boost + free + (s.unlimited ? 0.5 : 0);
}

/** As measured in games between equal bots, rounded. */
export function spread(s: Alien): number {
  return 5 + 1.2 * Math.sqrt(turnsLeft(s, s.turn));
}
