import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Refusal } from '@orrery/table/client';
import { type OnlineState, OnlineTable } from './online-table.ts';

export interface Watched {
  readonly table: OnlineTable | null;
  readonly state: OnlineState | null;
  readonly failed: Refusal | null;
}

const NEVER = (): (() => void) => () => undefined;

/** Watches a table for as long as the page shows it. */
export function useOnlineTable(id: string): Watched {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = new OnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const subscribe = table?.subscribe ?? NEVER;
  const state = useSyncExternalStore(subscribe, () => table?.state() ?? null);
  const failed = useSyncExternalStore(subscribe, () => table?.failed() ?? null);
  return { table, state, failed };
}
