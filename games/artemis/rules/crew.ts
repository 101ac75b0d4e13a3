import { missing } from '@orrery/kernel';
import { buildingOn, type BuildingType, COLONISTS, type Colonist, data } from '../data/index.ts';
import type { Building, Counts, Crew, TileId } from './state.ts';

/**
 * Three bits for each type: a Building has six slots at most, so a crew with one more fits into them.
 * Never add two groups: their bits may run over.
 */
const BITS = 3;
const MASK = 7;
const CREWS = 1 << (BITS * COLONISTS.length);

export const INDEX = { pioneer: 0, engineer: 1, marine: 2, steward: 3 } as const;

/** One colonist, by index. */
export const unit = (i: number): Crew => 1 << (BITS * i);
export const countIn = (crew: Crew, i: number): number => (crew >> (BITS * i)) & MASK;
export const sizeOf = (crew: Crew): number =>
  (crew & MASK) + countIn(crew, 1) + countIn(crew, 2) + countIn(crew, 3);
export const colonistName = (i: number): Colonist => COLONISTS[i] ?? missing('colonist', i);

const NO_FIT = 0;
const FITS = 1;
const FULL = 2;

/** Matching to slots: who finds no slot of the own type must find an untyped one (ART-GEN-07). */
function matching(crew: Crew, slots: BuildingType['slots']): number {
  if (sizeOf(crew) > slots.length) return NO_FIT;
  let free = slots.filter((slot) => slot === 'any').length;
  COLONISTS.forEach((colonist, i) => {
    const typed = slots.filter((slot) => slot === colonist).length;
    free -= Math.max(0, countIn(crew, i) - typed);
  });
  if (free < 0) return NO_FIT;
  return sizeOf(crew) === slots.length ? FULL : FITS;
}

/** What the rules need to know of a tile, looked up once. */
interface Tile {
  readonly type: BuildingType;
  readonly matching: Uint8Array;
  /** Its crew may be sent on Expeditions free of cost (ART-BASE-08). */
  readonly isHub: boolean;
}

const matchings = new Map(
  data.buildingTypes.map((type) => [
    type.id,
    Uint8Array.from({ length: CREWS }, (_, crew) => matching(crew, type.slots)),
  ]),
);

const tiles = new Map<TileId, Tile>(
  data.buildingTiles.map(({ id }) => {
    const type = buildingOn(id);
    const isHub = type.effects.some(({ op }) => op === 'freeExpeditionCrew');
    return [id, { type, matching: matchings.get(type.id) ?? missing('type', type.id), isHub }];
  }),
);

export const tileOf = (id: TileId): Tile => tiles.get(id) ?? missing('tile', id);
export const fits = (tile: TileId, crew: Crew): boolean => tileOf(tile).matching[crew] !== NO_FIT;
export const isFull = ({ tile, crew }: Building): boolean => tileOf(tile).matching[crew] === FULL;
export const hasRoom = ({ tile, crew }: Building, i: number): boolean =>
  tileOf(tile).matching[crew + unit(i)] !== NO_FIT;
/** May a colonist of type `a` in the Building give its place to one of type `b`? */
export const fitsInstead = ({ tile, crew }: Building, a: number, b: number): boolean =>
  fits(tile, crew - unit(a) + unit(b));
export const freeSlots = ({ tile, crew }: Building): number =>
  tileOf(tile).type.slots.length - sizeOf(crew);

/** The colonists of each crew, in the order of COLONISTS; made once, shared by all answers. */
const listed: (readonly Colonist[] | undefined)[] = [];
export function listOf(crew: Crew): readonly Colonist[] {
  return (listed[crew] ??= namesOf([
    countIn(crew, 0),
    countIn(crew, 1),
    countIn(crew, 2),
    countIn(crew, 3),
  ]));
}

export function namesOf(counts: Counts): Colonist[] {
  const names: Colonist[] = [];
  for (let i = 0; i < COLONISTS.length; i++) {
    for (let n = counts[i] ?? 0; n > 0; n--) names.push(colonistName(i));
  }
  return names;
}

export function crewOf(colonists: readonly Colonist[]): Crew {
  let crew = 0;
  for (const colonist of colonists) crew += unit(INDEX[colonist]);
  return crew;
}

/** Every group out of these colonists of at most so many, fewer than seven, the empty one first. */
export function groupsOf(from: Counts, most: number): Crew[] {
  const found: Crew[] = [];
  for (let p = 0; p <= Math.min(from[0], most); p++)
    for (let e = 0; e <= Math.min(from[1], most - p); e++)
      for (let m = 0; m <= Math.min(from[2], most - p - e); m++)
        for (let s = 0; s <= Math.min(from[3], most - p - e - m); s++)
          found.push(p * unit(0) + e * unit(1) + m * unit(2) + s * unit(3));
  return found;
}
