import type { Json } from '@orrery/kernel';
import { useCallback, useState } from 'react';
import type { Choosing } from './use-choosing.ts';

/** The answer that is pointed at, or else the one that is picked and waits to be confirmed. */
export function usePointed({
  options,
  whole,
}: Choosing): [Json | null, (choice: Json | null) => void] {
  const [kept, setKept] = useState<{ choice: Json; options: readonly Json[] } | null>(null);
  const point = useCallback(
    (choice: Json | null): void => setKept(choice === null ? null : { choice, options }),
    [options],
  );
  // What was pointed at goes with the question it belonged to.
  const pointed = kept?.options === options ? kept.choice : null;
  return [pointed ?? (whole.length === 1 ? (whole[0] ?? null) : null), point];
}
