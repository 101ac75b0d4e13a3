import { loadGame } from '@orrery/catalog';
import type { AnyGame } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';
import { sit } from '../src/online/commands.ts';
import { emptyTable, type Evolved, evolve } from '../src/online/evolve.ts';
import { baseOf, changeRow } from '../src/online/stored.ts';
import { LiveTables } from '../src/live/live-tables.ts';
import { createMetrics } from '../src/metrics.ts';
import type { TableRow } from '../src/store/schema.ts';
import type { Store, Wake } from '../src/store/store.ts';
import { sqlitePlaces } from '../testing/stores.ts';

const places = sqlitePlaces();
afterAll(() => places.clear());

/** A table that waits, stored. */
async function stored(): Promise<{ game: AnyGame; store: Store; row: TableRow; first: Evolved }> {
  const { game } = await loadGame('reworld');
  const store = await (await places.fresh()).open();
  const row: TableRow = {
    id: 'opening1',
    game: game.id,
    rules_version: game.rulesVersion,
    options: '{}',
    pace: '{"kind":"free"}',
    privacy: 'private',
    host: 'ann',
    seat_count: 2,
    seed: 'seed',
    commitment: 'c',
    created: 1,
  };
  const chairs = [{ kind: 'empty' }, { kind: 'empty' }] as const;
  const first = evolve(emptyTable(baseOf(row, game)), { kind: 'open', chairs }, 1);
  await store.append({ table: row, change: changeRow(first.online, first.change) });
  return { game, store, row, first };
}

const liveTablesOf = (game: AnyGame, store: Store): LiveTables =>
  new LiveTables(
    {
      store,
      metrics: createMetrics(),
      think: () => {
        throw new Error('no bot plays here');
      },
      now: () => 3,
      botDelayMs: 0,
      patience: { live: 1, free: 1 },
      loadGame: async () => game,
      refused: () => undefined,
      changed: () => undefined,
    },
    { idleMs: 1_000, sweepMs: 0, graceMs: 0, stillMs: Infinity },
  );

test('what another process stores while a table is being read is not missed', async () => {
  const { game, store, row, first } = await stored();
  let tell: (wake: Wake) => void = () => undefined;
  const busy: Store = {
    ...store,
    onWake(listener) {
      tell = listener;
      return () => undefined;
    },
    tables: {
      ...store.tables,
      async load(id) {
        const read = await store.tables.load(id);
        const taken = evolve(first.online, sit(first.online, { id: 'bob', name: 'Bob' }, 1), 2);
        await store.append({ change: changeRow(taken.online, taken.change) });
        tell({ kind: 'change', table: id, seq: taken.online.seq });
        return read;
      },
    },
  };
  const liveTables = liveTablesOf(game, busy);
  const table = await liveTables.table(row.id);
  await expect.poll(() => table.online.chairs[1]).toMatchObject({ user: 'bob' });
  await liveTables.stop();
  await store.close();
});

test('however often somebody changes their name, their tables look it up now and then', async () => {
  const { game, store, row, first } = await stored();
  const taken = evolve(first.online, sit(first.online, { id: 'bob', name: 'Bob' }, 1), 2);
  await store.append({ change: changeRow(taken.online, taken.change) });
  let [asked, name] = [0, 'Bob'];
  const people: Store['people'] = {
    ...store.people,
    async names() {
      asked++;
      return new Map([['bob', name]]);
    },
  };
  const liveTables = liveTablesOf(game, { ...store, people });
  const table = await liveTables.table(row.id);
  asked = 0;
  for (let n = 1; n <= 50; n++) {
    name = `Bob ${n}`;
    liveTables.lookUpNames('bob');
  }
  await expect.poll(() => table.online.chairs[1]).toMatchObject({ name: 'Bob 50' });
  expect(asked).toBeLessThan(5);
  await liveTables.stop();
  await store.close();
});
