import { describe, expect, test } from 'vitest';
import { isZone, tellAt } from '../src/notify/when.ts';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { listener } from './listener.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const at = (text: string): number => Date.parse(text);
const night = { quiet_from: 22, quiet_to: 8, zone: 'Europe/Paris' };

describe('when somebody is told', () => {
  test('at once, unless it is quiet where they live', () => {
    const noon = at('2026-01-15T11:00:00Z');
    expect(tellAt({}, noon)).toBe(noon);
    expect(tellAt(night, noon)).toBe(noon);
    // 23:30 in Paris: until eight in the morning.
    expect(tellAt(night, at('2026-01-15T22:30:00Z'))).toBe(at('2026-01-16T07:00:00Z'));
    expect(tellAt(night, at('2026-01-16T06:59:00Z'))).toBe(at('2026-01-16T07:00:00Z'));
    expect(tellAt(night, at('2026-01-16T07:00:00Z'))).toBe(at('2026-01-16T07:00:00Z'));
    // By day, and for somebody in another zone.
    const day = { quiet_from: 9, quiet_to: 17, zone: 'America/New_York' };
    expect(tellAt(day, at('2026-01-15T15:15:00Z'))).toBe(at('2026-01-15T22:00:00Z'));
    expect(tellAt({ ...day, quiet_to: 9 }, noon)).toBe(noon);
  });

  test('so many hours after the last notice, and not before the night is over', () => {
    const last = at('2026-01-15T17:00:00Z');
    const soon = last + 60_000;
    expect(tellAt({ digest_hours: 6 }, soon)).toBe(soon);
    expect(tellAt({ digest_hours: 2, notice_last: last }, soon)).toBe(at('2026-01-15T19:00:00Z'));
    const both = { ...night, digest_hours: 6, notice_last: last };
    expect(tellAt(both, soon)).toBe(at('2026-01-16T07:00:00Z'));
  });

  test('by zones that exist', () => {
    expect(isZone('Europe/Paris')).toBe(true);
    expect(isZone('Europe/Atlantis')).toBe(false);
    // One that is known no more keeps nobody waiting for ever.
    const gone = { quiet_from: 22, quiet_to: 8, zone: 'Europe/Atlantis' };
    expect(tellAt(gone, at('2026-01-15T23:00:00Z'))).toBe(at('2026-01-16T08:00:00Z'));
  });
});

describe('what is held back', () => {
  const { start, guests } = serving();
  const discord = listener();
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

  async function called(server: Parameters<typeof guests>[0], ...names: string[]) {
    const people = await guests(server, ...names);
    for (const person of people) {
      await person.json('PATCH', '/api/me', { webhook: discord.address });
      const { content } = JSON.parse(discord.received.at(-1)?.body ?? '{}') as { content: string };
      await person.post('/api/me/webhook/code', { code: /\d{6}/.exec(content)?.[0] });
    }
    discord.forget();
    return people;
  }
  const play = async (ann: Person, bob: Person): Promise<void> => {
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
  };

  test('comes in one notice when the quiet hours are over', async () => {
    let now = at('2026-01-15T23:00:00Z');
    const server = await start({ privateWebhooks: true, now: () => now, noticesMs: 20 });
    const people = await called(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const quiet = { from: 22, to: 8, zone: 'UTC' };
    for (const person of people) {
      await person.json('PATCH', '/api/me', { quiet });
      expect(person.me).toMatchObject({ quiet });
    }
    for (let n = 0; n < 4; n++) await play(ann, bob);
    const waiting: number[] = [];
    for (const person of people) {
      const { tables } = await person.get<{ tables: { yours: boolean }[] }>('/api/my/tables');
      waiting.push(tables.filter(({ yours }) => yours).length);
    }
    expect(waiting.reduce((sum, n) => sum + n, 0)).toBe(4);
    // By now all of it was held back: what was asked later has been answered.
    now = at('2026-01-16T07:59:00Z');
    expect(discord.received).toHaveLength(0);
    now = at('2026-01-16T08:00:01Z');
    // Whoever is waited for is told once, whatever number of games it is.
    const told = waiting.filter((n) => n > 0);
    await expect.poll(() => discord.received.length).toBe(told.length);
    const lines = discord.received.map(
      ({ body }) => (JSON.parse(body) as { content: string }).content,
    );
    for (const n of told)
      expect(lines.join()).toContain(
        n === 1 ? 'It is your turn in Reworld' : `It is your turn in ${n} games (Reworld)`,
      );
  });

  test('is asked for in zones that exist, and can be had at once again', async () => {
    const server = await start();
    const [ann] = await guests(server, 'Ann');
    if (!ann) throw new Error('nobody came');
    const quiet = { from: 22, to: 8, zone: 'Nowhere/Land' };
    await expect(ann.json('PATCH', '/api/me', { quiet })).rejects.toMatchObject({
      code: 'BAD_MESSAGE',
    });
    await ann.json('PATCH', '/api/me', { quiet: { ...quiet, zone: 'UTC' }, digest: 6 });
    expect(ann.me).toMatchObject({ digest: 6 });
    await ann.json('PATCH', '/api/me', { quiet: null, digest: 0 });
    expect(ann.me).not.toHaveProperty('quiet');
    expect(ann.me).not.toHaveProperty('digest');
  });
});

describe.each([
  ['SQLite', sqlitePlaces],
  ['PostgreSQL', postgresPlaces],
])('the store on %s', (_name, makePlaces) => {
  test('tells once of a notice that is held back, at the earliest time, by one process', async () => {
    const places = makePlaces();
    const store = await (await places.fresh()).open();
    const { people } = store;
    const user = { lang: 'en', webhook: null, origin: null, created: 1 };
    for (const id of ['quin', 'rosa']) await people.create({ id, name: id, ...user });
    for (const due of [500, 300, 400]) await people.noticeLater('quin', due);
    await people.noticeLater('rosa', 900);
    expect(await people.noticesDue(299, 5)).toEqual([]);
    const found = await people.noticesDue(600, 5);
    expect(found.map(({ id, notice_due: due }) => [id, due])).toEqual([['quin', 300]]);
    const taken = await Promise.all([1, 2, 3].map(() => people.takeNotice('quin', 300)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await people.noticesDue(600, 5)).toEqual([]);
    await store.close();
    await places.clear();
  });
});
