import type { Seat } from '@orrery/kernel';
import { useEffect } from 'react';
import type { OnlineState } from '../core/online-table.ts';

const PREFIX = 'orrery:seat:';

function lastSeat(table: string, user: string): Seat | null {
  try {
    const [who, seat] = (localStorage.getItem(PREFIX + table) ?? '').split(' ');
    return who === user ? Number(seat) : null;
  } catch {
    // Without storage nobody remembers.
    return null;
  }
}

function keepSeat(table: string, user: string, seat: Seat): void {
  try {
    localStorage.setItem(PREFIX + table, `${user} ${seat}`);
  } catch {
    // As above.
  }
}

/** The seat that one had in this running game, as this browser remembers, and has no more. */
export function useLostSeat(table: string, { me, room, table: playing }: OnlineState): Seat | null {
  const user = me?.id ?? null;
  const seat = playing?.update.viewer ?? null;
  useEffect(() => {
    if (user !== null && seat !== null) keepSeat(table, user, seat);
  }, [table, user, seat]);
  if (user === null || seat !== null || room.status !== 'running') return null;
  return lastSeat(table, user);
}
