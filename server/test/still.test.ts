import { describe, expect, test } from 'vitest';
import { postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { leftAt } from './outages.ts';
import { nth, serving } from './serving.ts';

const HOUR = 3_600_000;
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
const pace = { kind: 'live', minutes: 5, increment: 0, late: 'bot' } as const;

describe.for(['SQLite', 'PostgreSQL'])('a process that stood still, on %s', (name) => {
  const { start, guests } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());

  test('costs nobody a seat: the time that did not pass is given back', async () => {
    let ahead = 0;
    const now = (): number => Date.now() + ahead;
    const server = await start({ now, sweepMs: 30, stillMs: 2_000 });
    const people = await guests(server, 'Ann', 'Bob');
    const { id } = await nth(people, 0).newTable({ game: 'reworld', seats, pace });
    await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
    const seated = people.map((person) => person.sit(id));
    await Promise.all(seated.map((seat) => seat.until(({ update }) => update !== null)));
    const seat = nth(seated, 0);
    const before = leftAt(seat, now());
    ahead += HOUR;
    await seat.until(({ room }) => (room?.clock?.since ?? 0) > now() - HOUR / 2);
    expect(leftAt(seat, now())).toBeGreaterThan(before - 60_000);
    expect(seat.room?.seats.map(({ seating }) => seating.kind)).toEqual(['human', 'human']);
    // And once more, from where it is now.
    ahead += HOUR;
    await seat.until(({ room }) => (room?.clock?.since ?? 0) > now() - HOUR / 2);
    expect(leftAt(seat, now())).toBeGreaterThan(before - 60_000);
    const asked = nth(seated, seat.options === null ? 1 : 0);
    await asked.answer(nth(asked.options ?? [], 0));
  });

  test('a clock that is set back takes nothing either', async () => {
    let ahead = 0;
    const now = (): number => Date.now() + ahead;
    const server = await start({ now, sweepMs: 30, stillMs: 2_000 });
    const people = await guests(server, 'Ann', 'Bob');
    const { id } = await nth(people, 0).newTable({ game: 'reworld', seats, pace });
    await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
    ahead -= HOUR;
    const seated = people.map((person) => person.sit(id));
    await Promise.all(seated.map((seat) => seat.until(({ update }) => update !== null)));
    const asked = nth(seated, nth(seated, 0).options === null ? 1 : 0);
    await asked.answer(nth(asked.options ?? [], 0));
    expect(asked.room?.seats.map(({ late }) => late)).toEqual([false, false]);
  });
});
