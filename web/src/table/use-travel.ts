import { PIECE } from '@orrery/kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const DURATION = 240;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** More than this moved at once is a new picture, not a move. */
const MOST = 24;

/** For so many pictures it is known where a piece was last seen. */
const REMEMBERED = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function spots(root: Element): Map<string, { element: Element; spot: Spot }> {
  const found = new Map<string, { element: Element; spot: Spot }>();
  for (const element of root.querySelectorAll(`[${PIECE}]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const id = element.getAttribute(PIECE);
    if (id && width > 0)
      found.set(id, { element, spot: { x: left + width / 2, y: top + height / 2 } });
  }
  return found;
}

/** Screen pixels as lengths of the element's parent: drawings scale what they hold. */
function scaleOf(element: Element): number {
  const parent = element.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

/** Pieces glide from where they were drawn before; never in the way of a click. */
export function useTravel(root: RefObject<HTMLElement | null>, position: unknown): void {
  const before = useRef(new Map<string, Spot & { readonly unseen: number }>());
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    if (!root.current) return;
    // A piece still on its way is measured where it belongs.
    for (const animation of running.current.splice(0)) animation.cancel();
    const now = spots(root.current);
    const moved = [...now].flatMap(([id, { element, spot }]) => {
      const old = before.current.get(id);
      const far = old && Math.hypot(old.x - spot.x, old.y - spot.y) > 4;
      return far ? [{ element, dx: old.x - spot.x, dy: old.y - spot.y }] : [];
    });
    for (const [id, spot] of before.current) {
      const unseen = spot.unseen + 1;
      if (unseen > REMEMBERED) before.current.delete(id);
      else before.current.set(id, { ...spot, unseen });
    }
    for (const [id, { spot }] of now) before.current.set(id, { ...spot, unseen: 0 });
    if (prefersStill() || moved.length > MOST) return;
    for (const { element, dx, dy } of moved) {
      const scale = scaleOf(element);
      const from = { translate: `${dx / scale}px ${dy / scale}px` };
      running.current.push(
        element.animate([from, { translate: '0px 0px' }], { duration: DURATION, easing: EASE }),
      );
    }
  }, [root, position]);
}
