// Owns the SQLite database in a thread of its own, so that a slow disk never stalls a socket.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { APPEND_SQL, type Write } from './sqlite-append.ts';
import type { SqliteReply, SqliteRequest, SqliteSettings, Statement } from './sqlite-types.ts';

const { path, durable, busyMs, mostMegabytes } = workerData as SqliteSettings;

/** Statements are compiled once; lists of many shapes are not worth keeping. */
const MOST_PREPARED = 200;
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

/** All in one transaction; where the change itself is not taken, what goes with it is left out. */
function append(batch: readonly (readonly Write[])[]): SqliteReply {
  const opened = database();
  opened.exec('BEGIN IMMEDIATE');
  try {
    const taken = batch.map((writes) => {
      for (const [number, ...parameters] of writes) {
        const { changes } = statement(APPEND_SQL[number] ?? '').run(...parameters);
        if (number === 0 && changes === 0) return false;
      }
      return true;
    });
    opened.exec('COMMIT');
    return { rows: taken, changed: 0 };
  } catch (error) {
    if (opened.isTransaction) opened.exec('ROLLBACK');
    throw error;
  }
}

function answer(request: SqliteRequest): SqliteReply {
  if (request.kind === 'query') return query(request.statement);
  if (request.kind === 'append') return append(request.batch);
  prepared.clear();
  db?.close();
  db = null;
  return { rows: [], changed: 0 };
}

parentPort?.on('message', (request: SqliteRequest) => {
  try {
    parentPort?.postMessage({ id: request.id, reply: answer(request) });
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    parentPort?.postMessage({ id: request.id, error: { message, errcode: errcode ?? 0 } });
  }
  if (request.kind === 'close') parentPort?.close();
});
