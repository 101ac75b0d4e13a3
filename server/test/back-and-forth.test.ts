import { afterEach, expect, test, vi } from 'vitest';
import { Person } from './play.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

afterEach(() => void vi.restoreAllMocks());

/** No allowance grows again while a test runs. */
function outOfTime(): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
}

test('sitting down and getting up weighs as much as ten others, and so does a new name', async () => {
  outOfTime();
  const { address } = await start({ requestsPerMinute: 50 });
  const people = [await Person.guest(address, 'Ann'), await Person.guest(address, 'Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { id } = await nth(people, 0).newTable({ game: 'reworld', seats });
  const sat: number[] = [];
  for (let n = 0; n < 7; n++) {
    const method = n % 2 === 0 ? 'PUT' : 'DELETE';
    sat.push((await nth(people, 1).fetch(`/api/tables/${id}/seats/1`, { method })).status);
  }
  expect(sat).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const renamed: number[] = [];
  for (let n = 0; n < 6; n++) {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'PATCH', body: `{"name":"Ann ${n}"}`, headers };
    renamed.push((await nth(people, 0).fetch('/api/me', init)).status);
  }
  expect(renamed).toEqual([200, 200, 200, 200, 429, 429]);
});

test('all at one address together take back ten times in a second, whatever their names', async () => {
  outOfTime();
  const server = await start({ messagesPerSecond: 200 });
  const people = await guests(server, ...Array.from({ length: 18 }, (_, n) => `G${n}`));
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id: table } = await nth(people, 0).newTable({ game: 'reworld', seats });
  const raws = await Promise.all(people.map((person) => new Raw(person.socket()).open()));
  for (const raw of raws) {
    raw.hello();
    raw.send({ type: 'watch', id: 'watch', table });
  }
  await Promise.all(raws.map((raw) => raw.hears('table')));
  for (const raw of raws) {
    for (let n = 0; n < 14; n++) raw.send({ type: 'undo', id: `${n}`, table, revision: 0 });
  }
  const refused = (await Promise.all(raws.map((raw) => raw.hears('refused', 14)))).flat();
  const codes = refused.flatMap((told) => (told.type === 'refused' ? [told.error.code] : []));
  // Each may do so sixty times at once, and all together two hundred times.
  expect(codes.filter((code) => code !== 'TOO_MANY')).toHaveLength(200);
  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(52);
  for (const raw of raws) raw.socket.terminate();
});
