export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far from its target: farther only where it would cover what must stay in sight. */
const GAPS = [12, 90, 170, 250, 330];
/** As bad as a choice that is wholly covered: to stand so many pixels farther away. */
const HIDDEN = 400;
const MARGIN = 8;

const overlap = (a: Rect, b: Rect): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** How much of a box lies under another, from 0 to 1. */
const coveredBy = (box: Rect, other: Rect): number =>
  overlap(box, other) / Math.max(1, box.width * box.height);

/** Within the screen, as near to where it was meant as that allows. */
const kept = (at: number, length: number, screen: number): number =>
  Math.max(MARGIN, Math.min(at, screen - length - MARGIN));

/** Level with the middle of the target, else with its start or its end. */
const levels = (at: number, length: number, card: number): readonly number[] => [
  at + (length - card) / 2,
  at,
  at + length - card,
];

/**
 * Where a card stands: beside its target and never over it, away from what must stay in sight
 * as far as there is room. The right side comes first, but a finger hides what is below it.
 */
export function beside(
  target: Rect,
  card: Size,
  screen: Size,
  inSight: readonly Rect[],
  finger = false,
): { readonly x: number; readonly y: number } {
  const rows = levels(target.y, target.height, card.height);
  const columns = levels(target.x, target.width, card.width);
  const spots = GAPS.flatMap((gap) => {
    const right = rows.map((y) => ({ x: target.x + target.width + gap, y, gap }));
    const left = rows.map((y) => ({ x: target.x - card.width - gap, y, gap }));
    const above = columns.map((x) => ({ x, y: target.y - card.height - gap, gap }));
    const below = columns.map((x) => ({ x, y: target.y + target.height + gap, gap }));
    return finger ? [above, left, right, below] : [right, left, above, below];
  });
  let best = { x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (const spot of spots.flat()) {
    const x = kept(spot.x, card.width, screen.width);
    const y = kept(spot.y, card.height, screen.height);
    const box = { x, y, ...card };
    const hidden = inSight.reduce((sum, other) => sum + coveredBy(other, box), 0);
    // Over its own target it is worst: there the pointer is.
    const cost = overlap(box, target) * 1000 + hidden * HIDDEN + spot.gap;
    if (cost >= least) continue;
    best = { x, y };
    least = cost;
  }
  return best;
}
