import { useCallback, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { given, keep, swapped } from './given-names.ts';

/** Names that players give at will: kept on this device, for this table. */
export function useNaming({ naming }: AnyGameUi, table: string) {
  const [names, setNames] = useState(() => given(table));
  const named = useCallback(
    (view: unknown): unknown =>
      naming && names.size > 0 ? naming.named(view, (name) => names.get(name) ?? name) : view,
    [naming, names],
  );
  const rename = useCallback(
    (from: string, to: string) => {
      const next = swapped(names, from, to);
      setNames(next);
      keep(table, next);
    },
    [names, table],
  );
  return { named, rename };
}
