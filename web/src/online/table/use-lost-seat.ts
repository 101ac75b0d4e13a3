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

interface LostSeat {
  readonly seat: Seat;
  /** One's own clock had run out. */
  readonly late: boolean;
}

/** The seat that one had in this running game, as this browser remembers, and has no more. */
export function useLostSeat(
  table: string,
  { me, room, table: playing }: OnlineState,
): LostSeat | null {
  const user = me?.id ?? null;
  const seat = playing?.update.viewer ?? null;
  useEffect(() => {
    if (user !== null && seat !== null) keepSeat(table, user, seat);
  }, [table, user, seat]);
  if (user === null || seat !== null || room.status !== 'running') return null;
  const lost = lastSeat(table, user);
  if (lost === null) return null;
  const handed = room.handOvers.findLast(
    ({ seat: at, from }) => at === lost && from.kind === 'human' && from.name === me?.name,
  );
  return { seat: lost, late: handed?.late === true };
}
