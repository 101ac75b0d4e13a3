// Owns the SQLite database in a thread of its own, so that a slow disk never stalls a socket.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { APPEND_SQL, linesOf, VALUES_OF, type Writes } from './sqlite-append.ts';
import type {
  SqliteAnswer,
  SqliteReply,
  SqliteRequest,
  SqliteSettings,
  Statement,
} from './sqlite-types.ts';

const { path, durable, busyMs, mostMegabytes } = workerData as SqliteSettings;

/** Statements are compiled once; lists of many shapes are not worth keeping. */
const MOST_PREPARED = 200;
/** Pages of some hundred tables in use, which would otherwise be read again for every change. */
const CACHE_KB = 8_192;
/** SQLite's usual pages are of 4 kB. */
const PAGES_PER_MB = 256;
const prepared = new Map<string, StatementSync>();
let db: DatabaseSync | null = null;

/** Opened when first needed, and again after a disk that was away. */
function database(): DatabaseSync {
  if (db !== null) return db;
  const opened = new DatabaseSync(path, { timeout: busyMs });
  opened.exec('PRAGMA journal_mode = WAL');
  opened.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
  opened.exec('PRAGMA wal_autocheckpoint = 4000');
  opened.exec(`PRAGMA cache_size = -${CACHE_KB}`);
  if (mostMegabytes > 0) opened.exec(`PRAGMA max_page_count = ${mostMegabytes * PAGES_PER_MB}`);
  db = opened;
  return opened;
}

function statement(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  const made = database().prepare(sql);
  prepared.set(sql, made);
  return made;
}

const values = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) =>
    typeof value === 'boolean' ? Number(value) : (value as SQLInputValue),
  );

function query({ sql, parameters }: Statement): SqliteReply {
  const compiled = statement(sql);
  if (compiled.columns().length > 0) {
    return { rows: compiled.all(...values(parameters)), changed: 0 };
  }
  return { rows: [], changed: Number(compiled.run(...values(parameters)).changes) };
}

function inTransaction<T>(work: () => T): T {
  const opened = database();
  opened.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    opened.exec('COMMIT');
    return result;
  } catch (error) {
    if (opened.isTransaction) opened.exec('ROLLBACK');
    throw error;
  }
}

/** Where a change itself is not taken, what goes with it is left out. */
function append(batch: Writes): SqliteReply {
  const writes = linesOf(batch);
  const taken: boolean[] = [];
  for (let at = 0; at < writes.length;) {
    const number = Number(writes[at]);
    const end = at + 1 + (VALUES_OF[number] ?? 0);
    if (number === 0 || taken.at(-1) === true) {
      const { changes } = statement(APPEND_SQL[number] ?? '').run(...writes.slice(at + 1, end));
      if (number === 0) taken.push(changes !== 0);
    }
    at = end;
  }
  return { rows: taken, changed: 0 };
}

function close(): SqliteReply {
  prepared.clear();
  db?.close();
  db = null;
  return { rows: [], changed: 0 };
}

function answer(request: SqliteRequest): SqliteReply {
  if (request.kind === 'append') return append(request.writes);
  return request.kind === 'close' ? close() : query(request.statement);
}

const codeOf = (error: unknown): number => (error as { errcode?: number }).errcode ?? 0;

const failed = (id: number, error: unknown): SqliteAnswer => ({
  id,
  error: { message: (error as Error).message, errcode: codeOf(error) },
});

/** One request by itself. */
function alone(request: SqliteRequest): SqliteAnswer {
  const { id } = request;
  try {
    const work = (): SqliteReply => answer(request);
    return { id, reply: request.kind === 'append' ? inTransaction(work) : work() };
  } catch (error) {
    return failed(id, error);
  }
}

/** SQLite's primary code for a row that may not be. */
const CONSTRAINT = 19;

/** One flush of the disk for all. */
function together(writes: readonly SqliteRequest[]): readonly SqliteAnswer[] {
  if (writes.length < 2) return writes.map(alone);
  try {
    return inTransaction(() => writes.map((write) => ({ id: write.id, reply: answer(write) })));
  } catch (error) {
    // One that is wrong must not take the others along; a database that is away refuses them all.
    if ((codeOf(error) & 0xff) === CONSTRAINT) return writes.map(alone);
    return writes.map(({ id }) => failed(id, error));
  }
}

/** Those that came while the last ones were written. */
let waiting: SqliteRequest[] = [];

function run(): void {
  const requests = waiting;
  waiting = [];
  const reply = (answered: SqliteAnswer): void => parentPort?.postMessage(answered);
  const writes: SqliteRequest[] = [];
  for (const request of requests) {
    // What somebody does in a transaction of their own, and the end, share nothing.
    if (request.kind === 'close' || request.kind === 'control' || db?.isTransaction === true) {
      together(writes.splice(0)).forEach(reply);
      reply(alone(request));
    } else if (writesNothing(request)) reply(alone(request));
    else writes.push(request);
  }
  together(writes).forEach(reply);
  if (requests.at(-1)?.kind === 'close') parentPort?.close();
}

/** Also a statement that does not even compile: it is refused by itself. */
function writesNothing(request: SqliteRequest): boolean {
  if (request.kind !== 'query') return false;
  try {
    return statement(request.statement.sql).columns().length > 0;
  } catch {
    return true;
  }
}

parentPort?.on('message', (request: SqliteRequest) => {
  if (waiting.push(request) === 1) setImmediate(run);
});
