import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Where a test's store is, so that it can be opened twice. */
export interface Place {
  open(): Promise<Store>;
  /** What `startServer` takes. */
  readonly settings: { readonly dataDir: string } | { readonly databaseUrl: string };
}

export interface Places {
  fresh(): Promise<Place>;
  clear(): Promise<void>;
}

export function sqlitePlaces(): Places {
  const folders: string[] = [];
  return {
    async fresh() {
      const dataDir = mkdtempSync(join(tmpdir(), 'orrery-sqlite-'));
      folders.push(dataDir);
      return { open: () => openSqlite({ dataDir, durable: true }), settings: { dataDir } };
    },
    async clear() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function postgresPlaces(): Places {
  let server: Promise<TestPostgres> | null = null;
  return {
    async fresh() {
      server ??= startPostgres();
      const databaseUrl = await (await server).newDatabase();
      return { open: () => openPostgres(databaseUrl), settings: { databaseUrl } };
    },
    async clear() {
      await (await server)?.stop();
    },
  };
}
