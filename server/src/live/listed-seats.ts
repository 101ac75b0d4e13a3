import { Refusal } from '@orrery/table';
import { statusOf } from '../online/clock.ts';
import { seatOf } from '../online/commands.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Listed tables at which one person may wait: whoever sits at all of them lets nobody play. */
const MOST_SEATS = 10;

/** Before somebody sits down at a table that waits in the lobby. */
export async function checkSeats(
  { tables }: Store,
  { online }: Pick<LiveTable, 'online'>,
  user: string,
): Promise<void> {
  if (online.base.privacy !== 'listed' || statusOf(online) !== 'open') return;
  if (seatOf(online, user) !== null) return;
  if ((await tables.seatsWaiting(user)) >= MOST_SEATS) {
    throw new Refusal('TOO_MANY_SEATS', `${user} waits at enough tables`);
  }
}
