import { at, data } from '../data/index.ts';
import { distance, START } from '../data/map.ts';
import {
  CONTRACT_NEEDS,
  CONTRACT_TYPE,
  LETTER,
  DISCOVERY_COUNT,
  MINERAL,
  PLAN_LEVEL,
  PLAN_TYPE,
  SCORES_TYPE,
  SHELTER,
  TECH_COUNT,
} from '../data/tables.ts';
import { progressPoints } from '../rules/colony.ts';
import { met } from '../rules/counters.ts';
import { totalOf } from '../rules/end.ts';
import { beds, type Company, company, companyCount, type OnMars, sideOf } from '../rules/index.ts';
import { techLevel } from '../rules/lab.ts';
import { onSlots, RED_COUNT, RED_SIDE } from '../rules/placement.ts';
import { familyOf, FIRST_TILE, largestGroup } from '../rules/terrain.ts';
import { fits } from '../rules/upgrade.ts';
import { roundsLeft } from './length.ts';
import { soloWorth } from './solo.ts';
import { bestBuild, stockWorth } from './worth.ts';

const QUARTERS = data.scoring.livingQuarters.opByColonists;
const SHIP = data.scoring.shipOP.each;
const TECH_POINTS = data.scoring.techOPByLevel.values;

/** What is judged otherwise alone, as games against Lacerda showed; at a table it made no clear difference. */
interface Ways {
  /** How surely one more card is built in a round, and how much a second one waits for the first. */
  readonly buildingRate: number;
  readonly waiting: number;
  /** Never surer than this: what is as good as built would not be built at all. */
  readonly sure: number;
  /** A bed that waits for a Colonist, and a Colonist who waits for a bed. */
  readonly spare: number;
}
const TABLE: Ways = {
  buildingRate: 0.37,
  waiting: 1.6,
  sure: 0.92,
  spare: 0,
};
const ALONE: Ways = {
  buildingRate: 0.3,
  waiting: 1.8,
  sure: 0.7,
  spare: 0.5,
};
const waysOf = (s: OnMars): Ways => (s.lacerda === null ? TABLE : ALONE);

/** Points for so many Colonists at home, the halves between two rows counted too. */
function quarters(n: number): number {
  const low = Math.floor(n);
  const here = ((QUARTERS[low] ?? 0) + (QUARTERS[Math.min(12, low + 1)] ?? 0)) / 2;
  const next =
    ((QUARTERS[Math.min(12, low + 1)] ?? 0) + (QUARTERS[Math.min(12, low + 2)] ?? 0)) / 2;
  return here + (next - here) * (n - low);
}

/** Colonists at home at the end; those on the other side come back only by a journey. */
function colonistsHome(s: OnMars, id: number, p: Readonly<Company>, rounds: number): number {
  let n = p.home + p.work;
  const side = sideOf(p);
  for (let red = 0; red < RED_COUNT; red++) {
    const here = onSlots(s, red, id);
    if (here > 0) n += RED_SIDE[red] === side ? here : rounds > 3 ? 0.8 * here : 0;
  }
  const all = beds(p);
  const spare = waysOf(s).spare * Math.min(1, rounds / 5);
  return n < all ? n + spare * Math.min(3, all - n) : all + spare * Math.min(3, n - all, 12 - all);
}

/** What so many Colonists at hand are worth: without the first ones hardly anything can be done. */
const AT_HAND = [0, 1.4, 2.2, 2.8, 3.2, 3.5, 3.8, 4.1, 4.4, 4.6, 4.8, 5, 5.2];
/** How much sooner those of the other side are back, by one journey, than those of this side. */
const NEXT_JOURNEY = 0.6;
const JOURNEY_AFTER = 0.3;

function handsWorth(s: OnMars, id: number, p: Readonly<Company>): number {
  const side = sideOf(p);
  let n = p.home + NEXT_JOURNEY * p.work;
  for (let red = 0; red < RED_COUNT; red++) {
    const here = onSlots(s, red, id);
    if (here > 0) n += here * (RED_SIDE[red] === side ? JOURNEY_AFTER : NEXT_JOURNEY);
  }
  n = Math.min(n, beds(p));
  const low = Math.floor(n);
  const [from, to] = [AT_HAND[low] as number, AT_HAND[Math.min(12, low + 1)] as number];
  return from + (to - from) * (n - low);
}

