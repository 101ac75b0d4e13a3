import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ChatRooms } from '../src/live/chat.ts';
import type { Person } from './play.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();

async function together(people: readonly Person[]): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await nth(people, 0).newTable({ game: 'reworld', seats });
  await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
  return id;
}

async function watching(person: Person, ...tables: readonly string[]): Promise<Raw> {
  const raw = await new Raw(person.socket()).open();
  raw.hello();
  for (const table of tables) raw.send({ type: 'watch', id: `watch ${table}`, table });
  await raw.hears('table', tables.length);
  return raw;
}

const linesOf = ({ heard }: Raw): readonly (readonly [string, string])[] =>
  heard.flatMap((message) =>
    message.type === 'chat' ? message.lines.map(({ text }) => [message.table, text] as const) : [],
  );

const answersTo = ({ heard }: Raw, id: string): readonly string[] =>
  heard.flatMap((message) => {
    if (message.type === 'ok' && message.id === id) return ['ok'];
    return message.type === 'refused' && message.id === id ? [message.error.code] : [];
  });

test('a line that the store did not take is said when it is sent again, and then no more', async () => {
  const place = await places.fresh();
  const people = await guests(await start({ busyMs: 100 }, place), 'Ann', 'Bob');
  const table = await together(people);
  const [ann, bob] = [await watching(nth(people, 0), table), await watching(nth(people, 1), table)];
  const line = { type: 'chat', id: 'the line', table, text: 'hello' };
  const { dataDir } = place.settings as { dataDir: string };
  const other = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  // The second comes while the first is under way.
  for (let n = 0; n < 2; n++) ann.send(line);
  const answers = (): readonly string[] => answersTo(ann, line.id);
  await expect.poll(() => answers().length === 2).toBe(true);
  expect(answers()).toEqual(['STORE_AWAY', 'STORE_AWAY']);
  other.exec('ROLLBACK');
  other.close();
  for (let n = 0; n < 3; n++) ann.send(line);
  await expect.poll(() => answers().length === 5).toBe(true);
  expect(answers().slice(2)).toEqual(['ok', 'ok', 'ok']);
  ann.send({ ...line, id: 'the next', text: 'still there?' });
  await expect.poll(() => linesOf(bob).length > 1).toBe(true);
  expect(linesOf(bob)).toEqual([
    [table, 'hello'],
    [table, 'still there?'],
  ]);
});

test('the same id at another table is another line', async () => {
  const people = await guests(await start(), 'Ann', 'Bob');
  const tables = [await together(people), await together(people)];
  const ann = await watching(nth(people, 0), ...tables);
  const bob = await watching(nth(people, 1), ...tables);
  const texts = ['one', 'two'];
  for (const [i, table] of tables.entries()) {
    ann.send({ type: 'chat', id: 'same', table, text: nth(texts, i) });
    await expect.poll(() => answersTo(ann, 'same').length === i + 1).toBe(true);
  }
  await expect.poll(() => linesOf(bob).length === 2).toBe(true);
  expect(linesOf(bob)).toEqual(tables.map((table, i) => [table, nth(texts, i)]));
});

test('neither those who watch nor the muted crowd out what the others said before', async () => {
  const place = await places.fresh();
  const people = await guests(await start({}, place), 'Ann', 'Bob');
  const [ann, bob] = [nth(people, 0), nth(people, 1)];
  const table = await together(people);
  const store = await place.open();
  const say = (user: string, channel: string, text: string): Promise<number> =>
    store.tables.say({ table_id: table, at: 1, channel, user_id: user, name: 'X', text });
  await say(ann.me?.id ?? '', 'players', 'hello');
  for (let n = 0; n < 205; n++) await say('eve', 'spectators', 'shout');
  for (let n = 0; n < 205; n++) await say(bob.me?.id ?? '', 'players', 'pah');
  await store.close();
  await ann.json('PUT', `/api/me/muted/${bob.me?.id}`, { blocked: false });
  const raw = await watching(ann, table);
  await raw.hears('chat');
  expect(linesOf(raw)).toEqual([[table, 'hello']]);
});

test('no table waits for the lines of another, and a store that fails then ends nothing', async () => {
  const told: string[] = [];
  let wake: (table: string) => void = () => undefined;
  const tableOf = (id: string) => ({
    id,
    online: { chairs: [], closed: false, model: null, base: { id } },
    listeners: () => [[{ user: null, send: () => told.push(id) }, null]],
  });
  const tables = new Map(['slow', 'quick'].map((id) => [id, tableOf(id)]));
  const liveTables = {
    onChat: (listener: typeof wake) => (wake = listener),
    loaded: (id: string) => tables.get(id),
  };
  const line = { n: 1, at: 1, channel: 'spectators', user_id: 'ann', name: 'Ann', text: 'hello' };
  const { promise: never, reject } = Promise.withResolvers<never>();
  const chatAfter = async (id: string) => (id === 'slow' ? never : [line]);
  const store = {
    tables: { say: async () => 1, chatAfter },
    mutes: { deafTo: async () => new Set() },
    tell: () => undefined,
  };
  const rooms = new ChatRooms(store as never, liveTables as never, () => 1);
  wake('slow');
  const ann = { id: 'ann', name: 'Ann' };
  await rooms.say(tables.get('quick') as never, ann, 'hello', 'one');
  expect(told).toEqual(['quick']);
  reject(new Error('the store is away'));
  await expect(rooms.say(tables.get('slow') as never, ann, 'hello', 'two')).rejects.toThrow('away');
});
