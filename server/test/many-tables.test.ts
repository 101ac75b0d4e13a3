import { loadGame } from '@orrery/catalog';
import type { NewOnlineTable, TableLine } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { createMetrics } from '../src/metrics.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';
import { begun } from './worlds.ts';

const { start, guests } = serving();

const DAY = 86_400_000;
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'drifter' } as const;
const listed: NewOnlineTable = { game: 'reworld', seats: [me, open], privacy: 'listed' };
const refusal = (code: string): object => expect.objectContaining({ code });

/** How many of so many at once are made. */
async function made(host: Person, count: number, body: NewOnlineTable): Promise<number> {
  const all = Array.from({ length: count }, () => host.newTable(body));
  const settled = await Promise.allSettled(all);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

describe('a table of bots alone', () => {
  test('is not made, and no waiting table becomes one', async () => {
    const ann = nth(await guests(await start(), 'Ann'), 0);
    await expect(ann.newTable({ game: 'reworld', seats: [bot, bot] })).rejects.toEqual(
      refusal('NO_PEOPLE'),
    );
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open, bot] });
    await ann.json('DELETE', `/api/tables/${id}/seats/0`);
    const seated = (seat: number): Promise<TableLine> =>
      ann.json('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'drifter' });
    await seated(1);
    await expect(seated(0)).rejects.toEqual(refusal('NO_PEOPLE'));
    await ann.json('PUT', `/api/tables/${id}/seats/0`);
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: 'running' });
  });
});

describe('tables that one person made', () => {
  test('are ten in the lobby, until one is closed or played', async () => {
    const [ann, bob] = await guests(await start(), 'Ann', 'Bob');
    const [host, guest] = [nth([ann], 0), nth([bob], 0)];
    expect(await made(host, 12, listed)).toBe(10);
    await expect(host.newTable(listed)).rejects.toEqual(refusal('TOO_MANY_LISTED'));
    await host.newTable({ ...listed, privacy: 'private' });
    await guest.newTable(listed);
    const { tables } = await guest.get<{ tables: TableLine[] }>('/api/tables');
    expect(tables).toHaveLength(11);
    const [one, two] = tables.filter((table) => table.host === host.me?.id);
    await host.json('DELETE', `/api/tables/${one?.id}`);
    await guest.json('PUT', `/api/tables/${two?.id}/seats/1`);
    expect(await made(host, 3, listed)).toBe(2);
  });

  test('are a hundred that are not over; games that stand still do not count', async () => {
    let now = Date.now();
    const [ann, bob] = await guests(await start({ now: () => now, sweepMs: 0 }), 'Ann', 'Bob');
    const [host, guest] = [nth([ann], 0), nth([bob], 0)];
    const body: NewOnlineTable = { game: 'reworld', seats: [me, open] };
    // Two people who do nothing: a bot might still play when the week is over.
    for (let n = 0; n < 60; n++) {
      const { id } = await host.newTable(body);
      await guest.json('PUT', `/api/tables/${id}/seats/1`);
    }
    expect(await made(host, 50, body)).toBe(40);
    await expect(host.newTable(body)).rejects.toEqual(refusal('TOO_MANY_TABLES'));
    now += 8 * DAY;
    expect(await made(host, 61, body)).toBe(60);
  });

  test('leave the lobby when nobody has come for a week; who has the link still may', async () => {
    let now = Date.now();
    const [ann, bob] = await guests(await start({ now: () => now }), 'Ann', 'Bob');
    const [host, guest] = [nth([ann], 0), nth([bob], 0)];
    const seats = [me, open, open];
    const [one, two] = [
      await host.newTable({ ...listed, seats }),
      await host.newTable({ ...listed, seats }),
    ];
    const ids = async (query: string): Promise<readonly string[]> => {
      const { tables } = await guest.get<{ tables: TableLine[] }>(`/api/tables${query}`);
      return tables.map(({ id }) => id);
    };
    now += 6 * DAY;
    expect(await ids('')).toHaveLength(2);
    await guest.json('PUT', `/api/tables/${two.id}/seats/1`);
    now += 2 * DAY;
    for (const query of ['', '?status=open']) expect(await ids(query)).toEqual([two.id]);
    await guest.json('PUT', `/api/tables/${one.id}/seats/1`);
    expect(await ids('')).toEqual([one.id, two.id]);
  });
});

test('bots think in turn for those who made the tables, however many tables these are', async () => {
  const { game } = await loadGame('reworld');
  const { model } = begun(game, 2);
  if (model?.question == null) throw new Error('nothing is asked');
  const { seat } = model.question;
  const pool = new BotPool(createMetrics(), 1);
  const answered: string[] = [];
  const ask = async (host: string, table: string, address = host): Promise<void> => {
    const about = { game: game.id, seat, level: 'drifter', state: model.state, seed: `${table}/1` };
    await pool.think({ host, address, ...about }).choice;
    answered.push(table);
  };
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((table) => ask('ann', table)),
    ...['b1', 'b2'].map((table) => ask('bob', table)),
    ask('cid', 'c1'),
  ]);
  expect(answered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  // Many names at one address are one address.
  answered.length = 0;
  await Promise.all([
    ...['x1', 'x2', 'y1', 'z1'].map((table) => ask(table.slice(0, 1), table, 'there')),
    ask('ann', 'a5', 'here'),
    ask('bob', 'b3', 'here'),
  ]);
  expect(answered).toEqual(['x1', 'x2', 'a5', 'y1', 'b3', 'z1']);
  await pool.stop();
  expect(pool.thinking).toBe(0);
});
