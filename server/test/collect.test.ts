import { describe, expect, test } from 'vitest';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const DAY = 86_400_000;
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const refusal = (code: string): object => expect.objectContaining({ code });

describe.for(['SQLite', 'PostgreSQL'])('what nobody came back to, on %s', (name) => {
  const { start, guests } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());

  /** A server whose days pass when it is told so. */
  async function days(keepGuestsDays = 100) {
    let ahead = 0;
    const now = (): number => Date.now() + ahead * DAY;
    const keep = { keepGuestsDays, keepTablesDays: 200, keepWaitingDays: 10 };
    const server = await start({ now, collectMs: 20, sweepMs: 20, idleMs: 1, ...keep });
    return {
      server,
      pass(count: number): void {
        ahead += count;
      },
    };
  }

  const isGone = async (person: Person, table: string): Promise<void> => {
    await expect
      .poll(() => person.get(`/api/tables/${table}`).catch((error: unknown) => error))
      .toEqual(refusal('NO_SUCH_TABLE'));
  };

  test('a table that waits is closed, and removed later', async () => {
    const { server, pass } = await days();
    const ann = nth(await guests(server, 'Ann'), 0);
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open] });
    pass(9);
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: 'open' });
    pass(2);
    await expect
      .poll(() => ann.get<{ status: string }>(`/api/tables/${id}`).then(({ status }) => status))
      .toBe('closed');
    pass(11);
    await isGone(ann, id);
  });

  test('a game that nobody goes on with is removed, with its log', async () => {
    const { server, pass } = await days(0);
    const [ann, bob] = (await guests(server, 'Ann', 'Bob')) as [Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open] });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await ann.post('/api/account/password', { login: 'ann-login', password: 'a long password' });
    pass(150);
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: 'running' });
    pass(60);
    await isGone(ann, id);
    expect(await ann.get('/api/my/tables')).toEqual({ tables: [] });
  });

  test('guests go and leave their seats; who has a password or came back stays', async () => {
    const { server, pass } = await days();
    const [ann, bob, cid] = (await guests(server, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open, open] });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await cid.json('PUT', `/api/tables/${id}/seats/2`);
    await ann.post('/api/account/password', { login: 'ann-two', password: 'a long password' });
    pass(60);
    await bob.get('/api/me');
    pass(60);
    // Asking who they are would be coming back.
    const left = async (): Promise<readonly boolean[]> => {
      const line = await ann.get<{ seats: { left: boolean }[] }>(`/api/tables/${id}`);
      return line.seats.map((seat) => seat.left);
    };
    await expect.poll(left).toEqual([false, false, true]);
    await expect.poll(async () => (await cid.get<{ me: object | null }>('/api/me')).me).toBe(null);
    expect(await bob.get('/api/me')).toMatchObject({ me: { name: 'Bob' } });
    expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
  });
});
