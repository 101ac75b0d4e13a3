import { type Box, box, cells, type Point } from '@orrery/kit';
import { BUILDINGS } from '../data/index.ts';

/** Where things are drawn: one plan for a wide box and two pages for a phone. */

/** In the ring by column and row; the middle is the pole. */
const RING: readonly (readonly [column: number, row: number])[] = [
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
];

export interface ZonePlan {
  readonly box: Box;
  readonly sea: Box;
  readonly land: Box;
  /** The sea lies above the land. */
  readonly north: boolean;
  /** The sun comes from the left: docks follow to the right. */
  readonly fromLeft: boolean;
  readonly sun: Point;
  /** The one nearest the sun first. */
  readonly docks: readonly Box[];
}

interface ZoneSizes {
  readonly sea: number;
  readonly sun: number;
  readonly dock: number;
  readonly gap: number;
}
const WIDE_ZONE: ZoneSizes = { sea: 36, sun: 34, dock: 46, gap: 2 };
const SMALL_ZONE: ZoneSizes = { sea: 28, sun: 24, dock: 32, gap: 1 };

/** The sea lies outside, and the sun enters it where it comes from: counter-clockwise. */
function zonePlan(room: Box, zone: number, { sea: high, sun, dock, gap }: ZoneSizes): ZonePlan {
  const north = zone >= 4;
  const fromLeft = zone <= 2 || zone === 7;
  const { x, y, width, height } = room;
  const sea = box(x, north ? y : y + height - high, width, high);
  const land = box(x, north ? y + high : y, width, height - high);
  const place = (from: number, wide: number): Box =>
    box(fromLeft ? x + from : x + width - from - wide, sea.y, wide, high);
  const first = place(0, sun);
  return {
    box: room,
    sea,
    land,
    north,
    fromLeft,
    sun: { x: first.x + sun / 2, y: sea.y + high / 2 },
    docks: [0, 1, 2].map((i) => place(sun + gap + i * (dock + gap), dock)),
  };
}

interface RingPlan {
  readonly zones: readonly ZonePlan[];
  readonly pole: Box;
}

function ringPlan(room: Box, gap: number, sizes: ZoneSizes): RingPlan {
  const grid = cells(room, 3, 3, gap);
  return {
    zones: RING.map(([column, row], zone) => zonePlan(grid[row * 3 + column] ?? room, zone, sizes)),
    pole: grid[4] ?? room,
  };
}

export interface WidePlan extends RingPlan {
  readonly width: number;
  readonly height: number;
  readonly ring: Box;
  readonly decks: readonly Box[];
  readonly tracks: Box;
  readonly shipyard: Box;
}

const WIDE_RING = box(0, 0, 544, 454);
export const WIDE: WidePlan = {
  width: 818,
  height: 455,
  ring: WIDE_RING,
  ...ringPlan(WIDE_RING, 5, WIDE_ZONE),
  decks: cells(box(552, 0, 266, 136), 3, 1, 7),
  tracks: box(552, 142, 266, 224),
  shipyard: box(552, 372, 266, 83),
};

export interface TallPlan extends RingPlan {
  readonly width: number;
  readonly height: number;
  readonly pages: Box;
  readonly chips: readonly Box[];
  readonly ring: Box;
  readonly decks: readonly Box[];
  readonly piles: Box;
  readonly tracks: Box;
}

const TALL_RING = box(0, 100, 375, 294);
export const TALL: TallPlan = {
  width: 375,
  height: 396,
  pages: box(0, 0, 375, 44),
  chips: cells(box(0, 48, 375, 48), 3, 1, 6),
  ring: TALL_RING,
  ...ringPlan(TALL_RING, 3, SMALL_ZONE),
  decks: cells(box(0, 48, 258, 118), 3, 1, 4),
  piles: box(264, 48, 111, 118),
  tracks: box(0, 172, 375, 224),
};

/** A zone alone, for the lens of a phone. */
export const zoneAlone = (zone: number): ZonePlan => zonePlan(box(0, 0, 178, 148), zone, WIDE_ZONE);

const HEAD = 24;
const SLOT = 24;
/** Rooms of a zone's land: head, 14 building slots in two rows, scientists of each seat. */
export function landRooms({ land }: ZonePlan, seats: number) {
  const { x, y, width } = land;
  const left = x + (width - 7 * SLOT) / 2;
  return {
    head: box(x + 5, y + 2, width - 10, HEAD - 2),
    slots: cells(box(left, y + 28, 7 * SLOT, 2 * SLOT), 7, BUILDINGS.length / 7, 0),
    crew: cells(box(x + 3, y + 79, width - 6, 31), Math.max(3, seats), 1, 0),
  };
}
