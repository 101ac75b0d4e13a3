import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { loadGame } from '@orrery/catalog';
import { describe, expect, test } from 'vitest';
import { owedBy } from '../src/online/clock.ts';
import { evolve } from '../src/online/evolve.ts';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { outagesOn } from './outages-on.ts';
import { actsOf, givenBack, kinds, leftAt, LIVE, outageWorld, SECOND, watch } from './outages.ts';
import { nth } from './serving.ts';
import { begun } from './worlds.ts';

outagesOn('SQLite', sqlitePlaces());

describe('the time without any server, on SQLite alone', () => {
  const { start, clock, now, stopped } = outageWorld(sqlitePlaces());

  test('is given back later where the store takes nothing yet', async () => {
    const { place, people, id } = await stopped(LIVE);
    clock.time += 30 * SECOND;
    const server = await start({ now, sweepMs: 0, busyMs: 10 }, place);
    const { dataDir = '' } = place.settings as { dataDir?: string };
    const other = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const seats = await Promise.all(people.map((person) => watch(person, server, id)));
    expect(leftAt(nth(seats, 0), clock.time)).toBe(29 * SECOND);
    other.exec('ROLLBACK');
    other.close();
    clock.time += 2 * SECOND;
    const on = nth(
      seats.filter(({ options }) => options !== null),
      0,
    );
    await on.answer(nth(on.options ?? [], 0));
    const acts = await actsOf(place, id);
    expect(acts.slice(-2)).toMatchObject([{ kind: 'outage', ms: 30 * SECOND }, { kind: 'play' }]);
  });
});

describe('the time without any of several servers', () => {
  const { start, clock, now, stopped } = outageWorld(postgresPlaces());

  test('is given back once by servers that start together', async () => {
    const { place, people, id } = await stopped(LIVE);
    clock.time += 62 * SECOND;
    const both = await Promise.all([1, 2].map(() => start({ now, sweepMs: 10 }, place)));
    const seats = await Promise.all(both.map((server, i) => watch(nth(people, i), server, id)));
    for (const seat of seats) await seat.until((seen) => leftAt(seen, clock.time) === 59 * SECOND);
    const later = await start({ now, sweepMs: 10 }, place);
    expect(leftAt(await watch(nth(people, 0), later, id), clock.time)).toBe(59 * SECOND);
    expect(await givenBack(place, id)).toEqual([62 * SECOND]);
  });

  test('is none while another process is alive', async () => {
    const { place, people, id } = await stopped(LIVE);
    const alive = await place.open();
    await alive.lives.beat('another', clock.time + 28 * SECOND);
    clock.time += 30 * SECOND;
    const server = await start({ now, sweepMs: 10 }, place);
    const seat = await watch(nth(people, 0), server, id);
    expect(leftAt(seat, clock.time)).toBe(29 * SECOND);
    expect(await givenBack(place, id)).toEqual([]);
    clock.time += 29 * SECOND;
    await seat.until((seen) => kinds(seen)?.includes('bot') === true);
    await alive.close();
  });
});

describe('what a clock gets back', () => {
  const outages = [
    { since: 100, until: 200 },
    { since: 300, until: 450 },
  ];

  test('is what fell after the newest change, and by now', async () => {
    const { game } = await loadGame('reworld');
    const online = begun(game, 2, { pace: LIVE });
    const ms = (updated: number, now = 1_000) => owedBy({ ...online, updated }, outages, now)?.ms;
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
    expect(owedBy(online, [], 1_000)).toBeNull();
  });

  test('is nothing where none runs, and nothing once it was given', async () => {
    const { game } = await loadGame('reworld');
    const online = begun(game, 2, { pace: LIVE });
    const act = owedBy(online, outages, 500);
    if (act === null) throw new Error('nothing is owed');
    const after = evolve(online, act, 500).online;
    expect(after.clock).toEqual({ ...online.clock, since: 1 + 250 });
    expect(owedBy(after, outages, 600)).toBeNull();
    expect(owedBy(begun(game, 2), outages, 500)).toBeNull();
    const waiting = { ...online, clock: online.clock && { ...online.clock, running: null } };
    expect(owedBy(waiting, outages, 500)).toBeNull();
  });
});
