import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Lobby } from '../src/live/lobby.ts';
import { Crowd } from '../src/socket/allowance.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
const refusal = (code: string): object => expect.objectContaining({ code });
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];

test('many names at one address list no more tables, and wait at no more, than a class would', async () => {
  const waiting = new Set<string>();
  const tables = { waiting: async (ids: readonly string[]) => ids.filter((id) => waiting.has(id)) };
  const addresses = { of: (user: string) => (user.startsWith('far') ? 'far' : 'near') };
  let now = 0;
  const lobby = new Lobby(tables, addresses, 600, () => now);
  const list = async (who: string, count: number, from = 0): Promise<number> => {
    const all = Array.from({ length: count }, async (_, n) => {
      const id = `${who} ${from + n}`;
      await lobby.list(`${who} ${n}`, id);
      waiting.add(id);
    });
    const done = await Promise.allSettled(all);
    return done.filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await list('near', 100)).toBe(40);
  await expect(lobby.list('near 0', 'one more')).rejects.toEqual(refusal('TOO_MANY'));
  expect(await list('far', 10)).toBe(10);
  // What began or was closed makes room.
  now += 60_000;
  for (let n = 0; n < 15; n++) waiting.delete(`near ${n}`);
  expect(await list('near', 100, 100)).toBe(15);
  for (let n = 0; n < 60; n++) {
    waiting.add(`table ${n}`);
    await lobby.sit(`near ${n}`, `table ${n}`);
  }
  await lobby.sit('near 1', 'table 7');
  await expect(lobby.sit('near 1', 'table 60')).rejects.toEqual(refusal('TOO_MANY'));
  await lobby.sit('far 1', 'table 60');
});

test('the lobby of a server counts by address, and private tables are not counted', async () => {
  const server = await start({ requestsPerMinute: 1_200, trustProxy: true });
  const people = await guests(server, ...Array.from({ length: 12 }, (_, n) => `G${n}`));
  let made = 0;
  for (const person of people) {
    for (let n = 0; n < 9; n++) {
      const listed = person.newTable({ game: 'reworld', seats, privacy: 'listed' });
      made += await listed.then(
        () => 1,
        () => 0,
      );
    }
  }
  expect(made).toBe(80);
  const last = nth(people, 11);
  await last.newTable({ game: 'reworld', seats });
  const headers = { 'x-forwarded-for': '203.0.113.10', 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'reworld', seats, privacy: 'listed' });
  const elsewhere = await last.fetch('/api/tables', { method: 'POST', headers, body });
  expect(elsewhere.status).toBe(201);
});

test('moves are let through as fast as somebody plays, for an evening', () => {
  const crowd = new Crowd(200, 0);
  let taken = 0;
  while (crowd.moves.take(0)) taken++;
  expect(taken).toBe(72_000);
  expect(crowd.moves.take(1_000, 20)).toBe(true);
  expect(crowd.moves.take(1_000)).toBe(false);
  expect(crowd.isFull(2_000)).toBe(false);
});

test('lines on which nothing is said are so many from one address, and no more', async () => {
  const { address } = await start({ connectionsPerAddress: 20 });
  const { hostname, port } = new URL(address);
  const open = () => {
    const line = connect({ host: hostname, port: Number(port) });
    line.on('error', () => undefined);
    return line.resume();
  };
  const lines = Array.from({ length: 30 }, open);
  const gone = () => lines.filter((line) => line.destroyed || line.readableEnded);
  await expect.poll(() => gone().length).toBe(10);
  const isWell = (): Promise<boolean> =>
    fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isWell()).toBe(false);
  nth(
    lines.filter((line) => !gone().includes(line)),
    0,
  ).destroy();
  await expect.poll(isWell).toBe(true);
  for (const line of lines) line.destroy();
});
