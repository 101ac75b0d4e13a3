import type { Forbidden, Seat } from '@orrery/kernel';
import { answers, type At, type Choices, type Place, SHELTERS } from './answers.ts';
import { buildingOf, colonistsOf, housedIn, noRoom, putIn, takeFrom } from './colony.ts';
import { colonistName, countIn, fitsInstead, hasRoom, INDEX, isFull, tileOf } from './crew.ts';
import { lose } from './goods.ts';
import { type Do, type Effect, no, type Question, seat } from './handler.ts';
import { type Artemis, type Building, type Player, player } from './state.ts';

type Who = Choices['upkeepMoveWho'];
type Where = Choices['upkeepMoveWhere'];
const { make: nameAt, read: readWho } = answers.upkeepMoveWho;
const { read: readWhere } = answers.upkeepMoveWhere;
const TOOLKITS_PER_MOVE = 1;

/** Out of a Building always to Shelters, else into room or by a swap. */
const isMovable = (p: Player, { index, place }: At): boolean =>
  place !== SHELTERS || canEnter(p, index);

function canEnter(p: Player, i: number): boolean {
  for (const building of p.buildings) {
    if (hasRoom(building, i)) return true;
    for (let j = 0; j < 4; j++) {
      if (j !== i && countIn(building.crew, j) > 0 && fitsInstead(building, j, i)) return true;
    }
  }
  return false;
}

const canMove = (p: Player): boolean => {
  for (const { crew } of p.buildings) if (crew !== 0) return true;
  for (let i = 0; i < 4; i++) if ((p.shelters[i] ?? 0) > 0 && canEnter(p, i)) return true;
  return false;
};

/** The colonist to be moved: every one of the colony may be tried. */
const movers = {
  seat,
  candidates: (s: Artemis, { seat }: { seat: Seat }): Who[] => [
    ...colonistsOf(player(s, seat)),
    'stop',
  ],
  forbid(s: Artemis, { seat }: { seat: Seat }, choice: Who): Forbidden | null {
    const who = readWho(choice);
    if (who === null || isMovable(player(s, seat), who)) return null;
    return no('ART-GEN-06', { how: 'stuck', colonist: who.colonist });
  },
  options(s: Artemis, { seat }: { seat: Seat }): Who[] {
    const p = player(s, seat);
    const found: Who[] = [];
    for (let i = 0; i < 4; i++) {
      if ((p.shelters[i] ?? 0) > 0 && canEnter(p, i)) found.push(nameAt(i, SHELTERS));
    }
    found.push(...housedIn(p.buildings), 'stop');
    return found;
  },
};

/** Places, then colonists to swap with, type by type. */
function everywhere(p: Player): Where[] {
  const found: Where[] = [SHELTERS];
  for (const { tile } of p.buildings) found.push(tile);
  for (let j = 0; j < 4; j++) {
    if ((p.shelters[j] ?? 0) > 0) found.push(nameAt(j, SHELTERS));
    for (const { tile, crew } of p.buildings) if (countIn(crew, j) > 0) found.push(nameAt(j, tile));
  }
  return found;
}

/** Does the place take one of type `b` instead of one of type `a`? Shelters take everybody. */
const exchanges = (p: Player, place: Place, a: number, b: number): boolean =>
  place === SHELTERS || fitsInstead(buildingOf(p, place), a, b);

/** Why a colonist does not go there, or does not swap with that one. */
function forbidWhere(p: Player, i: number, from: Place, choice: Where): Forbidden | null {
  const to = readWhere(choice);
  const colonist = colonistName(i);
  if (typeof to === 'string') {
    if (to === from) return no('ART-UPK-02', { how: 'here', colonist });
    return to === SHELTERS ? null : noRoom(buildingOf(p, to), i);
  }
  const { index: j, place } = to;
  if (place === from) {
    return no('ART-UPK-02', j === i ? { how: 'here', colonist } : { how: 'inside', place });
  }
  if (j === i) return no('ART-RUL-29'); // a swap of equals changes nothing
  return exchanges(p, from, i, j) && exchanges(p, place, j, i) ? null : no('ART-GEN-07');
}

