import type { Forbidden } from '@orrery/kernel';
import { AROUND, START } from '../data/map.ts';
import { LEVEL, ROVER_TECH } from '../data/tables.ts';
import { ROVER } from './answers.ts';
import { bestLevel } from './lab.ts';
import { dependsOnMoves, whyNotTile } from './possible.ts';
import { type OnMars, player, wealth } from './state.ts';
import type { Movement } from './tasks.ts';
import { piecesOnMap, tileAt } from './terrain.ts';

const PIECES = ROVER + 1;
const MOST_LEVEL = Math.max(...LEVEL);

/** Where a piece stands or would enter from; -1: there is no such piece. */
export function positionOf(s: OnMars, { seat }: Movement, piece: number): number {
  const p = player(s, seat);
  if (piece !== ROVER) return p.bots[piece] ?? -1;
  return p.rover < 0 ? START : p.rover; // MARS-CTRL-06
}

/** What is left when one step more was made: points of each kind, and Crystals spent on it. */
interface Left {
  readonly bots: number;
  readonly rover: number;
  readonly spent: number;
}

/** Steps a piece can still make without Crystals, unused Tech counted; -1: it does not move. */
function freeSteps(s: OnMars, task: Movement, { bots, rover }: Left, piece: number): number {
  if (piece !== ROVER) return bots;
  return rover < 0 || !task.tech ? rover : rover + bestLevel(s, task.seat, ROVER_TECH);
}

/** Pieces that collect may not end where they cannot take the tile (MARS-CTRL-10). */
function isBarred(
  s: OnMars,
  task: Movement,
  piece: number,
  hex: number,
  bots: readonly number[],
  spent: number,
): Forbidden | null {
  if (piece !== ROVER && !task.collect) return null;
  const tile = tileAt(s, hex);
  if (tile < 0) return null;
  const why = whyNotTile(s, task.seat, tile, bots, spent);
  if (why === null || why.rule === 'MARS-CTRL-11') return why;
  return { rule: 'MARS-CTRL-10', facts: { tile } };
}

/**
 * Where pieces that moved may not stay: with another piece (MARS-CTRL-03), or on a tile that cannot be
 * taken. There is never more than one such hex, so that it can always be left.
 */
interface Conflict {
  readonly hex: number;
  /** Own pieces there, either of which may leave. */
  readonly leavers: readonly number[];
  readonly why: Forbidden;
}

function conflicts(
  s: OnMars,
  task: Movement,
  on: Uint8Array,
  bots: readonly number[],
  rover: number,
  moved: number,
  spent: number,
): Conflict[] {
  const found: Conflict[] = [];
  for (let piece = 0; piece < PIECES; piece++) {
    if (!(moved & (1 << piece))) continue;
    const hex = piece === ROVER ? rover : (bots[piece] as number);
    if (found.some((one) => one.hex === hex)) continue;
    const barred = isBarred(s, task, piece, hex, bots, spent);
    if (barred !== null) {
      found.push({ hex, leavers: (on[hex] as number) <= 2 ? [piece] : [], why: barred });
    } else if ((on[hex] as number) > 1) {
      const own = ownAt(bots, rover, hex);
      // Two own pieces: one of them leaves. Beside others': it is the own one that has to.
      const leavers = on[hex] === 2 ? own : [];
      found.push({ hex, leavers, why: { rule: 'MARS-CTRL-03', facts: { hex } } });
    }
  }
  return found;
}

function ownAt(bots: readonly number[], rover: number, hex: number): number[] {
  const own: number[] = [];
  bots.forEach((bot, piece) => {
    if (bot === hex) own.push(piece);
  });
  if (rover === hex) own.push(ROVER);
  return own;
}

/** Where everything stands that counts for the end of a movement. */
interface Position {
  readonly on: Uint8Array;
  readonly bots: readonly number[];
  readonly rover: number;
  readonly moved: number;
}

/**
 * Can this piece go on from here, so that nothing is wrong at last? Wherever it passes, only its own
 * hex may be wrong: what it spends and where it stands may matter for others too.
 */
function canLeave(
  s: OnMars,
  task: Movement,
  piece: number,
  left: Left,
  { on, bots, rover, moved }: Position,
): boolean {
  const free = freeSteps(s, task, left, piece);
  const most = free < 0 ? 0 : free + wealth(s, task.seat) - left.spent;
  const start = piece === ROVER ? rover : (bots[piece] as number);
  const seen = new Set([start]);
  let reached = [start];
  on[start] = (on[start] as number) - 1;
  let isFound = false;
  for (let steps = 1; steps <= most && !isFound && reached.length > 0; steps++) {
    const spent = left.spent + Math.max(0, steps - free);
    const next: number[] = [];
    for (const hex of reached.flatMap((from) => AROUND[from] as readonly number[])) {
      if (seen.has(hex)) continue;
      seen.add(hex);
      const [bots2, rover2] = piece === ROVER ? [bots, hex] : [bots.with(piece, hex), rover];
      on[hex] = (on[hex] as number) + 1;
      const found = conflicts(s, task, on, bots2, rover2, moved | (1 << piece), spent);
      on[hex] = on[hex] - 1;
      if (found.length === 0) isFound = true;
      else if (found.length === 1 && found[0]?.leavers.includes(piece) === true) next.push(hex);
    }
    reached = next;
  }
  on[start] = on[start] + 1;
  return isFound;
}

