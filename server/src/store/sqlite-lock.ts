import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { lockFile } from './sqlite-files.ts';

/** SQLite's primary code for a file that somebody else has locked. */
const BUSY = 5;
const ASK_EVERY_MS = 50;

/** Another server keeps its tables in the folder. */
export class FolderTaken extends Error {
  constructor() {
    super('another server uses it');
    this.name = 'FolderTaken';
  }
}

/**
 * Makes sure that a server has its folder alone: two on one file would not hear of each other, and
 * players would wait for answers that others have long given. It is a transaction that never ends,
 * on an empty file of its own, so that backups and readers of the database are not in its way; the
 * system ends it with the process, however that ends. The process before may just be ending, and is
 * waited for. Returns how to let go.
 */
export async function lockFolder(dataDir: string, waitMs: number): Promise<() => void> {
  const until = performance.now() + waitMs;
  for (;;) {
    const lock = tryLock(lockFile(dataDir));
    if (lock !== null) return () => lock.close();
    if (performance.now() >= until) throw new FolderTaken();
    await after(ASK_EVERY_MS);
  }
}

function tryLock(path: string): DatabaseSync | null {
  const lock = new DatabaseSync(path);
  try {
    // Nothing is ever written: neither a journal nor, since it is never committed, the number. But
    // without a number to write, a file that can only be read would be shared.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; PRAGMA user_version = 1');
    return lock;
  } catch (error) {
    lock.close();
    if (((error as { errcode?: number }).errcode ?? 0) === BUSY) return null;
    throw error;
  }
}
