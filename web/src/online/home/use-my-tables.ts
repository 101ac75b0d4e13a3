import type { MyTable } from '@orrery/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import { checkSession, useDoor } from '../door.ts';

const EVERY_MS = 30_000;
const NONE: readonly MyTable[] = [];

/** One's online games, those that wait for one first; none where there is no server. */
export const useMyTables = create<readonly MyTable[]>(() => NONE);

/** Looks for them on every page, and at once where a page is left: much may have happened there. */
export function useFreshTables(): readonly MyTable[] {
  const me = useDoor((door) => door.me?.id ?? null);
  const [page] = useLocation();
  useEffect(() => {
    if (me === null) return useMyTables.setState(NONE, true);
    let wanted = true;
    const load = async (): Promise<void> => {
      const response = await fetch('/api/my/tables');
      if (response.status === 401) return checkSession();
      const { tables } = (await response.json()) as { tables?: readonly MyTable[] };
      if (wanted && tables) useMyTables.setState(tables, true);
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
  }, [me, page]);
  return useMyTables();
}
