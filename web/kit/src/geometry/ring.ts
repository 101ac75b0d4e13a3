import type { Box, Point } from './box.ts';
import { around } from './box.ts';

/** A point on a circle; degrees clockwise from the top. */
export function onRing(middle: Point, radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) };
}

/** `n` sectors of equal width round a circle: where each begins, ends and has its middle. */
export function sectors(
  n: number,
  first = 0,
  gap = 0,
): readonly { readonly from: number; readonly to: number; readonly middle: number }[] {
  const wide = 360 / n;
  return Array.from({ length: n }, (_, i) => {
    const from = first + i * wide;
    return { from: from + gap / 2, to: from + wide - gap / 2, middle: from + wide / 2 };
  });
}

/**
 * Where `n` things of a size stand in a room so that none covers another: in as few rows as they
 * need, around the room's middle, and smaller where they are too many.
 */
export function standing(n: number, room: Box, size: number): readonly Box[] {
  if (n === 0) return [];
  const rowsAt = (s: number): number =>
    Math.ceil(n / Math.max(1, Math.floor(room.width / s + 1e-9)));
  let s = Math.min(size, room.width, room.height);
  while (rowsAt(s) * s > room.height + 1e-9) s *= 0.94;
  const rows = rowsAt(s);
  const inRow = Math.ceil(n / rows);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, n - row * inRow);
    const step = Math.min(room.width / here, s * 1.2);
    const x = room.x + room.width / 2 + ((i % inRow) - (here - 1) / 2) * step;
    const y =
      room.y + room.height / 2 + (row - (rows - 1) / 2) * Math.min(room.height / rows, s * 1.15);
    return around(x, y, s);
  });
}
