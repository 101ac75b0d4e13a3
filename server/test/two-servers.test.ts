import { type Json, randomFrom } from '@orrery/kernel';
import { NOBODY } from '@orrery/table/client';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Person, playOn, Seated } from './play.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';
import { type Place, postgresPlaces } from '../testing/stores.ts';

const { start, guests, places } = serving(postgresPlaces());
let place: Place;
let one: RunningServer;
let two: RunningServer;
beforeAll(async () => {
  place = await places.fresh();
  [one, two] = [await start({}, place), await start({}, place)];
});

/** Ann at one server, Bob at the other, at the same table. */
async function apart(): Promise<{ people: Person[]; seats: [Seated, Seated]; id: string }> {
  const people = await guests(one, 'Ann', 'Bob');
  const [ann, bob] = [nth(people, 0), nth(people, 1)];
  const { id } = await ann.newTable({ game: 'reworld', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.json('PUT', `/api/tables/${id}/seats/1`);
  const a = ann.sit(id, ann.link({}, [one.address]));
  const b = bob.sit(id, bob.link({}, [two.address]));
  await Promise.all([a, b].map((seat) => seat.until((seen) => seen.update !== null)));
  return { people, seats: [a, b], id };
}

const chooser = (seed: string) => {
  const random = randomFrom(seed);
  return (options: readonly Json[]): Json => nth(options, random(options.length));
};

describe('two servers on one database', () => {
  test('play the same game to its end', async () => {
    const { seats } = await apart();
    await Promise.all(seats.map((seat) => playOn(seat, chooser('apart'))));
    const [a, b] = seats;
    await Promise.all(seats.map((seat) => seat.until((seen) => seen.isOver)));
    expect(a.update?.scores).toEqual(b.update?.scores);
    expect(a.mirror.log.steps.length).toBe(b.mirror.log.steps.length);
    expect(a.room?.seed).toBe(b.room?.seed);
  });

  test('never fork it: of two answers to one question one is taken, the other refused', async () => {
    const { people, seats, id } = await apart();
    for (let n = 0; n < 12; n++) {
      const on = seats[0].options !== null ? 0 : 1;
      const person = nth(people, on);
      const links = [person.link({}, [one.address]), person.link({}, [two.address])];
      const both = links.map((link) => new Seated(link, id));
      await Promise.all(both.map((seat) => seat.until((seen) => seen.options !== null)));
      const options = both[0]?.options ?? [];
      const answers = await Promise.allSettled(
        both.map((seat, i) => seat.answer(nth(options, i % options.length))),
      );
      const taken = answers.filter(({ status }) => status === 'fulfilled');
      const refused = answers.filter(({ status }) => status === 'rejected');
      expect([taken.length, refused.length]).toEqual([1, 1]);
      const { reason } = nth(refused, 0) as PromiseRejectedResult;
      expect(['STALE', 'NOT_YOUR_TURN', 'NOT_OFFERED']).toContain(reason.code);
      const newest = Math.max(...both.map((seat) => seat.update?.revision ?? 0));
      const everybody = [...seats, ...both];
      await Promise.all(
        everybody.map((seat) => seat.until((seen) => (seen.update?.revision ?? 0) >= newest)),
      );
      const views = everybody.map((seat) => JSON.stringify(seat.update?.scores));
      expect(new Set(views).size).toBe(1);
      for (const link of links) link.close();
      await Promise.all(
        seats.map((seat) => seat.until((seen) => seen.update?.asked !== undefined)),
      );
      await Promise.race(
        seats.map((seat) => seat.until((seen) => seen.options !== null).catch(() => undefined)),
      );
    }
  });

  test('whoever is signed out everywhere else loses the sockets at both', async () => {
    const ann = nth(await guests(one, 'Ann'), 0);
    const login = { login: 'both', password: 'correct horse' };
    await ann.post('/api/account/password', login);
    const phone = new Person(two.address);
    await phone.post('/api/login', login);
    const raw = await new Raw(phone.socket()).open();
    await ann.post('/api/logout/others', {});
    await expect.poll(() => raw.closed !== null).toBe(true);
    expect(await phone.get('/api/me')).toEqual({ me: null });
  });

  test('a session that ends unheard loses its sockets once the server listens again', async () => {
    const people = await guests(two, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const [stays, goes] = await Promise.all([ann, bob].map((one) => new Raw(one.socket()).open()));
    const store = await place.open();
    await store.people.closeOtherSessions(bob.me?.id ?? '', '');
    await store.close();
    const { databaseUrl } = place.settings as { databaseUrl: string };
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const ears = `from pg_stat_activity where datname = current_database() and query = 'listen orrery'`;
    await client.query(`select pg_terminate_backend(pid) ${ears}`);
    await expect.poll(() => goes?.closed !== null).toBe(true);
    // Both hear again what the next test does.
    await expect.poll(async () => (await client.query(`select ${ears}`)).rowCount === 2).toBe(true);
    await client.end();
    stays?.hello();
    expect(await stays?.hears('welcome')).toMatchObject([{ me: { name: 'Ann' } }]);
  });

  test('a new name is read at both, also where it was missed before the server listens again', async () => {
    const { people, seats } = await apart();
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    await ann.json('PATCH', '/api/me', { name: 'Anna' });
    const nameOfAnn = (seat: Seated): unknown => seat.room?.seats[0]?.seating;
    for (const seat of seats) {
      await seat.until((seen) => JSON.stringify(nameOfAnn(seen)).includes('Anna'));
    }
    const store = await place.open();
    await store.people.update(bob.me?.id ?? '', { name: 'Bobby' });
    store.tell({ kind: 'all' });
    for (const seat of seats) {
      await seat.until((seen) => JSON.stringify(seen.room?.seats).includes('Bobby'));
    }
    await store.close();
    for (const { update } of seats) {
      expect(update?.seats).toMatchObject([{ name: 'Anna' }, { name: 'Bobby' }]);
    }
  });

  test('the name of somebody who deletes their account goes at both', async () => {
    const { people, seats } = await apart();
    const nameOfAnn = (): unknown => seats[1].room?.seats[0]?.seating;
    expect(nameOfAnn()).toMatchObject({ name: 'Ann' });
    await nth(people, 0).json('DELETE', '/api/me');
    await expect.poll(() => !JSON.stringify(seats[1].room).includes('Ann')).toBe(true);
    expect(nameOfAnn()).toMatchObject({ name: NOBODY });
  });

  test('the same message through both is carried out once', async () => {
    const { people, seats, id } = await apart();
    const on = seats[0].options !== null ? 0 : 1;
    const seat = seats[on];
    const person = nth(people, on);
    const request = {
      type: 'answer' as const,
      table: id,
      revision: seat.update?.revision ?? 0,
      choice: nth(seat.options ?? [], 0),
    };
    const links = [person.link({}, [one.address]), person.link({}, [two.address])];
    const both = links.map((link) => new Seated(link, id));
    await Promise.all(both.map((one) => one.until((seen) => seen.update !== null)));
    const before = seat.update?.seq ?? 0;
    const acks = await Promise.all(links.map((link) => link.request(request, 'the same')));
    expect(acks).toHaveLength(2);
    await seat.until((seen) => (seen.update?.seq ?? 0) > before);
    const changed = seat.mirror.log.steps.slice(before + 1).filter((step) => !step.forced);
    expect(changed).toHaveLength(1);
  });

  test('a table that one closes is closed at the other, also for who sits down at that moment', async () => {
    const people = await guests(one, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    const there = bob.sit(id, bob.link({}, [two.address]));
    await there.until((seen) => seen.room?.status === 'open');
    await ann.json('DELETE', `/api/tables/${id}`);
    await expect(there.ask({ type: 'seat', seat: 1, action: 'take' } as never)).rejects.toEqual(
      expect.objectContaining({ code: 'TABLE_CLOSED' }),
    );
    await there.until((seen) => seen.room?.status === 'closed');
  });

  test('talk and presence cross over', async () => {
    const { seats } = await apart();
    const [a, b] = seats;
    await a.until((seen) => seen.room?.seats[1]?.online === true);
    await b.until((seen) => seen.room?.seats[0]?.online === true);
    await a.ask({ type: 'chat', text: 'over there?' } as never);
    await b.until((seen) => seen.chat.length > 0);
    expect(b.chat.map((line) => line.text)).toEqual(['over there?']);
    const store = await place.open();
    let told = 0;
    store.onWake((wake) => {
      if (wake.kind === 'presence') told++;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    // What one tells, the others do not tell on.
    expect(told).toBeLessThan(5);
    await store.close();
  });

  test('when one stops, its people go on with the other', async () => {
    const three = await start({}, place);
    const { people, id } = await apart();
    const both = people.map((person) =>
      person.sit(id, person.link({}, [three.address, two.address])),
    );
    await Promise.all(both.map((seat) => seat.until((seen) => seen.update !== null)));
    const choose = chooser('stop');
    const playing = both.map((seat) => playOn(seat, choose, 25));
    // Whoever has had enough lets the other wait in vain.
    void Promise.allSettled(playing);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await three.stop();
    expect(await Promise.race(playing)).toBe(25);
  });
});
