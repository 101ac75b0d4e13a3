import { MARKS } from '../signs/marks.tsx';
import { textWidth } from '../words/measure.ts';
import type { Line, Token } from './token.ts';

/** In a line whose signs are 20 high. */
export const FIGURE = 17;
const SIGN = 21;

const isFigure = (token: Token): token is string => typeof token === 'string';

function widthOf(token: Token): number {
  if (isFigure(token)) return textWidth(token, FIGURE, 'bold') + (token === '/' ? 2 : 3);
  return 'draw' in token ? (token.wide ?? SIGN) : SIGN;
}

/** A number after a sign begins a new amount and keeps its distance, unless an arrow or the like joins them. */
const gapBefore = (line: Line, i: number): number => {
  const [before, token] = [line[i - 1], line[i]];
  if (before === undefined || token === undefined || isFigure(before) || !isFigure(token)) return 0;
  const joins = 'sign' in before && Object.hasOwn(MARKS, before.sign);
  return !joins && /\d/.test(token) ? 4 : 0;
};

/** What figures and the room between amounts take, and what signs take. */
function widths(line: Line): { readonly figures: number; readonly signs: number } {
  let [figures, signs] = [0, 0];
  line.forEach((token, i) => {
    if (isFigure(token)) figures += gapBefore(line, i) + widthOf(token);
    else signs += widthOf(token);
  });
  return { figures, signs };
}

/** Where room is short, signs give way before figures do: they can be told apart when smaller. */
const LEAST_SIGN = 0.55;

export interface LineLayout {
  /** What the whole line is scaled by, and its signs once more. */
  readonly scale: number;
  readonly sign: number;
  /** The middle of each token before scaling, from the start of the line. */
  readonly at: readonly number[];
  /** After scaling. */
  readonly width: number;
}

/** How a line of tokens fits its room; its figures never fall below `least`. */
export function layLine(line: Line, size: number, room: number, least: number): LineLayout {
  const full = Math.max(size / 20, least / FIGURE);
  const { figures, signs } = widths(line);
  const left = signs === 0 ? 1 : (room / full - figures) / signs;
  const sign = Math.min(1, size / 20 / full, Math.max(LEAST_SIGN, left));
  const fitting = room / Math.max(1, figures + signs * sign);
  const floor = figures > 0 ? least / FIGURE : 0;
  const scale = Math.max(floor, Math.min(full, fitting));
  let x = 0;
  const at = line.map((token, i) => {
    x += gapBefore(line, i);
    const wide = widthOf(token) * (isFigure(token) ? 1 : sign);
    x += wide;
    return x - wide / 2;
  });
  return { scale, sign, at, width: x * scale };
}

/** As much of a line as fits its room, but never less than its first amount. */
export function cutLine<S extends string>(
  line: Line<S>,
  size: number,
  room: number,
  least: number,
): Line<S> {
  let n = line.length;
  while (n > 2 && layLine(line.slice(0, n), size, room, least).width > room * 1.01) n--;
  const kept = line.slice(0, n);
  // A number or mark without what it counts says nothing.
  return n < line.length && n > 2 && typeof kept.at(-1) === 'string' ? kept.slice(0, -1) : kept;
}

/** How wide a line of tokens is when it has all the room it wants. */
export function lineWidth(line: Line, size: number): number {
  const { figures, signs } = widths(line);
  return ((figures + signs) * size) / 20;
}
