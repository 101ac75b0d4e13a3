import { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { lives } from './lives.ts';
import { migrate } from './migrations.ts';
import { people } from './people.ts';
import { mutes } from './mutes.ts';
import { pushes } from './pushes.ts';
import { ratings } from './ratings.ts';
import type { Database } from './schema.ts';
import { writesOf } from './sqlite-append.ts';
import { checkFile } from './sqlite-check.ts';
import { Gate, sqliteDialect } from './sqlite-dialect.ts';
import { databaseFile, prepareFiles } from './sqlite-files.ts';
import { lockFolder } from './sqlite-lock.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Store } from './store.ts';
import { probe, tables } from './tables.ts';

export interface SqliteOptions {
  readonly dataDir: string;
  readonly durable: boolean;
  /** How long another program's lock is waited for. */
  readonly busyMs?: number;
  /** The database grows no further than this. */
  readonly mostMegabytes?: number | undefined;
}

/** The thread writes one batch, or all that wait for it together, while the next is judged. */
const BATCHES = { largest: 96, atOnce: Infinity };
const BUSY_MS = 2_000;

/** For a server, which has to be the only one there. */
export async function openSqliteAlone(options: SqliteOptions): Promise<Store> {
  const { dataDir, busyMs = BUSY_MS } = options;
  prepareFiles(dataDir);
  const unlock = await lockFolder(dataDir, busyMs);
  try {
    const store = await opened(options);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Everything in one file of the data folder; nothing has to be set up. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  prepareFiles(options.dataDir);
  return opened(options);
}

async function opened(options: SqliteOptions): Promise<Store> {
  const { dataDir, durable, busyMs = BUSY_MS, mostMegabytes = 0 } = options;
  const thread = new SqliteThread({
    path: databaseFile(dataDir),
    durable,
    busyMs,
    mostMegabytes,
  });
  const gate = new Gate();
  const db = new Kysely<Database>({ dialect: sqliteDialect(thread, gate) });
  try {
    await checkFile(thread);
    await migrate(db);
  } catch (error) {
    await thread.close().catch(() => undefined);
    throw error;
  }
  const commits = new GroupCommit(
    (batch) => gate.pass(() => thread.append(writesOf(batch))),
    BATCHES,
  );
  return {
    kind: 'sqlite',
    tables: tables(db),
    people: people(db),
    pushes: pushes(db),
    mutes: mutes(db),
    ratings: ratings(db),
    lives: lives(db),
    append: (append) => commits.append(append),
    // One process only: there is nobody else to wake.
    onWake: () => () => undefined,
    tell: () => undefined,
    probe: () => probe(db),
    async close() {
      await db.destroy();
      await thread.close();
    },
  };
}
