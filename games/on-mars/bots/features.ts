import type { Features, Writer } from '@orrery/shared';
import {
  CONTRACT_NEEDS,
  LSS_TYPES,
  PLAN_LEVEL,
  PLAN_TYPE,
  SCORES_TYPE,
  TECH_COUNT,
} from '../data/tables.ts';
import { progressPoints } from '../rules/colony.ts';
import { totalOf } from '../rules/end.ts';
import {
  beds,
  bitCount,
  type Company,
  company,
  type OnMars,
  sideOf,
  storageLimit,
} from '../rules/index.ts';
import { techLevel } from '../rules/lab.ts';
import { rowOf } from '../rules/lss.ts';
import { onSlots, RED_COUNT } from '../rules/placement.ts';
import { roundsLeft } from './length.ts';
import { stockWorth } from './worth.ts';

/** Rounds still to come above which a game is in its first stage, its second and so on. */
const ROUNDS = [8, 6, 4, 2.5, 1.2];
const BUILDING_TYPES = 6;
const SPACES = 8;
const CONTRACTS = 2;

/** Own cards by type: built, and not built yet; Scientists by the type they score. */
const STANDING = new Float32Array(BUILDING_TYPES);
const PLANNED = new Float32Array(BUILDING_TYPES);
const SCORED = new Float32Array(BUILDING_TYPES);

function countCards(s: OnMars, p: Readonly<Company>): number {
  STANDING.fill(0);
  PLANNED.fill(0);
  SCORED.fill(0);
  let levels = 0;
  for (const plan of p.plans) {
    const to = (s.built[plan] as number) >= 0 ? STANDING : PLANNED;
    const type = PLAN_TYPE[plan] as number;
    to[type] = (to[type] as number) + 1;
    levels += PLAN_LEVEL[plan] as number;
  }
  for (const scientist of p.scientists) {
    const type = SCORES_TYPE[scientist] as number;
    SCORED[type] = (SCORED[type] as number) + 1;
  }
  return levels;
}

function lab(p: Readonly<Company>, out: Writer): void {
  let levels = 0;
  for (let kind = 0; kind < TECH_COUNT; kind++) {
    const level = techLevel(p, kind);
    levels += level;
    out.put(level / 3);
  }
  out.contest(levels / 10);
}

function contracts(p: Readonly<Company>, out: Writer): void {
  for (let k = 0; k < CONTRACTS; k++) {
    const contract = p.contracts[k];
    const needs = contract === undefined ? null : CONTRACT_NEEDS[contract];
    let [missing, wanted] = [0, 0];
    needs?.forEach((n, good) => {
      wanted += n;
      missing += Math.max(0, n - (p.loads[k]?.[good] ?? 0));
    });
    const isDone = contract !== undefined && (p.done & (1 << contract)) !== 0;
    out.put(contract === undefined ? 0 : 1);
    out.put(isDone ? 1 : 0);
    out.put(isDone ? 0 : missing / 5);
    out.put(wanted === 0 ? 0 : 1 - missing / wanted);
  }
}

/** What everybody sees of a company. */
function board(s: OnMars, id: number, out: Writer): void {
  const p = company(s, id);
  out.contest(totalOf(p) / 40);
  out.all(p.goods, 3);
  out.put(stockWorth(p) / 6);
  out.put((p.crystals + p.pending) / 4);
  out.put(p.home / 4);
  out.put(p.work / 4);
  out.put(p.supply / 6);
  out.put(beds(p) / 8);
  out.put(storageLimit(p) / 4);
  out.put(p.shelters / 3);
  out.put(p.miners.length / 3);
  out.put(bitCount(p.ships) / 4);
  out.put(p.hangar / 4);
  out.put(p.bots.length / 4);
  out.put(p.botsLeft / 4);
  out.put(p.rover < 0 ? 1 : 0);
  out.put(bitCount(p.cubes) / 4);
  out.contest(progressPoints(p.cubes) / 10);
  out.put(p.goals.length / 3);
  out.put(p.goalDone >= 0 ? 1 : 0);
  out.put(p.discoveries.length / 2);
  out.put(p.research.length / 2);
  out.put(p.played ? 1 : 0);
  out.put(s.active === id ? 1 : 0);
  out.put(s.active === id && s.mainDone ? 1 : 0);
  out.put(s.active === id && s.executiveDone ? 1 : 0);
  out.put(sideOf(p));
  out.oneOf(p.space, SPACES);
  for (let red = 0; red < RED_COUNT; red++) out.put(onSlots(s, red, id) / 2);
  const levels = countCards(s, p);
  out.put(levels / 8);
  out.contest(p.plans.length / 5);
  out.all(STANDING, 2);
  out.all(PLANNED, 2);
  out.all(SCORED, 1);
  out.put(p.scientists.length / 3);
  lab(p, out);
  contracts(p, out);
}

function common(s: OnMars, out: Writer): void {
  out.put(roundsLeft(s) / 10);
  out.put(s.round / 12);
  out.put(s.phase === 'shuttle' ? 1 : 0);
  out.put(s.lastRound ? 1 : 0);
  out.put(s.steps / 3);
  out.oneOf(s.level - 1, 5);
  for (const tracker of s.trackers) out.put(tracker / 4);
  out.oneOf(s.shuttle, 7);
  out.put(s.shuttleLeft);
  for (const kind of LSS_TYPES) out.put(rowOf(s, kind) / 6);
  out.put(s.lastCrossing ? 1 : 0);
  // Alone, Lacerda's company belongs to nobody.
  if (s.lacerda !== null) {
    board(s, s.players.length, out);
    out.put((s.solo?.deck.length ?? 0) / 12);
    out.put((s.solo?.decks ?? 0) / 3);
  }
}

function stage(s: OnMars): number {
  const rounds = roundsLeft(s);
  const passed = ROUNDS.findIndex((least) => rounds > least);
  return passed < 0 ? ROUNDS.length : passed;
}

/** What nets of On Mars are told. */
export const features: Features<OnMars> = {
  version: 1,
  scale: 25,
  stages: ROUNDS.length + 1,
  stage,
  variant: ({ variants }) =>
    (['long', 'firstColonists', 'oddity'] as const).filter((one) => variants[one]).join(' '),
  seat: board,
  common,
};
