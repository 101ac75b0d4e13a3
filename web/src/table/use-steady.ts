import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same and does what the last drawing meant: what gets it need not be drawn again. */
export function useSteady<A extends readonly unknown[]>(act: (...args: A) => void) {
  const current = useRef(act);
  useLayoutEffect(() => {
    current.current = act;
  });
  return useCallback((...args: A): void => current.current(...args), []);
}
