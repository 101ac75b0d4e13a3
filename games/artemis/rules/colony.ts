import { missing } from '@orrery/kernel';
import { COLONISTS, type Colonist } from '../data/index.ts';
import { countIn, fits, hasRoom, tileOf, unit } from './crew.ts';
import {
  type Building,
  type Counts,
  type Place,
  type Player,
  SHELTERS,
  type TileId,
} from './state.ts';
import type { ColonistAt } from './tasks.ts';

export const buildingOf = (p: Player, tile: TileId): Building =>
  p.buildings.find((building) => building.tile === tile) ?? missing('Building', tile);

/** How many of a type are in Shelters and Buildings; colonists under way do not count (ART-GEN-14). */
export function colonyCount(p: Player, i: number): number {
  let sum = p.shelters[i] ?? 0;
  for (const { crew } of p.buildings) sum += countIn(crew, i);
  return sum;
}

export const colonyOf = (p: Player): Counts => [
  colonyCount(p, 0),
  colonyCount(p, 1),
  colonyCount(p, 2),
  colonyCount(p, 3),
];

export const total = (counts: Counts): number => counts[0] + counts[1] + counts[2] + counts[3];

export function addTo(counts: Counts, i: number, n: number): void {
  counts[i] = (counts[i] ?? 0) + n;
}

export function countAt(p: Player, place: Place, i: number): number {
  return place === SHELTERS ? (p.shelters[i] ?? 0) : countIn(buildingOf(p, place).crew, i);
}

export function putIn(p: Player, place: Place, i: number): void {
  if (place === SHELTERS) addTo(p.shelters, i, 1);
  else buildingOf(p, place).crew += unit(i);
}

export function takeFrom(p: Player, place: Place, i: number): void {
  if (place === SHELTERS) addTo(p.shelters, i, -1);
  else buildingOf(p, place).crew -= unit(i);
}

/** Own Buildings with room for one more of that type (ART-GEN-06). */
export function placesFor(p: Player, i: number): TileId[] {
  const places: TileId[] = [];
  for (const building of p.buildings) if (hasRoom(building, i)) places.push(building.tile);
  return places;
}

export const hasHub = (p: Player): boolean => p.buildings.some(({ tile }) => tileOf(tile).isHub);

/** Colonists of that type in Hubs, which go on Expeditions free of cost. */
export function hubCount(p: Player, i: number): number {
  let sum = 0;
  for (const { tile, crew } of p.buildings) if (tileOf(tile).isHub) sum += countIn(crew, i);
  return sum;
}

/** One colonist leaves a Hub; which one does not matter, Hubs are alike. */
export function takeFromHub(p: Player, i: number): void {
  const hub = p.buildings.find(({ tile, crew }) => tileOf(tile).isHub && countIn(crew, i) > 0);
  (hub ?? missing('Hub with a colonist', i)).crew -= unit(i);
}

/** Room of the Hubs for a whole group: the crew each would take, or null. */
export function shareAmongHubs(p: Player, group: number): Map<TileId, number> | null {
  const hubs = p.buildings.filter(({ tile }) => tileOf(tile).isHub);
  return share(hubs, 0, group);
}

function share(hubs: readonly Building[], from: number, group: number): Map<TileId, number> | null {
  const hub = hubs[from];
  if (hub === undefined) return group === 0 ? new Map() : null;
  for (const part of partsOf(group)) {
    if (!fits(hub.tile, hub.crew + part)) continue;
    const rest = share(hubs, from + 1, group - part);
    if (rest !== null) return rest.set(hub.tile, part);
  }
  return null;
}

/** All sub-groups of a group, the largest first. */
function partsOf(group: number): number[] {
  let parts = [0];
  COLONISTS.forEach((_, i) => {
    parts = parts.flatMap((part) =>
      Array.from({ length: countIn(group, i) + 1 }, (_unused, n) => part + n * unit(i)),
    );
  });
  return parts.reverse();
}

/** A colonist of a colony, by the index of its type. */
export interface At {
  readonly index: number;
  readonly place: Place;
}

const names = new Map<Place, readonly ColonistAt[]>();
const parsed = new Map<string, At>();

function namesAt(place: Place): readonly ColonistAt[] {
  const known = names.get(place);
  if (known !== undefined) return known;
  const made = COLONISTS.map((colonist): ColonistAt => `${colonist}@${place}`);
  names.set(place, made);
  made.forEach((name, index) => parsed.set(name, { index, place }));
  return made;
}

/** `pioneer@shelters`, made once for each place. */
export const nameAt = (place: Place, i: number): ColonistAt =>
  namesAt(place)[i] ?? missing('colonist', i);

/** The colonist that an answer names; null: it names none. */
export function parseAt(choice: unknown): At | null {
  if (typeof choice !== 'string') return null;
  const known = parsed.get(choice);
  if (known !== undefined) return known;
  const cut = choice.indexOf('@');
  const index = COLONISTS.indexOf(choice.slice(0, cut) as Colonist);
  return index < 0 ? null : { index, place: choice.slice(cut + 1) };
}

/** Every colonist of the colony, one of each type for each place, Shelters first. */
export function colonistsOf(p: Player): ColonistAt[] {
  const found: ColonistAt[] = [];
  const shelters = namesAt(SHELTERS);
  for (let i = 0; i < 4; i++) if ((p.shelters[i] ?? 0) > 0) found.push(shelters[i] as ColonistAt);
  for (const { tile, crew } of p.buildings) {
    if (crew === 0) continue;
    const here = namesAt(tile);
    for (let i = 0; i < 4; i++) if (countIn(crew, i) > 0) found.push(here[i] as ColonistAt);
  }
  return found;
}

/** Is such a colonist there? Answers may name any place. */
export function hasColonistAt(p: Player, { index, place }: At): boolean {
  if (place === SHELTERS) return (p.shelters[index] ?? 0) > 0;
  const building = p.buildings.find(({ tile }) => tile === place);
  return building !== undefined && countIn(building.crew, index) > 0;
}
