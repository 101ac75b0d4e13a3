import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { http } from '../core/http.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';

interface Rematch {
  /** Somebody has made one, and it was not closed before its game. */
  readonly isMade: boolean;
  /** Sits down there; makes it first where there is none. */
  readonly meet: () => Promise<void>;
}

/** The table where the same people meet again after the end. */
export function useRematch(table: OnlineTable, { rematch: made }: OnlineState): Rematch {
  const [, go] = useLocation();
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => {
    if (made === null) return;
    http.table(made).then(
      ({ status }) => status === 'closed' && setClosed(made),
      () => {
        // The server looks again before it sends anybody there.
      },
    );
  }, [made]);
  const meet = async (): Promise<void> => {
    const { id } = await http.rematch(table.id);
    go(`/online/${id}`);
  };
  return { isMade: made !== null && made !== closed, meet };
}
