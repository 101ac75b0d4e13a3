import type { Json, Seat } from '@orrery/kernel';
import { countIn, fits, hasRoom, isFull, tileOf, unit, colonistName, INDEX } from './crew.ts';
import { type At, hasColonistAt, nameAt, parseAt, placesFor, putIn, takeFrom } from './colony.ts';
import { lose } from './goods.ts';
import type { Do, Effect, Question } from './handler.ts';
import { type Artemis, type Building, type Place, type Player, player, SHELTERS } from './state.ts';
import type { Choices } from './tasks.ts';

type Who = Choices['upkeepMoveWho'];
type Where = Choices['upkeepMoveWhere'];
const TOOLKITS_PER_MOVE = 1;

/** May a colonist of type `a` in the Building give its place to one of type `b`? */
const fitsInstead = ({ tile, crew }: Building, a: number, b: number): boolean =>
  fits(tile, crew - unit(a) + unit(b));

/** Colonists with somewhere to go: out of a Building always to Shelters, else into room or a swap. */
function movable(p: Player): Who[] {
  const found: Who[] = [];
  for (let i = 0; i < 4; i++) {
    if ((p.shelters[i] ?? 0) > 0 && canEnter(p, i)) found.push(nameAt(SHELTERS, i));
  }
  for (const { tile, crew } of p.buildings) {
    if (crew === 0) continue;
    for (let i = 0; i < 4; i++) if (countIn(crew, i) > 0) found.push(nameAt(tile, i));
  }
  return found;
}

function canEnter(p: Player, i: number): boolean {
  for (const building of p.buildings) {
    if (hasRoom(building, i)) return true;
    for (let j = 0; j < 4; j++) {
      if (j !== i && countIn(building.crew, j) > 0 && fitsInstead(building, j, i)) return true;
    }
  }
  return false;
}

/** Places with room, then colonists to swap with; a swap of equals changes nothing (ART-RUL-29). */
function destinations(p: Player, i: number, from: Place): Where[] {
  const found: Where[] = from === SHELTERS ? [] : [SHELTERS];
  for (const tile of placesFor(p, i)) if (tile !== from) found.push(tile);
  const source = p.buildings.find(({ tile }) => tile === from) ?? null;
  for (let j = 0; j < 4; j++) {
    if (j === i || (source !== null && !fitsInstead(source, i, j))) continue;
    if (source !== null && (p.shelters[j] ?? 0) > 0) found.push(nameAt(SHELTERS, j));
    for (const building of p.buildings) {
      if (building === source || countIn(building.crew, j) === 0) continue;
      if (fitsInstead(building, j, i)) found.push(nameAt(building.tile, j));
    }
  }
  return found;
}

function carryOut(s: Artemis, seat: Seat, who: At, where: Where, ctx: Do): void {
  const { index: i, place: from } = who;
  const p = player(s, seat);
  const partner = parseAt(where);
  takeFrom(p, from, i);
  const colonist = colonistName(i);
  if (partner === null) {
    putIn(p, where, i);
    ctx.emit({ type: 'colonistMoved', seat, colonist, from, to: where });
    return;
  }
  takeFrom(p, partner.place, partner.index);
  putIn(p, partner.place, i);
  putIn(p, from, partner.index);
  const other = { other: colonistName(partner.index), otherPlace: partner.place };
  ctx.emit({ type: 'colonistsSwapped', seat, one: colonist, onePlace: from, ...other });
}

function whoRefused(s: Artemis, seat: Seat, choice: Json): string | null {
  const at = parseAt(choice);
  if (at === null) return null;
  return hasColonistAt(player(s, seat), at) ? 'ART-GEN-06' : 'ART-UPK-02';
}

function whereRefused(s: Artemis, seat: Seat, { index: i, place }: At, choice: Json): string {
  const p = player(s, seat);
  const at = parseAt(choice);
  if (at === null)
    return p.buildings.some(({ tile }) => tile === choice) ? 'ART-GEN-06' : 'ART-UPK-02';
  if (!hasColonistAt(p, at)) return 'ART-UPK-02';
  if (at.index === i) return 'ART-RUL-29';
  return at.place === place ? 'ART-UPK-02' : 'ART-GEN-07'; // a swap is between two places
}

