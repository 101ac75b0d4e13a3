import type { Json } from '@orrery/kernel';
import type { GameRecord, RatingTold } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { FIRST, type Rating, ratedAfter } from '../src/ratings/glicko2.ts';
import { ratingsAfter } from '../src/ratings/rated-game.ts';
import type { Append, Store } from '../src/store/store.ts';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { type Person, playOn } from './play.ts';
import { nth, serving } from './serving.ts';

const of = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  test('gives what its author’s worked example gives', () => {
    const after = ratedAfter(of(1500, 200), [
      { other: of(1400, 30), score: 1 },
      { other: of(1550, 100), score: 0 },
      { other: of(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.059996, 6);
  });

  test('is surprised by what nobody expected, and never knows less than nothing', () => {
    const lost = ratedAfter(of(2600, 40), [{ other: of(1200, 40), score: 0 }]);
    expect(lost.volatility).toBeGreaterThan(0.06);
    expect(lost.rating).toBeLessThan(2600);
    const unmet = ratedAfter({ ...FIRST, volatility: 2 }, [{ other: of(3000, 350), score: 0 }]);
    expect(unmet.deviation).toBeLessThanOrEqual(350);
  });
});

describe('a rated game', () => {
  const rated = (totals: readonly number[], winners: readonly number[]): readonly number[] => {
    const players = totals.map(() => 'person');
    const before = new Map(totals.map((_, seat) => [seat, FIRST]));
    const after = ratingsAfter({ totals, winners, players }, before);
    return totals.map((_, seat) => Math.round(after.get(seat)?.rating ?? 0));
  };

  test('compares everybody with everybody: by who won, then by points', () => {
    const [first, second, third] = rated([30, 50, 20], [1]) as [number, number, number];
    expect(second).toBeGreaterThan(1500);
    expect(first).toBe(1500);
    expect(third).toBeLessThan(1500);
    // The rules break a tie for the first place; the others with the same points are as good.
    const [tied, winner, other, last] = rated([40, 40, 40, 10], [1]) as [
      number,
      number,
      number,
      number,
    ];
    expect(winner).toBeGreaterThan(tied);
    expect(other).toBe(tied);
    expect(last).toBeLessThan(tied);
    expect(rated([40, 40], [0, 1])).toEqual([1500, 1500]);
  });
});

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

describe.for(['SQLite', 'PostgreSQL'])('ratings on %s', (name) => {
  const { start, guests, places } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());

  async function stored(store: Store, ...users: string[]): Promise<void> {
    for (const id of users) {
      const about = { name: id, lang: 'en', webhook: null, origin: null, created: 1 };
      await store.people.create({ id, ...about });
    }
  }

  /** A finished game of these, in which the first of them won. */
  function ended(table_id: string, users: readonly string[], players?: readonly unknown[]): Append {
    const about = { table_id, game: 'reworld', seats: users.length, winners: '[0]' };
    const totals = JSON.stringify(users.map((_, seat) => 50 - seat));
    const who = JSON.stringify(players ?? users.map(() => 'person'));
    return {
      change: { table_id, seq: 1, at: 1, body: '{}' },
      seats: users.map((user_id, seat) => ({ table_id, seat, user_id })),
      result: { ...about, answers: 9, started: 1, finished: 2, totals, players: who },
    };
  }

  test('a game counts once, however many processes count it', async () => {
    const place = await places.fresh();
    const store = await place.open();
    const other = name === 'SQLite' ? store : await place.open();
    await stored(store, 'ann', 'bob', 'cid');
    // Games of the same people at once, in other seats: none waits for another in a circle.
    const tables = ['a', 'b', 'c', 'd'];
    const seated = [
      ['ann', 'bob', 'cid'],
      ['cid', 'bob', 'ann'],
    ];
    for (const [n, id] of tables.entries()) await store.append(ended(id, nth(seated, n % 2)));
    expect(await store.ratings.uncounted(10)).toEqual(tables);
    await Promise.all(
      [store, other, store, other].flatMap(({ ratings }) =>
        tables.map((id) => ratings.count(id, 5)),
      ),
    );
    const all = await store.ratings.among('reworld', ['ann', 'bob', 'cid']);
    expect([...all.values()].map(({ games }) => games)).toEqual([4, 4, 4]);
    expect(await other.ratings.uncounted(10)).toEqual([]);
    if (other !== store) await other.close();
    await store.close();
  });

  test('bots, seats that changed hands and people who want none do not count', async () => {
    const store = await (await places.fresh()).open();
    await stored(store, 'ann', 'bob', 'cid');
    await store.people.update('cid', { unrated: 1 });
    await store.append(ended('bot', ['ann', ''], ['person', 'settler']));
    await store.append(ended('handed', ['ann', 'bob'], ['person', null]));
    await store.append(ended('unwilling', ['ann', 'cid']));
    await store.append(ended('gone', ['ann', 'nobody']));
    for (const id of await store.ratings.uncounted(10)) await store.ratings.count(id, 5);
    expect(await store.ratings.of('ann')).toEqual([]);
    await store.append(ended('three', ['ann', 'bob', 'cid']));
    await store.ratings.count('three', 5);
    const [ann] = await store.ratings.of('ann');
    const [bob] = await store.ratings.of('bob');
    expect([ann?.games, bob?.games]).toEqual([1, 1]);
    expect((ann?.rating ?? 0) - 1500).toBeCloseTo(1500 - (bob?.rating ?? 0), 6);
    expect(await store.ratings.of('cid')).toEqual([]);
    await store.close();
  });

  const recordOf = async (person: Person): Promise<readonly GameRecord[]> =>
    (await person.get<{ games: readonly GameRecord[] }>('/api/my/record')).games;

  test('what two have played is rated, shown at their table, exported, and deleted with them', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const [ann, bob, eve] = (await guests(server, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
    expect(await recordOf(ann)).toEqual([]);
    const { id } = await ann.newTable({ game: 'reworld', seats: SEATS });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const first = (options: readonly Json[]): Json => nth(options, 0);
    await Promise.all([ann.sit(id), bob.sit(id)].map((seat) => playOn(seat, first)));
    await expect.poll(async () => (await recordOf(ann))[0]?.rating?.games).toBe(1);
    const [mine, theirs] = [nth(await recordOf(ann), 0), nth(await recordOf(bob), 0)];
    expect(mine).toMatchObject({ game: 'reworld', played: 1, alone: null });
    expect(mine.against).toEqual([{ level: null, played: 1, won: mine.won }]);
    const seats = async (): Promise<readonly (RatingTold | null)[]> =>
      (await eve.get<{ seats: readonly (RatingTold | null)[] }>(`/api/tables/${id}/ratings`)).seats;
    expect(await seats()).toEqual([mine.rating, theirs.rating]);
    expect((mine.rating?.rating ?? 0) + (theirs.rating?.rating ?? 0)).toBe(3000);
    expect(await ann.get('/api/me/export')).toMatchObject({
      person: { rated: true },
      ratings: [{ game: 'reworld', games: 1 }],
    });

    await ann.json('PATCH', '/api/me', { rated: false });
    expect(ann.me).toMatchObject({ unrated: true });
    expect(nth(await recordOf(ann), 0)).toEqual({ ...mine, rating: null });
    await ann.json('PATCH', '/api/me', { rated: true });
    expect(ann.me).not.toHaveProperty('unrated');
    expect(nth(await recordOf(ann), 0).rating).toBeNull();

    const bobs = bob.me?.id ?? '';
    await bob.json('DELETE', '/api/me');
    await server.stop();
    const store = await place.open();
    expect(await store.ratings.of(bobs)).toEqual([]);
    expect(await store.ratings.playedBy(bobs, null)).toEqual([]);
    await store.close();
  });

  test('a game that ended just before a crash is counted at the next start', async () => {
    const place = await places.fresh();
    const old = await start({}, place);
    const [ann, bob] = (await guests(old, 'Ann', 'Bob')) as [Person, Person];
    await old.stop();
    const store = await place.open();
    await store.append(ended('left', [ann.me?.id ?? '', bob.me?.id ?? '']));
    await store.close();
    const { address } = await start({}, place);
    const back = Object.assign(ann, { address });
    await expect.poll(async () => (await recordOf(back))[0]?.rating?.games).toBe(1);
  });
});

const OWN = serving();

test('a record counts games against people, against each level of bots, and alone', async () => {
  const { start, guests, places } = OWN;
  const place = await places.fresh();
  const server = await start({}, place);
  const ann = nth(await guests(server, 'Ann'), 0);
  const user = ann.me?.id ?? '';
  await server.stop();
  const store = await place.open();
  const rows: readonly [string, string, readonly unknown[], readonly number[], number[]][] = [
    ['a', 'reworld', ['person', 'settler', 'settler'], [30, 20, 10], [0]],
    ['b', 'reworld', ['person', 'settler', 'person'], [30, 40, 10], [1]],
    ['c', 'reworld', [null, 'settler'], [90, 40], [0]],
    ['d', 'artemis', ['person'], [61], [0]],
    ['e', 'artemis', ['person'], [47], [0]],
  ];
  for (const [table_id, game, players, totals, winners] of rows) {
    const about = { table_id, game, seats: players.length, answers: 9, started: 1, finished: 2 };
    const came = { totals: JSON.stringify(totals), winners: JSON.stringify(winners) };
    await store.append({
      change: { table_id, seq: 1, at: 1, body: '{}' },
      seats: [{ table_id, seat: 0, user_id: user }],
      result: { ...about, ...came, players: JSON.stringify(players) },
    });
  }
  await store.close();
  const again = await start({}, place);
  const back = Object.assign(ann, { address: again.address });
  const { games } = await back.get<{ games: readonly GameRecord[] }>('/api/my/record');
  const none = { rating: null, against: [], alone: null };
  expect(games).toEqual([
    {
      ...none,
      game: 'reworld',
      played: 2,
      won: 1,
      best: 30,
      against: [
        { level: null, played: 1, won: 0 },
        { level: 'settler', played: 2, won: 1 },
      ],
    },
    { ...none, game: 'artemis', played: 0, won: 0, best: null, alone: { played: 2, best: 61 } },
  ]);
});
