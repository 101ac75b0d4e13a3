import type { Json } from '@orrery/kernel';
import { useCallback, useState } from 'react';
import type { Choosing } from './use-choosing.ts';

/** The answer that is pointed at, and of which answer one wants to know what it would bring. */
export function usePointed({ options, whole }: Choosing) {
  const [kept, setKept] = useState<{ choice: Json; options: readonly Json[] } | null>(null);
  const point = useCallback(
    (choice: Json | null): void => setKept(choice === null ? null : { choice, options }),
    [options],
  );
  // What was pointed at goes with the question it belonged to.
  const pointed = kept?.options === options ? kept.choice : null;
  // What is picked waits to be confirmed: where nothing is pointed at, it is meant.
  const picked = whole.length === 1 ? (whole[0] ?? null) : null;
  return { pointed, previewed: pointed ?? picked, point };
}
