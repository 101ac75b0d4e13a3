import type { Json, Seat } from '@orrery/kernel';
import {
  artifactInfo,
  type Card,
  constants,
  cardInfo,
  type Effect,
  isModifier,
  kindOf,
  KINDS,
  type SimpleEffect,
} from '../data/index.ts';
import { answers, meant, type PhaseAnswer } from '../rules/answers.ts';
import { lacking } from '../rules/costs.ts';
import { most } from '../rules/purse.ts';
import {
  duringPoints,
  holdingsOf,
  readyPlanets,
  readyShips,
  readyTechnologies,
} from '../rules/ready.ts';
import { ALIEN, type Alien, type Player, player, tokensOn } from '../rules/state.ts';
import { strikeWorth } from './strikes.ts';
import { turnsLeft } from './turns.ts';

/** What an Action or a free effect brings at a glance. */
export function phaseGuess(s: Alien, seat: Seat): (choice: Json) => number {
  const p = player(s, seat);
  const turns = turnsLeft(s, seat);
  return (choice) => {
    const answer = meant(answers.actionPhase, choice);
    return guessOf(s, seat, p, turns, answer);
  };
}

function guessOf(s: Alien, seat: Seat, p: Player, turns: number, answer: PhaseAnswer): number {
  switch (answer.do) {
    case 'endActionPhase':
      return 0.3;
    case 'discover':
    case 'develop':
    case 'build':
      return 5.2;
    case 'factionAction':
      return 2.8 * Math.min(1, turns / 2);
    case 'buy':
      return 1.4 - 0.6 * p.waiting.length - (turns < 2.5 ? 1.5 : 0) + 0.03 * p.credits;
    case 'prepare':
      return prepareGuess(p, turns);
    case 'sell':
      return sellGuess(p, turns);
    case 'removeBlockade':
      return 0.5 * Math.min(2, tokensOn(p));
    case 'launchOffensive':
      return offensive(s, p) - 0.2;
    case 'earnRevenue': {
      const of = holdingsOf(s, seat);
      const points = readyTechnologies(p).reduce((sum, card) => sum + duringPoints(card, of), 0);
      return 0.35 * points - 0.3;
    }
    case 'minePlanets':
      return readyPlanets(p).length - 0.3;
    case 'cardAction':
    case 'useInAddition':
      return textGuess(s, seat, p, turns, answer.card);
    case 'useArtifact':
      return artifactInfo(answer.artifact).effects.reduce(
        (sum, op) => sum + effectGuess(s, seat, p, turns, op),
        -holdFor(turns),
      );
    case 'unlockCard':
      return -0.6;
  }
}

/** What an Artifact may bring if it is kept. */
const holdFor = (turns: number): number => 1.6 * Math.min(1, turns / 4);

/** The best part that can be prepared of a card that cannot be paid for at once. */
function prepareGuess(p: Player, turns: number): number {
  let best = -1;
  for (const one of p.waiting) {
    const lacks = lacking(p, one);
    if (lacks === 0) continue;
    const kind = kindOf(one.card);
    const reach = Math.min(lacks, most(p, (1 << kind) | 8, constants.assemblyLimit));
    best = Math.max(best, 0.1 + 1.4 * (reach / Math.max(5, lacks)));
  }
  return 0.6 * best * Math.min(1, turns / 3);
}

function sellGuess(p: Player, turns: number): number {
  const room = constants.bankMax - p.credits;
  const gain = Math.max(
    ...[0, 1, 2].map((kind) => most(p, (1 << kind) | 8, constants.assemblyLimit)),
  );
  const need = p.credits < 5 ? 0.8 : p.credits < 8 ? 0.3 : 0;
  return (0.15 * Math.min(room, gain) + need) * 0.35 * Math.min(1, turns / 4) - 0.3;
}

const offensive = (s: Alien, p: Player): number =>
  readyShips(s, p).reduce((sum, ship) => sum + Math.max(0, strikeWorth(s, p, ship, ALIEN)), 0);

/** What the text of a Technology brings, less what it costs. */
function textGuess(s: Alien, seat: Seat, p: Player, turns: number, card: Card): number {
  let sum = 0;
  for (const op of cardInfo(card).logistics) {
    if (!isModifier(op)) sum += opGuess(s, seat, p, turns, op);
  }
  return sum;
}

function opGuess(s: Alien, seat: Seat, p: Player, turns: number, op: Effect): number {
  if (op.op !== 'pay') return effectGuess(s, seat, p, turns, op);
  const gain = op.do.reduce((sum, one) => sum + effectGuess(s, seat, p, turns, one), 0);
  const { credits, handCards, equalSets } = op.cost;
  const late = Math.min(1, turns / 4);
  return gain * (equalSets.length > 0 ? 1.6 : 1) + 0.5 - late * (0.2 * credits + 0.25 * handCards);
}

/** What one effect brings in the mean. */
function effectGuess(s: Alien, seat: Seat, p: Player, turns: number, op: SimpleEffect): number {
  switch (op.op) {
    case 'gainVp':
      return op.n;
    case 'gainCredits':
      return 0.19 * Math.min(op.n, constants.bankMax - p.credits) + 0.3;
    case 'gainArtifact':
      return 2.6 * Math.min(1, turns / 2);
    case 'gainDefencePlan':
      return 0.3;
    case 'drawResources':
      return 0.25 * op.n;
    case 'completeCard':
      return completeGuess(p, op.kind);
    case 'extraActions':
      return Math.min(op.n, p.hand.length > 1 ? 1.3 * op.n : 0.4);
    case 'extraTurnsAtEnd':
      return 1.4 * op.n;
    case 'freeResources':
      return p.waiting.length > 0 ? 2.6 : 0.9;
    case 'unlimitedAssembly':
      return 0.5;
    case 'boostAttack':
      return readyShips(s, p).length > 0 ? 1.5 : -1;
    case 'attack':
      return op.ships === 'all' ? offensive(s, p) : Math.max(-0.5, bestShip(s, p));
    case 'produce':
      return 0.8 * op.n * (op.planets === 'all' ? readyPlanets(p).length : 1);
    case 'revenue':
      return revenueGuess(s, seat, p, op.technologies);
    case 'liftBlockade':
      return 0.5 * Math.min(tokensOn(p), op.n === 'all' ? 9 : op.n);
    case 'flipCard':
      return 1;
    case 'searchDeck':
      return 1.3 - 0.6 * p.waiting.length;
    case 'prepareCards':
      return p.waiting.some((one) => lacking(p, one) > 0) ? 1 : -1;
    case 'rerollHand':
    case 'turnSection':
    case 'peekDeck':
      return 0.3;
    default:
      return 0;
  }
}

/** A card for nothing: the dearer, the better. */
function completeGuess(p: Player, kind: string): number {
  let best = -1;
  for (const one of p.waiting) {
    if (kind !== 'any' && KINDS[kindOf(one.card)] !== kind) continue;
    best = Math.max(best, 1.5 + 0.35 * lacking(p, one));
  }
  return best;
}

const bestShip = (s: Alien, p: Player): number =>
  Math.max(-1, ...readyShips(s, p).map((ship) => strikeWorth(s, p, ship, ALIEN)));

function revenueGuess(s: Alien, seat: Seat, p: Player, scope: 'one' | 'all'): number {
  const of = holdingsOf(s, seat);
  const points = readyTechnologies(p).map((card) => duringPoints(card, of));
  return scope === 'all' ? points.reduce((sum, n) => sum + n, 0) : Math.max(0, ...points);
}
