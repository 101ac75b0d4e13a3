import { Refusal } from '@orrery/table';
import { statusOf } from '../online/clock.ts';
import { seatOf } from '../online/commands.ts';
import type { Store } from '../store/store.ts';
import { Turns } from '../turns.ts';
import type { Lobby } from './lobby.ts';
import type { LiveTable } from './live-table.ts';

/** Listed tables at which one person may wait: whoever sits at all of them lets nobody play. */
const MOST_SEATS = 10;

/** Those who sit down in the lobby: each at one table after the other, so that all of them count. */
const SITTING = new Turns();

/** Sits somebody down, unless it is one more table that waits in the lobby than they may wait at. */
export function sitCounted<T>(
  { store: { tables }, lobby }: { readonly store: Store; readonly lobby: Lobby },
  { online }: Pick<LiveTable, 'online'>,
  user: string,
  sit: () => Promise<T>,
): Promise<T> {
  if (online.base.privacy !== 'listed' || statusOf(online) !== 'open') return sit();
  if (seatOf(online, user) !== null) return sit();
  return SITTING.run(user, async () => {
    if ((await tables.seatsWaiting(user)) >= MOST_SEATS) {
      throw new Refusal('TOO_MANY_SEATS', `${user} waits at enough tables`);
    }
    await lobby.sit(user, online.base.id);
    return sit();
  });
}
