import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { loadGame } from '@orrery/catalog';
import type { Clock, MyTable, Pace } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { prepareServer } from '../bench/server-process.ts';
import { owedBy } from '../src/desk/clock.ts';
import { evolve } from '../src/desk/evolve.ts';
import { openDesk } from '../src/desk/stored.ts';
import type { Act, Change } from '../src/desk/types.ts';
import type { RunningServer } from '../src/index.ts';
import { type Place, postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import type { Person, Seated } from './play.ts';
import { nth, serving } from './serving.ts';
import { begun } from './worlds.ts';

const SECOND = 1_000;
const DAY = 86_400_000;
const LIVE: Pace = { kind: 'live', minutes: 1, increment: 5, late: 'bot' };
const DAYS: Pace = { kind: 'days', days: 1, late: 'bot' };
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

async function actsOf(place: Place, id: string): Promise<Act[]> {
  const store = await place.open();
  const rows = await store.tables.changesAfter(id, 0);
  await store.close();
  return rows.map(({ body }) => (JSON.parse(body) as Change).act);
}

/** All outages that a table got back, as its log says. */
async function givenBack(place: Place, id: string): Promise<number[]> {
  const acts = await actsOf(place, id);
  return acts.flatMap((act) => (act.kind === 'outage' ? [act.ms] : []));
}

/** The clock that a table has by its log alone. */
async function clockOfLog(place: Place, id: string): Promise<Clock | null> {
  const { game } = await loadGame('reworld');
  const store = await place.open();
  const stored = await store.tables.load(id);
  await store.close();
  if (stored === null) throw new Error('it is gone');
  const whole = openDesk({ ...stored, snapshot: undefined }, game).clock;
  expect(openDesk(stored, game).clock).toEqual(whole);
  return whole;
}

/** A process that was killed: its last sign of life is all that there is. */
async function lastSeen(place: Place, at: number): Promise<void> {
  const store = await place.open();
  await store.lives.beat('another', at);
  await store.close();
}

async function newGame(people: readonly Person[], pace?: Pace): Promise<string> {
  const more = pace === undefined ? {} : { pace };
  const { id } = await nth(people, 0).newTable({ game: 'reworld', seats: SEATS, ...more });
  await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
  return id;
}

async function watch(person: Person, server: RunningServer, id: string): Promise<Seated> {
  const seat = person.sit(id, person.link({}, [server.address]));
  await seat.until((seen) => seen.update !== null);
  return seat;
}

function leftAt({ room }: Seated, now: number): number {
  const clock = room?.clock;
  if (clock == null || clock.running === null) throw new Error('no clock runs');
  return (clock.left[clock.running] ?? 0) - (now - clock.since);
}

const kinds = ({ room }: Seated) => room?.seats.map(({ seating }) => seating.kind);

describe.for(['SQLite', 'PostgreSQL'])('the time without any server, on %s', (name) => {
  const { start, guests, places } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());
  let time = 1_000_000;
  const now = (): number => time;

  /** A game that a server has begun, which then stopped. */
  async function stopped(pace?: Pace): Promise<{ place: Place; people: Person[]; id: string }> {
    const place = await places.fresh();
    const server = await start({ now, sweepMs: 0 }, place);
    const people = await guests(server, 'Ann', 'Bob');
    const id = await newGame(people, pace);
    time += SECOND;
    await server.stop();
    return { place, people, id };
  }

  test('is not charged to who is on move, and costs no seat', async () => {
    const { place, people, id } = await stopped(LIVE);
    time += 62 * SECOND;
    const server = await start({ now, sweepMs: 20 }, place);
    const seat = await watch(nth(people, 0), server, id);
    expect(leftAt(seat, time)).toBe(59 * SECOND);
    expect(await givenBack(place, id)).toEqual([62 * SECOND]);
    time += 59 * SECOND - 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(kinds(seat)).toEqual(['human', 'human']);
    // It runs again as ever.
    time += 1;
    await seat.until((seen) => kinds(seen)?.includes('bot') === true);
    expect(await givenBack(place, id)).toEqual([62 * SECOND]);
  });

  test('is given back before a clock is found to have run out, by whoever looks', async () => {
    const { place, people, id } = await stopped(LIVE);
    time += 3600 * SECOND;
    const server = await start({ now, sweepMs: 10 }, place);
    await expect.poll(() => givenBack(place, id)).toEqual([3600 * SECOND]);
    const seat = await watch(nth(people, 0), server, id);
    expect(kinds(seat)).toEqual(['human', 'human']);
    expect(leftAt(seat, time)).toBe(59 * SECOND);
  });

  test('also where it was short, each time, and the log alone says so', async () => {
    const { place, people, id } = await stopped(LIVE);
    for (let n = 1; n <= 3; n++) {
      time += 3 * SECOND;
      const server = await start({ now, sweepMs: 0 }, place);
      const seat = await watch(nth(people, n % 2), server, id);
      expect(leftAt(seat, time)).toBe(60 * SECOND - n * SECOND);
      expect(await clockOfLog(place, id)).toEqual(seat.room?.clock);
      time += SECOND;
      await server.stop();
    }
    expect(await givenBack(place, id)).toEqual([3, 3, 3].map((s) => s * SECOND));
    expect((await clockOfLog(place, id))?.left).toEqual([60 * SECOND, 60 * SECOND]);
  });

  test('does not shorten a turn of days, and lists say until when it is', async () => {
    const { place, people, id } = await stopped(DAYS);
    const begunAt = time - SECOND;
    time += 3 * DAY;
    const server = await start({ now, sweepMs: 10 }, place);
    await expect.poll(() => givenBack(place, id)).toEqual([3 * DAY]);
    const person = nth(people, 0);
    const { cookie } = person;
    const mine = await fetch(`${server.address}/api/my/tables`, { headers: { cookie } });
    const { tables } = (await mine.json()) as { tables: MyTable[] };
    expect(tables).toMatchObject([{ id, deadline: begunAt + DAY + 3 * DAY }]);
    expect(kinds(await watch(person, server, id))).toEqual(['human', 'human']);
  });

  test('is known long after, also that of servers that never opened the table', async () => {
    const { place, people, id } = await stopped(DAYS);
    for (let n = 0; n < 2; n++) {
      time += 3600 * SECOND;
      const server = await start({ now, sweepMs: 0 }, place);
      time += 60 * SECOND;
      await server.stop();
    }
    time += 3600 * SECOND;
    const server = await start({ now, sweepMs: 0 }, place);
    time += 60 * SECOND;
    const seat = await watch(nth(people, 0), server, id);
    expect(leftAt(seat, time)).toBe(DAY - SECOND - 3 * 60 * SECOND);
    expect(await givenBack(place, id)).toEqual([3 * 3600 * SECOND]);
  });

  test('after a crash it is counted from the last sign of life', async () => {
    const { place, people, id } = await stopped(LIVE);
    await lastSeen(place, time + 5 * SECOND);
    time += 65 * SECOND;
    const server = await start({ now, sweepMs: 10 }, place);
    const seat = await watch(nth(people, 0), server, id);
    expect(leftAt(seat, time)).toBe(54 * SECOND);
    expect(await givenBack(place, id)).toEqual([60 * SECOND]);
  });

  test('changes nothing at tables where no clock runs', async () => {
    const { place, people, id } = await stopped();
    time += DAY;
    const server = await start({ now, sweepMs: 10 }, place);
    await watch(nth(people, 0), server, id);
    expect(await givenBack(place, id)).toEqual([]);
  });

  test.runIf(name === 'PostgreSQL')(
    'is given back once by servers that start together',
    async () => {
      const { place, people, id } = await stopped(LIVE);
      time += 62 * SECOND;
      const both = await Promise.all([1, 2].map(() => start({ now, sweepMs: 10 }, place)));
      const seats = await Promise.all(both.map((server, i) => watch(nth(people, i), server, id)));
      for (const seat of seats) await seat.until((seen) => leftAt(seen, time) === 59 * SECOND);
      const later = await start({ now, sweepMs: 10 }, place);
      expect(leftAt(await watch(nth(people, 0), later, id), time)).toBe(59 * SECOND);
      expect(await givenBack(place, id)).toEqual([62 * SECOND]);
    },
  );

  test.runIf(name === 'PostgreSQL')('is none while another process is alive', async () => {
    const { place, people, id } = await stopped(LIVE);
    const alive = await place.open();
    await alive.lives.beat('another', time + 28 * SECOND);
    time += 30 * SECOND;
    const server = await start({ now, sweepMs: 10 }, place);
    const seat = await watch(nth(people, 0), server, id);
    expect(leftAt(seat, time)).toBe(29 * SECOND);
    expect(await givenBack(place, id)).toEqual([]);
    time += 29 * SECOND;
    await seat.until((seen) => kinds(seen)?.includes('bot') === true);
    await alive.close();
  });

  test('is given back also where the next server comes at once after a crash', async () => {
    const { place, people, id } = await stopped(LIVE);
    await lastSeen(place, time + 28 * SECOND);
    time += 30 * SECOND;
    const server = await start({ now, sweepMs: 10 }, place);
    const seat = await watch(nth(people, 0), server, id);
    expect(leftAt(seat, time)).toBe(31 * SECOND);
    expect(await givenBack(place, id)).toEqual([2 * SECOND]);
  });

  test.runIf(name === 'SQLite')(
    'is given back later where the store takes nothing yet',
    async () => {
      const { place, people, id } = await stopped(LIVE);
      time += 30 * SECOND;
      const server = await start({ now, sweepMs: 0, busyMs: 10 }, place);
      const { dataDir = '' } = place.settings as { dataDir?: string };
      const other = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
      other.exec('BEGIN IMMEDIATE');
      const seats = await Promise.all(people.map((person) => watch(person, server, id)));
      expect(leftAt(nth(seats, 0), time)).toBe(29 * SECOND);
      other.exec('ROLLBACK');
      other.close();
      time += 2 * SECOND;
      const on = nth(
        seats.filter(({ options }) => options !== null),
        0,
      );
      await on.answer(nth(on.options ?? [], 0));
      const acts = await actsOf(place, id);
      expect(acts.slice(-2)).toMatchObject([{ kind: 'outage', ms: 30 * SECOND }, { kind: 'play' }]);
    },
  );

  test('of a server that was killed, too', async () => {
    const place = await places.fresh();
    const killed = await prepareServer().start({ ...place.settings, port: 0, sweepMs: 0 });
    const people = await guests(killed, 'Ann', 'Bob');
    const id = await newGame(people, LIVE);
    await killed.kill();
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    const server = await start({ sweepMs: 0 }, place);
    await watch(nth(people, 0), server, id);
    const [ms = 0, ...more] = await givenBack(place, id);
    expect(ms).toBeGreaterThanOrEqual(SECOND);
    expect(more).toEqual([]);
  });
});

