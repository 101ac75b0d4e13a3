import { type Forbidden, missing } from '@orrery/kernel';
import { answers, type At, type ColonistAt, type Place, SHELTERS } from './answers.ts';
import { colonistName, countIn, freeSlots, hasRoom, tileOf, unit } from './crew.ts';
import { no } from './handler.ts';
import type { Building, Counts, Player, TileId } from './state.ts';

const { make: nameAt } = answers.upkeepMoveWho;

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

/** The same counts with so many more of a type. */
export function plus(counts: Counts, i: number, n: number): Counts {
  const next: [number, number, number, number] = [counts[0], counts[1], counts[2], counts[3]];
  next[i as 0] += n;
  return next;
}

export function countAt(p: Player, place: Place, i: number): number {
  return place === SHELTERS ? (p.shelters[i] ?? 0) : countIn(buildingOf(p, place).crew, i);
}

/** One comes, or with -1 one leaves. */
function change(p: Player, place: Place, i: number, by: 1 | -1): void {
  if (place === SHELTERS) p.shelters = plus(p.shelters, i, by);
  else {
    const at = p.buildings.findIndex(({ tile }) => tile === place);
    const { tile, crew } = p.buildings[at] ?? missing('Building', place);
    p.buildings = p.buildings.with(at, { tile, crew: crew + by * unit(i) });
  }
}
export const putIn = (p: Player, place: Place, i: number): void => change(p, place, i, 1);
export const takeFrom = (p: Player, place: Place, i: number): void => change(p, place, i, -1);

/** Why a Building takes no more of that type; null: it does (ART-GEN-06). */
export function noRoom(building: Building, i: number): Forbidden | null {
  if (hasRoom(building, i)) return null;
  const how = freeSlots(building) === 0 ? 'full' : 'type';
  return no('ART-GEN-06', { how, building: building.tile, colonist: colonistName(i) });
}

const isHub = ({ tile }: Building): boolean => tileOf(tile).isHub;

export const hasHub = (p: Player): boolean => p.buildings.some(isHub);

/** Colonists of that type in Hubs, which go on Expeditions free of cost. */
export function hubCount(p: Player, i: number): number {
  let sum = 0;
  for (const hub of p.buildings) if (isHub(hub)) sum += countIn(hub.crew, i);
  return sum;
}

/** Slots of Hubs are untyped, so only the number of colonists counts. */
export function hubRoom(p: Player): number {
  let sum = 0;
  for (const hub of p.buildings) if (isHub(hub)) sum += freeSlots(hub);
  return sum;
}

/** One colonist leaves a Hub; which one does not matter, Hubs are alike. */
export function takeFromHub(p: Player, i: number): void {
  const hub = p.buildings.find((one) => isHub(one) && countIn(one.crew, i) > 0);
  takeFrom(p, hub?.tile ?? missing('Hub with a colonist', i), i);
}

/** One colonist enters a Hub with room. */
export function putInHub(p: Player, i: number): void {
  const hub = p.buildings.find((one) => isHub(one) && hasRoom(one, i));
  putIn(p, hub?.tile ?? missing('Hub with room for', i), i);
}

export function hasColonists({ shelters, buildings }: Player): boolean {
  if (total(shelters) > 0) return true;
  for (const { crew } of buildings) if (crew !== 0) return true;
  return false;
}

/** Every colonist of the colony, one of each type for each place, Shelters first. */
export function colonistsOf(p: Player): ColonistAt[] {
  const found: ColonistAt[] = [];
  for (let i = 0; i < 4; i++) if ((p.shelters[i] ?? 0) > 0) found.push(nameAt(i, SHELTERS));
  addHoused(p.buildings, found);
  return found;
}

/** The same of Buildings only. */
export function housedIn(buildings: readonly Building[]): ColonistAt[] {
  const found: ColonistAt[] = [];
  addHoused(buildings, found);
  return found;
}

function addHoused(buildings: readonly Building[], found: ColonistAt[]): void {
  for (const { tile, crew } of buildings) {
    if (crew === 0) continue;
    for (let i = 0; i < 4; i++) if (countIn(crew, i) > 0) found.push(nameAt(i, tile));
  }
}

export const otherBuildings = (p: Player): Building[] => p.buildings.filter((one) => !isHub(one));

export const readAt = (who: ColonistAt): At => answers.placeDieTrainee.read(who);
