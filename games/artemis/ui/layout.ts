import { type Box, box, cells, type Point } from '@orrery/kit';
import type { Letter, Region } from '../data/index.ts';

/** Where things are drawn: one plan for a wide box, and one for a phone, which shows less. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Only what can be read on a phone: each region opens large. */
  readonly small: boolean;
  /** Clockwise from Basecamp, as the Phase marker goes. */
  readonly regions: Readonly<Record<Region, Box>>;
  /** Buoys before their regions (ART-RUL-06). */
  readonly letters: Readonly<Record<Letter, Point>>;
  readonly event: Box;
  readonly relief: Box;
  /** None: points are told elsewhere. */
  readonly score: Box | null;
  /** Solo: where the drones hover. */
  readonly drones: Box | null;
  /** Where ice begins and where it ends. */
  readonly surface: number;
  readonly crust: number;
}

/** Ships and halls above the ice, camp and crane within it, vents and quarry on the sea floor. */
function wide(solo: boolean): Plan {
  const camp = box(587, 152, 557, 292);
  return {
    width: 1150,
    height: 640,
    small: false,
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
    drones: solo ? box(986, 152, 158, 292) : null,
    surface: 142,
    crust: 453,
  };
}

/** About one unit to a pixel of a phone: every region at a glance, in icons and figures. */
function tall(solo: boolean): Plan {
  const camp = box(2, 206, 380, 84);
  return {
    width: 384,
    height: 376,
    small: true,
    regions: {
      doorstep: box(2, 42, 146, 76),
      academy: box(152, 42, 134, 76),
      outfitter: box(290, 42, 92, 76),
      gantry: box(2, 121, 380, 82),
      basecamp: solo ? { ...camp, width: 250 } : camp,
      quarry: box(2, 293, 188, 53),
      vents: box(194, 293, 188, 53),
    },
    letters: {
      A: { x: 192, y: 208 },
      B: { x: 288, y: 293 },
      C: { x: 192, y: 320 },
      D: { x: 96, y: 293 },
      E: { x: 192, y: 123 },
      F: { x: 150, y: 80 },
    },
    event: box(2, 2, 380, 37),
    relief: box(2, 349, 380, 25),
    score: null,
    drones: solo ? box(255, 206, 127, 84) : null,
    surface: 120,
    crust: 291,
  };
}

export const planOf = (isTall: boolean, solo: boolean): Plan => (isTall ? tall(solo) : wide(solo));

const NARROW = 480;

/** Expeditions side by side; where it is narrow and high, two by two. */
export const campCells = ({ ...room }: Box, n: number): readonly Box[] =>
  n > 1 && room.width < NARROW && room.height > 180
    ? cells(room, 2, Math.ceil(n / 2), 8)
    : cells(room, Math.max(1, n), 1, 8);

const HANG_IN_ROW = 4;

/** Tiles hang in one row, or in two when the Gantry is crowded; where it is narrow, two by two. */
export function gantryCells(room: Box, n: number): readonly Box[] {
  if (room.width < NARROW) return cells(room, 2, Math.max(1, Math.ceil(n / 2)), 4);
  return n <= HANG_IN_ROW ? cells(room, Math.max(3, n), 1, 8) : cells(room, Math.ceil(n / 2), 2, 4);
}
