import { SqliteError, type SqliteThread } from './sqlite-thread.ts';

/** SQLite's primary code for a file with impossible contents. */
const CORRUPT = 11;

/** The whole file is read before anybody is served from it: a large one takes a while. */
export async function checkFile(thread: SqliteThread): Promise<void> {
  const { rows } = await thread.query({ sql: 'PRAGMA quick_check(1)', parameters: [] });
  const [said] = rows as readonly { readonly quick_check: string }[];
  if (said?.quick_check === 'ok') return;
  const found = said?.quick_check.replaceAll(/\s+/g, ' ').trim() ?? 'no answer';
  throw new SqliteError(`its file is damaged (${found})`, CORRUPT);
}
