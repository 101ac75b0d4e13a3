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
  /** How high names are written on tiles, and the least that can be read. */
  readonly type: number;
  readonly least: number;
  /** Solo: where the drones hover. */
  readonly drones: Box | null;
  /** Where ice begins and where it ends. */
  readonly surface: number;
  readonly crust: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Ships and halls above the ice, camp and crane within it, vents and quarry on the sea floor. */
function wide(solo: boolean): Plan {
  const camp = box(587, 152, 557, 292);
  return {
    width: 1150,
    height: 640,
    regions: {
      basecamp: solo ? { ...camp, width: 385 } : camp,
      vents: box(587, 462, 557, 112),
      quarry: box(6, 462, 557, 112),
      gantry: box(6, 152, 557, 292),
      doorstep: box(6, 6, 394, 130),
      academy: box(422, 6, 260, 130),
      outfitter: box(692, 6, 164, 130),
    },
    letters: {
      A: { x: 676, y: 144 },
      B: { x: 1064, y: 453 },
      C: { x: 575, y: 520 },
      D: { x: 84, y: 453 },
      E: { x: 84, y: 144 },
      F: { x: 411, y: 70 },
    },
    event: box(866, 6, 278, 130),
    relief: box(6, 584, 712, 52),
    score: box(730, 584, 414, 52),
    type: 13,
    least: 12.8,
    drones: solo ? box(986, 152, 158, 292) : null,
    surface: 142,
    crust: 453,
  };
}

/** As wide for its height as a phone leaves room above the question; letters of 17 are 9 pixels there. */
function tall(solo: boolean): Plan {
  const camp = box(4, 459, 702, 186);
  return {
    width: 710,
    height: 852,
    regions: {
      doorstep: box(4, 4, 316, 116),
      academy: box(334, 4, 254, 116),
      outfitter: box(594, 4, 112, 116),
      gantry: box(4, 208, 702, 240),
      basecamp: solo ? { ...camp, width: 516 } : camp,
      quarry: box(4, 656, 336, 104),
      vents: box(370, 656, 336, 104),
    },
    // Beside the titles, and below where the Event's words seldom reach.
    letters: {
      A: { x: 590, y: 453 },
      B: { x: 604, y: 650 },
      C: { x: 355, y: 708 },
      D: { x: 228, y: 650 },
      E: { x: 500, y: 203 },
      F: { x: 327, y: 62 },
    },
    event: box(4, 124, 702, 74),
    relief: box(4, 766, 702, 46),
    score: box(4, 815, 702, 36),
    type: 17,
    least: 17,
    drones: solo ? box(526, 459, 180, 186) : null,
    surface: 203,
    crust: 650,
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

const HANG_IN_ROW = 4;

/** Tiles hang in one row, or in two when the Gantry is crowded. */
export function gantryCells(room: Box, n: number): readonly Box[] {
  return n <= HANG_IN_ROW ? cells(room, Math.max(3, n), 1, 8) : cells(room, Math.ceil(n / 2), 2, 4);
}