/** The chance that an own card that is not built yet will be. */
export function buildChance(s: OnMars, rounds: number, unbuilt: number): number {
  const { buildingRate, waiting, sure } = waysOf(s);
  return Math.min(sure, (buildingRate * rounds) / (1 + waiting * unbuilt));
}

/** How near the own Bots are to a Building that a card fits, from 1 down; half of it: there is none. */
const NO_BUILDING = 0.5;
const FARTHER = 0.07;
const NO_MINERAL = 0.85;

function readiness(s: OnMars, id: number, p: Readonly<Company>, plan: number): number {
  let least = 99;
  for (let hex = 0; hex < s.buildings.length && least > 1; hex++) {
    if (s.buildings[hex] === 0 || !fits(s, id, plan, hex)) continue;
    for (const bot of p.bots) least = Math.min(least, distance(bot, hex));
  }
  const near = Math.max(NO_BUILDING, 1 - FARTHER * Math.max(0, least - 1));
  return p.goods[MINERAL] === 0 ? NO_MINERAL * near : near;
}

function planWorth(s: OnMars, id: number, p: Readonly<Company>, rounds: number): number {
  let worth = 0;
  let unbuilt = 0;
  for (const plan of p.plans) {
    const value = PLAN_LEVEL[plan] === 1 ? 3 : 5;
    if ((s.built[plan] as number) >= 0) worth += value + 0.6 * Math.min(3, rounds / 3.5);
    else {
      const chance = buildChance(s, rounds, unbuilt++) * readiness(s, id, p, plan);
      worth += value * (2 * chance - 1);
    }
  }
  return worth;
}

/** For each type how many Advanced Buildings stand, and how many cards wait, own ones counted more. */
function scientistWorth(s: OnMars, id: number, scientist: number): number {
  const type = SCORES_TYPE[scientist] as number;
  let n = 0;
  const count = companyCount(s);
  for (let owner = 0; owner < count; owner++) {
    for (const plan of company(s, owner).plans) {
      if (PLAN_TYPE[plan] !== type) continue;
      n += (s.built[plan] as number) >= 0 ? 1 : owner === id ? 0.8 : 0.5;
    }
  }
  return 3 * n;
}

const LARGE = [0, 0.2, 0.4, 0.65, 0.9];

/** What a Contract may bring, by the chance that it is completed. */
export function contractWorth(
  s: OnMars,
  id: number,
  contract: number,
  load: readonly number[],
  rounds: number,
): number {
  const { opDone, opFailed } = at(data.contracts, contract);
  const p = company(s, id);
  if (p.done & (1 << contract)) return opDone;
  const needs = CONTRACT_NEEDS[contract];
  let chance: number;
  if (needs) {
    let missing = 0;
    for (let good = 0; good < needs.length; good++) {
      missing += Math.max(0, (needs[good] as number) - (load[good] ?? 0));
      missing -= 0.5 * Math.min(missing, good < 5 ? (p.goods[good] as number) : p.crystals);
    }
    chance = Math.min(0.97, rounds / (0.5 + 0.9 * Math.max(0, missing)));
  } else {
    const type = CONTRACT_TYPE[contract] as number;
    const size = Math.min(4, largestGroup(s, familyOf(type, type === SHELTER ? id : 0)));
    const has = p.plans.some((plan) => PLAN_TYPE[plan] === type) ? 1 : 0.45;
    chance = (LARGE[size] ?? 0) * has * Math.min(1, rounds / 4);
  }
  return chance * opDone + (1 - chance) * opFailed;
}

