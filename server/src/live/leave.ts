import { isPassing } from '../errors.ts';
import { leaveForGood } from '../online/commands.ts';
import { allOfPerson } from '../store/persons-tables.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from './live-tables.ts';

/** Others can take over at once the seats of somebody who goes for good. */
export async function leaveTables(
  { store, liveTables }: { readonly store: Store; readonly liveTables: LiveTables },
  user: string,
): Promise<void> {
  for await (const page of allOfPerson(store.tables, user)) {
    for (const { table_id, status, seat } of page) {
      const isGoing = status === 'open' || (status === 'running' && seat !== null);
      if (isGoing) await leaveTable(liveTables, table_id, user);
    }
  }
}

async function leaveTable(liveTables: LiveTables, id: string, user: string): Promise<void> {
  const wasOpen = liveTables.loaded(id) !== undefined;
  try {
    const table = await liveTables.table(id);
    await table.change((online) => {
      const act = leaveForGood(online, user);
      return act && { act };
    });
  } catch (error) {
    // A table that cannot be opened has nobody to take over, and keeps nobody here.
    if (isPassing(error)) throw error;
  }
  // Of those who go from thousands of tables only one is in memory at a time.
  if (!wasOpen) await liveTables.letGo(id);
}
