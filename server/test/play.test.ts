import { loadGame } from '@orrery/catalog';
import { type Json, parseRecord, randomFrom, replay } from '@orrery/kernel';
import type { GameStatistics, MyTable } from '@orrery/protocol';
import { flawOf, parseFile } from '@orrery/table';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { sha256 } from '../src/ids.ts';
import { type Person, playOn, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

const chooser = (seed: string) => {
  const random = randomFrom(seed);
  return (options: readonly Json[]): Json => nth(options, random(options.length));
};

describe('a whole game over sockets', () => {
  let server: RunningServer;
  let people: Person[];
  let seats: Seated[];
  let id: string;
  beforeAll(async () => {
    server = await start();
    people = await guests(server, 'Ann', 'Bob', 'Eve');
    const [ann, bob, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const table = await ann.newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'drifter' }],
    });
    ({ id } = table);
    const watching = eve.sit(id);
    await watching.until((seen) => seen.room?.status === 'open');
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    seats = [ann.sit(id), bob.sit(id), watching];
    const choose = chooser('whole');
    await Promise.all(seats.slice(0, 2).map((seat) => playOn(seat, choose)));
    await Promise.all(seats.map((seat) => seat.until((seen) => seen.isOver)));
  });

  test('ends the same for two people, a bot, and who watches', () => {
    const [a, b, watching] = seats.map((seat) => seat.update);
    expect(a?.outcome?.winners.length).toBeGreaterThan(0);
    for (const other of [b, watching]) {
      expect(other?.outcome).toEqual(a?.outcome);
      expect(other?.scores).toEqual(a?.scores);
      expect(other?.seq).toBe(a?.seq);
    }
  });

  test('differences have led each of them to what a fresh client gets', async () => {
    for (const [i, seat] of seats.entries()) {
      const fresh = nth(people, i).sit(id);
      await fresh.until((seen) => seen.isOver);
      expect(seat.mirror.log).toEqual(fresh.mirror.log);
      expect(seat.update).toEqual(fresh.update);
    }
  });

  test('stays: its file plays again to the same end, from the seed that was committed to', async () => {
    const response = await nth(people, 2).fetch(`/api/tables/${id}/file`);
    const text = await response.text();
    const { game } = await loadGame('reworld');
    const state = replay(game, parseRecord(text));
    expect(state.outcome).toEqual(seats[0]?.update?.outcome);
    const { record, draw } = parseFile(text);
    expect(draw && (await flawOf(draw, record.seed, sha256))).toBeNull();
    expect(seats[0]?.room).toMatchObject({
      seed: draw?.serverSeed,
      commitment: draw?.commitment,
      nonces: draw?.nonces,
    });
  });

  test('is counted, and listed among one’s own', async () => {
    const statistics = await nth(people, 2).get<GameStatistics>('/api/games/reworld/statistics');
    expect(statistics).toMatchObject({
      played: 1,
      bySeats: [{ seats: 3, played: 1 }],
      players: [
        { level: null, played: 2 },
        { level: 'drifter', played: 1 },
      ],
    });
    const { tables } = await nth(people, 0).get<{ tables: MyTable[] }>('/api/my/tables');
    const totals = seats[0]?.update?.scores.map((score) => score.total);
    expect(tables).toMatchObject([{ id, status: 'finished', seat: 0, yours: false, totals }]);
  });

  // The deal is the server's: the median is about 390, and a game may lie some tens beside it.
  test('a usual move costs a client under 450 bytes', () => {
    const changes = nth(people, 1)
      .frames.filter((frame) => frame.startsWith('{"type":"change"') && frame.includes('"log"'))
      .map((frame) => Buffer.byteLength(frame))
      .sort((a, b) => a - b);
    expect(changes.length).toBeGreaterThan(100);
    expect(nth(changes, Math.floor(changes.length / 2))).toBeLessThan(450);
  });
});

describe('the clock of the server', () => {
  test('hands the seat of who is late to a bot, where the table was made so', async () => {
    let now = Date.now();
    const server = await start({ now: () => now, sweepMs: 50 });
    const [ann, bob] = await guests(server, 'Ann', 'Bob');
    const pace = { kind: 'live' as const, minutes: 1, increment: 0, late: 'bot' as const };
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const line = await ann?.newTable({ game: 'reworld', seats, pace });
    const id = line?.id ?? '';
    await bob?.json('PUT', `/api/tables/${id}/seats/1`);
    const watching = nth([ann], 0).sit(id);
    await watching.until((seen) => seen.room?.clock !== null && seen.update !== null);
    const running = watching.room?.clock?.running ?? -1;
    now += 59_000;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(watching.room?.seats[running]?.seating.kind).toBe('human');
    now += 2_000;
    await watching.until((seen) => seen.room?.seats[running]?.seating.kind === 'bot');
    await watching.until((seen) => (seen.update?.seq ?? 0) > 1);
  });
});
