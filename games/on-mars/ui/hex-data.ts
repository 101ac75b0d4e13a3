import type { Hex } from '@orrery/kit';
import { data } from '../data/index.ts';
import { AROUND, ZONE } from '../data/map.ts';
import { FIRST_TILE_CODE, researchLetter, SHELTER } from '../data/tables.ts';
import type { CompanyId } from '../rules/state.ts';
import type { MarsView } from '../rules/view-types.ts';

/** What a hex shows, as the drawings need it. */
export const HEX_AT: readonly Hex[] = data.map.hexes.map(({ q, r }) => ({ q, r }));

/** Type of the Building on a hex and whose Shelter it is; -1: none. */
export function buildingAt(view: MarsView, hex: number): { type: number; owner: number } {
  const code = (view.buildings[hex] ?? 0) - 1;
  return code < SHELTER ? { type: code, owner: -1 } : { type: SHELTER, owner: code - SHELTER };
}

/** 'crystal', a tile of the map, or nothing. */
export function groundAt(view: MarsView, hex: number): 'crystal' | number | null {
  const here = view.ground[hex] ?? 0;
  if (here === 0) return null;
  return here === 1 ? 'crystal' : here - FIRST_TILE_CODE;
}

export const letterOf = researchLetter;

export interface PieceOn {
  readonly kind: 'bot' | 'rover' | 'colonist';
  readonly company: CompanyId;
  /** A Bot by its place in the list. */
  readonly n: number;
}

/** Made once for each view: every hex asks for it. */
function kept<T>(make: (view: MarsView) => T): (view: MarsView) => T {
  const found = new WeakMap<MarsView, T>();
  return (view) => {
    const known = found.get(view);
    if (known !== undefined) return known;
    const made = make(view);
    found.set(view, made);
    return made;
  };
}

/** Pieces on every hex that has one. */
export const piecesOn = kept(findPieces);

function findPieces(view: MarsView): ReadonlyMap<number, readonly PieceOn[]> {
  const found = new Map<number, PieceOn[]>();
  const put = (hex: number, piece: PieceOn): void => {
    if (hex < 0) return;
    const there = found.get(hex);
    if (there) there.push(piece);
    else found.set(hex, [piece]);
  };
  view.companies.forEach(({ bots, rover, miners }, company) => {
    bots.forEach((hex, n) => put(hex, { kind: 'bot', company, n }));
    put(rover, { kind: 'rover', company, n: 0 });
    miners.forEach((hex, n) => put(hex, { kind: 'colonist', company, n }));
  });
  return found;
}

/** The Blueprint built on a hex, its owner, and the Scientist at work there; -1: none. */
export function advancedAt(
  view: MarsView,
  hex: number,
): { plan: number; owner: CompanyId; scientist: number } | null {
  const plan = view.built.indexOf(hex);
  if (plan < 0) return null;
  const owner = view.companies.findIndex(({ plans }) => plans.includes(plan));
  return { plan, owner, scientist: view.workplaces.indexOf(plan) };
}

/** Buildings that belong together: one list of hexes for each group. */
export const groupsOf = kept(findGroups);

function findGroups(view: MarsView): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  view.buildings.forEach((code, first) => {
    if (code === 0 || seen.has(first)) return;
    const group = [first];
    seen.add(first);
    for (const hex of group)
      for (const next of AROUND[hex] ?? []) {
        if (seen.has(next) || view.buildings[next] !== code) continue;
        seen.add(next);
        group.push(next);
      }
    groups.push(group);
  });
  return groups;
}

/** Where a company's Bots may build. */
export const zonesOf = (view: MarsView, company: CompanyId): readonly number[] => [
  ...new Set((view.companies[company]?.bots ?? []).flatMap((hex) => ZONE[hex] ?? [])),
];
