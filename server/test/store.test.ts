import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, Store, Wake } from '../src/store/store.ts';
import { type Place, type Places, postgresPlaces, sqlitePlaces } from '../testing/stores.ts';

const user = (id: string) => ({
  id,
  name: id,
  lang: 'en',
  webhook: null,
  origin: null,
  created: 1,
});

const table = (id: string) => ({
  id,
  game: 'toy',
  rules_version: 1,
  options: '{}',
  pace: '{"kind":"free"}',
  privacy: 'listed',
  host: 'ann',
  seat_count: 2,
  seed: 'secret',
  commitment: 'c',
  created: 1,
});

const change = (table_id: string, seq: number, body = '{}'): Append => ({
  change: { table_id, seq, at: 10 + seq, body },
});

const listRow = (table_id: string, more: object = {}) => ({
  table_id,
  status: 'open',
  privacy: 'listed',
  game: 'toy',
  waiting: null,
  due: null,
  updated: 5,
  line: '{}',
  ...more,
});

function suite(name: string, places: Places): void {
  describe(`the store on ${name}`, () => {
    let place: Place;
    let store: Store;
    beforeAll(async () => {
      place = await places.fresh();
      store = await place.open();
    });
    afterAll(async () => {
      await store.close();
      await places.clear();
    });

    test('a change is stored once: the second with its number is refused', async () => {
      const { append, tables } = store;
      expect(await append(change('once', 1, 'first'))).toBe(true);
      expect(await append(change('once', 1, 'second'))).toBe(false);
      expect(await append(change('once', 2))).toBe(true);
      const changes = await tables.changesAfter('once', 0);
      expect(changes.map(({ seq, body }) => [seq, body])).toEqual([
        [1, 'first'],
        [2, '{}'],
      ]);
      expect(await tables.changesAfter('once', 1)).toHaveLength(1);
    });

    test('in one batch a refused change takes nothing of its own along, and spares the others', async () => {
      const { append, tables } = store;
      const old = listRow('ba', { line: 'old', privacy: 'private' });
      await append({ ...change('ba', 1), listRow: old });
      const results = await Promise.all([
        append({
          ...change('ba', 1),
          listRow: listRow('ba', { line: 'new' }),
          snapshot: { table_id: 'ba', seq: 1, body: 'new' },
        }),
        append({ ...change('bb', 1), listRow: listRow('bb', { line: 'b', privacy: 'private' }) }),
        append(change('bc', 1)),
      ]);
      expect(results).toEqual([false, true, true]);
      expect((await tables.listRow('ba'))?.line).toBe('old');
      expect((await tables.listRow('bb'))?.line).toBe('b');
    });

    test.for([null, '["person",null]'])(
      'a result is kept whole, with players %s',
      async (players) => {
        const id = `ended ${players}`;
        const result = { table_id: id, game: 'g', seats: 2, answers: 9, started: 1, finished: 2 };
        const row = { ...result, totals: '[3,4]', winners: '[1]', players };
        await store.append({ ...change(id, 1), result: row });
        expect(await store.tables.results('g', null)).toContainEqual({ ...row, counted: null });
      },
    );

    test('of many that race for the same number one wins, whoever asks', async () => {
      const other = await place.open();
      const stores = [store, other];
      for (let seq = 1; seq <= 20; seq++) {
        const race = stores.flatMap((store, i) =>
          ['x', 'y', 'z'].map(async (id) => [id, await store.append(change(id, seq, String(i)))]),
        );
        const wins = (await Promise.all(race)).filter(([, stored]) => stored);
        expect(new Set(wins.map(([id]) => id))).toEqual(new Set(['x', 'y', 'z']));
        expect(wins).toHaveLength(3);
      }
      await other.close();
    });

    test('a table is read with its snapshot and all its changes', async () => {
      const { append, tables } = store;
      await append({ ...change('t', 1), table: table('t') });
      await append({ ...change('t', 2), snapshot: { table_id: 't', seq: 2, body: 's' } });
      await append(change('t', 3));
      const stored = await tables.load('t');
      expect(stored?.table).toEqual(table('t'));
      expect(stored?.snapshot).toEqual({ table_id: 't', seq: 2, body: 's' });
      expect(stored?.changes.map(({ seq, at }) => [seq, at])).toEqual([
        [1, 11],
        [2, 12],
        [3, 13],
      ]);
      expect(await tables.load('none')).toBeNull();
    });

    test('a newer snapshot stays', async () => {
      const { append, tables } = store;
      await append({ ...change('kept', 1), table: table('kept') });
      await tables.keepSnapshot({ table_id: 'kept', seq: 9, body: 'nine' });
      await tables.keepSnapshot({ table_id: 'kept', seq: 7, body: 'seven' });
      expect((await tables.load('kept'))?.snapshot?.body).toBe('nine');
    });

    test('lists: the lobby, your games, and what is overdue', async () => {
      const { append, tables } = store;
      const seats = (id: string, ...users: string[]) =>
        users.map((user_id, seat) => ({ table_id: id, seat, user_id }));
      await append({ ...change('a', 1), listRow: listRow('a'), seats: seats('a', 'ann', '') });
      await append({
        ...change('b', 1),
        listRow: listRow('b', { status: 'running', due: 50, waiting: 'bob', updated: 9 }),
        seats: seats('b', 'bob', 'ann'),
      });
      await append({ ...change('c', 1), listRow: listRow('c', { privacy: 'private', due: 20 }) });
      const ids = (rows: readonly { table_id: string }[]) => rows.map((row) => row.table_id);
      expect(ids(await tables.lobby({}))).toEqual(['a', 'b']);
      expect(ids(await tables.lobby({ status: 'open' }))).toEqual(['a']);
      expect(ids(await tables.lobby({ status: 'running' }))).toEqual(['b']);
      expect(ids(await tables.lobby({ game: 'other' }))).toEqual([]);
      expect(ids(await tables.mine('ann'))).toEqual(['b', 'a']);
      expect((await tables.mine('ann'))[0]?.seat).toBe(1);
      expect(await tables.mine('')).toHaveLength(1);
      const due = await tables.due(50, false, null);
      expect(ids(due)).toEqual(['c', 'b']);
      expect(ids(await tables.due(50, false, due[0] ?? null))).toEqual(['b']);
      expect(ids(await tables.due(49, false, null))).toEqual(['c']);
      expect(await tables.due(50, true, null)).toEqual([]);
      await append({ ...change('b', 2), seats: seats('b', 'bob', '') });
      expect(ids(await tables.mine('ann'))).toEqual(['a']);
      for (const id of ['d', 'e', 'f']) {
        const updated = 10 + id.charCodeAt(0);
        const over = listRow(id, { status: 'finished', updated });
        await append({ ...change(id, 1), listRow: over, seats: seats(id, 'ann', '') });
      }
      expect(ids(await tables.mine('ann', 2))).toEqual(['a', 'f', 'e']);
      expect(ids(await tables.mine('ann', 0))).toEqual(['a']);
      const gaveUp = [-2, -1].map((seat) => ({ table_id: 'c', seat, user_id: 'ann' }));
      await append({ ...change('c', 9), seats: gaveUp });
      expect(ids(await tables.mine('ann'))).toEqual(['a', 'f', 'e', 'd']);
    });

    test('your games: a table that waits is its host’s, with a seat there or without', async () => {
      const { append, tables } = store;
      const seat = (user_id: string) => ({ seats: [{ table_id: 'hosted', seat: 0, user_id }] });
      const made = { ...table('hosted'), host: 'hal' };
      await append({
        ...change('hosted', 1),
        table: made,
        listRow: listRow('hosted'),
        ...seat('hal'),
      });
      expect(await tables.mine('hal')).toMatchObject([{ table_id: 'hosted', seat: 0 }]);
      await append({ ...change('hosted', 2), ...seat('') });
      expect(await tables.mine('hal', 0)).toMatchObject([{ table_id: 'hosted', seat: null }]);
      for (const [n, status] of ['running', 'closed'].entries()) {
        await append({ ...change('hosted', 3 + n), listRow: listRow('hosted', { status }) });
        expect(await tables.mine('hal')).toEqual([]);
      }
    });

    test('chat lines are numbered, also when two speak at once', async () => {
      const { tables } = store;
      const line = (text: string) => ({
        table_id: 't',
        at: 1,
        channel: 'players',
        user_id: 'ann',
        name: 'Ann',
        text,
      });
      const numbers = await Promise.all(['a', 'b', 'c'].map((text) => tables.say(line(text))));
      expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
      expect(await tables.chatAfter('t', 1)).toHaveLength(2);
    });

    test('sessions, logins and passkeys belong to one person and go with them', async () => {
      const { people } = store;
      await people.create(user('ann'));
      await people.create(user('bob'));
      await people.openSession({ hash: 'h', user_id: 'ann', created: 1, seen: 1 });
      expect((await people.bySession('h', 2))?.id).toBe('ann');
      expect(await people.bySession('g', 2)).toBeNull();
      expect(await people.setAccount({ user_id: 'ann', login: 'ann', password: 'p' })).toBe(true);
      expect(await people.setAccount({ user_id: 'bob', login: 'ann', password: 'q' })).toBe(false);
      expect((await people.byLogin('ann'))?.user_id).toBe('ann');
      const key = { user_id: 'ann', public_key: 'k', counter: 0, transports: '[]' };
      for (const [id, created] of Object.entries({ new: 2, old: 1, gone: 0 }))
        await people.addPasskey({ ...key, id, created });
      await people.removePasskey('bob', 'old');
      await people.removePasskey('ann', 'gone');
      expect((await people.passkeys('ann')).map(({ id }) => id)).toEqual(['old', 'new']);
      await people.update('ann', { webhook: 'https://example.org/x' });
      expect((await people.find('ann'))?.webhook).toBe('https://example.org/x');
      await people.remove('ann');
      expect(await people.find('ann')).toBeNull();
      expect(await people.bySession('h', 2)).toBeNull();
      expect(await people.byLogin('ann')).toBeNull();
      expect(await people.find('bob')).not.toBeNull();
    });

    test('while people are deleted, each in a transaction, all others are served and nothing is lost', async () => {
      const { append, people, tables } = store;
      const leavers = Array.from({ length: 20 }, (_, i) => `leaver ${i}`);
      for (const id of leavers) await people.create(user(id));
      const busy = leavers.flatMap((id, i) => [
        people.remove(id),
        append(change('busy', i + 1)),
        people.create(user(`comer ${i}`)),
        people.find('bob'),
      ]);
      const done = await Promise.allSettled(busy);
      expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(await tables.changesAfter('busy', 0)).toHaveLength(20);
      expect(await people.names(leavers)).toHaveProperty('size', 0);
      expect(await people.names(leavers.map((_, i) => `comer ${i}`))).toHaveProperty('size', 20);
    });

    test('browsers to be woken: the newest ten of a person, gone with the session or the person', async () => {
      const { people, pushes } = store;
      await people.create(user('eve'));
      const push = (endpoint: string, session: string, created: number) =>
        pushes.keep({ endpoint, user_id: 'eve', session, created });
      const kept = async () => (await pushes.of('eve')).map(({ endpoint }) => endpoint);
      for (let i = 0; i < 12; i++) await push(`b${i}`, i === 11 ? 'other' : 'this', i);
      expect(await kept()).toEqual(Array.from({ length: 10 }, (_, i) => `b${11 - i}`));
      await push('b5', 'this', 20);
      expect((await kept())[0]).toBe('b5');
      await pushes.forget('b5');
      expect(await kept()).toHaveLength(9);
      await pushes.forgetOf('somebody else', 'b4');
      expect(await kept()).toContain('b4');
      await pushes.forgetOf('eve', 'b4');
      expect(await kept()).not.toContain('b4');
      await people.closeSession('this');
      expect(await kept()).toEqual(['b11']);
      await people.remove('eve');
      expect(await kept()).toEqual([]);
    });

    test('a secret is made once, whoever needs it first', async () => {
      const { pushes } = store;
      let made = 0;
      const make = () => `key ${made++}`;
      const found = await Promise.all([1, 2, 3].map(() => pushes.secret('k', make)));
      expect(new Set(found).size).toBe(1);
      expect(await pushes.secret('k', () => 'another')).toBe(found[0]);
    });

    test('of those who come at once, one who is there already keeps nobody out', async () => {
      const { people } = store;
      await people.create(user('twin'));
      const came = await Promise.allSettled(
        ['first', 'twin', 'second'].map((id) => people.create(user(id))),
      );
      expect(came.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await people.names(['first', 'second'])).toHaveProperty('size', 2);
    });

    test('a challenge is answered once, and in time', async () => {
      const { people } = store;
      const challenge = { id: 'c', challenge: 'x', user_id: null, expires: 100 };
      await people.addChallenge(challenge);
      expect((await people.takeChallenge('c', 50))?.challenge).toBe('x');
      expect(await people.takeChallenge('c', 50)).toBeNull();
      await people.addChallenge(challenge);
      expect(await people.takeChallenge('c', 101)).toBeNull();
    });

    test('it answers a probe, and is found again when it is opened a second time', async () => {
      await store.probe();
      await store.append(change('again', 1));
      const second = await place.open();
      expect(await second.tables.changesAfter('again', 0)).toHaveLength(1);
      await second.close();
    });

    test('names of many are found at once', async () => {
      const { people } = store;
      await people.create(user('zoe'));
      expect(await people.names(['zoe', 'nobody'])).toEqual(new Map([['zoe', 'zoe']]));
    });
  });
}

suite('SQLite', sqlitePlaces());

const postgres = postgresPlaces();
suite('PostgreSQL', { fresh: postgres.fresh, clear: async () => undefined });

describe('several processes on one PostgreSQL', () => {
  afterAll(() => postgres.clear());

  test('each hears what the others did, and not its own', async () => {
    const place = await postgres.fresh();
    const [one, two] = [await place.open(), await place.open()];
    const heard: [string, Wake][] = [];
    const awake = [one, two].map(
      (store, i) =>
        new Promise<void>((resolve) => {
          store.onWake((wake) => {
            if (wake.kind === 'all') return resolve();
            heard.push([i === 0 ? 'one' : 'two', wake]);
          });
        }),
    );
    await Promise.race([Promise.all(awake), new Promise((r) => setTimeout(r, 500))]);
    await one.append(change('t', 1));
    two.tell({ kind: 'chat', table: 't', n: 1 });
    await expect.poll(() => heard.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toContainEqual(['two', { kind: 'change', table: 't', seq: 1 }]);
    expect(heard).toContainEqual(['one', { kind: 'chat', table: 't', n: 1 }]);
    expect(heard).toHaveLength(2);
    await Promise.all([one.close(), two.close()]);
  });
});
