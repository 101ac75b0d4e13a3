import { afterAll, describe, expect, test } from 'vitest';
import { chaos } from '../bench/chaos.ts';
import { sqlitePlaces } from '../testing/stores.ts';

const MOVES = 3_000;

describe('a line that drops, doubles, delays and cuts', () => {
  const places = sqlitePlaces();
  afterAll(() => places.clear());

  test('leaves every client with the view of a fresh one, and every answer stored once', async () => {
    const place = await places.fresh();
    const report = await chaos({ place, moves: MOVES, tables: 20, seed: 'chaos' });
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      unreadable: [],
      faults: [],
      differing: [],
      clients: 40,
    });
    expect(report.moves).toBeGreaterThanOrEqual(MOVES);
    const { dropped, doubled, delayed, cut } = report.frames;
    for (const count of [dropped, doubled, delayed, cut]) expect(count).toBeGreaterThan(50);
  });
});
