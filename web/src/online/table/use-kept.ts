import type { Seat } from '@orrery/kernel';
import type { OnlineState } from '../core/online-table.ts';
import { keptFor, useTick } from './ticking.ts';

/** How long a seat is still kept for its absent player; 0: others may have it, null: they may not. */
export function useKept(seat: Seat, { room, table, clockOffset }: OnlineState): number | null {
  const isAbsent = room.absent?.seat === seat;
  const now = useTick(isAbsent) + clockOffset;
  const viewer = table?.update.viewer ?? null;
  const occupant = room.seats[seat];
  if (!occupant || room.status !== 'running' || seat === viewer) return null;
  const { seating, left, late } = occupant;
  // Somebody without a seat may ask for a bot's; a player may see to a seat that is abandoned.
  const isFree = seating.kind === 'bot' ? viewer === null : left || late || isAbsent;
  return isFree ? keptFor(room.absent, seat, now) : null;
}
