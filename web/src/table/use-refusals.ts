import type { Refused } from '@orrery/kernel';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useRef } from 'react';

/** Everything that may not be answered now: asked when it is first needed, once for every question. */
export function useRefusals(
  client: TableClient,
  { update }: TableState,
): () => Promise<readonly Refused[]> {
  const { revision } = update;
  const known = useRef<{ revision: number; refused: Promise<readonly Refused[]> } | null>(null);
  return useCallback(() => {
    if (known.current?.revision !== revision) {
      const refused = client.refusals();
      known.current = { revision, refused };
      // What could not be fetched is asked for again.
      refused.catch(() => (known.current = null));
    }
    return known.current.refused;
  }, [client, revision]);
}
