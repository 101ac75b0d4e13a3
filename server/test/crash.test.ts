import { afterAll, describe, expect, test } from 'vitest';
import { crash } from '../bench/crash.ts';
import { findLosses } from '../bench/stored.ts';
import { emptyDesk, evolve } from '../src/desk/evolve.ts';
import { changeRow, baseOf } from '../src/desk/stored.ts';
import { loadGame } from '@orrery/catalog';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';

const ROUNDS = 10;
const TABLES = 6;
const LIMIT = { timeout: 240_000 };

const NOTHING = { lost: [], doubled: [], unreadable: [], faults: [] };

describe('a server killed under load', () => {
  const places = [sqlitePlaces(), postgresPlaces()] as const;
  afterAll(async () => {
    for (const place of places) await place.clear();
  }, 60_000);

  test.for(['SQLite', 'PostgreSQL'])(
    'has stored on %s all that it acknowledged or showed',
    LIMIT,
    async (name) => {
      const place = await places[name === 'SQLite' ? 0 : 1].fresh();
      const report = await crash({ place, rounds: ROUNDS, servers: 1, tables: TABLES });
      expect(report).toMatchObject({ ...NOTHING, rounds: ROUNDS });
      expect(report.acknowledged).toBeGreaterThan(ROUNDS * 30);
    },
  );
});

describe('the comparison of what was told with what is stored', () => {
  const places = sqlitePlaces();
  afterAll(() => places.clear());

  test('finds what is lost, doubled or unreadable', async () => {
    const store = await (await places.fresh()).open();
    const { game } = await loadGame('reworld');
    const row = (id: string) => ({
      id,
      game: 'reworld',
      rules_version: game.rulesVersion,
      options: '{}',
      pace: '{"kind":"free"}',
      privacy: 'private',
      host: 'ann',
      seat_count: 2,
      seed: 'seed',
      commitment: 'c',
      created: 1,
    });
    const keep = async (id: string, causes: readonly string[], damage: boolean) => {
      let desk = emptyDesk(baseOf(row(id), game));
      for (const cause of causes) {
        const evolved = evolve(desk, { kind: 'open', chairs: [{ kind: 'empty' }] }, 2, 0, cause);
        ({ desk } = evolved);
        const change = changeRow(desk, evolved.change);
        const table = change.seq === 1 ? { table: row(id) } : {};
        await store.append({ ...table, change: damage ? { ...change, body: '{' } : change });
      }
    };
    await keep('whole', ['ann 1', 'bob 1'], false);
    await keep('doubled', ['ann 2', 'ann 2'], false);
    await keep('damaged', ['ann 3'], true);
    const told = (table: string, cause: string) => ({ table, cause });
    const whole = [told('whole', 'ann 1'), told('whole', 'bob 1')];
    expect(await findLosses(store, whole, new Map([['whole', 0]]))).toEqual({
      lost: [],
      doubled: [],
      unreadable: [],
    });
    const losses = await findLosses(
      store,
      [...whole, told('whole', 'ann 9'), told('doubled', 'ann 2'), told('damaged', 'ann 3')],
      new Map([['whole', 4]]),
    );
    expect(losses.lost).toEqual([
      'whole: 4 steps were shown, 0 are stored',
      'whole: ann 9',
      'damaged: ann 3',
    ]);
    expect(losses.doubled).toEqual(['doubled: ann 2']);
    expect(losses.unreadable).toHaveLength(1);
    await store.close();
  });
});
