import type { Box, Point } from './box.ts';
import { short } from './shape.ts';

/** A hex by its axial coordinates; y is down, and the first direction is to the right. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export type Top = 'flat' | 'pointed';

/** Clockwise; direction `i` leads over the edge between the corners `i` and `i + 1`. */
const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const ROOT = Math.sqrt(3);

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

export const neighbours = ({ q, r }: Hex): readonly Hex[] =>
  DIRECTIONS.map((step) => ({ q: q + step.q, r: r + step.r }));

/** Steps from one hex to another. */
export const hexDistance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/** All hexes so near to one, itself among them. */
export function hexesWithin(middle: Hex, steps: number): readonly Hex[] {
  const near: Hex[] = [];
  for (let q = -steps; q <= steps; q++)
    for (let r = Math.max(-steps, -q - steps); r <= Math.min(steps, steps - q); r++)
      near.push({ q: middle.q + q, r: middle.r + r });
  return near;
}

/** How a map of hexes lies on a board: its hexes have edges of `size`. */
export interface HexPlan {
  readonly size: number;
  readonly top: Top;
  /** Where the hex 0,0 lies. */
  readonly x: number;
  readonly y: number;
}

export function hexMiddle({ q, r }: Hex, { size, top, x, y }: HexPlan): Point {
  return top === 'flat'
    ? { x: x + 1.5 * q * size, y: y + ROOT * (r + q / 2) * size }
    : { x: x + ROOT * (q + r / 2) * size, y: y + 1.5 * r * size };
}

/** The box that a hex fills, for spots and shapes. */
export function hexBox(hex: Hex, plan: HexPlan): Box {
  const { x, y } = hexMiddle(hex, plan);
  const [long, wide] = [2 * plan.size, ROOT * plan.size];
  const [width, height] = plan.top === 'flat' ? [long, wide] : [wide, long];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The six corners, clockwise. */
export function hexCorners(hex: Hex, plan: HexPlan): readonly Point[] {
  const { x, y } = hexMiddle(hex, plan);
  const first = plan.top === 'flat' ? 0 : -Math.PI / 6;
  return DIRECTIONS.map((_, i) => ({
    x: x + plan.size * Math.cos(first + (i * Math.PI) / 3),
    y: y + plan.size * Math.sin(first + (i * Math.PI) / 3),
  }));
}

/** The middle of the edge towards a direction, and which way that is, in degrees: arrows stand there. */
export function hexEdge(hex: Hex, direction: number, plan: HexPlan): Point & { turn: number } {
  const { x, y } = hexMiddle(hex, plan);
  const turn = direction * 60 + (plan.top === 'flat' ? 30 : 0);
  const reach = (ROOT / 2) * plan.size;
  const angle = (turn * Math.PI) / 180;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle), turn };
}

/** The plan that lets a set of hexes be as large as its room allows, in its middle. */
export function fitHexes(hexes: readonly Hex[], room: Box, top: Top = 'flat'): HexPlan {
  const unit: HexPlan = { size: 1, top, x: 0, y: 0 };
  const boxes = hexes.map((hex) => hexBox(hex, unit));
  const left = Math.min(...boxes.map(({ x }) => x));
  const high = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - high;
  const size = Math.min(room.width / width, room.height / height);
  return {
    size,
    top,
    x: room.x + (room.width - width * size) / 2 - left * size,
    y: room.y + (room.height - height * size) / 2 - high * size,
  };
}

/** The outline of hexes that belong together: no walls between neighbours. */
export function hexContour(hexes: readonly Hex[], plan: HexPlan): string {
  const inside = new Set(hexes.map(hexKey));
  return hexes
    .flatMap((hex) => {
      const corners = hexCorners(hex, plan);
      return neighbours(hex).flatMap((other, i) => {
        const [from, to] = [corners[i], corners[(i + 1) % 6]];
        if (!from || !to || inside.has(hexKey(other))) return [];
        return [`M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`];
      });
    })
    .join('');
}
