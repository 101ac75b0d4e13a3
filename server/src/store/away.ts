import { SqliteError } from './sqlite-thread.ts';

/** SQLite's primary codes for a database that is locked, full or gone. */
const SQLITE_AWAY = new Set([5, 6, 7, 8, 10, 13, 14]);
/** Its codes for a file with impossible contents, and for one that is no database at all. */
const SQLITE_DAMAGED = new Set([11, 26]);
/** PostgreSQL's codes for data or an index that cannot be. */
const POSTGRES_DAMAGED = /^XX00[12]$/;
/** PostgreSQL's classes: connection, resources, operator; and a server that only reads. */
const POSTGRES_AWAY = /^(08|53|57|58|25006|40)/;
const SOCKET_AWAY = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH)/;
const SENTENCES =
  /connection terminated|connection timeout|timeout exceeded|has ended|query read timeout|client was closed/i;

/** Is it the store that is away, and not the question that was wrong? */
export function isAway(error: unknown): boolean {
  if (error instanceof SqliteError) return SQLITE_AWAY.has(error.errcode & 0xff);
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (POSTGRES_AWAY.test(code) || SOCKET_AWAY.test(code))) return true;
  return SENTENCES.test(error.message);
}

/** What is stored is not what was written: a backup has to take its place. It does not pass. */
export function isDamaged(error: unknown): boolean {
  if (error instanceof SqliteError) return SQLITE_DAMAGED.has(error.errcode & 0xff);
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;
  return typeof code === 'string' && POSTGRES_DAMAGED.test(code);
}

/** SQLite's code for the index of its log when there is no room for it; "disk I/O error" in words. */
const NO_ROOM_FOR_INDEX = 4_874;
const FULL = 13;

/** There is no room, on the disk or up to the limit that was set. */
export function isFull(error: unknown): boolean {
  if (error instanceof SqliteError) {
    return (error.errcode & 0xff) === FULL || error.errcode === NO_ROOM_FOR_INDEX;
  }
  return error instanceof Error && (error as Error & { code?: unknown }).code === 'ENOSPC';
}

/** A row with this key is already there. */
export function isDuplicate(error: unknown): boolean {
  if (error instanceof SqliteError) return (error.errcode & 0xff) === 19;
  return error instanceof Error && (error as Error & { code?: unknown }).code === '23505';
}
