import type { Forbidden } from '@orrery/kernel';
import { ring, START } from '../data/map.ts';
import { ROVER_TECH } from '../data/tables.ts';
import { ROVER } from './answers.ts';
import { bestLevel } from './lab.ts';
import { dependsOnMoves, whyNotTile } from './possible.ts';
import { type OnMars, player, wealth } from './state.ts';
import type { Movement } from './tasks.ts';
import { piecesOnMap, tileAt } from './terrain.ts';

const PIECES = ROVER + 1;

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

/** The fewest steps from a hex to one where the piece may end; 0: none can be reached. */
function stepsToEnd(
  s: OnMars,
  task: Movement,
  piece: number,
  from: number,
  left: Left,
  on: Uint8Array,
  bots: readonly number[],
): number {
  const free = freeSteps(s, task, left, piece);
  const most = free < 0 ? 0 : free + wealth(s, task.seat) - left.spent;
  for (let steps = 1; steps <= most; steps++) {
    const spent = left.spent + Math.max(0, steps - free);
    for (const hex of ring(from, steps)) {
      if (on[hex] === 0 && isBarred(s, task, piece, hex, bots, spent) === null) return steps;
    }
  }
  return 0;
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
      found.push({ hex, leavers: on[hex] === 1 ? [piece] : [], why: barred });
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

/** Why the movement may not stop now; null: it may. */
export function whyNotStop(s: OnMars, task: Movement): Forbidden | null {
  if (task.moved === 0) return null;
  const { bots, rover } = player(s, task.seat);
  return conflicts(s, task, piecesOnMap(s), bots, rover, task.moved, 0)[0]?.why ?? null;
}

/** How many Rover points Tech must bring, so that the movement can still end. */
export function missingPoints(s: OnMars, task: Movement): number {
  const { bots, rover } = player(s, task.seat);
  const on = piecesOnMap(s);
  const [conflict] = conflicts(s, task, on, bots, rover, task.moved, 0);
  if (conflict === undefined) return 0;
  let need = 0;
  for (const leaver of conflict.leavers) {
    const left = { bots: task.bots, rover: task.rover, spent: 0 };
    const steps = stepsToEnd(s, task, leaver, conflict.hex, left, on, bots);
    if (leaver === ROVER) need = steps - task.rover - wealth(s, task.seat);
    else if (steps > 0) return 0;
  }
  return Math.max(0, need);
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
  const found = conflicts(s, task, on, bots, rover, task.moved | (1 << piece), spent);
  const first = found[0];
  if (first === undefined) return null;
  if (found.length > 1) return first.why;
  const left = {
    bots: task.bots - (isRover ? 0 : 1 - spent),
    rover: task.rover - (isRover ? 1 - spent : 0),
    spent,
  };
  for (const leaver of first.leavers) {
    if (stepsToEnd(s, task, leaver, first.hex, left, on, bots) > 0) return null;
  }
  return first.why;
}
