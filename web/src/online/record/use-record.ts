import type { GameRecord } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { http } from '../core/http.ts';
import { useDoor } from '../door.ts';

/** What one has played here, game by game; null: not known, or one is nobody yet. */
export function useRecord(): readonly GameRecord[] | null {
  const me = useDoor((door) => door.me);
  const [record, setRecord] = useState<readonly GameRecord[] | null>(null);
  const [id, unrated] = [me?.id ?? null, me?.unrated];
  useEffect(() => {
    let wanted = true;
    setRecord(null);
    if (id !== null)
      http.record().then(
        (found) => wanted && setRecord(found),
        () => {
          // The page has more to show than this, and says itself that the server is away.
        },
      );
    return () => {
      wanted = false;
    };
  }, [id, unrated]);
  return record;
}
