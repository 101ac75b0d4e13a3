import {
  checkBase,
  checkSnapshot,
  type SavedTable,
  type Stored,
  Refusal,
  type TableId,
  type TableStore,
} from '@orrery/table';
import { done, kept, openDatabase } from './idb.ts';
import { createKeyStore, createSeal, type Seal, type Sealed } from './seal.ts';

const DATABASE = 'orrery';
const TABLES = 'tables';

/** Open things in the clear, for the list; everything else sealed. */
interface Row {
  readonly id: TableId;
  readonly revision: number;
  readonly summary: SavedTable;
  readonly sealed: Sealed;
}

const isRow = (value: unknown): value is Row => {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, summary, sealed } = value as Partial<Record<keyof Row, unknown>>;
  const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null;
  return Number.isInteger(revision) && isObject(summary) && isObject(sealed);
};

const because = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function damaged(id: TableId, what: string): Refusal {
  return new Refusal('DAMAGED', `the saved table ${id} is damaged: ${what}`);
}

async function unseal(seal: Seal, id: TableId, row: unknown): Promise<Stored> {
  if (!isRow(row)) throw damaged(id, 'it is no saved table');
  let text: string;
  try {
    text = await seal.open(row.sealed);
  } catch (error) {
    throw damaged(id, `its seal is broken (${because(error)})`);
  }
  try {
    return JSON.parse(text) as Stored;
  } catch {
    throw damaged(id, 'it is cut off');
  }
}

/** Tables in IndexedDB. A table that cannot be read is named; the others are not touched by it. */
export async function createIdbStore(): Promise<TableStore> {
  const db = await openDatabase(DATABASE, 1, (fresh) => {
    fresh.createObjectStore(TABLES, { keyPath: 'id' });
    createKeyStore(fresh);
  });
  const seal = await createSeal(db);
  const tables = (mode: IDBTransactionMode): IDBObjectStore =>
    db.transaction(TABLES, mode).objectStore(TABLES);
  const read = (from: IDBObjectStore, id: TableId): Promise<unknown> =>
    done(from.get(id) as IDBRequest<unknown>);
  /** What is stored of the steps, so that a change need not unseal it first. */
  const steps = new Map<TableId, readonly unknown[]>();

  async function line(id: TableId, row: unknown): Promise<SavedTable> {
    try {
      checkSnapshot((await unseal(seal, id, row)).snapshot);
      return (row as Row).summary;
    } catch (error) {
      return { kind: 'damaged', id, what: because(error) };
    }
  }

  return {
    async load(id) {
      const row = await read(tables('readonly'), id);
      if (row === undefined) throw new Refusal('NO_SUCH_TABLE', `there is no table ${id}`);
      const stored = await unseal(seal, id, row);
      if (Array.isArray(stored.steps)) steps.set(id, stored.steps);
      return stored;
    },
    async save({ id, base, snapshot, keep, add, summary }) {
      const now = [...(steps.get(id) ?? []).slice(0, keep), ...add];
      const sealed = await seal.close(JSON.stringify({ snapshot, steps: now } satisfies Stored));
      const into = tables('readwrite');
      const end = kept(into.transaction);
      const old = await read(into, id);
      try {
        checkBase(id, isRow(old) ? old.revision : null, base);
      } catch (error) {
        into.transaction.abort();
        await end.catch(() => undefined);
        throw error;
      }
      into.put({ id, revision: snapshot.revision, summary, sealed } satisfies Row);
      await end;
      steps.set(id, now);
    },
    async list() {
      const from = tables('readonly');
      const [ids, rows] = await Promise.all([
        done(from.getAllKeys()),
        done(from.getAll() as IDBRequest<unknown[]>),
      ]);
      const lines = await Promise.all(
        ids.map((id, i) => line(typeof id === 'string' ? id : JSON.stringify(id), rows[i])),
      );
      const time = (saved: SavedTable): number => (saved.kind === 'table' ? saved.updated : 0);
      return lines.sort((a, b) => time(b) - time(a));
    },
    async delete(id) {
      const from = tables('readwrite');
      from.delete(id);
      await kept(from.transaction);
      steps.delete(id);
    },
  };
}
