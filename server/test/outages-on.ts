import type { MyTable } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { prepareServer } from '../bench/server-process.ts';
import type { Places } from '../testing/stores.ts';
import {
  clockOfLog,
  DAY,
  DAYS,
  givenBack,
  kinds,
  lastSeen,
  leftAt,
  LIVE,
  newGame,
  outageWorld,
  SECOND,
  watch,
} from './outages.ts';
import { nth } from './serving.ts';

/** What holds on every store. */
export function outagesOn(name: string, places: Places): void {
  describe(`the time without any server, on ${name}`, () => {
    const { start, guests, clock, now, stopped } = outageWorld(places);

    test('is not charged to who is on move, and costs no seat', async () => {
      const { place, people, id } = await stopped(LIVE);
      clock.time += 62 * SECOND;
      const server = await start({ now, sweepMs: 20 }, place);
      const seat = await watch(nth(people, 0), server, id);
      expect(leftAt(seat, clock.time)).toBe(59 * SECOND);
      expect(await givenBack(place, id)).toEqual([62 * SECOND]);
      clock.time += 59 * SECOND - 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(kinds(seat)).toEqual(['human', 'human']);
      // It runs again as ever.
      clock.time += 1;
      await seat.until((seen) => kinds(seen)?.includes('bot') === true);
      expect(await givenBack(place, id)).toEqual([62 * SECOND]);
    });

    test('is given back before a clock is found to have run out, by whoever looks', async () => {
      const { place, people, id } = await stopped(LIVE);
      clock.time += 3600 * SECOND;
      const server = await start({ now, sweepMs: 10 }, place);
      await expect.poll(() => givenBack(place, id)).toEqual([3600 * SECOND]);
      const seat = await watch(nth(people, 0), server, id);
      expect(kinds(seat)).toEqual(['human', 'human']);
      expect(leftAt(seat, clock.time)).toBe(59 * SECOND);
    });

    test('also where it was short, each time, and the log alone says so', async () => {
      const { place, people, id } = await stopped(LIVE);
      for (let n = 1; n <= 3; n++) {
        clock.time += 3 * SECOND;
        const server = await start({ now, sweepMs: 0 }, place);
        const seat = await watch(nth(people, n % 2), server, id);
        expect(leftAt(seat, clock.time)).toBe(60 * SECOND - n * SECOND);
        expect(await clockOfLog(place, id)).toEqual(seat.room?.clock);
        clock.time += SECOND;
        await server.stop();
      }
      expect(await givenBack(place, id)).toEqual([3, 3, 3].map((s) => s * SECOND));
      expect((await clockOfLog(place, id))?.left).toEqual([60 * SECOND, 60 * SECOND]);
    });

    test('does not shorten a turn of days, and lists say until when it is', async () => {
      const { place, people, id } = await stopped(DAYS);
      const begunAt = clock.time - SECOND;
      clock.time += 3 * DAY;
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
        clock.time += 3600 * SECOND;
        const server = await start({ now, sweepMs: 0 }, place);
        clock.time += 60 * SECOND;
        await server.stop();
      }
      clock.time += 3600 * SECOND;
      const server = await start({ now, sweepMs: 0 }, place);
      clock.time += 60 * SECOND;
      const seat = await watch(nth(people, 0), server, id);
      expect(leftAt(seat, clock.time)).toBe(DAY - SECOND - 3 * 60 * SECOND);
      expect(await givenBack(place, id)).toEqual([3 * 3600 * SECOND]);
    });

    test('after a crash it is counted from the last sign of life', async () => {
      const { place, people, id } = await stopped(LIVE);
      await lastSeen(place, clock.time + 5 * SECOND);
      clock.time += 65 * SECOND;
      const server = await start({ now, sweepMs: 10 }, place);
      const seat = await watch(nth(people, 0), server, id);
      expect(leftAt(seat, clock.time)).toBe(54 * SECOND);
      expect(await givenBack(place, id)).toEqual([60 * SECOND]);
    });

    test('changes nothing at tables where no clock runs', async () => {
      const { place, people, id } = await stopped();
      clock.time += DAY;
      const server = await start({ now, sweepMs: 10 }, place);
      await watch(nth(people, 0), server, id);
      expect(await givenBack(place, id)).toEqual([]);
    });

    test('is given back also where the next server comes at once after a crash', async () => {
      const { place, people, id } = await stopped(LIVE);
      await lastSeen(place, clock.time + 28 * SECOND);
      clock.time += 30 * SECOND;
      const server = await start({ now, sweepMs: 10 }, place);
      const seat = await watch(nth(people, 0), server, id);
      expect(leftAt(seat, clock.time)).toBe(31 * SECOND);
      expect(await givenBack(place, id)).toEqual([2 * SECOND]);
    });

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
}