/** A tile that the Rover may reach. */
function roverWorth(s: OnMars, p: Readonly<Company>): number {
  const from = p.rover < 0 ? START : p.rover;
  let best = 0;
  for (let hex = 0; hex < s.ground.length; hex++) {
    const here = s.ground[hex] as number;
    if (here === 0) continue;
    let worth = 0.6;
    if (here >= FIRST_TILE) {
      const tile = here - FIRST_TILE;
      const letter = LETTER[tile - DISCOVERY_COUNT];
      const isOwned =
        letter !== undefined && p.research.some((one) => LETTER[one - DISCOVERY_COUNT] === letter);
      worth = isOwned ? 0 : tile >= DISCOVERY_COUNT ? 3 : 2;
    }
    best = Math.max(best, worth / (1.5 + distance(from, hex) / 2));
  }
  return 0.5 * best;
}

/** At a table any Goal at all; alone, where one is wanted, by how near the nearest is. */
const ANY_GOAL = 0.8;
/** Two free developments or better, and a Goal that will only be a Crystal. */
const FREE_STEPS = 4.5;
const AS_CRYSTAL = 0.7;
const GOAL_STEP_ROUNDS = 3;

function goalsWorth(s: OnMars, id: number, p: Readonly<Company>, rounds: number): number {
  if (s.lacerda === null) {
    return p.goalDone < 0 && p.goals.length > 0 ? ANY_GOAL * Math.min(1, rounds / 4) : 0;
  }
  const spare = AS_CRYSTAL * Math.min(1, rounds / 2.5);
  if (p.goalDone >= 0) return spare * p.goals.length;
  let best = 0;
  for (const goal of p.goals) {
    const { have, want } = met(s, id, at(data.privateGoals, goal).condition);
    const missing = Math.max(0, want - have);
    const time = missing === 0 ? 1 : Math.min(1, rounds / (GOAL_STEP_ROUNDS * missing));
    best = Math.max(best, (missing === 0 ? 1 : (0.9 * have) / want) * time);
  }
  return FREE_STEPS * Math.min(1, rounds) * best + spare * Math.max(0, p.goals.length - 1);
}

/** What a turn is worth, about. */
const TURN = 3.5;

function seatWorth(s: OnMars, id: number, rounds: number): number {
  const p = company(s, id);
  let worth = totalOf(p) + SHIP * p.hangar + planWorth(s, id, p, rounds);
  worth += quarters(colonistsHome(s, id, p, rounds));
  const progress = progressPoints(p.cubes);
  const updates =
    s.level === 1 ? Math.min(2, rounds / 4) : s.level === 2 ? Math.min(1, rounds / 5) : 0;
  worth += progress * (1 + updates);
  const early = Math.min(1, rounds / 6);
  for (let kind = 0; kind < TECH_COUNT; kind++) {
    const level = techLevel(p, kind);
    if (level > 0) worth += (TECH_POINTS[level - 1] as number) + (0.3 + 0.1 * level) * early;
  }
  for (const scientist of p.scientists) {
    worth += scientistWorth(s, id, scientist) + Math.min(1, rounds / 4);
  }
  for (let i = 0; i < p.contracts.length; i++) {
    worth += contractWorth(s, id, p.contracts[i] as number, p.loads[i] ?? [], rounds);
  }
  const soon = Math.min(1, rounds / 2.5);
  worth += soon * (stockWorth(p) + handsWorth(s, id, p));
  const later = Math.min(1, rounds / 4);
  worth += later * (1.1 * p.shelters + 4 - p.botsLeft);
  worth += goalsWorth(s, id, p, rounds);
  worth += 0.6 * p.miners.length * Math.min(3, rounds / 3.5);
  // A turn that is still to come this round.
  if (s.phase === 'colonization' && !p.played && !(s.active === id && s.mainDone)) worth += TURN;
  if (rounds > 0.5) worth += later * (0.3 * bestBuild(s, id, p, false) + roverWorth(s, p));
  return worth;
}

/** Final points that each seat may expect; alone, how near it is to beating Lacerda. */
export function evaluate(s: OnMars): number[] {
  if (s.lacerda !== null) return [soloWorth(s, seatWorth)];
  if (s.outcome !== null) return s.players.map(totalOf);
  const rounds = roundsLeft(s);
  return s.players.map((_, id) => seatWorth(s, id, rounds));
}

/** How far the gap between two seats may still stray. */
export const spread = (s: OnMars): number => 5 + 3.7 * Math.sqrt(roundsLeft(s));
