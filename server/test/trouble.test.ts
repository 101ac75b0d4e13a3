import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { first, ready, refusal, solo } from './in-trouble.ts';
import { Person, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();

async function pair(people: readonly Person[]): Promise<readonly Seated[]> {
  const [ann, bob] = [nth(people, 0), nth(people, 1)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await ann.newTable({ game: 'reworld', seats });
  await bob.json('PUT', `/api/tables/${id}/seats/1`, {});
  const both = [ann.sit(id), bob.sit(id)];
  await Promise.all(both.map((seat) => seat.until(({ update }) => update !== null)));
  return both;
}

describe('a store in trouble', () => {
  test('a locked database: answers are refused, none is lost, and it goes on by itself', async () => {
    const place = await places.fresh();
    const server = await start({ busyMs: 200 }, place);
    const [ann] = await guests(server, 'Ann');
    const seat = await solo(nth([ann], 0));
    await seat.answer(first(seat));
    await seat.until((seen) => seen.options !== null);
    const { seq } = seat.update ?? { seq: 0 };
    const { dataDir } = place.settings as { dataDir: string };
    const other = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const choice = first(seat);
    await expect(seat.answer(choice)).rejects.toEqual(refusal('STORE_AWAY'));
    expect(seat.update?.seq).toBe(seq);
    expect(await ready(server.address)).toBe(503);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    other.exec('ROLLBACK');
    other.close();
    await seat.answer(choice);
    expect(seat.update?.seq).toBeGreaterThan(seq);
    expect(await ready(server.address)).toBe(200);
  });

  test('a full disk: the same, and what is stored stays readable', async () => {
    const place = await places.fresh();
    const { dataDir } = place.settings as { dataDir: string };
    const server = await start({ mostMegabytes: 1 }, place);
    const seats = await pair(await guests(server, 'Ann', 'Bob'));
    const other = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
    other.exec('create table filler (body blob)');
    other.exec('insert into filler values (zeroblob(1000000))');
    const answer = async (): Promise<void> => {
      const revision = nth(seats, 0).update?.revision ?? 0;
      const seat = nth(seats, nth(seats, 0).update?.asked?.seat ?? 0);
      await seat.answer(first(seat));
      await Promise.all(
        seats.map((seen) => seen.until(({ update }) => (update?.revision ?? 0) > revision)),
      );
    };
    const playOn = async (): Promise<never> => {
      for (;;) await answer();
    };
    await expect(playOn()).rejects.toEqual(refusal('STORE_AWAY'));
    const { seq } = nth(seats, 0).update ?? { seq: 0 };
    expect(seq).toBeGreaterThan(0);
    expect(await ready(server.address)).toBe(503);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    const fresh = new Person(server.address).sit(nth(seats, 0).table);
    await fresh.until((seen) => seen.update !== null);
    expect(fresh.update?.seq).toBe(seq);
    fresh.link.close();
    other.exec('delete from filler');
    other.close();
    await answer();
    expect(nth(seats, 0).update?.seq).toBeGreaterThan(seq);
    expect(await ready(server.address)).toBe(200);
  });
});

describe('stopping', () => {
  test('everything acknowledged is there after a restart, and clients come back by themselves', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const { port } = new URL(server.address);
    const [ann] = await guests(server, 'Ann');
    const seat = await solo(nth([ann], 0));
    for (let n = 0; n < 5; n++) {
      await seat.until((seen) => seen.options !== null);
      await seat.answer(first(seat));
    }
    await seat.until((seen) => seen.options !== null);
    const before = seat.update;
    const log = seat.mirror.log.steps;
    await server.stop();
    expect(seat.link.live).toBe(false);
    await start({ port: Number(port) }, place);
    await expect.poll(() => seat.link.live).toBe(true);
    await seat.answer(first(seat));
    expect(seat.update?.seq).toBeGreaterThan(before?.seq ?? 0);
    expect(seat.mirror.log.steps.slice(0, log.length)).toEqual(log);
    const fresh = nth([ann], 0).sit(seat.table);
    await fresh.until((seen) => seen.update !== null);
    expect(fresh.mirror.log.steps.slice(0, log.length)).toEqual(log);
  });

  test('a table that nobody uses leaves the memory, and opens again', async () => {
    const server = await start({ idleMs: 0, sweepMs: 50 });
    const [ann] = await guests(server, 'Ann');
    const person = nth([ann], 0);
    const seat = await solo(person);
    await seat.answer(first(seat));
    await seat.until((seen) => seen.options !== null);
    const told = seat.mirror.told;
    const tables = async (): Promise<string | undefined> =>
      /^orrery_tables (\d+)/m.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1];
    expect(await tables()).toBe('1');
    seat.stop();
    await expect.poll(tables).toBe('0');
    const again = person.sit(seat.table);
    await again.until((seen) => seen.update !== null);
    expect(again.mirror.told?.update).toEqual(told?.update);
  });
});
