import type { MyTable, TableLine } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
let shared: Promise<RunningServer> | null = null;
const server = (): Promise<RunningServer> => {
  shared ??= start();
  return shared;
};

const refusal = (code: string): object => expect.objectContaining({ code });
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'drifter' } as const;

const listed = async (person: Person, query = ''): Promise<readonly TableLine[]> =>
  (await person.get<{ tables: TableLine[] }>(`/api/tables${query}`)).tables;
const ids = (lines: readonly TableLine[]): readonly string[] => lines.map(({ id }) => id);

describe('the lobby', () => {
  test('shows tables to join, then games to watch, and never a private one', async () => {
    const people = await guests(await server(), 'Ann', 'Bob', 'Eve');
    const [ann, bob, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const made: Record<string, string> = {};
    for (const privacy of ['listed', 'private'] as const) {
      for (const status of ['running', 'open']) {
        const { id } = await ann.newTable({ game: 'reworld', seats: [me, open], privacy });
        made[`${privacy} ${status}`] = id;
        if (status === 'running') await bob.json('PUT', `/api/tables/${id}/seats/1`);
      }
    }
    const [waits, runs] = [made['listed open'] ?? '', made['listed running'] ?? ''];
    const all = await listed(eve);
    expect(ids(all)).toEqual([waits, runs]);
    expect(all.map(({ status }) => status)).toEqual(['open', 'running']);
    expect(ids(await listed(eve, '?status=open'))).toEqual([waits]);
    expect(ids(await listed(eve, '?status=running'))).toEqual([runs]);
    expect(ids(await listed(eve, '?game=artemis'))).toEqual([]);
    const watching = eve.sit(runs);
    await watching.until((seen) => seen.update !== null);
    expect(watching.update?.viewer).toBeNull();
  });
});

const mine = async (person: Person): Promise<readonly MyTable[]> =>
  (await person.get<{ tables: MyTable[] }>('/api/my/tables')).tables;

describe('a table that waits', () => {
  test('is closed by its host: it leaves all lists, and whoever has it open is told', async () => {
    const people = await guests(await server(), 'Ann', 'Bob', 'Eve');
    const [ann, bob, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const seats = [me, bot, open, open];
    const { id } = await ann.newTable({ game: 'artemis', seats, privacy: 'listed' });
    await bob.json('PUT', `/api/tables/${id}/seats/2`);
    expect(ids(await listed(eve, '?game=artemis'))).toEqual([id]);
    const watching = [ann, bob, eve].map((person) => person.sit(id));
    await Promise.all(watching.map((seat) => seat.until((seen) => seen.room?.status === 'open')));
    await expect(bob.json('DELETE', `/api/tables/${id}`)).rejects.toEqual(refusal('NOT_HOST'));
    await ann.json('DELETE', `/api/tables/${id}`);
    await Promise.all(watching.map((seat) => seat.until((seen) => seen.room?.status === 'closed')));
    expect(await listed(eve, '?game=artemis')).toEqual([]);
    expect([...ids(await mine(ann)), ...ids(await mine(bob))]).not.toContain(id);
    // Also for whoever comes by the link later.
    expect(await eve.get(`/api/tables/${id}`)).toMatchObject({ status: 'closed' });
    for (const [person, method, path] of [
      [eve, 'PUT', '/seats/2'],
      [ann, 'DELETE', '/seats/1/bot'],
      [ann, 'DELETE', ''],
    ] as const) {
      await expect(person.json(method, `/api/tables/${id}${path}`)).rejects.toEqual(
        refusal('TABLE_CLOSED'),
      );
    }
    for (const seat of watching) {
      const said = seat.ask({ type: 'chat', text: 'still here?' } as never);
      await expect(said).rejects.toEqual(refusal('TABLE_CLOSED'));
    }
  });

  test('is not closed any more once its game has begun', async () => {
    const host = nth(await guests(await server(), 'Ann'), 0);
    const { id } = await host.newTable({ game: 'reworld', seats: [me, bot] });
    await expect(host.json('DELETE', `/api/tables/${id}`)).rejects.toEqual(
      refusal('ALREADY_STARTED'),
    );
  });

  test('is found again by its host, who has got up', async () => {
    const people = await guests(await server(), 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open] });
    expect(await mine(ann)).toMatchObject([{ id, seat: 0 }]);
    await ann.json('DELETE', `/api/tables/${id}/seats/0`);
    expect(await mine(ann)).toMatchObject([{ id, seat: null, yours: false, status: 'open' }]);
    await bob.json('PUT', `/api/tables/${id}/seats/0`);
    await bob.json('DELETE', `/api/tables/${id}/seats/0`);
    expect(await mine(bob)).toEqual([]);
  });

  test('is closed with the account of its host, unless somebody else sits there', async () => {
    const people = await guests(await server(), 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const lonely = await ann.newTable({ game: 'reworld', seats: [open, open] });
    const shared = await ann.newTable({ game: 'reworld', seats: [me, open, open] });
    await bob.json('PUT', `/api/tables/${shared.id}/seats/1`);
    await ann.json('DELETE', '/api/me');
    expect(await bob.get(`/api/tables/${lonely.id}`)).toMatchObject({ status: 'closed' });
    expect(await bob.get(`/api/tables/${shared.id}`)).toMatchObject({ status: 'open' });
  });
});

describe('a bot that waits for the game', () => {
  test('is taken away by the host, and its seat is for whoever comes', async () => {
    const people = await guests(await server(), 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, bot, open] });
    const path = `/api/tables/${id}/seats/1/bot`;
    await expect(bob.json('DELETE', path)).rejects.toEqual(refusal('NOT_HOST'));
    const freed = await ann.json<TableLine>('DELETE', path);
    expect(freed.seats[1]?.seating).toEqual({ kind: 'empty' });
    const again = await ann.json<TableLine>('DELETE', path);
    expect(again.seats).toEqual(freed.seats);
    // As that of somebody who sits there; but no bot is put upon them.
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const seat = (): Promise<unknown> => ann.json('PUT', path, { level: 'drifter' });
    await expect(seat()).rejects.toEqual(refusal('SEAT_TAKEN'));
    expect((await ann.json<TableLine>('DELETE', path)).seats).toEqual(freed.seats);
    await expect(ann.json('DELETE', `/api/tables/${id}/seats/7/bot`)).rejects.toEqual(
      refusal('NO_SUCH_SEAT'),
    );
  });

  test('also over the socket, where all at the table are told', async () => {
    const people = await guests(await server(), 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, bot, open] });
    const [host, other] = [ann.sit(id), bob.sit(id)];
    await Promise.all([host, other].map((seat) => seat.until((seen) => seen.room !== null)));
    const free = { type: 'seat', seat: 1, action: 'free' } as never;
    await expect(other.ask(free)).rejects.toEqual(refusal('NOT_HOST'));
    await host.ask({ type: 'seat', seat: 1, action: 'bot', level: 'settler' } as never);
    await other.until((seen) => {
      const seating = seen.room?.seats[1]?.seating;
      return seating?.kind === 'bot' && seating.level === 'settler';
    });
    await host.ask(free);
    await other.until((seen) => seen.room?.seats[1]?.seating.kind === 'empty');
  });

  test('plays on once the game has begun', async () => {
    const [ann] = await guests(await server(), 'Ann');
    const host = nth([ann], 0);
    const { id } = await host.newTable({ game: 'reworld', seats: [me, bot] });
    await expect(host.json('DELETE', `/api/tables/${id}/seats/1/bot`)).rejects.toEqual(
      refusal('ALREADY_STARTED'),
    );
  });
});
