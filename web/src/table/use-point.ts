import { type PointerEvent, useCallback, useRef } from 'react';
import { DOUBLE_TAP_MS } from './zoom-box.tsx';

/** Where on the screen something was touched. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Touched extends Point {
  readonly finger: boolean;
}

/** A place is touched by pointer or by key; what opens beside it must know where that was. */
export function usePoint() {
  const last = useRef<Touched | null>(null);
  const onPointerDownCapture = useCallback((event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerType } = event;
    last.current = { x, y, finger: pointerType !== 'mouse' };
  }, []);
  const onKeyDownCapture = useCallback(() => {
    last.current = null;
  }, []);
  const point = useCallback((): Point => {
    if (last.current) return last.current;
    const box = document.activeElement?.getBoundingClientRect();
    if (!box || box.width === innerWidth) return { x: innerWidth / 2, y: innerHeight / 3 };
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, []);
  /** Runs at once; after a finger's tap only if it was not the first of two, which zoom. */
  const unlessTwice = useCallback((run: () => void): void => {
    const touched = last.current;
    if (!touched?.finger) return run();
    setTimeout(() => {
      if (last.current === touched) run();
    }, DOUBLE_TAP_MS);
  }, []);
  return { point, unlessTwice, track: { onPointerDownCapture, onKeyDownCapture } };
}
