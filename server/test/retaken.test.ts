import { describe, expect, test } from 'vitest';
import { playOn } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
const me = { kind: 'me' } as const;
const bot = { kind: 'bot', level: 'drifter' } as const;
const first = <T>(options: readonly T[]): T => nth(options, 0);

describe('a take-back that nobody else could agree to', () => {
  test('marks the game, and statistics leave it out', async () => {
    const server = await start();
    const ann = nth(await guests(server, 'Ann'), 0);
    const played = async (): Promise<number> =>
      (await ann.get<{ played: number }>('/api/games/reworld/statistics')).played;
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, bot] });
    const seat = ann.sit(id);
    await playOn(seat, first, 8);
    await seat.until(({ options }) => options !== null);
    expect(seat.room?.retaken).toBeUndefined();
    await seat.ask({ type: 'propose', proposal: { kind: 'takeBack', seq: 1 } } as never);
    await seat.until(({ room }) => room?.retaken === true);
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ retaken: true });
    await playOn(seat, first);
    expect(seat.isOver).toBe(true);
    expect(await played()).toBe(0);
    const other = await ann.newTable({ game: 'reworld', seats: [me, bot] });
    await playOn(ann.sit(other.id), first);
    expect(await played()).toBe(1);
  });

  test('among people it is agreed to, and marks nothing', async () => {
    const server = await start();
    const people = await guests(server, 'Ann', 'Bob');
    const { id } = await nth(people, 0).newTable({
      game: 'reworld',
      seats: [me, { kind: 'open' }],
    });
    await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
    const seats = people.map((person) => person.sit(id));
    const [ann, bob] = [nth(seats, 0), nth(seats, 1)];
    // Chance says who begins.
    await ann.until(({ update }) => update !== null);
    await playOn(nth(seats, ann.update?.asked?.seat ?? -1), first, 2);
    await ann.ask({ type: 'propose', proposal: { kind: 'takeBack', seq: 1 } } as never);
    await bob.until(({ room }) => room?.proposal != null);
    const number = bob.room?.proposal?.number ?? 0;
    await bob.ask({ type: 'consent', proposal: number, yes: true } as never);
    await ann.until(({ room }) => room?.proposal === null);
    expect(ann.room?.retaken).toBeUndefined();
  });
});
