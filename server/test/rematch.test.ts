import type { Json } from '@orrery/kernel';
import type { MyTable, TableLine } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { postgresPlaces, sqlitePlaces, type Place } from '../testing/stores.ts';
import { Person, playOn, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const me = { kind: 'me' as const };
const open = { kind: 'open' as const };
const bot = { kind: 'bot' as const, level: 'drifter' };
const last = (options: readonly Json[]): Json => nth(options, options.length - 1);

const refusal = (code: string): unknown => expect.objectContaining({ code });
const path = (id: string): string => `/api/tables/${id}/rematch`;
const rematch = (person: Person, id: string): Promise<TableLine> => person.json('POST', path(id));
const users = ({ seats }: TableLine): readonly (string | null)[] => seats.map(({ user }) => user);

/** The table once its game has begun, as the person's server comes to know it. */
async function begun(person: Person, id: string): Promise<TableLine> {
  const seat = person.sit(id);
  await seat.until((seen) => seen.update !== null);
  seat.stop();
  return person.get(`/api/tables/${id}`);
}

/** The same person at another server. */
const at = ({ address }: RunningServer, { cookie, me: profile }: Person): Person =>
  Object.assign(new Person(address), { cookie, me: profile });

describe.for(['SQLite', 'PostgreSQL'])('a rematch, on %s', (name) => {
  const { start, guests, places } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());
  let both: Promise<readonly [RunningServer, RunningServer]> | null = null;

  /** Two servers where the database is for many. */
  async function makeServers(): Promise<readonly [RunningServer, RunningServer]> {
    const place = await places.fresh();
    const one = await start({}, place);
    return [one, name === 'SQLite' ? one : await start({}, place)];
  }

  /** A game that Ann has played with Bob, who is at the other server, while Eve watched. */
  async function played(seats: readonly (typeof me | typeof open | typeof bot)[]) {
    const [one, two] = await (both ??= makeServers());
    const [ann, anyBob, eve] = (await guests(one, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
    const bob = at(two, anyBob);
    const pace = { kind: 'live', minutes: 60, increment: 5, late: 'ask' } as const;
    const wanted = { game: 'reworld', seats: [...seats], pace, privacy: 'private' as const };
    const line = await ann.newTable(wanted);
    const { id } = line;
    await bob.json('PUT', `/api/tables/${id}/seats/${seats.indexOf(open)}`);
    const watching = [ann, bob, eve].map((person) => person.sit(id));
    const [a, b, e] = watching as [Seated, Seated, Seated];
    await Promise.all([a, b].map((seat) => playOn(seat, last)));
    await Promise.all(watching.map((seat) => seat.until((seen) => seen.isOver)));
    return { ann, bob, eve, a, b, e, id, line };
  }

  test('that all ask for at once is one table, where each has their seat and the game begins', async () => {
    const { ann, bob, id, line } = await played([open, bot, me]);
    const asked = await Promise.all([ann, bob, ann, bob].map((person) => rematch(person, id)));
    const made = nth(asked, 0).id;
    expect(asked.map((table) => table.id)).toEqual([made, made, made, made]);
    expect(made).not.toBe(id);
    const now = await begun(ann, made);
    const { game, options, pace, privacy } = line;
    expect(now).toMatchObject({ game, options, pace, privacy, status: 'running' });
    expect(users(now)).toEqual([bob.me?.id, null, ann.me?.id]);
    expect([ann.me?.id, bob.me?.id]).toContain(now.host);
    expect(now.seats[1]?.seating).toEqual({ kind: 'bot', level: 'drifter' });
    for (const person of [ann, bob]) {
      const { tables } = await person.get<{ tables: MyTable[] }>('/api/my/tables');
      expect(tables.map((table) => table.id).toSorted()).toEqual([id, made].toSorted());
    }
  });

  test('is told to those who had a seat, and to nobody who watches', async () => {
    const { ann, bob, eve, a, b, e, id } = await played([me, open]);
    await expect(rematch(eve, id)).rejects.toEqual(refusal('NOT_SEATED'));
    await expect(rematch(new Person(ann.address), id)).rejects.toEqual(refusal('NOT_SIGNED_IN'));
    expect(b.mirror.told?.rematch).toBeNull();
    const made = await rematch(bob, id);
    expect(made).toMatchObject({ status: 'open', host: bob.me?.id });
    expect(users(made)).toEqual([null, bob.me?.id]);
    for (const seat of [a, b]) await seat.until((seen) => seen.mirror.told?.rematch === made.id);
    const late = [ann.sit(id), eve.sit(id)].map(async (seat) => {
      await seat.until((seen) => seen.isOver);
      return seat.mirror.told?.rematch;
    });
    expect(await Promise.all(late)).toEqual([made.id, null]);
    expect(e.mirror.told?.rematch).toBeNull();
    expect(eve.frames.join()).not.toContain(made.id);
    expect(await (await eve.fetch(`/api/tables/${id}`)).text()).not.toContain(made.id);
    // No game is there yet, let alone over.
    await expect(rematch(bob, made.id)).rejects.toEqual(refusal('NOT_OVER'));
  });

  test('tells who is waited for there, and asks on any page those who have not come', async () => {
    const { ann, bob, eve, id } = await played([me, open]);
    const asked = async (person: Person): Promise<string | undefined> => {
      const { tables } = await person.get<{ tables: MyTable[] }>('/api/my/tables');
      return tables.find((table) => table.id === id)?.rematch;
    };
    expect(await asked(bob)).toBeUndefined();
    const made = await rematch(ann, id);
    expect(await asked(bob)).toBe(made.id);
    // Whoever sits there is not asked again.
    expect(await asked(ann)).toBeUndefined();
    const seat = eve.sit(made.id);
    await seat.until((seen) => seen.mirror.told !== null);
    const awaits = (): unknown => seat.mirror.told?.room.seats.map((one) => one.awaits);
    expect(awaits()).toEqual([undefined, { user: bob.me?.id, name: 'Bob' }]);
    await bob.json('PATCH', '/api/me', { name: 'Robert' });
    await expect.poll(awaits).toEqual([undefined, { user: bob.me?.id, name: 'Robert' }]);
    await rematch(bob, id);
    await expect.poll(awaits).toEqual([undefined, undefined]);
    expect(await asked(bob)).toBeUndefined();
  });

  test('whose seat another has taken is watched; a free one is taken instead', async () => {
    const { ann, bob, eve, id } = await played([me, open]);
    const made = await rematch(ann, id);
    await eve.json('PUT', `/api/tables/${made.id}/seats/1`);
    const seen = await rematch(bob, id);
    expect(seen).toMatchObject({ id: made.id, status: 'running' });
    expect(users(seen)).toEqual([ann.me?.id, eve.me?.id]);

    const more = await played([me, open, bot]);
    const { id: next } = await rematch(more.ann, more.id);
    await more.ann.json('DELETE', `/api/tables/${next}/seats/2/bot`);
    await more.eve.json('PUT', `/api/tables/${next}/seats/1`);
    const full = await rematch(more.bob, more.id);
    expect(users(full)).toEqual([more.ann, more.eve, more.bob].map((person) => person.me?.id));
  });

  test('that its host has closed makes room for one other', async () => {
    const { ann, bob, a, id } = await played([me, open]);
    const first = await rematch(bob, id);
    await bob.json('DELETE', `/api/tables/${first.id}`);
    await a.until((seen) => seen.mirror.told?.rematch === first.id);
    const asked = await Promise.all([ann, bob, ann].map((person) => rematch(person, id)));
    const made = new Set(asked.map((table) => table.id));
    expect(made.size).toBe(1);
    expect(made).not.toContain(first.id);
    const now = await begun(ann, nth(asked, 0).id);
    expect(users(now)).toEqual([ann.me?.id, bob.me?.id]);
  });

  test('is the one that was promised, also where the server stopped before it was made', async () => {
    const place: Place = await places.fresh();
    const before = await start({}, place);
    const [ann] = (await guests(before, 'Ann')) as [Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, bot] });
    const seat = ann.sit(id);
    await playOn(seat, last);
    await before.stop();
    const store = await place.open();
    const changes = await store.tables.changesAfter(id, 0);
    const { seq, at: when, body } = nth(changes, changes.length - 1);
    const { revision } = JSON.parse(body) as { revision: number };
    const promised = { act: { kind: 'rematch', table: 'promised' }, revision };
    const change = { table_id: id, seq: seq + 1, at: when, body: JSON.stringify(promised) };
    expect(await store.append({ change })).toBe(true);
    await store.close();

    const after = await start({}, place);
    const made = await rematch(at(after, ann), id);
    expect(made).toMatchObject({ id: 'promised', host: ann.me?.id });
    expect(users(made)).toEqual([ann.me?.id, null]);
    // Its bot plays.
    const again = at(after, ann).sit('promised');
    await playOn(again, last, 3);
    expect(again.update?.seq).toBeGreaterThan(2);
    again.link.close();
  });
});
