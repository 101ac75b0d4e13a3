import { loadGame } from '@orrery/catalog';
import { afterAll, expect, test } from 'vitest';
import { sit } from '../src/online/commands.ts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { baseOf, changeRow } from '../src/online/stored.ts';
import { LiveTables } from '../src/live/live-tables.ts';
import { createMetrics } from '../src/metrics.ts';
import type { TableRow } from '../src/store/schema.ts';
import type { Store, Wake } from '../src/store/store.ts';
import { sqlitePlaces } from '../testing/stores.ts';

const places = sqlitePlaces();
afterAll(() => places.clear());

test('what another process stores while a table is being read is not missed', async () => {
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
  const liveTables = new LiveTables(
    {
      store: busy,
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
  const table = await liveTables.table(row.id);
  await expect.poll(() => table.online.chairs[1]).toMatchObject({ user: 'bob' });
  await liveTables.stop();
  await store.close();
});
