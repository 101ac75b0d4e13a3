import { afterAll, expect, test } from 'vitest';
import { Refusal } from '@orrery/table';
import { Collector, type CollectorDeps } from '../src/live/collector.ts';
import { sqlitePlaces } from '../testing/stores.ts';

const places = sqlitePlaces();
afterAll(() => places.clear());

const DAY = 86_400_000;

test('all that nobody came back to goes at one look, however much, and past what cannot be opened', async () => {
  const store = await (await places.fresh()).open();
  for (let n = 0; n < 55; n++) {
    const about = { name: 'Guest', lang: 'en', webhook: null, origin: null, created: 1 };
    await store.people.create({ id: `guest ${n}`, ...about });
  }
  const listed = { privacy: 'listed', game: 'toy', waiting: null, due: null, line: '{}' };
  for (const [id, status] of [
    ['damaged', 'open'],
    ...Array.from({ length: 55 }, (_, n) => [`closed ${n}`, 'closed'] as const),
  ] as const) {
    await store.append({
      change: { table_id: id, seq: 1, at: 1, body: '{}' },
      listRow: { table_id: id, status, updated: 1, ...listed },
    });
  }
  const warned: object[] = [];
  const gone: string[] = [];
  const collector = new Collector({
    store,
    liveTables: {
      table: () => Promise.reject(new Refusal('DAMAGED', 'table damaged cannot be read')),
      letGo: async () => true,
    },
    settings: {
      now: () => 1000 * DAY,
      collectMs: 0,
      keepGuestsDays: 100,
      keepTablesDays: 200,
      keepWaitingDays: 10,
    },
    log: { info: () => undefined, warn: (about: object) => warned.push(about) },
    dropUser: (user: string) => gone.push(user),
  } as unknown as CollectorDeps);
  await collector.collect();
  await collector.stop();
  expect(gone).toHaveLength(55);
  expect(await store.people.forgotten(999 * DAY, 1)).toEqual([]);
  expect(await store.tables.forgotten({ closed: 999 * DAY }, 1)).toEqual([]);
  expect(warned).toEqual([{ code: 'DAMAGED' }]);
  await store.close();
});