/** Can the movement end from here, with what is left? */
function whyNoEnd(s: OnMars, task: Movement, left: Left, here: Position): Forbidden | null {
  const { on, bots, rover, moved } = here;
  const found = conflicts(s, task, on, bots, rover, moved, left.spent);
  const first = found[0];
  if (first === undefined) return null;
  if (found.length > 1) return first.why;
  return first.leavers.some((leaver) => canLeave(s, task, leaver, left, here)) ? null : first.why;
}

/** Why the movement may not stop now; null: it may. */
export function whyNotStop(s: OnMars, task: Movement): Forbidden | null {
  if (task.moved === 0) return null;
  const { bots, rover } = player(s, task.seat);
  return conflicts(s, task, piecesOnMap(s), bots, rover, task.moved, 0)[0]?.why ?? null;
}

/** The level of Rover Tech that is needed, so that the movement can still end. */
export function levelNeeded(s: OnMars, task: Movement): number {
  const { bots, rover } = player(s, task.seat);
  const here = { on: piecesOnMap(s), bots, rover, moved: task.moved };
  const used = { ...task, tech: false };
  for (let level = 1; level < MOST_LEVEL; level++) {
    const left = { bots: task.bots, rover: task.rover + level, spent: 0 };
    if (whyNoEnd(s, used, left, here) === null) return level;
  }
  return MOST_LEVEL;
}

/** Is nothing wrong now, and would nothing change for pieces that moved before? */
export function isCalm(s: OnMars, task: Movement): boolean {
  if (task.moved === 0) return true;
  if (whyNotStop(s, task) !== null) return false;
  const { bots, rover } = player(s, task.seat);
  for (let piece = 0; piece < PIECES; piece++) {
    if (!(task.moved & (1 << piece)) || (piece !== ROVER && !task.collect)) continue;
    const tile = tileAt(s, piece === ROVER ? rover : (bots[piece] as number));
    if (tile >= 0 && dependsOnMoves(tile)) return false;
  }
  return true;
}

/** Is there a point for this piece, free or to be bought? (MARS-CTRL-02) */
export function whyNoPoint(s: OnMars, task: Movement, piece: number): Forbidden | null {
  const own = piece === ROVER ? task.rover : task.bots;
  if (own > 0 || wealth(s, task.seat) > 0) return null;
  return { rule: 'MARS-CTRL-02', facts: { how: piece === ROVER ? 'rover' : 'bots' } };
}

/** Why a step may not be made: it could not be followed by a legal end of the movement. */
export function whyNotStep(
  s: OnMars,
  task: Movement,
  piece: number,
  to: number,
  calm = isCalm(s, task),
  on = piecesOnMap(s),
): Forbidden | null {
  const collects = piece === ROVER || task.collect;
  if (calm && on[to] === 0 && (!collects || tileAt(s, to) < 0)) return null;
  return whyNotAfter(s, task, piece, to, on);
}

function whyNotAfter(
  s: OnMars,
  task: Movement,
  piece: number,
  to: number,
  on: Uint8Array,
): Forbidden | null {
  const p = player(s, task.seat);
  const from = piece === ROVER ? p.rover : (p.bots[piece] as number);
  const bots = piece === ROVER ? p.bots : p.bots.with(piece, to);
  const rover = piece === ROVER ? to : p.rover;
  if (from >= 0) on[from] = (on[from] as number) - 1;
  on[to] = (on[to] as number) + 1;
  const reason = whyStuck(s, task, piece, on, bots, rover);
  if (from >= 0) on[from] = (on[from] as number) + 1;
  on[to] = on[to] - 1;
  return reason;
}

function whyStuck(
  s: OnMars,
  task: Movement,
  piece: number,
  on: Uint8Array,
  bots: readonly number[],
  rover: number,
): Forbidden | null {
  const isRover = piece === ROVER;
  // The step took a point: a free one of its kind, or a Crystal that is everybody's.
  const spent = (isRover ? task.rover : task.bots) > 0 ? 0 : 1;
  const left = {
    bots: task.bots - (isRover ? 0 : 1 - spent),
    rover: task.rover - (isRover ? 1 - spent : 0),
    spent,
  };
  return whyNoEnd(s, task, left, { on, bots, rover, moved: task.moved | (1 << piece) });
}
