import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const SIZES = [20, 18, 16, 14.5];
/** Two lines of the largest, three of the smallest. */
const ROOM = 48;

/** A long question is written smaller, so that the board below it keeps its size. */
export function useFitting<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  const fit = useCallback((): void => {
    const { current: element } = ref;
    for (const size of SIZES) {
      element?.style.setProperty('--prompt-size', `${size}px`);
      if ((element?.scrollHeight ?? 0) <= ROOM) return;
    }
  }, []);
  // Whatever is drawn anew may have changed the words, or the room beside them.
  useLayoutEffect(fit);
  useEffect(() => {
    let width = 0;
    const observer = new ResizeObserver(([entry]) => {
      // Its height changes with its size.
      if (entry?.contentRect.width === width) return;
      width = entry?.contentRect.width ?? 0;
      fit();
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [fit]);
  return ref;
}
