import { data } from '../data/index.ts';
import { ZONE } from '../data/map.ts';
import {
  BUILD_COST,
  CRYSTAL,
  MINE,
  MINERAL,
  OXYGEN,
  SHELTER,
  techFor,
  YIELDS,
} from '../data/tables.ts';
import { type Company, depotRoom, type OnMars, storageLimit } from '../rules/index.ts';
import { hasTile } from '../rules/construct.ts';
import { bestLevel, techLevel } from '../rules/lab.ts';
import { levelRow, rewardPoints, rowOf } from '../rules/lss.ts';
import { canPay } from '../rules/payment.ts';
import { familyOf, sitesOf } from '../rules/terrain.ts';

/** Of each further piece of a kind. */
const FADING = [1, 0.75, 0.5, 0.35, 0.25, 0.2];
const RARE = 1.1;
const COMMON = 0.85;
const FIRST_CRYSTAL = 1;
const LATER_CRYSTAL = 0.6;
const CRYSTALS_WANTED = 3;

const baseWorth = (good: number): number => (good === MINERAL || good === OXYGEN ? RARE : COMMON);

/** What `n` more of a good are worth, as far as there is room. */
export function gainWorth(p: Readonly<Company>, good: number, n: number): number {
  if (good === CRYSTAL) {
    const have = p.crystals + p.pending;
    const kept = Math.max(0, Math.min(n, depotRoom(p) - have));
    const dear = Math.max(0, Math.min(kept, CRYSTALS_WANTED - have));
    return FIRST_CRYSTAL * dear + LATER_CRYSTAL * (kept - dear);
  }
  const have = p.goods[good] as number;
  const kept = Math.max(0, Math.min(n, storageLimit(p) - have));
  let worth = 0;
  for (let i = have; i < have + kept; i++) worth += baseWorth(good) * (FADING[i] ?? 0.2);
  return worth;
}

/** What lies in Storage and Depot is worth. */
export function stockWorth(p: Readonly<Company>): number {
  let worth = 0;
  for (let good = 0; good < p.goods.length; good++) {
    const n = p.goods[good] as number;
    for (let i = 0; i < n; i++) worth += baseWorth(good) * (FADING[i] ?? 0.2);
  }
  const crystals = Math.min(depotRoom(p), p.crystals + p.pending);
  const dear = Math.min(crystals, CRYSTALS_WANTED);
  return worth + FIRST_CRYSTAL * dear + LATER_CRYSTAL * (crystals - dear);
}

const FIRST_STEP = data.lss.firstStepOP;
const BENEFIT = 1;
const BORROWED = 0.4;
const MINER = 0.8;
const NEW_SHELTER = 2.4;
/** A cube more is worth its step, now and at each update to come. */
const CUBE_STEPS = [1, 1, 2, 3, 4, 0];

function cubesOf(mask: number): number {
  let n = 0;
  for (let bits = mask; bits > 0; bits >>= 1) n += bits & 1;
  return n;
}

/** What a Building of a type would bring that joins so many others. */
export function buildWorth(
  s: OnMars,
  id: number,
  p: Readonly<Company>,
  kind: number,
  joined: number,
) {
  let worth = gainWorth(p, YIELDS[kind] as number, joined + 1);
  if (kind === SHELTER) worth += NEW_SHELTER - RARE;
  else if (kind === MINE) worth += MINER - 0.5;
  else {
    const row = rowOf(s, kind);
    if (row === 1) worth += FIRST_STEP;
    if (row < levelRow(s)) worth += BENEFIT + rewardPoints(s, id, s.rewards[kind - 1] as number);
    worth -= COMMON;
  }
  if (joined > 0) {
    if (kind !== SHELTER && !(p.cubes & (1 << kind))) {
      worth += (CUBE_STEPS[cubesOf(p.cubes)] ?? 0) * Math.max(1, 4 - s.level);
    }
    if (techLevel(p, techFor(kind)) < joined) worth -= BORROWED;
  }
  return worth;
}

/** The best Building that the Bots could raise now; 0: none. */
export function bestBuild(s: OnMars, id: number, p: Readonly<Company>, payNow: boolean): number {
  let best = 0;
  for (let kind = 0; kind <= SHELTER; kind++) {
    if (!hasTile(s, id, kind)) continue;
    if (payNow && (kind === MINE ? p.home < 2 : !canPay(p.goods, BUILD_COST[kind] ?? []))) continue;
    const sites = sitesOf(s, familyOf(kind, id));
    const level = bestLevel(s, id, techFor(kind));
    let widest = -1;
    for (const bot of p.bots) {
      for (const hex of ZONE[bot] as readonly number[]) {
        const joined = sites[hex] as number;
        if (joined > widest && joined <= level) widest = joined;
      }
    }
    if (widest >= 0) best = Math.max(best, buildWorth(s, id, p, kind, widest));
  }
  return best;
}
