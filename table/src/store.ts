import type { SavedTable, TableId } from './client-types.ts';
import { Refusal } from './errors.ts';
import type { Snapshot } from './snapshot.ts';
import type { Step } from './steps.ts';

/** One change of a table, stored whole or not at all. */
export interface Change {
  readonly id: TableId;
  /** The revision that is changed; null: a new table. */
  readonly base: number | null;
  readonly snapshot: Snapshot;
  /** Of the stored steps, the first so many stay; those after them were taken back. */
  readonly keep: number;
  readonly add: readonly Step[];
  readonly summary: SavedTable;
}

/** As a store hands it back: not yet looked at. */
export interface Stored {
  readonly snapshot: unknown;
  readonly steps: unknown;
}

export interface TableStore {
  /** Rejects with NO_SUCH_TABLE, or DAMAGED where it cannot even be read. */
  load(id: TableId): Promise<Stored>;
  /** Resolves once it is kept. Rejects with CONFLICT if `base` is not what is stored. */
  save(change: Change): Promise<void>;
  /** The last changed first; a damaged one is named and hides no other. */
  list(): Promise<readonly SavedTable[]>;
  delete(id: TableId): Promise<void>;
}

export function checkBase(id: TableId, stored: number | null, base: number | null): void {
  if (stored === base) return;
  const is = stored === null ? 'not stored' : `at revision ${stored}`;
  const wanted = base === null ? 'a new one' : `revision ${base}`;
  throw new Refusal('CONFLICT', `table ${id} is ${is}, but the change is of ${wanted}`);
}

/** Keeps text, as a real store does, so that nothing is shared with a running table. */
export function memoryStore(): TableStore {
  const tables = new Map<
    TableId,
    { revision: number; snapshot: string; steps: string[]; summary: SavedTable }
  >();
  return {
    async load(id) {
      const found = tables.get(id);
      if (found === undefined) throw new Refusal('NO_SUCH_TABLE', `there is no table ${id}`);
      const steps = found.steps.map((step): unknown => JSON.parse(step));
      return { snapshot: JSON.parse(found.snapshot) as unknown, steps };
    },
    async save({ id, base, snapshot, keep, add, summary }) {
      const old = tables.get(id);
      checkBase(id, old?.revision ?? null, base);
      const kept = old?.steps.slice(0, keep) ?? [];
      const steps = [...kept, ...add.map((step) => JSON.stringify(step))];
      tables.set(id, {
        revision: snapshot.revision,
        snapshot: JSON.stringify(snapshot),
        steps,
        summary,
      });
    },
    async list() {
      const all = [...tables.values()].map((table) => table.summary);
      return all.reverse();
    },
    async delete(id) {
      tables.delete(id);
    },
  };
}
