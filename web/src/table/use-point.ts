import { useCallback, useRef } from 'react';

/** Where on the screen something was touched. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place is touched by pointer or by key; what opens beside it must know where that was. */
export function usePoint() {
  const last = useRef<Point | null>(null);
  const onPointerDownCapture = useCallback((event: { clientX: number; clientY: number }) => {
    last.current = { x: event.clientX, y: event.clientY };
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
  return { point, track: { onPointerDownCapture, onKeyDownCapture } };
}
