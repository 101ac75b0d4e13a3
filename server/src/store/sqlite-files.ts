import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

export const databaseFile = (dataDir: string): string => join(dataDir, 'orrery.sqlite');
export const lockFile = (dataDir: string): string => join(dataDir, 'orrery.lock');

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/**
 * The data folder and its files. The folder may be there already, and others may look into it: it
 * is left as it is, but nobody else reads the files.
 */
export function prepareFiles(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWN_FOLDER });
  const database = databaseFile(dataDir);
  const own = [database, lockFile(dataDir)];
  for (const path of own) make(path);
  // SQLite gives what it makes beside a database the rights of the database.
  for (const path of [...own, `${database}-wal`, `${database}-shm`]) mend(path);
}

function make(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWN_FILE));
  } catch (error) {
    // A file that is there is not opened: closing it would end the locks that this process has on it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function mend(path: string): void {
  try {
    chmodSync(path, OWN_FILE);
  } catch {
    // It is not there, or belongs to somebody else, who has decided about it.
  }
}
