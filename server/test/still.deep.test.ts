import { setTimeout as after } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { prepareServer, type ServerProcess } from '../bench/server-process.ts';
import { sqlitePlaces } from '../testing/stores.ts';
import { Person } from './play.ts';
import { nth } from './serving.ts';

const places = sqlitePlaces();
let server: ServerProcess | null = null;
afterAll(async () => {
  await server?.kill();
  await places.clear();
});

test('a server that is stopped and goes on, as on a laptop that sleeps, finds nobody late', async () => {
  const { settings } = await places.fresh();
  server = await prepareServer().start({ port: 0, graceMs: 0, ...settings });
  const people = [
    await Person.guest(server.address, 'Ann'),
    await Person.guest(server.address, 'Bob'),
  ];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const pace = { kind: 'live', minutes: 1, increment: 0, late: 'bot' } as const;
  const { id } = await nth(people, 0).newTable({ game: 'reworld', seats, pace });
  await nth(people, 1).json('PUT', `/api/tables/${id}/seats/1`);
  await after(2_000);
  server.signal('SIGSTOP');
  await after(75_000);
  server.signal('SIGCONT');
  await after(5_000);
  const line = await nth(people, 0).get<{ seats: { seating: { kind: string } }[] }>(
    `/api/tables/${id}`,
  );
  expect(line.seats.map(({ seating }) => seating.kind)).toEqual(['human', 'human']);
});
