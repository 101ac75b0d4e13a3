import type { Seat } from '@orrery/kernel';
import { type Holdings, kindOf, LOGISTICS, OPERATIONAL, TECHNOLOGY } from '../data/index.ts';
import { bonusesOf } from '../rules/bonuses.ts';
import { scoreOf } from '../rules/end.ts';
import { duringPoints, holdingsOf } from '../rules/ready.ts';
import { type Alien, isWorking, type Player, player } from '../rules/state.ts';
import { building } from './building.ts';
import { stock } from './stock.ts';
import { isToCome, turnsLeft } from './turns.ts';
import { engine, goalHopes } from './worth.ts';

/** An Action that is still to be taken. */
const ACTION = 1.15;
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
    building: building(s, p, turns),
    engines: engines(p, holdingsOf(s, seat), turns),
    actions: actionsToCome(s, seat, p),
  };
}

/** What `evaluate` is made of, while the game runs. */
export const parts = (s: Alien): Record<string, number>[] =>
  s.players.map((_, seat) => ({ ...scoreOf(s, seat).parts, ...hopeParts(s, seat) }));

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

/** Counted for the whole round: whoever has had its turn is not ahead of whoever has not. */
function actionsToCome(s: Alien, seat: Seat, p: Player): number {
  if (s.turn === seat) return turnUnderWay(s, p);
  return isToCome(s, seat) ? ACTION : 0;
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
