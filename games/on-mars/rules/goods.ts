import { CONTRACT_NEEDS, CRYSTAL } from '../data/tables.ts';
import type { Context } from './handler.ts';
import {
  beds,
  type Company,
  company,
  type CompanyId,
  depotRoom,
  edit,
  isLacerda,
  type OnMars,
  player,
  storageLimit,
} from './state.ts';
import type { By } from './tasks.ts';

/** What a Delivery Contract still lacks of a good; the Contract is the i-th of its owner. */
export function lacking(p: Readonly<Company>, i: number, good: number): number {
  const needs = CONTRACT_NEEDS[p.contracts[i] as number];
  return needs ? (needs[good] as number) - (p.loads[i]?.[good] ?? 0) : 0;
}

/** Does some own Contract still need this good? */
function wants(p: Readonly<Company>, good: number): boolean {
  for (let i = 0; i < p.contracts.length; i++) if (lacking(p, i, good) > 0) return true;
  return false;
}

/** Room for one more of this good: in Storage, or in the Depot with what is pending (MARS-SUP-02). */
export const hasRoom = (p: Readonly<Company>, good: number): boolean =>
  good === CRYSTAL
    ? p.crystals + p.pending < depotRoom(p)
    : (p.goods[good] as number) < storageLimit(p);

/** May one more of this good be kept at all, on the board or on a Contract? */
export const canKeep = (p: Readonly<Company>, good: number): boolean =>
  hasRoom(p, good) || wants(p, good);

/** Resources into Storage, the rest is lost (MARS-GOODS-03); Crystals are pending (MARS-GOODS-07). */
export function store(
  s: OnMars,
  id: CompanyId,
  good: number,
  n: number,
  by: By,
  ctx: Context,
): void {
  if (n <= 0) return;
  const p = edit(s, id);
  let kept = n;
  if (good === CRYSTAL) p.pending += n;
  else {
    const before = p.goods[good] as number;
    kept = Math.min(n, storageLimit(p) - before);
    if (kept > 0) p.goods = p.goods.with(good, before + kept);
  }
  ctx.emit({ type: 'gained', seat: id, good, n: kept, lost: n - kept, by });
}

/**
 * From the general supply (MARS-GOODS-02). Where a Contract needs the good, its owner is asked for
 * each piece; `fit`: what stays on the board must find room.
 */
export function gain(
  s: OnMars,
  id: CompanyId,
  good: number,
  n: number,
  by: By,
  ctx: Context,
  fit = false,
): void {
  if (isLacerda(s, id)) {
    if (good === CRYSTAL) store(s, id, good, n, by, ctx); // MARS-SOLO-06, MARS-SOLO-07
  } else if (n > 0 && wants(player(s, id), good)) {
    ctx.then({ type: 'contractRoute', seat: id, good, left: n, by, fit });
  } else store(s, id, good, n, by, ctx);
}

/** Pending Crystals move into the Depot; what finds no room is lost (MARS-GOODS-08). */
export function storeCrystals(s: OnMars, id: CompanyId): { crystals: number; lost: number } {
  const p = edit(s, id);
  const crystals = Math.min(p.pending, depotRoom(p) - p.crystals);
  const lost = p.pending - crystals;
  p.crystals += crystals;
  p.pending = 0;
  return { crystals, lost };
}

/** Colonists come home; those without a bed go to the supply (MARS-GOODS-05). How many found none. */
export function bringHome(s: OnMars, id: CompanyId, n: number): number {
  const p = edit(s, id);
  const room = Math.max(0, Math.min(n, beds(p) - p.home));
  p.home += room;
  p.supply += n - room;
  return n - room;
}

/** From the own supply into free beds; how many came (MARS-GOODS-13, MARS-SHIP-07). */
export function recruitUpTo(s: OnMars, id: CompanyId, n: number): number {
  const p = edit(s, id);
  const come = Math.min(n, p.supply, beds(p) - p.home);
  p.home += come;
  p.supply -= come;
  return come;
}

/** Could a Colonist of the supply find a bed? (MARS-R-46) */
export const canRecruit = (s: OnMars, id: CompanyId): boolean => {
  const p = company(s, id);
  return p.supply > 0 && p.home < beds(p);
};

/** MARS-RED-08 */
export function sendToWork(s: OnMars, id: CompanyId, n: number): void {
  const p = edit(s, id);
  p.home -= n;
  p.work += n;
}

export function score(s: OnMars, id: CompanyId, category: number, points: number): void {
  if (points === 0) return;
  const p = edit(s, id);
  p.points = p.points.with(category, (p.points[category] as number) + points);
}
