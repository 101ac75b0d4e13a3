import { loadGame } from '@orrery/catalog';
import type { Clock, Pace } from '@orrery/protocol';
import { expect } from 'vitest';
import { openTable } from '../src/online/stored.ts';
import type { Act, Change } from '../src/online/types.ts';
import type { RunningServer } from '../src/index.ts';
import type { Place, Places } from '../testing/stores.ts';
import type { Person, Seated } from './play.ts';
import { nth, serving } from './serving.ts';

export const SECOND = 1_000;
export const DAY = 86_400_000;
export const LIVE: Pace = { kind: 'live', minutes: 1, increment: 5, late: 'bot' };
export const DAYS: Pace = { kind: 'days', days: 1, late: 'bot' };
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

export async function actsOf(place: Place, id: string): Promise<Act[]> {
  const store = await place.open();
  const rows = await store.tables.changesAfter(id, 0);
  await store.close();
  return rows.map(({ body }) => (JSON.parse(body) as Change).act);
}

/** All outages that a table got back, as its log says. */
export async function givenBack(place: Place, id: string): Promise<number[]> {
  const acts = await actsOf(place, id);
  return acts.flatMap((act) => (act.kind === 'outage' ? [act.ms] : []));
}

/** The clock that a table has by its log alone. */
export async function clockOfLog(place: Place, id: string): Promise<Clock | null> {
  const { game } = await loadGame('reworld');
  const store = await place.open();
  const stored = await store.tables.load(id);
  await store.close();
  if (stored === null) throw new Error('it is gone');
  const whole = openTable({ ...stored, snapshot: undefined }, game).clock;
  expect(openTable(stored, game).clock).toEqual(whole);
  return whole;
}

/** A process that was killed: its last sign of life is all that there is. */
export async function lastSeen(place: Place, at: number): Promise<void> {
  const store = await place.open();
  await store.lives.beat('another', at);
  await store.close();
}

export async function newGame(people: readonly Person[], pace?: Pace): Promise<string> {
  const more = pace === undefined ? {} : { pace };
  const { id } = await nth(people, 0).newTable({ game: 'reworld', seats: SEATS, ...more });
  await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
  return id;
}

export async function watch(person: Person, server: RunningServer, id: string): Promise<Seated> {
  const seat = person.sit(id, person.link({}, [server.address]));
  await seat.until((seen) => seen.update !== null);
  return seat;
}

export function leftAt({ room }: Seated, now: number): number {
  const clock = room?.clock;
  if (clock == null || clock.running === null) throw new Error('no clock runs');
  return (clock.left[clock.running] ?? 0) - (now - clock.since);
}

export const kinds = ({ room }: Seated) => room?.seats.map(({ seating }) => seating.kind);

/** Servers whose clock stands still until a test moves it on. */
export function outageWorld(places: Places) {
  const { start, guests } = serving(places);
  const clock = { time: 1_000_000 };
  const now = (): number => clock.time;

  /** A game that a server has begun, which then stopped. */
  async function stopped(pace?: Pace): Promise<{ place: Place; people: Person[]; id: string }> {
    const place = await places.fresh();
    const server = await start({ now, sweepMs: 0 }, place);
    const people = await guests(server, 'Ann', 'Bob');
    const id = await newGame(people, pace);
    clock.time += SECOND;
    await server.stop();
    return { place, people, id };
  }

  return { start, guests, clock, now, stopped };
}
