import { afterAll, describe, expect, test } from 'vitest';
import { crash } from '../bench/crash.ts';
import { type Places, postgresPlaces, sqlitePlaces } from '../testing/stores.ts';

const TABLES = 6;
const NOTHING = { lost: [], doubled: [], unreadable: [], faults: [] };

/** Servers are killed under load, so many times each; in every round at least 30 answers are stored. */
export function killing(rounds: number): void {
  const sqlite = sqlitePlaces();
  const postgres = postgresPlaces();
  afterAll(async () => {
    for (const places of [sqlite, postgres]) await places.clear();
  });

  describe('a server killed under load', () => {
    test.for<readonly [string, Places]>([
      ['SQLite', sqlite],
      ['PostgreSQL', postgres],
    ])('has stored on %s all that it acknowledged or showed', async ([, places]) => {
      const place = await places.fresh();
      const report = await crash({ place, rounds, servers: 1, tables: TABLES, seed: 'crash' });
      expect(report).toMatchObject({ ...NOTHING, rounds });
      expect(report.acknowledged).toBeGreaterThan(rounds * 30);
    });
  });

  describe('two processes on one PostgreSQL', () => {
    test('either is killed under load: its people go on with the other, nothing is lost or doubled', async () => {
      const place = await postgres.fresh();
      const report = await crash({ place, rounds, servers: 2, tables: TABLES, seed: 'crash' });
      expect(report).toMatchObject(NOTHING);
      expect(report.acknowledgedMeanwhile).toBeGreaterThanOrEqual(rounds * 30);
    });
  });
}
