import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOfPerson } from '../src/store/persons-tables.ts';
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

  test('sessions of one person: those that were not used for longest end', async () => {
    const { people, pushes } = store;
    const open = (hash: string, seen: number): Promise<void> =>
      people.openSession({ hash, user_id: 'sid', created: 1, seen });
    await open('other', 0);
    await people.openSession({ hash: 'of another', user_id: 'sue', created: 1, seen: 0 });
    const push = { endpoint: 'https://push.example/1', user_id: 'sid', created: 1 };
    await pushes.keep({ ...push, session: 'other' });
    for (let n = 1; n < 50; n++) await open(`session ${n}`, n);
    expect(await people.sessionsOf('sid')).toHaveLength(50);
    // However old it says it is, the one that was just opened stays.
    await open('newest', -1);
    const left = (await people.sessionsOf('sid')).map(({ hash }) => hash);
    expect(left).toHaveLength(50);
    expect(left).toContain('newest');
    expect(left).not.toContain('other');
    expect(await pushes.of('sid')).toEqual([]);
    expect(await people.session('of another')).toMatchObject({ user_id: 'sue' });
    expect(await people.session('other')).toBeNull();
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

  test('what somebody said: page by page, and of each at a table the newest thousand', async () => {
    const { tables } = store;
    const say = (table_id: string, user_id: string, text: string): Promise<number> =>
      tables.say({ table_id, at: 1, channel: 'players', user_id, name: 'X', text });
    await say('t', 'ann', 'first');
    for (let n = 0; n < 1_005; n++) await say('t', 'eve', String(n));
    await say('u', 'eve', 'elsewhere');
    const of = async (user: string): Promise<readonly string[]> => {
      const said: string[] = [];
      for (let page = await tables.chatOf(user, null); page.length > 0;) {
        said.push(...page.map(({ text }) => text));
        page = await tables.chatOf(user, page.at(-1) ?? null);
      }
      return said;
    };
    expect(await of('ann')).toEqual(['first']);
    const newest = Array.from({ length: 1_000 }, (_, n) => String(n + 5));
    expect(await of('eve')).toEqual([...newest, 'elsewhere']);
  });

  test('all tables of somebody, page by page: seats, seats given up, and what waits for the host', async () => {
    const { append, tables } = store;
    const id = (n: number): string => `all ${String(n).padStart(3, '0')}`;
    for (let n = 0; n < 60; n++) {
      const [table_id, user_id] = [id(n), 'pat'];
      await make(table_id, 'running', 1);
      // Of the first two the seat was given up, at one of them it was taken again.
      const seats = n < 2 ? [-1, ...(n === 1 ? [3] : [])] : [0];
      const change = { table_id, seq: 2, at: 2, body: '{}' };
      await append({ change, seats: seats.map((seat) => ({ table_id, seat, user_id })) });
    }
    await make('all waits', 'open', 1);
    await make('all closed', 'closed', 1);
    const found = [];
    for await (const page of allOfPerson(tables, 'pat')) found.push(...page);
    const seats = Array.from({ length: 60 }, (_, n) => [id(n), n === 0 ? null : n === 1 ? 3 : 0]);
    expect(found.map((row) => [row.table_id, row.seat])).toEqual(seats);
    const hosted = [];
    for await (const page of allOfPerson(tables, 'hal')) hosted.push(...page);
    expect(hosted.map((row) => row.table_id)).toContain('all waits');
    expect(hosted.map((row) => row.table_id)).not.toContain('all closed');
  });
});
