import { type Box, box } from '@orrery/kit';

/** Where things are drawn: status parts stay, the middle shows one side and the other in a window. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  readonly crossing: Box;
  readonly missions: readonly Box[];
  readonly meter: Box;
  readonly lss: Box;
  readonly stacks: Box;
  readonly map: Box;
  readonly actions: readonly [orbit: Box, colony: Box];
  readonly display: Box;
  readonly windows: readonly [toOrbit: Box, toMars: Box];
  readonly plans: Box;
  readonly grid: Box;
  readonly warehouse: Box;
  readonly explore: readonly [orbit: Box, colony: Box];
  /** The page switch of a phone. */
  readonly pages: Box | null;
  /** What a lens may cover. */
  readonly lens: Box;
}

const missions = (x: number, y: number, width: number, height: number, step: number): Box[] =>
  [0, 1, 2].map((n) => box(x + n * step, y, width, height));

/** 818 by 455, as the middle of a screen of 1366 by 768 is. */
const WIDE: Plan = {
  width: 818,
  height: 455,
  small: false,
  crossing: box(0, 0, 524, 50),
  missions: missions(530, 3, 72, 44, 75),
  meter: box(756, 3, 62, 44),
  lss: box(0, 54, 130, 210),
  stacks: box(0, 268, 130, 187),
  map: box(134, 57, 506, 398),
  actions: [box(644, 54, 174, 245), box(644, 54, 174, 243)],
  display: box(644, 301, 174, 92),
  windows: [box(644, 397, 174, 58), box(644, 303, 174, 152)],
  plans: box(134, 56, 506, 229),
  grid: box(134, 293, 206, 160),
  warehouse: box(348, 293, 208, 160),
  explore: [box(562, 293, 76, 160), box(136, 58, 68, 46)],
  pages: null,
  lens: box(134, 54, 684, 401),
};

/** One unit to a pixel of a phone: three pages under the Crossing. */
const TALL: Plan = {
  width: 375,
  height: 438,
  small: true,
  pages: box(0, 0, 375, 48),
  crossing: box(0, 51, 375, 44),
  map: box(0, 98, 375, 288),
  actions: [box(0, 390, 375, 48), box(0, 390, 375, 48)],
  plans: box(0, 98, 375, 124),
  grid: box(0, 225, 375, 50),
  warehouse: box(0, 278, 375, 46),
  explore: [box(2, 328, 120, 56), box(2, 328, 0, 0)],
  lss: box(0, 98, 184, 222),
  stacks: box(188, 98, 187, 222),
  missions: missions(0, 324, 104, 46, 108),
  meter: box(325, 324, 50, 46),
  display: box(0, 374, 375, 64),
  windows: [box(0, 0, 0, 0), box(0, 0, 0, 0)],
  lens: box(0, 48, 375, 390),
};

export const planOf = (tall: boolean): Plan => (tall ? TALL : WIDE);
