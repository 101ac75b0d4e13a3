import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';

describe.for(['SQLite', 'PostgreSQL'])('what counts, on %s', (name) => {
  const places = name === 'SQLite' ? sqlitePlaces() : postgresPlaces();
  let store: Store;
  beforeAll(async () => {
    store = await (await places.fresh()).open();
  });
  afterAll(async () => {
    await store.close();
    await places.clear();
  });

  function make(id: string, status: string, updated: number): Promise<boolean> {
    const about = { game: 'toy', privacy: 'listed' };
    const secret = { seed: 'secret', commitment: 'c', created: 1 };
    const rules = { rules_version: 1, options: '{}', pace: '{"kind":"free"}', seat_count: 2 };
    return store.append({
      table: { id, host: 'hal', ...about, ...secret, ...rules },
      change: { table_id: id, seq: 1, at: 1, body: '{}' },
      listRow: { table_id: id, status, ...about, waiting: null, due: null, updated, line: '{}' },
    });
  }

  test('tables that somebody made and that wait or are played, and what the lobby shows', async () => {
    await make('waits', 'open', 1);
    await make('waits anew', 'open', 8);
    await make('is played', 'running', 9);
    await make('stands still', 'running', 4);
    await make('is over', 'finished', 9);
    await make('is closed', 'closed', 9);
    const counted = await store.tables.unfinished('hal', 5);
    expect(counted.map(({ status }) => status).sort()).toEqual(['open', 'open', 'running']);
    expect(await store.tables.unfinished('nobody', 5)).toEqual([]);
    const listed = await store.tables.lobby({ openSince: 5 });
    expect(listed.map((row) => row.table_id)).toEqual(['waits anew', 'is played', 'stands still']);
  });

  test('one of two tables that are made with the same id at once, whatever else is stored then', async () => {
    // While the first is written the others gather.
    const made = ['busy', 'same', 'same', 'beside'].map((id, n) => make(id, 'closed', n));
    expect(await Promise.all(made)).toEqual([true, true, false, true]);
    expect((await store.tables.listRow('same'))?.updated).toBe(1);
    expect((await store.tables.load('same'))?.changes).toHaveLength(1);
  });

  test('results of a game', async () => {
    expect(await store.tables.countResults('toy')).toBe(0);
    for (const [table_id, game] of [
      ['a', 'toy'],
      ['b', 'toy'],
      ['c', 'another'],
    ] as const) {
      const about = { seats: 2, answers: 9, started: 1, finished: 2, players: null };
      const result = { table_id, game, ...about, totals: '[3,4]', winners: '[1]' };
      await store.append({ change: { table_id, seq: 1, at: 1, body: '{}' }, result });
    }
    expect(await store.tables.countResults('toy')).toBe(2);
    const some = await store.tables.results('toy', null);
    expect(some.map(({ table_id }) => table_id)).toEqual(['a', 'b']);
    expect(await store.tables.results('toy', 'a')).toEqual(some.slice(1));
    expect(await store.tables.results('toy', 'b')).toEqual([]);
  });
});
