import { COLONISTS, type Colonist } from '../data/index.ts';
import { answers, SHELTERS } from './answers.ts';
import {
  buildingOf,
  colonistsOf,
  housedIn,
  noRoom,
  plus,
  putIn,
  readAt,
  takeFrom,
} from './colony.ts';
import { crewOf, fits, freeSlots, groupsOf, hasRoom, INDEX, listOf } from './crew.ts';
import { type Do, no, type Question, seat } from './handler.ts';
import { type Artemis, player, type Player, type TileId } from './state.ts';

/** A gained colonist goes at once into a Building with room, or into Shelters (ART-GEN-08). */
export const assignColonist: Question<'assignColonist'> = {
  rule: 'ART-GEN-08',
  seat,
  candidates: (s, { seat }) => [SHELTERS, ...player(s, seat).buildings.map(({ tile }) => tile)],
  forbid(s, { seat, colonist }, place) {
    if (place === SHELTERS) return null;
    return noRoom(buildingOf(player(s, seat), place), INDEX[colonist]);
  },
  options(s, { seat, colonist }) {
    const places: string[] = [SHELTERS];
    for (const building of player(s, seat).buildings) {
      if (hasRoom(building, INDEX[colonist])) places.push(building.tile);
    }
    return places;
  },
  choose(s, { seat, colonist }, place, ctx) {
    putIn(player(s, seat), place, INDEX[colonist]);
    ctx.emit({ type: 'colonistPlaced', seat, colonist, place });
  },
};

/** Groups that may be tried at a new Building: with one too many. */
const triedGroups = ({ shelters }: Player, tile: TileId): readonly number[] =>
  groupsOf(shelters, freeSlots({ tile, crew: 0 }) + 1);

export const staffNewBuilding: Question<'staffNewBuilding'> = {
  rule: 'ART-GEN-09',
  seat,
  candidates(s, { seat, tile }) {
    const p = player(s, seat);
    return [...triedGroups(p, tile).map(listOf), ...housedIn(p.buildings)];
  },
  forbid(_s, { tile }, choice) {
    const group = answers.staffNewBuilding.read(choice);
    if ('place' in group) {
      return no('ART-GEN-09', { colonist: group.colonist, place: group.place });
    }
    if (fits(tile, crewOf(group))) return null;
    const size = freeSlots({ tile, crew: 0 });
    const how = group.length > size ? 'many' : 'types';
    return no('ART-GEN-06', { how, building: tile, size });
  },
  options(s, { seat, tile }) {
    const groups = triedGroups(player(s, seat), tile);
    return groups.filter((crew) => fits(tile, crew)).map(listOf);
  },
  choose(s, { seat, tile }, choice, ctx) {
    const colonists = answers.staffNewBuilding.read(choice);
    if ('place' in colonists || colonists.length === 0) return;
    const p = player(s, seat);
    for (const colonist of colonists) {
      takeFrom(p, SHELTERS, INDEX[colonist]);
      putIn(p, tile, INDEX[colonist]);
    }
    ctx.emit({ type: 'buildingStaffed', seat, tile, colonists });
  },
};

export const train: Question<'train'> = {
  rule: 'ART-RWD-08',
  seat,
  candidates(s, { seat }) {
    const pairs = colonistsOf(player(s, seat)).flatMap((who) => {
      const { index, place } = readAt(who);
      return COLONISTS.map((to) => answers.train.make(index, place, to));
    });
    return ['decline', ...pairs];
  },
  forbid(s, task, choice) {
    const training = answers.train.read(choice);
    if (training === null) return null;
    const { who, to } = training;
    const pioneer = who.colonist === 'pioneer' && who.place === SHELTERS;
    if (task.from === 'pioneerInShelters' && !pioneer) return no('ART-EVT-01', { how: 'who' });
    if (to === 'pioneer') return no('ART-SETUP-01');
    if (task.to !== 'any' && task.to !== to) {
      return no('ART-EVT-01', { how: 'type', colonist: to });
    }
    return s.academy[INDEX[to]] > 0 ? null : no('ART-RWD-08', { colonist: to });
  },
  choose(s, { seat }, choice, ctx) {
    const training = answers.train.read(choice);
    if (training === null) return;
    const { who, to } = training;
    // The discard comes first, so the new colonist may take the place just left (ART-RWD-08).
    takeFrom(player(s, seat), who.place, who.index);
    exchange(s, seat, who.colonist, to, ctx);
  },
};

/** A colonist already taken from its place is discarded; one of the Academy's comes instead. */
export function exchange(s: Artemis, seat: number, from: Colonist, to: Colonist, ctx: Do): void {
  s.discard = plus(s.discard, INDEX[from], 1); // never back to the Academy (ART-GEN-12)
  s.academy = plus(s.academy, INDEX[to], -1);
  const p = player(s, seat);
  p.deeds = { ...p.deeds, trained: p.deeds.trained | (1 << INDEX[to]) };
  ctx.emit({ type: 'colonistTrained', seat, from, to });
  ctx.then({ type: 'assignColonist', seat, colonist: to });
}
