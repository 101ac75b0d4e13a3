import { loadGame } from '@orrery/catalog';
import { record, replay } from '@orrery/kernel';
import { entriesOf, seqOf } from '@orrery/table/parts';
import { openTable } from '../src/online/stored.ts';
import type { Change } from '../src/online/types.ts';
import type { Store } from '../src/store/store.ts';
import type { Acknowledged } from './crowd.ts';

/** What is wrong with the store, one line each. */
export interface Losses {
  /** Acknowledged, or shown to somebody, and not stored. */
  readonly lost: readonly string[];
  /** Carried out more than once. */
  readonly doubled: readonly string[];
  /** Does not open, or does not replay to the position that is stored. */
  readonly unreadable: readonly string[];
}

/** Compares what clients were told with what is stored. */
export async function findLosses(
  store: Store,
  acknowledged: readonly Acknowledged[],
  seen: ReadonlyMap<string, number>,
): Promise<Losses> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const unreadable: string[] = [];
  const byTable = Map.groupBy(acknowledged, ({ table }) => table);
  for (const table of new Set([...byTable.keys(), ...seen.keys()])) {
    const keys = new Map<string, number>();
    try {
      const steps = await read(store, table, keys);
      const shown = seen.get(table) ?? 0;
      if (steps < shown) lost.push(`${table}: ${shown} steps were shown, ${steps} are stored`);
    } catch (error) {
      unreadable.push(`${table}: ${String(error)}`);
    }
    for (const { key } of byTable.get(table) ?? []) {
      if (!keys.has(key)) lost.push(`${table}: ${key}`);
    }
    for (const [key, times] of keys) if (times > 1) doubled.push(`${table}: ${key}`);
  }
  return { lost, doubled, unreadable };
}

/** Opens a table as the server would, and proves its game by playing its log again; gives its steps. */
async function read(store: Store, table: string, keys: Map<string, number>): Promise<number> {
  const stored = await store.tables.load(table);
  if (stored === null) throw new Error('there is no such table');
  for (const { body } of stored.changes) {
    const { key } = JSON.parse(body) as Change;
    if (key !== undefined) keys.set(key, (keys.get(key) ?? 0) + 1);
  }
  const { game } = await loadGame(stored.table.game);
  const { model, chairs } = openTable(stored, game);
  if (model === null) return 0;
  const { options, seed } = model;
  const from = { seats: chairs.length, options, seed, entries: entriesOf(model) };
  replay(game, record(game, model.state, from));
  return seqOf(model) + 1;
}
