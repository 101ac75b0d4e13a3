import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { people } from './people.ts';
import type { Database } from './schema.ts';
import { Lock, sqliteDialect } from './sqlite-dialect.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Group, Statement } from './sqlite-types.ts';
import type { Append, Store } from './store.ts';
import { probe, tables } from './tables.ts';

const HEAD = [
  'table_id',
  'status',
  'privacy',
  'game',
  'waiting',
  'due',
  'updated',
  'line',
] as const;
const RESULT = [
  'table_id',
  'game',
  'seats',
  'answers',
  'started',
  'finished',
  'totals',
  'winners',
] as const;

const upsert = (table: string, key: readonly string[], columns: readonly string[]): string => {
  const marks = columns.map(() => '?').join(', ');
  const set = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  return `insert into ${table} (${columns.join(', ')}) values (${marks}) on conflict (${key.join(', ')}) do update set ${set.join(', ')}`;
};

const CHANGE_SQL =
  'insert into changes (table_id, seq, at, body) values (?, ?, ?, ?) on conflict (table_id, seq) do nothing';
const SNAPSHOT_SQL = upsert('snapshots', ['table_id'], ['table_id', 'seq', 'body']);
const HEAD_SQL = upsert('heads', ['table_id'], HEAD);
const SEAT_SQL = upsert('seats', ['table_id', 'seat'], ['table_id', 'seat', 'user_id']);
const RESULT_SQL = upsert('results', ['table_id'], RESULT);

function statements({ change, snapshot, head, seats, result }: Append): Group {
  const { table_id, seq, at, body } = change;
  const rest: Statement[] = [];
  if (snapshot !== undefined) {
    const parameters = [snapshot.table_id, snapshot.seq, snapshot.body];
    rest.push({ sql: SNAPSHOT_SQL, parameters });
  }
  if (head !== undefined) {
    rest.push({ sql: HEAD_SQL, parameters: HEAD.map((column) => head[column]) });
  }
  for (const seat of seats ?? []) {
    rest.push({ sql: SEAT_SQL, parameters: [seat.table_id, seat.seat, seat.user_id] });
  }
  if (result !== undefined) {
    rest.push({ sql: RESULT_SQL, parameters: RESULT.map((column) => result[column]) });
  }
  return [{ sql: CHANGE_SQL, parameters: [table_id, seq, at, body] }, ...rest];
}

export interface SqliteOptions {
  readonly dataDir: string;
  readonly durable: boolean;
  /** How long another program's lock is waited for. */
  readonly busyMs?: number;
  /** The database grows no further than this. */
  readonly mostMegabytes?: number | undefined;
}

/** Everything in one file of the data folder; nothing has to be set up. */
export async function openSqlite(options: SqliteOptions): Promise<Store> {
  const { dataDir, durable, busyMs = 2000, mostMegabytes = 0 } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const thread = new SqliteThread({
    path: join(dataDir, 'orrery.sqlite'),
    durable,
    busyMs,
    mostMegabytes,
  });
  const lock = new Lock();
  const db = new Kysely<Database>({ dialect: sqliteDialect(thread, lock) });
  try {
    await migrate(db);
  } catch (error) {
    await thread.close().catch(() => undefined);
    throw error;
  }
  const commits = new GroupCommit(async (batch) => {
    const free = await lock.take();
    try {
      return await thread.guarded(batch.map(statements));
    } finally {
      free();
    }
  });
  return {
    kind: 'sqlite',
    tables: tables(db),
    people: people(db),
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
