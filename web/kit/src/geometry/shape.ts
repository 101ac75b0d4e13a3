import type { Box } from './box.ts';
import { inset, middle } from './box.ts';

/** The outline of a thing in its box as a path, grown on all sides by so much. */
export interface Shape {
  (box: Box, by?: number): string;
  /** Where marks stand, in halves of the box from its middle; unless told, at its upper right. */
  readonly corner?: readonly [number, number];
}

/** Where the mark of a place stands on its outline. */
export function cornerOf(shape: Shape, box: Box): { readonly x: number; readonly y: number } {
  const { x, y } = middle(box);
  const [right, down] = shape.corner ?? [1, -1];
  return { x: x + (right * box.width) / 2, y: y + (down * box.height) / 2 };
}

/** A number as short as a drawing needs it. */
export const short = (n: number): number => Math.round(n * 100) / 100;

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** A box with round corners. */
export const rounded =
  (radius: number): Shape =>
  (box, by = 0) => {
    const { x, y, width, height } = inset(box, -by);
    const r = Math.min(radius + by, width / 2, height / 2);
    const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
    const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${short(x + r)} ${short(y)}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`;
  };

/** A box with its corners cut; the first one may be cut more than the others. */
export const facet =
  (cut: number, first = cut): Shape =>
  (box, by = 0) => {
    const { x, y, width, height } = inset(box, -by);
    const [c, f] = [cut + by / 3, first + by / 3];
    const [right, foot] = [x + width, y + height];
    return polygon([
      [x + f, y],
      [right - c, y],
      [right, y + c],
      [right, foot - c],
      [right - c, foot],
      [x + c, foot],
      [x, foot - c],
      [x, y + f],
    ]);
  };

const ellipse = (box: Box, by = 0): string => {
  const { x, y, width, height } = inset(box, -by);
  const [rx, ry] = [short(width / 2), short(height / 2)];
  const turn = `a${rx} ${ry} 0 0 1`;
  return `M${short(x)} ${short(y + height / 2)}${turn} ${2 * rx} 0${turn} ${-2 * rx} 0z`;
};

/** A circle, or an ellipse where the box is not square. */
export const round: Shape = Object.assign(ellipse, { corner: [0.71, -0.71] as const });

/** How far a corner of a hexagon moves out when its edges do by one. */
const CORNER = 2 / Math.sqrt(3);

/** A hexagon that fills its box, with a flat top or, `'pointed'`, a corner on top. */
export function hexagon(top: 'flat' | 'pointed' = 'flat'): Shape {
  const flat = top === 'flat';
  const outline = (box: Box, by = 0): string => {
    const { x, y } = middle(box);
    const w = box.width / 2 + by * (flat ? CORNER : 1);
    const h = box.height / 2 + by * (flat ? 1 : CORNER);
    return flat
      ? polygon([
          [x + w, y],
          [x + w / 2, y + h],
          [x - w / 2, y + h],
          [x - w, y],
          [x - w / 2, y - h],
          [x + w / 2, y - h],
        ])
      : polygon([
          [x, y - h],
          [x + w, y - h / 2],
          [x + w, y + h / 2],
          [x, y + h],
          [x - w, y + h / 2],
          [x - w, y - h / 2],
        ]);
  };
  return Object.assign(outline, { corner: flat ? ([0.5, -1] as const) : ([1, -0.5] as const) });
}

/** Any outline of its own, which does not grow; its marks stand at a corner of its box. */
export const path = (d: string, corner: readonly [number, number] = [1, -1]): Shape =>
  Object.assign(() => d, { corner });

/** Part of a ring around the middle of the box; angles in degrees, clockwise from the top. */
export const sector =
  (from: number, to: number, hole = 0): Shape =>
  (box, by = 0) => {
    const { x, y } = middle(box);
    const outer = box.width / 2 + by;
    const inner = Math.max(0, hole - by);
    const at = (angle: number, r: number): string => {
      const turn = ((angle - 90) * Math.PI) / 180;
      return `${short(x + r * Math.cos(turn))} ${short(y + r * Math.sin(turn))}`;
    };
    const large = to - from > 180 ? 1 : 0;
    const back =
      inner > 0
        ? `L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}`
        : `L${short(x)} ${short(y)}`;
    return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}${back}z`;
  };
