import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { LIST_ROW_COLUMNS, namesOf, RESULT_COLUMNS, TABLE_COLUMNS } from './columns.ts';
import { GroupCommit } from './group-commit.ts';
import { listen } from './listen.ts';
import { lives } from './lives.ts';
import { migrate } from './migrations.ts';
import { people } from './people.ts';
import { mutes } from './mutes.ts';
import { pushes } from './pushes.ts';
import { ratings } from './ratings.ts';
import type { ChangeRow, Database, Db } from './schema.ts';
import type { Append, Store, Wake } from './store.ts';
import { probe, tables } from './tables.ts';

const CHANNEL = 'orrery';
/** PostgreSQL's number for bigint: our times and counters are all exact in a JavaScript number. */
const BIGINT = 20;

const setAll = (columns: string): string =>
  columns
    .split(', ')
    .slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');

/**
 * The whole batch in one statement, hence in one transaction and one trip. What goes with a change
 * is written only where the change itself was: where its number was still free.
 */
const APPEND_SQL = `
with stored as (
  insert into changes (table_id, seq, at, body, hash)
  select table_id, seq, at, body, hash
  from json_to_recordset($1::json) as c(table_id text, seq int, at bigint, body text, hash text)
  on conflict (table_id, seq) do nothing
  returning table_id, seq
), made as (
  insert into tables (${namesOf(TABLE_COLUMNS)})
  select t.* from json_to_recordset($6::json) as t(${TABLE_COLUMNS}) join stored on table_id = t.id
), snapshot as (
  insert into snapshots (table_id, seq, body)
  select s.table_id, s.seq, s.body
  from json_to_recordset($2::json) as s(table_id text, seq int, body text) join stored using (table_id)
  on conflict (table_id) do update set seq = excluded.seq, body = excluded.body
), head as (
  insert into heads (${namesOf(LIST_ROW_COLUMNS)})
  select h.* from json_to_recordset($3::json) as h(${LIST_ROW_COLUMNS}) join stored using (table_id)
  on conflict (table_id) do update set ${setAll(namesOf(LIST_ROW_COLUMNS))}
), seat as (
  insert into seats (table_id, seat, user_id)
  select s.table_id, s.seat, s.user_id
  from json_to_recordset($4::json) as s(table_id text, seat int, user_id text) join stored using (table_id)
  on conflict (table_id, seat) do update set user_id = excluded.user_id
), result as (
  insert into results (${namesOf(RESULT_COLUMNS)})
  select r.* from json_to_recordset($5::json) as r(${RESULT_COLUMNS}) join stored using (table_id)
  on conflict (table_id) do nothing
)
select table_id, seq, pg_notify('${CHANNEL}', $7 || ' change ' || table_id || ' ' || seq) from stored`;

const keyOf = ({ table_id, seq }: Pick<ChangeRow, 'table_id' | 'seq'>): string =>
  `${table_id} ${seq}`;

/** What comes while one batch is written shares the next one. */
const BATCHES = { largest: 512, atOnce: 1 };

async function writeBatch(
  pool: Pool,
  self: string,
  batch: readonly Append[],
): Promise<readonly boolean[]> {
  // Of two that want the same number the first has it, and brings along what goes with it alone.
  const first = new Map(batch.toReversed().map((append) => [keyOf(append.change), append]));
  // All processes lock the keys in the same order, so that none waits for another in a circle.
  const sorted = [...first.values()].sort((a, b) =>
    a.change.table_id < b.change.table_id ? -1 : 1,
  );
  const rows = await pool.query<Pick<ChangeRow, 'table_id' | 'seq'>>({
    name: 'append',
    text: APPEND_SQL,
    values: [
      JSON.stringify(sorted.map(({ change }) => change)),
      JSON.stringify(sorted.flatMap(({ snapshot }) => snapshot ?? [])),
      JSON.stringify(sorted.flatMap(({ listRow }) => listRow ?? [])),
      JSON.stringify(sorted.flatMap(({ seats }) => seats ?? [])),
      JSON.stringify(sorted.flatMap(({ result }) => result ?? [])),
      JSON.stringify(sorted.flatMap(({ table }) => table ?? [])),
      self,
    ],
  });
  const stored = new Set(rows.rows.map(keyOf));
  return batch.map((append) => {
    const key = keyOf(append.change);
    return first.get(key) === append && stored.has(key);
  });
}

function readWake(payload: string, self: string): Wake | null {
  const [from, kind, rest] = splitIn3(payload);
  if (from === self) return null;
  if (kind === 'change') {
    const [table = '', seq] = rest.split(' ');
    return { kind, table, seq: Number(seq) };
  }
  return JSON.parse(rest) as Wake;
}

function splitIn3(text: string): [string, string, string] {
  const a = text.indexOf(' ');
  const b = text.indexOf(' ', a + 1);
  return [text.slice(0, a), text.slice(a + 1, b), text.slice(b + 1)];
}

async function openLines(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string | null }>`
    select application_name as name from pg_stat_activity where datname = current_database()
  `.execute(db);
  return new Set(rows.map(({ name }) => name ?? ''));
}

/** Many server processes on one database. */
export async function openPostgres(url: string): Promise<Store> {
  const self = randomUUID().slice(0, 8);
  const line = `orrery ${self}`;
  const pool = new Pool({
    connectionString: url,
    application_name: line,
    max: 8,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while nobody uses it is replaced; who uses the next one is told.
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const commits = new GroupCommit((batch) => writeBatch(pool, self, batch), BATCHES);
  const listeners = new Set<(wake: Wake) => void>();
  const wakeAll = (wake: Wake): void => {
    for (const listener of listeners) listener(wake);
  };
  const ears = listen(
    { connectionString: url, application_name: line },
    CHANNEL,
    (payload) => {
      const wake = readWake(payload, self);
      if (wake !== null) wakeAll(wake);
    },
    () => wakeAll({ kind: 'all' }),
  );
  return {
    kind: 'postgres',
    tables: tables(db),
    people: people(db),
    pushes: pushes(db),
    mutes: mutes(db),
    ratings: ratings(db),
    lives: lives(db, { own: line, open: openLines }),
    append: (append) => commits.append(append),
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(wake) {
      const payload = `${self} ${wake.kind} ${JSON.stringify(wake)}`;
      // What is told is only ever a hint: whoever misses it reads it from the tables later.
      void pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
    },
    probe: () => probe(db),
    async close() {
      await ears.stop();
      await db.destroy();
    },
  };
}
