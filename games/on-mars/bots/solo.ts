import { at, type Condition, type Counter, data } from '../data/index.ts';
import { CONTRACT_NEEDS, CONTRACT_TYPE, LSS_TYPES, PLAN_TYPE, TECH_COUNT } from '../data/tables.ts';
import { met } from '../rules/counters.ts';
import { finalPoints, goalReached, totalOf } from '../rules/end.ts';
import { type Company, company, type OnMars } from '../rules/index.ts';
import { techLevel } from '../rules/lab.ts';
import { rowOf } from '../rules/lss.ts';
import { familyOf, largestGroup } from '../rules/terrain.ts';
import { roundsLeft } from './length.ts';

/** What a turn of his that is still to come this round weighs. */
const HIS_TURN = 3.5;
/** What it is worth to meet the first goal. */
const WIN = 60;
/** What each turn of work costs that a goal still takes, and after how many of them it is far off. */
const STEP = 2;
const FAR = 5;
const GOAL_LEVEL = 3;
const TOP_LEVEL = 6;
/** Turns that a step of each kind takes, about. */
const DEVELOPMENT = 0.55;
const LSS_STEP = 0.55;
const ITEM_HERE = 0.1;
const ITEM = 0.6;
/** A Contract that is still to be shown, taken and loaded. */
const CONTRACT_TO_COME = 4.8;
const COMPLEX_STEP = 1.3;
const UPGRADED = 1;
const CARD = 1;
/** About how many turns each further unit of a Private Goal takes. */
const UNIT: Partial<Record<Counter, number>> = {
  blueprintsOwned: 0.8,
  advancedBuildings: 1.4,
  ownMines: 1.4,
  discoveryTilesCollected: 2,
  markersInComplexOfSize4: 4,
  maxSameResourceNotMineral: 1,
  shelters: 1.8,
  colonyLevel: 2,
  colonistsInLivingQuarters: 0.8,
  techTiles: 0.8,
  shipsInHangar: 1.6,
  researchTiles: 1.8,
  contractsCompleted: 3,
  techTilesOnSpaces: 2,
  progressCubes: 1.5,
  complexesOfSize3WithMarker: 3,
  scientists: 1.2,
};

function conditionWork(s: OnMars, condition: Condition): number {
  if (condition.op === 'all') {
    let work = 0;
    for (const part of condition.of) work += conditionWork(s, part);
    return work;
  }
  const { have, want } = met(s, 0, condition);
  if (have >= want) return 0;
  const unit = condition.op === 'countAtLeast' ? (UNIT[condition.counter] ?? 2) : 2;
  return unit * (want - have);
}

function goalWork(s: OnMars, p: Readonly<Company>): number {
  if (p.goalDone >= 0) return 0;
  let least = 20;
  for (const goal of p.goals) {
    least = Math.min(least, 0.3 + conditionWork(s, at(data.privateGoals, goal).condition));
  }
  return least;
}

/** What a Contract still takes, with what lies on it. */
function loadWork(s: OnMars, p: Readonly<Company>, contract: number, load: readonly number[]) {
  const needs = CONTRACT_NEEDS[contract];
  if (needs) {
    let work = 0;
    for (let good = 0; good < needs.length; good++) {
      const missing = Math.max(0, (needs[good] as number) - (load[good] ?? 0));
      const here = Math.min(missing, (good < 5 ? p.goods[good] : p.crystals) as number);
      work += ITEM_HERE * here + ITEM * (missing - here);
    }
    return work;
  }
  const type = CONTRACT_TYPE[contract] as number;
  const missing = 4 - Math.min(4, largestGroup(s, familyOf(type, 0)));
  const hasCard = p.plans.some((plan) => PLAN_TYPE[plan] === type);
  return COMPLEX_STEP * missing + UPGRADED + (hasCard ? 0 : CARD);
}

const NOTHING: readonly number[] = [];

function contractWork(s: OnMars, p: Readonly<Company>): number {
  if (p.done !== 0) return 0;
  let least = CONTRACT_TO_COME;
  for (let i = 0; i < p.contracts.length; i++) {
    least = Math.min(least, loadWork(s, p, p.contracts[i] as number, p.loads[i] ?? NOTHING));
  }
  return least;
}

function levelWork(s: OnMars): number {
  let missing = 0;
  if (s.level < GOAL_LEVEL) {
    for (const kind of LSS_TYPES) missing += Math.max(0, GOAL_LEVEL - rowOf(s, kind));
  }
  return LSS_STEP * missing;
}

function techWork(p: Readonly<Company>): number {
  let top = 0;
  for (let kind = 0; kind < TECH_COUNT; kind++) top = Math.max(top, techLevel(p, kind));
  return DEVELOPMENT * (TOP_LEVEL - top);
}

const sum = (points: Readonly<Record<string, number>>): number => {
  let all = 0;
  for (const n of Object.values(points)) all += n;
  return all;
};

/** Turns of work that the first goal still takes. */
const workLeft = (s: OnMars, p: Readonly<Company>): number =>
  levelWork(s) + contractWork(s, p) + goalWork(s, p) + techWork(p);

/**
 * How far one is ahead of Lacerda, and how near the first goal is. The rounds that are left count for
 * both sides alike, so that a bot neither hastens the end nor puts it off.
 */
export function soloWorth(
  s: OnMars,
  seatWorth: (s: OnMars, id: number, rounds: number) => number,
): number {
  const p = company(s, 0);
  const his = company(s, 1);
  const work = STEP * workLeft(s, p);
  if (s.outcome !== null) {
    return totalOf(p) - totalOf(his) + (goalReached(s) >= 0 ? WIN : 0) - work;
  }
  const rounds = roundsLeft(s);
  const toCome = s.phase === 'colonization' && !his.played ? HIS_TURN : 0;
  const ahead = seatWorth(s, 0, rounds) - totalOf(his) - sum(finalPoints(s, 1)) - toCome;
  const winning = 1 / (1 + Math.exp(-ahead / (4 + 1.2 * Math.sqrt(rounds))));
  return ahead + WIN * Math.exp(-work / (STEP * FAR)) * winning - work;
}