/** The same as candidates without the forbidden: this is asked for in every Upkeep of every imagined game. */
function openTo(p: Player, i: number, from: Place): Where[] {
  const found: Where[] = from === SHELTERS ? [] : [SHELTERS];
  const source = p.buildings.find(({ tile }) => tile === from);
  for (const building of p.buildings) {
    if (building !== source && hasRoom(building, i)) found.push(building.tile);
  }
  for (let j = 0; j < 4; j++) {
    if (j === i || (source !== undefined && !fitsInstead(source, i, j))) continue;
    if (source !== undefined && (p.shelters[j] ?? 0) > 0) found.push(nameAt(j, SHELTERS));
    for (const building of p.buildings) {
      if (building === source || countIn(building.crew, j) === 0) continue;
      if (fitsInstead(building, j, i)) found.push(nameAt(j, building.tile));
    }
  }
  return found;
}

interface Moving {
  readonly seat: Seat;
  readonly colonist: At['colonist'];
  readonly place: Place;
}

const destinations = {
  seat,
  candidates: (s: Artemis, { seat }: Moving): Where[] => everywhere(player(s, seat)),
  forbid: (s: Artemis, { seat, colonist, place }: Moving, choice: Where): Forbidden | null =>
    forbidWhere(player(s, seat), INDEX[colonist], place, choice),
  options: (s: Artemis, { seat, colonist, place }: Moving): Where[] =>
    openTo(player(s, seat), INDEX[colonist], place),
};

function carryOut(s: Artemis, { seat, colonist, place: from }: Moving, to: Where, ctx: Do): void {
  const p = player(s, seat);
  const i = INDEX[colonist];
  const partner = readWhere(to);
  takeFrom(p, from, i);
  if (typeof partner === 'string') {
    putIn(p, partner, i);
    ctx.emit({ type: 'colonistMoved', seat, colonist, from, to: partner });
    return;
  }
  const { place, index, colonist: other } = partner;
  takeFrom(p, place, index);
  putIn(p, place, i);
  putIn(p, from, index);
  const swap = { one: colonist, onePlace: from, other, otherPlace: place };
  ctx.emit({ type: 'colonistsSwapped', seat, ...swap });
}

/** One move or swap, asked as who and where; more with a full Shuttle Bay (ART-UPK-02, ART-UPK-03). */
export const upkeepMove: Effect<'upkeepMove'> = {
  run(s, { seat, left }, ctx) {
    if (left > 0 && canMove(player(s, seat))) ctx.then({ type: 'upkeepMoveWho', seat, left });
  },
};

export const upkeepMoveWho: Question<'upkeepMoveWho'> = {
  rule: 'ART-UPK-02',
  ...movers,
  choose(_s, { seat, left }, choice, ctx) {
    const who = readWho(choice);
    if (who === null) return;
    const { colonist, place } = who;
    ctx.then({ type: 'upkeepMoveWhere', seat, left, colonist, place });
  },
};

export const upkeepMoveWhere: Question<'upkeepMoveWhere'> = {
  rule: 'ART-UPK-02',
  ...destinations,
  choose(s, task, where, ctx) {
    carryOut(s, task, where, ctx);
    ctx.then({ type: 'upkeepMove', seat: task.seat, left: task.left - 1 });
  },
};

/** Full Buildings with this power. */
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
  ...movers,
  choose(_s, { seat }, choice, ctx) {
    const who = readWho(choice);
    if (who === null) return;
    const { colonist, place } = who;
    ctx.then({ type: 'toolkitMoveWhere', seat, colonist, place });
  },
};

export const toolkitMoveWhere: Question<'toolkitMoveWhere'> = {
  rule: 'ART-END-01',
  ...destinations,
  choose(s, task, where, ctx) {
    lose(s, task.seat, 'toolkit', TOOLKITS_PER_MOVE, 'moves', ctx);
    carryOut(s, task, where, ctx);
    ctx.then({ type: 'toolkitMove', seat: task.seat });
  },
};
