import { SqliteError, type SqliteThread } from './sqlite-thread.ts';

/** SQLite's primary code for a file with impossible contents. */
const CORRUPT = 11;
/** Its code for a file that is no database at all. */
const NOT_A_DATABASE = 26;

/** The file is not what SQLite wrote: a backup has to take its place. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof SqliteError && [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff);

/** Of a server that was killed, or whose machine was: it has not noted that it stops. */
async function wasCutOff(thread: SqliteThread): Promise<boolean> {
  const finds = async (sql: string): Promise<boolean> =>
    (await thread.query({ sql, parameters: [] })).rows.length > 0;
  if (!(await finds("select 1 from sqlite_master where name = 'lives'"))) return false;
  return finds('select 1 from lives where ended = 0 limit 1');
}

/**
 * The whole file is read only after an end that was not noted, which is also so where a backup of a
 * server that ran was put back: a large file takes a while.
 */
export async function checkFile(thread: SqliteThread): Promise<void> {
  if (!(await wasCutOff(thread))) return;
  const { rows } = await thread.query({ sql: 'PRAGMA quick_check(1)', parameters: [] });
  const [said] = rows as readonly { readonly quick_check: string }[];
  if (said?.quick_check === 'ok') return;
  const found = said?.quick_check.replaceAll(/\s+/g, ' ').trim() ?? 'no answer';
  throw new SqliteError(`its file is damaged (${found})`, CORRUPT);
}
