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

const GAP = 12;
const MARGIN = 8;

const overlap = (a: Rect, b: Rect): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Within the screen, as near to where it was meant as that allows. */
const kept = (at: number, length: number, screen: number): number =>
  Math.max(MARGIN, Math.min(at, screen - length - MARGIN));

/**
 * Where a card stands: beside its target and never over it, away from what must stay in sight
 * as far as there is room. The right side comes first; above a finger what is below is hidden.
 */
export function beside(
  target: Rect,
  card: Size,
  screen: Size,
  inSight: readonly Rect[],
  finger = false,
): { readonly x: number; readonly y: number } {
  const middle = {
    x: kept(target.x + (target.width - card.width) / 2, card.width, screen.width),
    y: kept(target.y + (target.height - card.height) / 2, card.height, screen.height),
  };
  const right = { x: target.x + target.width + GAP, y: middle.y };
  const left = { x: target.x - card.width - GAP, y: middle.y };
  const above = { x: middle.x, y: target.y - card.height - GAP };
  const below = { x: middle.x, y: target.y + target.height + GAP };
  const sides = finger ? [above, left, right, below] : [right, left, above, below];
  let best: { x: number; y: number; cost: number } | null = null;
  for (const side of sides) {
    const x = kept(side.x, card.width, screen.width);
    const y = kept(side.y, card.height, screen.height);
    const box = { x, y, ...card };
    // Over its own target it is worst: there the pointer is.
    const cost =
      overlap(box, target) * 1000 + inSight.reduce((sum, other) => sum + overlap(box, other), 0);
    if (best === null || cost < best.cost) best = { x, y, cost };
  }
  return best ?? middle;
}
