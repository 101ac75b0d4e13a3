import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

afterEach(() => void vi.restoreAllMocks());

describe('what is stored for good and is no move', () => {
  /** At the usual limits. */
  function startAt(now: () => number): Promise<RunningServer> {
    vi.spyOn(Date, 'now').mockImplementation(now);
    return start({ messagesPerSecond: 200 });
  }

  async function playing(server: RunningServer): Promise<readonly [Person, Person, string]> {
    const people = await guests(server, 'Ann', 'Eve');
    const { id } = await nth(people, 0).newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'drifter' }],
    });
    return [nth(people, 0), nth(people, 1), id];
  }

  test('is let through once a second', async () => {
    let now = Date.now();
    const [ann, , table] = await playing(await startAt(() => now));
    const seat = ann.sit(table);
    await seat.until(({ update }) => update !== null);
    const toggle = (_: unknown, n: number): Promise<unknown> =>
      seat.ask({ type: 'confirmTurns', on: n % 2 === 0 } as never);
    const done = async (count: number): Promise<number> => {
      const all = await Promise.allSettled(Array.from({ length: count }, toggle));
      return all.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await done(15)).toBe(15);
    now += 4_000;
    expect(await done(12)).toBe(9);
    now += 3_000;
    expect(await done(8)).toBe(3);
  });

  test('does not ask the players of a table again and again', async () => {
    const now = Date.now();
    const [, eve, table] = await playing(await startAt(() => now));
    const seat = eve.sit(table);
    await seat.until(({ update }) => update !== null);
    const proposal = { kind: 'sitIn', seat: 1 };
    for (let round = 0; round < 5; round++) {
      await seat.ask({ type: 'propose', proposal } as never);
      await seat.until(({ room }) => room?.proposal != null);
      const { number } = seat.room?.proposal ?? { number: 0 };
      await seat.ask({ type: 'consent', proposal: number, yes: false } as never);
      await seat.until(({ room }) => room?.proposal === null);
    }
    await expect(seat.ask({ type: 'propose', proposal } as never)).rejects.toMatchObject({
      code: 'TOO_MANY',
    });
  });
});
