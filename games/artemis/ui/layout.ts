import type { Letter, Region } from '../data/index.ts';
import type { Box } from './spot.tsx';

/** Where things are drawn: one plan for a wide box and one for a phone. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Clockwise from Basecamp, as the Phase marker goes. */
  readonly regions: Readonly<Record<Region, Box>>;
  /** Buoys before their regions (ART-RUL-06). */
  readonly letters: Readonly<Record<Letter, Point>>;
  readonly event: Box;
  readonly relief: Box;
  readonly score: Box;
  /** How high names are written on tiles. */
  readonly type: number;
  /** Solo: where the drones hover. */
  readonly drones: Box | null;
  /** Where ice begins and where it ends. */
  readonly surface: number;
  readonly crust: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Ships and halls above the ice, camp and crane within it, vents and quarry on the sea floor. */
function wide(solo: boolean): Plan {
  const camp = box(532, 152, 502, 292);
  return {
    width: 1040,
    height: 640,
    regions: {
      basecamp: solo ? { ...camp, width: 330 } : camp,
      vents: box(532, 462, 502, 112),
      quarry: box(6, 462, 502, 112),
      gantry: box(6, 152, 502, 292),
      doorstep: box(6, 6, 356, 130),
      academy: box(382, 6, 236, 130),
      outfitter: box(628, 6, 148, 130),
    },
    letters: {
      A: { x: 612, y: 144 },
      B: { x: 962, y: 453 },
      C: { x: 520, y: 520 },
      D: { x: 76, y: 453 },
      E: { x: 76, y: 144 },
      F: { x: 372, y: 70 },
    },
    event: box(786, 6, 248, 130),
    relief: box(6, 584, 642, 52),
    score: box(660, 584, 374, 52),
    type: 13,
    drones: solo ? box(876, 152, 158, 292) : null,
    surface: 142,
    crust: 453,
  };
}

/** As wide for its height as a phone leaves room above the question. */
function tall(solo: boolean): Plan {
  const camp = box(4, 442, 672, 188);
  return {
    width: 680,
    height: 852,
    regions: {
      doorstep: box(4, 4, 304, 116),
      academy: box(322, 4, 242, 116),
      outfitter: box(570, 4, 106, 116),
      gantry: box(4, 214, 672, 216),
      basecamp: solo ? { ...camp, width: 486 } : camp,
      quarry: box(4, 644, 322, 106),
      vents: box(354, 644, 322, 106),
    },
    letters: {
      A: { x: 570, y: 436 },
      B: { x: 640, y: 637 },
      C: { x: 340, y: 698 },
      D: { x: 40, y: 637 },
      E: { x: 40, y: 207 },
      F: { x: 315, y: 62 },
    },
    event: box(4, 126, 672, 74),
    relief: box(4, 758, 672, 50),
    score: box(4, 812, 672, 38),
    type: 15,
    drones: solo ? box(496, 442, 180, 188) : null,
    surface: 207,
    crust: 637,
  };
}

export const isTall = (width: number, height: number): boolean => width < height * 1.15;
export const planOf = (isTallBox: boolean, solo: boolean): Plan =>
  isTallBox ? tall(solo) : wide(solo);

/** The room of a panel below its title. */
const TITLE = 26;
export const below = ({ x, y, width, height }: Box): Box => ({
  x: x + 8,
  y: y + TITLE,
  width: width - 16,
  height: height - TITLE - 6,
});

/** Cells in rows, as alike in size as can be. */
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

/** Expeditions side by side while they are few. */
export const campCells = (room: Box, n: number): readonly Box[] =>
  n === 4 && room.height > 180 && room.width < 560
    ? cells(room, 2, 2, 8)
    : cells(room, Math.max(1, n), 1, 8);

/** Tiles hang in one row, or in two when the Gantry is crowded. */
export function gantryCells(room: Box, n: number): readonly Box[] {
  const most = room.width > 640 ? 7 : 4;
  return n <= most
    ? cells(room, Math.max(3, n), 1, 8)
    : cells(room, Math.max(4, Math.ceil(n / 2)), 2, 8);
}
