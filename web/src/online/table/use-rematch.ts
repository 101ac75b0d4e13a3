import type { Options } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { leadsNowhere } from '../core/errors.ts';
import { http } from '../core/http.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import { madeRematch, rematchSeats } from './rematch.ts';
import { linkTo } from './share.tsx';

/** Whether its host has closed it before a game began. */
async function isClosed(table: string): Promise<boolean> {
  try {
    return (await http.table(table)).status === 'closed';
  } catch (error) {
    if (leadsNowhere(error)) return true;
    throw error;
  }
}

interface Rematch {
  /** Somebody has made one, and it can still be joined. */
  readonly isMade: boolean;
  /** Goes there; makes it first where there is none. */
  readonly meet: () => Promise<void>;
}

/** The table where the same people meet again after the end. */
export function useRematch(
  table: OnlineTable,
  state: OnlineState,
  game: string,
  options: Options,
): Rematch {
  const [, go] = useLocation();
  const [closed, setClosed] = useState<string | null>(null);
  const made = madeRematch(state);
  useEffect(() => {
    if (made === null) return;
    isClosed(made).then(
      (is) => is && setClosed(made),
      () => {
        // Asked again before anybody goes there.
      },
    );
  }, [made]);
  const meet = async (): Promise<void> => {
    // It may have been closed since this page asked.
    if (made !== null && !(await isClosed(made))) return go(`/online/${made}`);
    const { pace, privacy } = state.room;
    const { id } = await http.create({ game, seats: rematchSeats(state), options, pace, privacy });
    // What it means is said to each reader in their own language.
    await table.ask({ type: 'chat', text: linkTo(id) });
    go(`/online/${id}`);
  };
  return { isMade: made !== null && made !== closed, meet };
}
