import type { Muted } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { type Person, playOn, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'drifter' } as const;
const refusal = (code: string): object => expect.objectContaining({ code });

const idOf = (person: Person): string => person.me?.id ?? '';
const path = (whom: string): string => `/api/me/muted/${whom}`;
const keep = (by: Person, whom: Person, blocked: boolean): Promise<{ muted: readonly Muted[] }> =>
  by.json('PUT', path(idOf(whom)), { blocked });
const hearAgain = (by: Person, whom: Person): Promise<{ muted: readonly Muted[] }> =>
  by.json('DELETE', path(idOf(whom)));
const say = (seat: Seated, text: string): Promise<unknown> =>
  seat.ask({ type: 'chat', text } as never);
const heard = ({ chat }: Seated): readonly string[] => chat.map(({ text }) => text);

/** All that came over the line, chat or not. */
const came = ({ frames }: Person): string => frames.join('\n');

describe.for(['SQLite', 'PostgreSQL'])('people who are muted or blocked, on %s', (name) => {
  const { start, guests, places } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());

  async function seated(person: Person, table: string): Promise<Seated> {
    const seat = person.sit(table);
    await seat.until(({ room }) => room !== null);
    return seat;
  }

  test('what the muted say does not arrive, now or later, at any table; others hear it', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const [ann, bob, cid] = (await guests(server, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    const seats = [open, open, open];
    const tables = [
      (await ann.newTable({ game: 'reworld', seats })).id,
      (await cid.newTable({ game: 'reworld', seats })).id,
    ];
    await keep(ann, bob, false);
    for (const id of tables) {
      const [a, b, c] = [await seated(ann, id), await seated(bob, id), await seated(cid, id)];
      for (const [n, who] of [ann, bob, cid].entries()) {
        await who.json('PUT', `/api/tables/${id}/seats/${n}`);
      }
      await Promise.all([a, b, c].map((seat) => seat.until(({ room }) => room?.status !== 'open')));
      await say(b, 'BOO');
      await say(c, 'hello');
      await a.until(({ chat }) => chat.length > 0);
      await c.until(({ chat }) => chat.length > 1);
      expect(heard(a)).toEqual(['hello']);
      expect(heard(c)).toEqual(['BOO', 'hello']);
      // Whoever comes back reads what was said before, but for that.
      a.stop();
      const again = await seated(ann, id);
      await again.until(({ chat }) => chat.length > 0);
      expect(heard(again)).toEqual(['hello']);
    }
    expect(came(ann)).not.toContain('BOO');
    await hearAgain(ann, bob);
    const again = ann.sit(nth(tables, 0), ann.link());
    await again.until(({ chat }) => chat.length > 1);
    expect(heard(again)).toEqual(['BOO', 'hello']);
  });

  test('the blocked sit at none of my tables, by no way there is; a seat they have stays', async () => {
    const server = await start();
    const [ann, bob, cid] = (await guests(server, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    const before = await ann.newTable({ game: 'reworld', seats: [me, open, open] });
    await bob.json('PUT', `/api/tables/${before.id}/seats/1`);
    await keep(ann, bob, true);
    // It is Bob's until Ann frees it.
    await bob.json('PUT', `/api/tables/${before.id}/seats/1`);
    await ann.json('DELETE', `/api/tables/${before.id}/seats/1/bot`);
    const sit = (who: Person): Promise<unknown> =>
      who.json('PUT', `/api/tables/${before.id}/seats/1`);
    await expect(sit(bob)).rejects.toEqual(refusal('NOT_WELCOME'));
    const b = await seated(bob, before.id);
    const take = { type: 'seat', seat: 1, action: 'take' } as never;
    await expect(b.ask(take)).rejects.toEqual(refusal('NOT_WELCOME'));
    await sit(cid);
    // At a table of somebody else they may both sit.
    const elsewhere = await cid.newTable({ game: 'reworld', seats: [open, open, open] });
    await ann.json('PUT', `/api/tables/${elsewhere.id}/seats/0`);
    await bob.json('PUT', `/api/tables/${elsewhere.id}/seats/1`);
    // Muting alone keeps nobody away.
    await keep(ann, bob, false);
    await bob.json('PUT', `/api/tables/${before.id}/seats/2`);
  });

  test('nor do they meet again where I am the host', async () => {
    const server = await start();
    const [ann, bob] = (await guests(server, 'Ann', 'Bob')) as [Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open] });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const seats = [await seated(ann, id), await seated(bob, id)];
    await Promise.all(seats.map((seat) => playOn(seat, (options) => nth(options, 0))));
    await keep(ann, bob, true);
    const again = (who: Person): Promise<{ id: string }> =>
      who.json('POST', `/api/tables/${id}/rematch`);
    await again(ann);
    await expect(again(bob)).rejects.toEqual(refusal('NOT_WELCOME'));
    await hearAgain(ann, bob);
    await again(bob);
  });

  test('nor do they ask to sit in where I play', async () => {
    const server = await start();
    const [ann, bob, cid] = (await guests(server, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    const { id } = await cid.newTable({ game: 'reworld', seats: [open, open, bot] });
    await ann.json('PUT', `/api/tables/${id}/seats/0`);
    await cid.json('PUT', `/api/tables/${id}/seats/1`);
    const stranger = await seated(bob, id);
    await stranger.until(({ update }) => update !== null);
    const sitIn = { type: 'propose', proposal: { kind: 'sitIn', seat: 2 } } as never;
    await keep(ann, bob, true);
    await expect(stranger.ask(sitIn)).rejects.toEqual(refusal('NOT_WELCOME'));
    await keep(ann, bob, false);
    await stranger.ask(sitIn);
    await stranger.until(({ room }) => room?.proposal?.by === null);
  });

  test('nobody is told who muted them, and the list has an end', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const [ann, bob] = (await guests(server, 'Ann', 'Bob')) as [Person, Person];
    await keep(ann, bob, true);
    expect(await bob.get('/api/me/muted')).toEqual({ muted: [] });
    expect(await (await bob.fetch('/api/me/export')).text()).not.toContain(idOf(ann));
    const mine = { id: idOf(bob), name: 'Bob', blocked: true };
    expect(await ann.get('/api/me/muted')).toEqual({ muted: [mine] });
    const told = (await ann.get<{ muted: readonly object[] }>('/api/me/export')).muted;
    expect(told).toEqual([expect.objectContaining({ id: idOf(bob), blocked: true })]);
    await expect(keep(ann, ann, true)).rejects.toEqual(refusal('BAD_MESSAGE'));
    await expect(ann.json('PUT', path('nobody'), { blocked: true })).rejects.toEqual(
      refusal('NOT_FOUND'),
    );
    await expect(ann.json('PUT', path(idOf(bob)), {})).rejects.toEqual(refusal('BAD_MESSAGE'));
    const store = await place.open();
    const others = Array.from({ length: 205 }, (_, n) => `other-${n}`);
    for (const id of others) {
      const about = { name: 'Other', lang: 'en', webhook: null, origin: null, created: 1 };
      await store.people.create({ id, ...about });
    }
    await store.close();
    // All at once: each counts all the same.
    const kept = await Promise.allSettled(
      others.map((id) => ann.json('PUT', path(id), { blocked: false })),
    );
    const failed = kept.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(failed).toEqual(Array.from({ length: 6 }, () => refusal('TOO_MANY_MUTED')));
    // One who is on it may still be changed.
    await keep(ann, bob, false);
    await hearAgain(ann, bob);
    const { muted } = await ann.get<{ muted: readonly Muted[] }>('/api/me/muted');
    expect(muted).toHaveLength(199);
  });

  test('whoever deletes their account is on no list, and leaves none', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const [ann, bob, cid] = (await guests(server, 'Ann', 'Bob', 'Cid')) as [Person, Person, Person];
    await keep(ann, bob, true);
    await keep(bob, cid, true);
    const gone = idOf(bob);
    await bob.json('DELETE', '/api/me');
    expect(await ann.get('/api/me/muted')).toEqual({ muted: [] });
    const store = await place.open();
    expect(await store.mutes.isBlocked(gone, [idOf(ann)])).toBe(false);
    expect(await store.mutes.deafTo(idOf(cid), [gone])).toEqual(new Set());
    await store.close();
  });
});
