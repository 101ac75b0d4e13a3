import type { MyTable } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useDoor } from '../door.ts';

const EVERY_MS = 30_000;
const NONE: readonly MyTable[] = [];

/** One's online games, those that wait for one first; none where there is no server. */
export function useMyTables(): readonly MyTable[] {
  const me = useDoor((door) => door.me?.id ?? null);
  const [tables, setTables] = useState(NONE);
  useEffect(() => {
    if (me === null) return setTables(NONE);
    let wanted = true;
    const load = async (): Promise<void> => {
      const response = await fetch('/api/my/tables');
      const { tables: found } = (await response.json()) as { tables?: readonly MyTable[] };
      if (wanted && found) setTables(found);
    };
    // A server that is away for a moment is asked again with the next round.
    const look = (): void => void load().catch(() => undefined);
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me]);
  return tables;
}