describe('what a clock gets back', () => {
  const outages = [
    { since: 100, until: 200 },
    { since: 300, until: 450 },
  ];

  test('is what fell after the newest change, and by now', async () => {
    const { game } = await loadGame('reworld');
    const desk = begun(game, 2, { pace: LIVE });
    const ms = (updated: number, now = 1_000) => owedBy({ ...desk, updated }, outages, now)?.ms;
    expect([1, 150, 200, 250, 310, 450, 900].map((updated) => ms(updated))).toEqual([
      250,
      200,
      150,
      150,
      140,
      undefined,
      undefined,
    ]);
    expect([50, 180, 320].map((now) => ms(1, now))).toEqual([undefined, 80, 120]);
    expect(owedBy(desk, [], 1_000)).toBeNull();
  });

  test('is nothing where none runs, and nothing once it was given', async () => {
    const { game } = await loadGame('reworld');
    const desk = begun(game, 2, { pace: LIVE });
    const act = owedBy(desk, outages, 500);
    if (act === null) throw new Error('nothing is owed');
    const after = evolve(desk, act, 500).desk;
    expect(after.clock).toEqual({ ...desk.clock, since: 1 + 250 });
    expect(owedBy(after, outages, 600)).toBeNull();
    expect(owedBy(begun(game, 2), outages, 500)).toBeNull();
    const waiting = { ...desk, clock: desk.clock && { ...desk.clock, running: null } };
    expect(owedBy(waiting, outages, 500)).toBeNull();
  });
});