/** One move or swap, asked as who and where; more with a full Shuttle Bay (ART-UPK-02, ART-UPK-03). */
export const upkeepMove: Effect<'upkeepMove'> = {
  run(s, { seat, left }, ctx) {
    if (left > 0 && movable(player(s, seat)).length > 0) {
      ctx.then({ type: 'upkeepMoveWho', seat, left });
    }
  },
};

export const upkeepMoveWho: Question<'upkeepMoveWho'> = {
  rule: 'ART-UPK-02',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => [...movable(player(s, seat)), 'stop'],
  choose(s, { seat, left }, who, ctx) {
    const at = parseAt(who);
    if (at === null) return;
    const { index, place } = at;
    const [only, ...others] = destinations(player(s, seat), index, place);
    if (others.length > 0) {
      ctx.then({ type: 'upkeepMoveWhere', seat, left, colonist: colonistName(index), place });
    } else upkeepMoveTo(s, { seat, left }, at, only ?? SHELTERS, ctx);
  },
  refuse: (s, { seat }, choice) => whoRefused(s, seat, choice),
};

export const upkeepMoveWhere: Question<'upkeepMoveWhere'> = {
  rule: 'ART-UPK-02',
  seat: (_s, { seat }) => seat,
  options: (s, { seat, colonist, place }) => destinations(player(s, seat), INDEX[colonist], place),
  choose(s, task, where, ctx) {
    upkeepMoveTo(s, task, { index: INDEX[task.colonist], place: task.place }, where, ctx);
  },
  refuse: (s, { seat, colonist, place }, choice) =>
    whereRefused(s, seat, { index: INDEX[colonist], place }, choice),
};

interface Turn {
  readonly seat: Seat;
  readonly left: number;
}

function upkeepMoveTo(s: Artemis, { seat, left }: Turn, who: At, where: Where, ctx: Do): void {
  carryOut(s, seat, who, where, ctx);
  ctx.then({ type: 'upkeepMove', seat, left: left - 1 });
}

/** Is a Building with this power full? */
export function fullPowers(p: Player, op: 'extraMoves' | 'toolkitMoves'): Building[] {
  return p.buildings.filter((building) => {
    const { effects, beforeFinalScoring } = tileOf(building.tile).type;
    const powers = [...effects, ...(beforeFinalScoring?.effects ?? [])];
    return powers.some((effect) => effect.op === op) && isFull(building);
  });
}

/** Snowcat Garage: a Toolkit for each move, while it is full (ART-END-01). */
export const toolkitMove: Effect<'toolkitMove'> = {
  run(s, { seat }, ctx) {
    const p = player(s, seat);
    if (p.toolkit < TOOLKITS_PER_MOVE || fullPowers(p, 'toolkitMoves').length === 0) return;
    // A full Garage has a crew that can leave, so there is always somebody to move.
    ctx.then({ type: 'toolkitMoveWho', seat });
  },
};

export const toolkitMoveWho: Question<'toolkitMoveWho'> = {
  rule: 'ART-END-01',
  seat: (_s, { seat }) => seat,
  options: (s, { seat }) => [...movable(player(s, seat)), 'stop'],
  choose(s, { seat }, who, ctx) {
    const at = parseAt(who);
    if (at === null) return;
    const { index, place } = at;
    const [only, ...others] = destinations(player(s, seat), index, place);
    if (others.length > 0) {
      ctx.then({ type: 'toolkitMoveWhere', seat, colonist: colonistName(index), place });
    } else toolkitMoveTo(s, seat, at, only ?? SHELTERS, ctx);
  },
  refuse: (s, { seat }, choice) => whoRefused(s, seat, choice),
};

export const toolkitMoveWhere: Question<'toolkitMoveWhere'> = {
  rule: 'ART-END-01',
  seat: (_s, { seat }) => seat,
  options: (s, { seat, colonist, place }) => destinations(player(s, seat), INDEX[colonist], place),
  choose(s, { seat, colonist, place }, where, ctx) {
    toolkitMoveTo(s, seat, { index: INDEX[colonist], place }, where, ctx);
  },
  refuse: (s, { seat, colonist, place }, choice) =>
    whereRefused(s, seat, { index: INDEX[colonist], place }, choice),
};

function toolkitMoveTo(s: Artemis, seat: Seat, who: At, where: Where, ctx: Do): void {
  lose(s, seat, 'toolkit', TOOLKITS_PER_MOVE, 'moves', ctx);
  carryOut(s, seat, who, where, ctx);
  ctx.then({ type: 'toolkitMove', seat });
}
