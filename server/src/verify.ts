import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@orrery/catalog';
import { asRefusal } from './errors.ts';
import { openTable } from './online/stored.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { databaseFile } from './store/sqlite-files.ts';
import type { Store } from './store/store.ts';

export interface Verified {
  readonly tables: number;
  readonly changes: number;
  /** Of these, changes of a version that kept no hash. */
  readonly unhashed: number;
  /** Games of rules that no longer replay here. */
  readonly otherRules: number;
  /** One line each. */
  readonly problems: readonly string[];
}

/** Where the file is that somebody means by a folder or by the file itself; null: there is none. */
function sqliteFile(place: string): string | null {
  if (!existsSync(place)) return null;
  const file = statSync(place).isDirectory() ? databaseFile(place) : place;
  return existsSync(file) ? file : null;
}

/** All that SQLite itself finds, by a connection that cannot write. */
function integrityOf(file: string): readonly string[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('PRAGMA integrity_check(20)').all();
    database.close();
    return rows.map((row) => String(row['integrity_check'])).filter((said) => said !== 'ok');
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Reads every table as a server would open it: each change must follow the one before. */
async function verifyTables(store: Store, onTable: (n: number) => void): Promise<Verified> {
  const count = { tables: 0, changes: 0, unhashed: 0, otherRules: 0 };
  const problems: string[] = [];
  for (const id of await store.tables.all()) {
    onTable(++count.tables);
    try {
      const stored = await store.tables.load(id);
      if (stored === null) throw new Error('it has changes, but is no table');
      count.changes += stored.changes.length;
      count.unhashed += stored.changes.filter(({ hash }) => hash == null).length;
      const { game } = await loadGame(stored.table.game);
      openTable(stored, game, (why) => problems.push(`${id}: ${asRefusal(why).message}`));
    } catch (error) {
      const { code, message } = asRefusal(error);
      if (code === 'OTHER_VERSION') count.otherRules++;
      else problems.push(`${id}: ${message}`);
    }
  }
  return { ...count, problems };
}

/**
 * Looks at all that is stored: a data folder, a file in it or postgres://…; null: there is nothing
 * of the kind. Beside a server that runs, or without one.
 */
export async function verify(
  place: string,
  onTable: (n: number) => void = () => undefined,
): Promise<Verified | null> {
  if (/^postgres(ql)?:/.test(place)) return verifyStore(await openPostgres(place), onTable);
  const file = sqliteFile(place);
  if (file === null) return null;
  const problems = integrityOf(file);
  if (problems.length > 0) {
    return { tables: 0, changes: 0, unhashed: 0, otherRules: 0, problems };
  }
  const dataDir = join(file, '..');
  if (databaseFile(dataDir) !== file) {
    const why = `${file} is whole, but its games are read only where it is called orrery.sqlite`;
    return { tables: 0, changes: 0, unhashed: 0, otherRules: 0, problems: [why] };
  }
  return verifyStore(await openSqlite({ dataDir, durable: true }), onTable);
}

async function verifyStore(store: Store, onTable: (n: number) => void): Promise<Verified> {
  try {
    return await verifyTables(store, onTable);
  } finally {
    await store.close();
  }
}
