/** Boxes and points in the units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({
  x,
  y,
  width,
  height,
});

/** A box around its middle. */
export const around = (x: number, y: number, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Smaller on every side; larger when `by` is below zero. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const middle = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A box grown around its middle until a thumb can hit it. */
export function grownTo(small: Box, least: number): Box {
  const { x, y } = middle(small);
  return around(x, y, Math.max(small.width, least), Math.max(small.height, least));
}

/** The largest box of a ratio (width to height) in the middle of a room. */
export function fitted(room: Box, ratio: number): Box {
  const { x, y } = middle(room);
  const width = Math.min(room.width, room.height * ratio);
  return around(x, y, width, width / ratio);
}

/** Cells of equal size in rows, read like text. */
export function cells(room: Box, columns: number, rows: number, gap: number): readonly Box[] {
  const width = (room.width - gap * (columns - 1)) / columns;
  const height = (room.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: room.x + (i % columns) * (width + gap),
    y: room.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}

/** A room cut into parts by their shares, side by side or, with `down`, one below the other. */
export function split(room: Box, shares: readonly number[], gap = 0, down = false): readonly Box[] {
  const length = (down ? room.height : room.width) - gap * (shares.length - 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let at = down ? room.y : room.x;
  return shares.map((share) => {
    const long = (length * share) / whole;
    const part = down ? { ...room, y: at, height: long } : { ...room, x: at, width: long };
    at += long + gap;
    return part;
  });
}

/**
 * Where the middles of `n` things of a width lie along a room: apart by `gap` while there is room,
 * else over each other, the last still whole.
 */
export function spread(n: number, room: number, width: number, gap = 0): readonly number[] {
  const step = n < 2 ? 0 : Math.min(width + gap, (room - width) / (n - 1));
  return Array.from({ length: n }, (_, i) => width / 2 + i * step);
}

/** Columns, rows and size that let `n` things of a ratio be as large as the room allows. */
export function packing(
  room: { readonly width: number; readonly height: number },
  n: number,
  ratio: number,
  gap = 0,
): {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
} {
  let best = { columns: 1, rows: Math.max(1, n), width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, n); columns++) {
    const rows = Math.ceil(Math.max(1, n) / columns);
    const wide = (room.width - gap * (columns - 1)) / columns;
    const high = (room.height - gap * (rows - 1)) / rows;
    const width = Math.min(wide, high * ratio);
    if (width > best.width) best = { columns, rows, width, height: width / ratio };
  }
  return best;
}
