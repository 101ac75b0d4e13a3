import type { Forbidden, Seat } from '@orrery/kernel';
import type { Context } from './handler.ts';
import type { SymbolAt } from './events.ts';
import { type Antarctica, type Player, player } from './state.ts';
import { countsOf, symbolId, TRACK, trackId, type TrackTable } from './tables.ts';

/** Research tracks (ANT-TRK): each is a number with a hexadecimal digit for each seat. */

const table = (track: number): TrackTable => TRACK[track] as TrackTable;
const cubesOn = (s: Antarctica, track: number): number => s.tracks[track] as number;

/** Where a seat's cube stands; 0: it has none there. */
export const spaceOf = (s: Antarctica, track: number, seat: Seat): number =>
  (cubesOn(s, track) >> (4 * seat)) & 15;

export const cubesLeft = (s: Antarctica, p: Player): number =>
  countsOf(s.players.length).cubes - p.spent.length;

/** Empty spaces above a space (ANT-TRK-02), as bits. */
function emptyAbove(cubes: number, track: number, space: number): number {
  const taken =
    (1 << (cubes & 15)) |
    (1 << ((cubes >> 4) & 15)) |
    (1 << ((cubes >> 8) & 15)) |
    (1 << (cubes >> 12));
  return table(track).spaces & ~taken & -(2 << space);
}

/** Open tracks on which a seat can advance, as bits (ANT-TRK-01, ANT-TRK-06). */
export function openTo(s: Antarctica, seat: Seat): number {
  const hasCube = cubesLeft(s, player(s, seat)) > 0;
  const count = countsOf(s.players.length).tracks;
  let tracks = 0;
  for (let track = 0; track < count; track++) {
    const cubes = cubesOn(s, track);
    const space = (cubes >> (4 * seat)) & 15;
    if ((space > 0 || hasCube) && emptyAbove(cubes, track, space) !== 0) tracks |= 1 << track;
  }
  return tracks;
}

export function forbidAdvance(s: Antarctica, seat: Seat, track: number): Forbidden | null {
  const space = spaceOf(s, track, seat);
  const facts = { track: trackId(track) };
  if (space === 0 && cubesLeft(s, player(s, seat)) === 0) return { rule: 'ANT-TRK-01', facts };
  return emptyAbove(cubesOn(s, track), track, space) === 0 ? { rule: 'ANT-TRK-06', facts } : null;
}

/** The space that so many steps lead to: only empty spaces count, and what is over is lost (ANT-TRK-04). */
export function landing(s: Antarctica, seat: Seat, track: number, steps: number): number {
  const space = spaceOf(s, track, seat);
  let rest = emptyAbove(cubesOn(s, track), track, space);
  let last = space;
  for (let step = 0; step < steps && rest !== 0; step++) {
    last = 31 - Math.clz32(rest & -rest);
    rest &= rest - 1;
  }
  return last;
}

/** Puts a cube on a space that it may take; it is the next one of those available if it enters. */
export function putCube(s: Antarctica, seat: Seat, track: number, space: number): void {
  const before = spaceOf(s, track, seat);
  if (before === 0) {
    const p = player(s, seat);
    p.spent = [...p.spent, track];
  }
  s.tracks = s.tracks.with(track, cubesOn(s, track) + ((space - before) << (4 * seat)));
}

/** Cube 1 keeps the score; those available follow (ANT-COMP-10). */
export const cubeId = (seat: Seat, index: number): string => `cube-${seat + 1}-${index + 2}`;
export const cubeOn = (s: Antarctica, seat: Seat, track: number): string =>
  cubeId(seat, player(s, seat).spent.indexOf(track));

/** Advances and lines up the symbols that were entered or passed, lowest first (ANT-TRK-08). */
export function advance(
  s: Antarctica,
  seat: Seat,
  track: number,
  steps: number,
  ctx: Context,
): void {
  const from = spaceOf(s, track, seat);
  const to = landing(s, seat, track, steps);
  putCube(s, seat, track, to);
  ctx.emit({
    type: 'advanced',
    seat,
    track: trackId(track),
    cube: cubeOn(s, seat, track),
    from,
    to,
    steps,
  });
  const { coloured, blue } = table(track);
  let passed = coloured & -(2 << from) & ((2 << to) - 1);
  for (; passed !== 0; passed &= passed - 1) {
    const space = 31 - Math.clz32(passed & -passed);
    const once = blue[space] as number;
    if ((s.used & once) !== 0) continue;
    s.used |= once; // ANT-TRK-10: at once, whatever comes of it
    s.waiting = [...s.waiting, waitingFor(seat, track, space)];
  }
}

/** A symbol in the line: seat, track and space in one number. */
const waitingFor = (seat: Seat, track: number, space: number): number =>
  seat | (track << 2) | (space << 5);
export const waitingSeat = (waiting: number): Seat => waiting & 3;
export const waitingSymbol = (waiting: number): number =>
  table((waiting >> 2) & 7).symbols[waiting >> 5] as number;
export function symbolAt(waiting: number): SymbolAt {
  const track = (waiting >> 2) & 7;
  return {
    seat: waitingSeat(waiting),
    track: trackId(track),
    space: waiting >> 5,
    symbol: symbolId(waitingSymbol(waiting)),
  };
}
