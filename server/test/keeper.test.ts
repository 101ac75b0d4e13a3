import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { watched } from '../src/store/watched.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { Place } from '../testing/stores.ts';
import { ERROR, type Logged, logging, WARN } from './logged.ts';
import { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();
const refusal = (code: string): object => expect.objectContaining({ code });

const startLogged = logging();

const sqlite = ({ settings }: Place): DatabaseSync =>
  new DatabaseSync(join((settings as { dataDir: string }).dataDir, 'orrery.sqlite'));

const rename = (person: Person): Promise<unknown> => person.json('PATCH', '/api/me', { name: 'A' });

async function isReady({ address }: Person): Promise<boolean> {
  return (await fetch(`${address}/ready`)).status === 200;
}

describe('whoever runs the server reads of a store in trouble', () => {
  test('one line when it begins and one when it is over: a locked database', async () => {
    const place = await places.fresh();
    const server = await startLogged({ busyMs: 50, ...place.settings });
    const ann = await Person.guest(server.address, 'Ann');
    const other = sqlite(place);
    other.exec('BEGIN IMMEDIATE');
    for (let n = 0; n < 3; n++) {
      await expect(rename(ann)).rejects.toEqual(refusal('STORE_AWAY'));
      // Reading goes on, which does not mean that it is over.
      await ann.get('/api/me');
    }
    other.exec('ROLLBACK');
    other.close();
    await expect.poll(() => isReady(ann)).toBe(true);
    await rename(ann);
    await server.stop();
    const begun = { msg: 'the store is in trouble', code: 5, cause: 'database is locked' };
    expect(server.trouble).toMatchObject([
      { level: WARN, ...begun },
      { level: WARN, msg: 'the store is back' },
    ]);
  });

  test('the same of a PostgreSQL that is away, without the password', async () => {
    const postgres = await startPostgres();
    try {
      const url = new URL(await postgres.newDatabase());
      url.password = 'word-to-pass';
      const server = await startLogged({ databaseUrl: url.href });
      const ann = await Person.guest(server.address, 'Ann');
      await postgres.kill();
      for (let n = 0; n < 3; n++) {
        await expect(rename(ann)).rejects.toEqual(refusal('STORE_AWAY'));
      }
      await postgres.start();
      await expect.poll(() => isReady(ann)).toBe(true);
      await server.stop();
      expect(server.trouble).toMatchObject([
        { msg: 'the store is in trouble', code: expect.any(String), cause: expect.any(String) },
        { msg: 'the store is back' },
      ]);
      expect(server.text).not.toContain(url.password);
    } finally {
      await postgres.stop();
    }
  });

  test('that it is over is found out by whatever is asked next, after a while', async () => {
    const store = await (await places.fresh()).open();
    const said: unknown[] = [];
    const warn = (...line: readonly unknown[]): unknown => said.push(line.at(-1));
    const broken = { ...store, append: () => Promise.reject(new Error('connection timeout')) };
    const { append, people } = watched(broken, { warn } as never);
    const change = { table_id: 't', seq: 1, at: 1, body: '{}' };
    await expect(append({ change })).rejects.toThrow('connection timeout');
    await people.find('nobody');
    expect(said).toEqual(['the store is in trouble']);
    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await people.find('nobody');
    clock.mockRestore();
    await expect.poll(() => said).toEqual(['the store is in trouble', 'the store is back']);
    await store.close();
  });
});

describe('a table that cannot be read', () => {
  /** A table of two people of which something stored has been damaged while no server ran. */
  async function damaged(
    what: 'changes' | 'snapshots' = 'changes',
  ): Promise<{ server: Logged; ann: Person; bob: Person; id: string }> {
    const place = await places.fresh();
    const before = await start({}, place);
    const people = await guests(before, 'Ann', 'Bob');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await nth(people, 0).newTable({ game: 'reworld', seats });
    await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
    await before.stop();
    const database = sqlite(place);
    database.prepare(`update ${what} set body = ? where table_id = ?`).run('{', id);
    database.close();
    const { port } = new URL(before.address);
    const server = await startLogged({ port: Number(port), ...place.settings });
    return { server, ann: nth(people, 0), bob: nth(people, 1), id };
  }

  test('is told to whoever runs the server, once, and without its link', async () => {
    const { server, ann, bob, id } = await damaged();
    for (const person of [ann, bob, ann]) {
      await expect(person.get(`/api/tables/${id}`)).rejects.toEqual(refusal('DAMAGED'));
    }
    const shown = `${id.slice(0, 4)}…`;
    await server.stop();
    const cause = `change 1 of table ${shown} is no JSON`;
    expect(server.trouble).toMatchObject([
      { level: ERROR, msg: 'a table is damaged', table: shown, cause },
    ]);
    expect(server.text).not.toContain(id);
  });

  test('so is one that is damaged while it is played', async () => {
    const place = await places.fresh();
    const server = await startLogged(place.settings);
    const ann = await Person.guest(server.address, 'Ann');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    const database = sqlite(place);
    const add = 'insert into changes (table_id, seq, at, body) values (?, 2, 2, ?)';
    database.prepare(add).run(id, '{');
    database.close();
    for (let n = 0; n < 2; n++) {
      const bob = await Person.guest(server.address, 'Bob');
      await expect(bob.json('PUT', `/api/tables/${id}/seats/1`)).rejects.toEqual(
        refusal('DAMAGED'),
      );
    }
    await server.stop();
    expect(server.trouble).toMatchObject([{ level: ERROR, msg: 'a table is damaged' }]);
    expect(server.text).not.toContain(id);
  });

  test('so is one whose snapshot is damaged, though it opens', async () => {
    const { server, ann, id } = await damaged('snapshots');
    for (let n = 0; n < 2; n++) await ann.get(`/api/tables/${id}`);
    await server.stop();
    const shown = `${id.slice(0, 4)}…`;
    expect(server.trouble).toMatchObject([
      {
        level: ERROR,
        msg: 'a table is damaged',
        table: shown,
        cause: `the snapshot 2 of table ${shown} is no JSON`,
      },
    ]);
    expect(server.text).not.toContain(id);
  });

  test('keeps nobody from deleting their account, nor from leaving other tables', async () => {
    const { ann, bob, id } = await damaged();
    const seats = [{ kind: 'open' as const }, { kind: 'me' as const }];
    const other = await bob.newTable({ game: 'reworld', seats });
    await ann.json('PUT', `/api/tables/${other.id}/seats/0`);
    for (const person of [ann, bob]) {
      const mine = await person.get<{ tables: readonly { id: string }[] }>('/api/my/tables');
      expect(mine.tables.map((line) => line.id)).toContain(id);
    }
    await ann.json('DELETE', '/api/me');
    expect(await ann.get('/api/me')).toEqual({ me: null });
    const line = await bob.get<{ seats: object[] }>(`/api/tables/${other.id}`);
    expect(line.seats[0]).toMatchObject({ left: true, seating: { name: '–' } });
    await bob.json('DELETE', '/api/me');
    expect(await bob.get('/api/me')).toEqual({ me: null });
  });

  test('but a store that is away does: nothing is left half done', async () => {
    const place = await places.fresh();
    const server = await start({ busyMs: 50 }, place);
    const ann = nth(await guests(server, 'Ann'), 0);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
    await ann.newTable({ game: 'reworld', seats });
    const other = sqlite(place);
    other.exec('BEGIN IMMEDIATE');
    await expect(ann.json('DELETE', '/api/me')).rejects.toEqual(refusal('STORE_AWAY'));
    other.exec('ROLLBACK');
    other.close();
    expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
    await ann.json('DELETE', '/api/me');
    expect(await ann.get('/api/me')).toEqual({ me: null });
  });
});
