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
import { finalPoints, totalOf } from '../rules/end.ts';
import { beds, type Company, company, companyCount, type OnMars, sideOf } from '../rules/index.ts';
import { techLevel } from '../rules/lab.ts';
import { onSlots, RED_COUNT, RED_SIDE } from '../rules/placement.ts';
import { familyOf, FIRST_TILE, largestGroup } from '../rules/terrain.ts';
import { fits } from '../rules/upgrade.ts';
import { roundsLeft } from './length.ts';
import { bestBuild, stockWorth } from './worth.ts';

const QUARTERS = data.scoring.livingQuarters.opByColonists;
const SHIP = data.scoring.shipOP.each;
const TECH_POINTS = data.scoring.techOPByLevel.values;
/** How surely one more card is built in a round, and how much a second one waits for the first. */
const BUILDING_RATE = 0.37;
const WAITING = 1.6;
const SURE = 0.92;

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
  return Math.min(n, beds(p));
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
export const buildChance = (rounds: number, unbuilt: number): number =>
  Math.min(SURE, (BUILDING_RATE * rounds) / (1 + WAITING * unbuilt));

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
      const chance = buildChance(rounds, unbuilt++) * readiness(s, id, p, plan);
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
  if (p.goalDone < 0 && p.goals.length > 0) worth += 0.8 * later;
  worth += 0.6 * p.miners.length * Math.min(3, rounds / 3.5);
  // A turn that is still to come this round.
  if (s.phase === 'colonization' && !p.played && !(s.active === id && s.mainDone)) worth += TURN;
  if (rounds > 0.5) worth += later * (0.3 * bestBuild(s, id, p, false) + roverWorth(s, p));
  return worth;
}

/** What Lacerda will still score, about, in each round (MARS-SOLO). */
const LACERDA_PACE = 3.8;
/** What it is worth to meet a goal: alone nothing else counts. */
const GOAL = 30;
/** Something that is not begun may still come; what is nearly there is nearly sure. */
const UNBEGUN = 0.25;
const likely = (part: number): number => UNBEGUN + (0.95 - UNBEGUN) * part * part;

/** How far the nearest Contract is loaded; a Building Contract waits for its Complex. */
function contractPart(s: OnMars, p: Readonly<Company>): number {
  let best = 0;
  p.contracts.forEach((contract, i) => {
    const needs = CONTRACT_NEEDS[contract];
    const type = CONTRACT_TYPE[contract] as number;
    let [have, want] = [0, 0];
    if (needs) {
      needs.forEach((n, good) => {
        want += n;
        have += Math.min(n, p.loads[i]?.[good] ?? 0);
      });
    } else [have, want] = [Math.min(4, largestGroup(s, familyOf(type, 0))), 5];
    best = Math.max(best, 0.4 + (0.6 * have) / want);
  });
  return best;
}

function goalPart(s: OnMars, p: Readonly<Company>): number {
  let best = 0;
  for (const goal of p.goals) {
    const { have, want } = met(s, 0, at(data.privateGoals, goal).condition);
    best = Math.max(best, 0.3 + 0.7 * Math.min(1, have / want));
  }
  return best;
}

/** For each condition of the first goal how likely it will be met; 1: it is. */
function soloParts(s: OnMars): number[] {
  const p = company(s, 0);
  let top = 0;
  for (let kind = 0; kind < TECH_COUNT; kind++) top = Math.max(top, techLevel(p, kind));
  return [
    s.level >= 3 ? 1 : likely((s.level - 1) / 2),
    p.done !== 0 ? 1 : likely(contractPart(s, p)),
    p.goalDone >= 0 ? 1 : p.goals.length === 0 ? 0 : likely(goalPart(s, p)),
    top === 6 ? 1 : likely(top / 6),
  ];
}

function soloWorth(s: OnMars, rounds: number): number {
  const his = company(s, 1);
  const now = totalOf(his) + sum(finalPoints(s, 1));
  // A turn of his that is still to come this round weighs as much as the own one.
  const toCome = s.phase === 'colonization' && !his.played ? TURN : 0;
  const ahead = seatWorth(s, 0, rounds) - now - LACERDA_PACE * rounds - toCome;
  const parts = soloParts(s);
  const late = rounds < 2 ? 0.6 : 1;
  const chance = parts.reduce((all, part) => all * (part < 1 ? part * late : 1), 1);
  const winning = 1 / (1 + Math.exp(-ahead / 10));
  const steps = parts.reduce((all, part) => all + part, 0);
  return ahead + GOAL * chance * winning + GOAL_STEP * steps;
}
/** Each condition on its own, so that none is forgotten while another is far. */
const GOAL_STEP = 4;

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((all, n) => all + n, 0);

/** Final points that each seat may expect; alone, how far it will be ahead of Lacerda. */
export function evaluate(s: OnMars): number[] {
  if (s.outcome !== null) {
    if (s.lacerda === null) return s.players.map(totalOf);
    const ahead = totalOf(company(s, 0)) - totalOf(company(s, 1));
    return [
      ahead +
        (s.outcome.winners.length > 0 ? GOAL : 0) +
        GOAL_STEP * soloParts(s).filter((part) => part === 1).length,
    ];
  }
  const rounds = roundsLeft(s);
  if (s.lacerda !== null) return [soloWorth(s, rounds)];
  return s.players.map((_, id) => seatWorth(s, id, rounds));
}

/** How far the gap between two seats may still stray. */
export const spread = (s: OnMars): number => 5 + 3.7 * Math.sqrt(roundsLeft(s));
