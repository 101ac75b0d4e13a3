import { PLAYABLE } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { growthOf, soak, type SoakSample } from '../bench/soak.ts';
import { sqlitePlaces } from '../testing/stores.ts';

test('people and bots play, come and go, and the server is looked at meanwhile', async () => {
  const places = sqlitePlaces();
  try {
    const report = await soak({
      place: await places.fresh(),
      games: PLAYABLE.map(({ id }) => id),
      tables: 10,
      seconds: 3,
      rate: 100,
      sampleMs: 500,
    });
    expect(report.samples.length).toBeGreaterThan(2);
    expect(report.moves).toBeGreaterThan(0);
    expect(report.happened.sockets).toBeGreaterThan(20);
    expect(report.happened.failed).toBe(0);
    expect(report.samples.every(({ resident, heap }) => resident > heap && heap > 0)).toBe(true);
  } finally {
    await places.clear();
  }
});

const sample = (resident: number, heap: number): SoakSample => ({
  at: 0,
  resident,
  heap,
  tables: 0,
  sockets: 0,
  movesPerSecond: 0,
  p99: 0,
  cores: 0,
});

test('memory that goes up and down has settled, memory that climbs has not', () => {
  const saw = Array.from({ length: 48 }, (_, i) => sample(100, 10 + (i % 6)));
  expect(growthOf(saw)).toEqual({ resident: 1, heap: 1 });
  const climbing = Array.from({ length: 48 }, (_, i) => sample(100 + i, 10 + i + (i % 6)));
  const growth = growthOf(climbing);
  expect(growth.resident).toBeGreaterThan(1.1);
  expect(growth.heap).toBeGreaterThan(1.5);
});
