import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../bench/server-process.ts';
import { sqlitePlaces } from '../testing/stores.ts';
import { serverWithMuch } from './much.ts';
import type { Person } from './play.ts';

/** More than one page of each, whatever is read at a time. */
const TABLES = 350;
const LINES = 1_200;
const places = sqlitePlaces();
let server: ServerProcess;
let ann: Person;
afterAll(async () => {
  await server?.kill();
  await places.clear();
});
beforeAll(async () => {
  ({ server, ann } = await serverWithMuch(places, TABLES, LINES));
});

test('the export of somebody who has much is whole, each thing once', async () => {
  const { tables, chat } = await ann.get<{
    tables: { id: string }[];
    chat: { text: string }[];
  }>('/api/me/export');
  expect(new Set(tables.map(({ id }) => id)).size).toBe(TABLES);
  expect(tables).toHaveLength(TABLES);
  expect(new Set(chat.map(({ text }) => text)).size).toBe(LINES);
  expect(chat).toHaveLength(LINES);
});
