import type { TableLine } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { http } from '../core/http.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';

/** How often is looked who has come there. */
const LOOK_MS = 4_000;

export interface Rematch {
  /** Somebody has made one, and it was not closed before its game. */
  readonly isMade: boolean;
  /** Where it is, and who sits there; null: there is none, or it is not known yet. */
  readonly line: TableLine | null;
  /** Sits down there; makes it first where there is none. */
  readonly meet: () => Promise<void>;
}

/** The table where the same people meet again after the end. */
export function useRematch(table: OnlineTable, { rematch: made }: OnlineState): Rematch {
  const [, go] = useLocation();
  const [line, setLine] = useState<TableLine | null>(null);
  const known = line?.id === made ? line : null;
  // Once its game has begun, or it was closed, nothing more is to be seen from here.
  const isOpen = known === null || known.status === 'open';
  useEffect(() => {
    if (made === null || !isOpen) return;
    let wanted = true;
    const look = (): void =>
      void http.table(made).then(
        (found) => wanted && setLine(found),
        () => {
          // The server looks again before it sends anybody there.
        },
      );
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [made, isOpen]);
  const meet = async (): Promise<void> => {
    const { id } = await http.rematch(table.id);
    go(`/online/${id}`);
  };
  const isMade = made !== null && known?.status !== 'closed';
  return { isMade, line: isMade ? known : null, meet };
}
