import { afterAll, describe, expect, test } from 'vitest';
import { crash } from '../bench/crash.ts';
import { postgresPlaces } from '../testing/stores.ts';

const ROUNDS = 6;

describe('two processes on one PostgreSQL', () => {
  const places = postgresPlaces();
  afterAll(() => places.clear(), 60_000);

  test(
    'either is killed under load: its people go on with the other, nothing is lost or doubled',
    { timeout: 240_000 },
    async () => {
      const place = await places.fresh();
      const report = await crash({ place, rounds: ROUNDS, servers: 2, tables: 6 });
      expect(report).toMatchObject({ lost: [], doubled: [], unreadable: [], faults: [] });
      expect(report.acknowledgedMeanwhile).toBeGreaterThanOrEqual(ROUNDS * 30);
    },
  );
});
