import { loadGame } from '@orrery/catalog';
import { type AnyGame, pending } from '@orrery/kernel';
import type { Absent, Pace } from '@orrery/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { awaited } from '../src/online/clock.ts';
import * as commands from '../src/online/commands.ts';
import { evolve } from '../src/online/evolve.ts';
import { sceneOf } from '../src/online/told.ts';
import type { Act, OnlineTable } from '../src/online/types.ts';
import { nth, serving } from './serving.ts';
import { begun, NAMES, NOBODY_AROUND } from './worlds.ts';

const { start, guests } = serving();
const { patience } = NOBODY_AROUND;
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 0, late: 'ask' };

let game: AnyGame;
beforeAll(async () => {
  ({ game } = await loadGame('reworld'));
});

/** With these people at the table; another stamp for other people, as presence gives it. */
function absentOf(online: OnlineTable, ...here: readonly string[]): Absent | null {
  const present = { has: (user: string) => here.includes(user), spectators: 0, stamp: here.length };
  return sceneOf(online, { ...NOBODY_AROUND, present }, null).setting.room.absent;
}

const seatAwaited = (online: OnlineTable): number => awaited(online) ?? -1;
const userAt = (seat: number): string => nth(NAMES, seat);
const acted = (online: OnlineTable, act: Act, at: number): OnlineTable =>
  evolve(online, act, at).online;

/** Whether the others may ask for a bot in this seat. */
function mayReplace(online: OnlineTable, seat: number, now: number): boolean {
  const other = userAt(1 - seat);
  const who = { now, patience, isHere: (user: string) => user === other };
  try {
    const proposal = { kind: 'bot', seat, level: 'drifter' } as const;
    commands.propose(online, { id: other, name: other }, proposal, who);
    return true;
  } catch {
    return false;
  }
}

describe('the seat of who is away while everybody waits', () => {
  test.for([
    [LIVE, 120_000],
    [{ kind: 'free' } as const, 3_600_000],
  ] as const)('may be given away from the time that is told, and not before: %j', ([pace, ms]) => {
    const online = begun(game, 2, { pace });
    const seat = seatAwaited(online);
    const absent = absentOf(online, userAt(1 - seat));
    expect(absent).toEqual({ seat, until: online.updated + ms });
    const until = absent?.until ?? 0;
    expect(mayReplace(online, seat, until - 1)).toBe(false);
    expect(mayReplace(online, seat, until)).toBe(true);
  });

  test('is told only of who is waited for, is not there, and has not got up or lost on time', () => {
    const online = begun(game, 2, { pace: LIVE });
    const seat = seatAwaited(online);
    expect(absentOf(online, userAt(seat))).toBeNull();
    expect(absentOf(acted(online, { kind: 'rise', seat }, 5))).toBeNull();
    expect(absentOf(acted(online, { kind: 'late', seat }, 5))).toBeNull();
    expect(absentOf(acted(online, { kind: 'bot', seat, level: 'drifter' }, 5))).toBeNull();
    expect(absentOf(begun(game, 2, { pace: { kind: 'days', days: 1, late: 'ask' } }))).toBeNull();
  });

  test('is told anew once somebody has moved', () => {
    const online = begun(game, 2);
    const seat = seatAwaited(online);
    const before = sceneOf(online, NOBODY_AROUND, null);
    const question = online.model && pending(game, online.model.state);
    const now = evolve(online, { kind: 'play', seat }, 70_000, question?.options[0]).online;
    const { absent } = sceneOf(now, NOBODY_AROUND, before).setting.room;
    expect(absent).toEqual({ seat: seatAwaited(now), until: 70_000 + patience.free });
  });

  test('a server tells it, refuses until then, and agrees from then on', async () => {
    let time = 1_000_000;
    const server = await start({ now: () => time, sweepMs: 0 });
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id } = await ann.newTable({ game: 'reworld', seats: [...seats], pace: LIVE });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const [a, b] = [ann.sit(id), bob.sit(id)];
    await Promise.all([a, b].map((one) => one.until((seen) => seen.update !== null)));
    const [on, off] = a.options === null ? [b, a] : [a, b];
    const seat = on.update?.viewer ?? -1;
    await off.until((seen) => seen.room?.seats.every(({ online }) => online) === true);
    expect(off.room?.absent).toBeNull();
    (on === a ? ann : bob).close();
    await off.until((seen) => seen.room?.absent !== null);
    expect(off.room?.absent).toEqual({ seat, until: time + patience.live });
    const take = { type: 'propose', proposal: { kind: 'bot', seat, level: 'drifter' } } as never;
    time += patience.live - 1;
    const early = expect.objectContaining({ code: 'NOT_ABANDONED' }) as Error;
    await expect(off.ask(take)).rejects.toEqual(early);
    time += 1;
    await off.ask(take);
    await off.until((seen) => seen.room?.seats[seat]?.seating.kind === 'bot');
    expect(off.room?.absent).toBeNull();
  });
});
