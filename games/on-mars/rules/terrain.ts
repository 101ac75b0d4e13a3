import { AROUND, HEX_COUNT, ring } from '../data/map.ts';
import { COMPANIES, FIRST_TILE_CODE, SHELTER } from '../data/tables.ts';
import { company, type CompanyId, companyCount, type OnMars } from './state.ts';

/** Buildings that connect: a common type, or the Shelters of one company (MARS-MAP-09). */
export type Family = number;
const FAMILIES = SHELTER + COMPANIES;

export const familyOf = (type: number, owner: CompanyId): Family =>
  type === SHELTER ? SHELTER + owner : type;
/** The family of the Building on a hex; -1: there is none. */
export const familyAt = (s: OnMars, hex: number): Family => (s.buildings[hex] ?? 0) - 1;
export const buildingOf = (family: Family): number => family + 1;

/** Not next to the family and not two hexes away. */
export const TOO_FAR = -1;
const BUILT_UP = -2;

/** What follows from where the Buildings stand; made once for each map, since maps are replaced. */
interface Shape {
  /** For each hex the size of the group of its Building; 0: none (MARS-MAP-08). */
  readonly sizes: Uint8Array;
  /** For each hex the group of its Building, from 1. */
  readonly groups: Uint8Array;
  /** For each family and hex: see siteFor. */
  readonly sites: (Int8Array | null)[];
}

const shapes = new WeakMap<readonly number[], Shape>();
let latest: readonly number[] | null = null;
let latestShape: Shape | null = null;

function shapeOf(buildings: readonly number[]): Shape {
  if (buildings === latest && latestShape !== null) return latestShape;
  let shape = shapes.get(buildings);
  if (shape === undefined) {
    shape = makeShape(buildings);
    shapes.set(buildings, shape);
  }
  latest = buildings;
  latestShape = shape;
  return shape;
}

const stack: number[] = [];

function makeShape(buildings: readonly number[]): Shape {
  const sizes = new Uint8Array(HEX_COUNT);
  const groups = new Uint8Array(HEX_COUNT);
  let count = 0;
  for (let start = 0; start < HEX_COUNT; start++) {
    const building = buildings[start] as number;
    if (building === 0 || groups[start] !== 0) continue;
    count++;
    const members: number[] = [];
    groups[start] = count;
    stack.push(start);
    for (let hex = stack.pop(); hex !== undefined; hex = stack.pop()) {
      members.push(hex);
      for (const other of AROUND[hex] as readonly number[]) {
        if (buildings[other] !== building || groups[other] !== 0) continue;
        groups[other] = count;
        stack.push(other);
      }
    }
    for (const hex of members) sizes[hex] = members.length;
  }
  return { sizes, groups, sites: Array<Int8Array | null>(FAMILIES).fill(null) };
}

function makeSites(buildings: readonly number[], shape: Shape, family: Family): Int8Array {
  const sites = new Int8Array(HEX_COUNT).fill(TOO_FAR);
  const building = buildingOf(family);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (buildings[hex] !== building) continue;
    for (const near of ring(hex, 2)) if (sites[near] === TOO_FAR) sites[near] = 0;
  }
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (buildings[hex] !== 0) {
      sites[hex] = BUILT_UP;
      continue;
    }
    let joined = 0;
    const seen: number[] = [];
    for (const other of AROUND[hex] as readonly number[]) {
      const group = shape.groups[other] as number;
      if (buildings[other] !== building || seen.includes(group)) continue;
      seen.push(group);
      joined += shape.sizes[other] as number;
    }
    if (joined > 0) sites[hex] = joined;
  }
  return sites;
}

/**
 * For each hex how many Buildings of the family a new one there would join (MARS-CON-05); 0: none, at
 * a distance of exactly two (MARS-CON-06); below 0: it may not stand there.
 */
export function sitesOf(s: OnMars, family: Family): Int8Array {
  const shape = shapeOf(s.buildings);
  const known = shape.sites[family];
  if (known) return known;
  const sites = makeSites(s.buildings, shape, family);
  shape.sites[family] = sites;
  return sites;
}

export const siteFor = (s: OnMars, family: Family, hex: number): number =>
  sitesOf(s, family)[hex] ?? TOO_FAR;

/** The size of the group that the Building on a hex belongs to; 0: no Building. */
export const sizeAt = (s: OnMars, hex: number): number => shapeOf(s.buildings).sizes[hex] ?? 0;
export const groupAt = (s: OnMars, hex: number): number => shapeOf(s.buildings).groups[hex] ?? 0;

/** The size of the largest group of a family. */
export function largestGroup(s: OnMars, family: Family): number {
  const { sizes } = shapeOf(s.buildings);
  const building = buildingOf(family);
  let most = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (s.buildings[hex] === building) most = Math.max(most, sizes[hex] as number);
  }
  return most;
}

/** How many pieces stand on each hex; overwritten by the next call. */
const pieces = new Uint8Array(HEX_COUNT);

/** Bots, Rovers, Miners and markers (MARS-MAP-07). */
export function piecesOnMap(s: OnMars): Uint8Array {
  pieces.fill(0);
  const count = companyCount(s);
  for (let id = 0; id < count; id++) {
    const { bots, rover, miners } = company(s, id);
    for (const hex of bots) (pieces[hex] as number)++;
    for (const hex of miners) (pieces[hex] as number)++;
    if (rover >= 0) (pieces[rover] as number)++;
  }
  for (const hex of s.built) if (hex >= 0) (pieces[hex] as number)++;
  return pieces;
}

export const CRYSTAL_HERE = 1;
export const FIRST_TILE = FIRST_TILE_CODE;
/** The tile on a hex; -1: none. */
export const tileAt = (s: OnMars, hex: number): number => {
  const here = s.ground[hex] ?? 0;
  return here >= FIRST_TILE ? here - FIRST_TILE : -1;
};
export const hasCrystal = (s: OnMars, hex: number): boolean => s.ground[hex] === CRYSTAL_HERE;

/** Hexes that hold nothing at all (MARS-MAP-06), told one by one; the pieces must be those of now. */
export const isEmpty = (s: OnMars, on: Uint8Array, hex: number): boolean =>
  s.buildings[hex] === 0 && s.ground[hex] === 0 && on[hex] === 0;
