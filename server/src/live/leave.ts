import type { ErrorCode } from '@orrery/table/client';
import { asRefusal } from '../errors.ts';
import { leaveForGood } from '../online/commands.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from './live-tables.ts';

/** What hinders now and not in a moment: whoever wants to go asks again. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['STORE_AWAY', 'STOPPING', 'CONFLICT']);

export const isPassing = (error: unknown): boolean => PASSING.has(asRefusal(error).code);

/** Others can take over at once the seats of somebody who goes for good. */
export async function leaveTables(
  { store, liveTables }: { readonly store: Store; readonly liveTables: LiveTables },
  user: string,
): Promise<void> {
  const going = await store.tables.mine(user, 0);
  for (const { table_id } of going) {
    try {
      const table = await liveTables.table(table_id);
      await table.change((online) => {
        const act = leaveForGood(online, user);
        return act && { act };
      });
    } catch (error) {
      // A table that cannot be opened has nobody to take over, and keeps nobody here.
      if (isPassing(error)) throw error;
    }
  }
}
