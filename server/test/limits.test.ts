import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { Person } from './play.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

afterEach(() => void vi.restoreAllMocks());

/** No allowance grows again while a test runs. */
function startOutOfTime(options: ServerOptions): Promise<RunningServer> {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  return start(options);
}

/** The status of a request whose address goes out as it is written. */
function statusOf(address: string, target: string, method = 'GET', body = ''): Promise<number> {
  const { hostname, port, host } = new URL(address);
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${body}`));
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(Number(heard.split(' ')[1])));
  });
}

/** Other ways to write an address that reach the same route. */
const spellings = (address: string, path: string): readonly string[] => [
  path.replace('/api', '/%61pi'),
  path.replace('/api', '/ap%69'),
  path.replace('/api/', '/%61%70%69/'),
  `${path}?`,
  `${path}?/../assets/x.js`,
  `${path}#/assets/x.js`,
  `${address}${path}`,
];

/** And some that look like it and reach nothing. */
const lookalikes = (path: string): readonly string[] => [
  path.replace('/api', '//api'),
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/api%2f'),
  path.replace('/api', '/assets/../api'),
  path.toUpperCase(),
  `${path}/`,
];

describe('requests are counted by what they reach', () => {
  test('an address written otherwise is no other address', async () => {
    const open = await start();
    for (const path of spellings(open.address, '/api/games')) {
      expect([path, await statusOf(open.address, path)]).toEqual([path, 200]);
    }
    for (const path of lookalikes('/api/games')) {
      expect([path, await statusOf(open.address, path)]).toEqual([path, 404]);
    }
    const { address } = await startOutOfTime({ requestsPerMinute: 5 });
    for (let n = 0; n < 5; n++) expect(await statusOf(address, '/api/games')).toBe(200);
    for (const path of [...spellings(address, '/api/games'), ...lookalikes('/api/games')]) {
      expect([path, await statusOf(address, path)]).toEqual([path, 429]);
    }
    expect(await statusOf(address, '/health')).toBe(200);
  });

  test('each spelling counts', async () => {
    const { address } = await startOutOfTime({ requestsPerMinute: 5 });
    const paths = spellings(address, '/api/games').slice(0, 5);
    for (const path of paths) expect(await statusOf(address, path)).toBe(200);
    expect(await statusOf(address, '/api/games')).toBe(429);
  });

  test('guesses at a password too', async () => {
    const { address } = await startOutOfTime({});
    const body = JSON.stringify({ login: 'nobody', password: 'a wrong password' });
    const guess = (path: string): Promise<number> => statusOf(address, path, 'POST', body);
    for (let n = 0; n < 20; n++) expect(await guess('/api/login')).toBe(401);
    for (const path of ['/api/login', ...spellings(address, '/api/login')]) {
      expect([path, await guess(path)]).toEqual([path, 429]);
    }
  });

  test('guests and tables, which are kept, are fewer than other requests', async () => {
    const { address } = await startOutOfTime({ requestsPerMinute: 60 });
    const guest = JSON.stringify({ name: 'Guest' });
    const made = Array.from({ length: 40 }, () => statusOf(address, '/api/guest', 'POST', guest));
    const statuses = await Promise.all(made);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await statusOf(address, '/api/games')).toBe(200);
    const { address: another } = await startOutOfTime({ requestsPerMinute: 60 });
    const ann = await Person.guest(another, 'Ann');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const tables = Array.from({ length: 40 }, () => ann.newTable({ game: 'reworld', seats }));
    const refused = (await Promise.allSettled(tables)).flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'TOO_MANY'));
  });

  test('files of the pages are free; what is no file under /api is not', async () => {
    const webDir = await mkdtemp(join(tmpdir(), 'orrery-pages-'));
    await writeFile(join(webDir, 'index.html'), 'a page');
    const { address } = await startOutOfTime({ requestsPerMinute: 5, webDir });
    for (let n = 0; n < 8; n++) expect(await statusOf(address, '/index.html')).toBe(200);
    for (let n = 0; n < 5; n++) expect(await statusOf(address, '/api/nothing')).toBe(404);
    for (const path of ['/api/nothing', '/%61pi/nothing', '/api/games']) {
      expect([path, await statusOf(address, path)]).toEqual([path, 429]);
    }
    expect(await statusOf(address, '/', 'POST')).toBe(429);
    expect(await statusOf(address, '/index.html')).toBe(200);
    await rm(webDir, { recursive: true });
  });

  test('an address that makes no sense is refused in the language of the reader', async () => {
    const { address } = await start();
    const headers = { 'accept-language': 'fr' };
    for (const path of ['/%zz', '/api/tables/%ff', `/api/tables/${'x'.repeat(200)}`]) {
      const response = await fetch(`${address}${path}`, { headers });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: 'BAD_MESSAGE',
        message: 'Le serveur ne comprend pas cette demande.',
      });
    }
  });
});

const PER_SECOND = 20;
/** Three seconds' worth may come at once; those without a session have that of three people. */
const BURST = 3 * PER_SECOND;
const NAMELESS = 3 * BURST;
const WATCH = 15;

async function sockets(count: number, person: Person): Promise<readonly Raw[]> {
  const raws = await Promise.all(
    Array.from({ length: count }, () => new Raw(person.socket()).open()),
  );
  for (const raw of raws) raw.hello();
  await Promise.all(raws.map((raw) => raw.hears('welcome')));
  return raws;
}

/** How many of so many messages are refused; each socket sends a few, so that none is closed. */
async function refused(raws: readonly Raw[], each: number, message: object): Promise<number> {
  for (const raw of raws) for (let n = 0; n < each; n++) raw.send({ ...message, id: `${n}` });
  const answers = raws.map(async (raw) => {
    const of = (id: string): boolean => raw.heard.some((heard) => 'id' in heard && heard.id === id);
    await expect.poll(() => of(`${each - 1}`)).toBe(true);
    return raw.heard.filter(({ type }) => type === 'refused').length;
  });
  const counts = await Promise.all(answers);
  return counts.reduce((sum, count) => sum + count, 0);
}

const end = (raws: readonly Raw[]): void => {
  for (const raw of raws) raw.socket.terminate();
};

describe('those without a session', () => {
  test('share what one address may send, and leave alone who has a session there', async () => {
    const server = await startOutOfTime({ messagesPerSecond: PER_SECOND });
    const [ann, bob] = await guests(server, 'Ann', 'Bob');
    const visitors = await sockets(20, new Person(server.address));
    const left = NAMELESS - visitors.length;
    expect(await refused(visitors, 10, { type: 'ping' })).toBe(visitors.length * 10 - left);
    for (const person of [nth([ann], 0), nth([bob], 0)]) {
      const own = await sockets(2, person);
      expect(await refused(own, BURST / 2 - 1, { type: 'ping' })).toBe(0);
      end(own);
    }
    end(visitors);
  });

  test('have no more by going and coming back, and neither has anybody', async () => {
    const server = await startOutOfTime({ messagesPerSecond: PER_SECOND });
    const [ann] = await guests(server, 'Ann');
    const both = [
      [new Person(server.address), NAMELESS],
      [nth([ann], 0), BURST],
    ] as const;
    for (const [person, most] of both) {
      const first = await sockets(1, person);
      expect(await refused(first, most - 2, { type: 'ping' })).toBe(0);
      end(first);
      await expect.poll(async () => (await openSockets(server)) === 0).toBe(true);
      const again = await sockets(1, person);
      expect(await refused(again, 1, { type: 'ping' })).toBe(1);
      end(again);
      await expect.poll(async () => (await openSockets(server)) === 0).toBe(true);
    }
  });
});

async function openSockets(server: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^orrery_sockets (\d+)/m.exec(metrics)?.[1]);
}

describe('asking for a whole table', () => {
  test('weighs what it costs, with or without something in hand', async () => {
    const server = await startOutOfTime({ messagesPerSecond: PER_SECOND });
    const people = await guests(server, 'Ann', 'Bob', 'Cid');
    const { id } = await nth(people, 0).newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const fits = (BURST - WATCH) / WATCH;
    const has = { version: 0, revision: 0 };
    const asks = [{ type: 'watch' }, { type: 'watch', has }, { type: 'unwatch' }];
    for (const [i, ask] of asks.entries()) {
      const raws = await sockets(1, nth(people, i));
      expect(await refused(raws, fits + 3, { ...ask, table: id })).toBe(3);
      end(raws);
    }
  });

  test('is not felt by a person who opens 35 of them at once', async () => {
    const server = await startOutOfTime({ messagesPerSecond: 200 });
    const ann = nth(await guests(server, 'Ann'), 0);
    const { id } = await ann.newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const raws = await sockets(5, ann);
    expect(await refused(raws, 7, { type: 'watch', table: id })).toBe(0);
    end(raws);
  });
});

describe('what the server has to think about', () => {
  test('weighs more than a message: previews, and most of all what lies far back', async () => {
    const server = await startOutOfTime({ messagesPerSecond: PER_SECOND });
    const people = await guests(server, 'Ann', 'Bob');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id: table } = await nth(people, 0).newTable({ game: 'reworld', seats });
    await nth(people, 1).json('PUT', `/api/tables/${table}/seats/1`);
    const asks = [
      [{ type: 'previews', revision: 0 }, 10],
      [{ type: 'frames', revision: 0, seq: 0 }, BURST],
    ] as const;
    for (const [i, [ask, weight]] of asks.entries()) {
      const raws = await sockets(1, nth(people, i));
      for (const raw of raws) raw.send({ type: 'watch', id: 'w', table });
      await Promise.all(raws.map((raw) => raw.hears('table')));
      const fits = Math.floor((BURST - 1 - WATCH) / weight);
      expect(await refused(raws, fits + 2, { ...ask, table })).toBe(2);
      end(raws);
    }
  });
});

describe('all who come from one address', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `G${n}`);

  test('send together as much as twenty people, whatever their names', async () => {
    const server = await startOutOfTime({ messagesPerSecond: PER_SECOND });
    const people = await guests(server, ...names(25));
    const raws = (await Promise.all(people.map((person) => sockets(2, person)))).flat();
    // Each person sends as much as one may, with two greetings.
    const each = BURST / 2 - 1;
    expect(await refused(raws, each, { type: 'ping' })).toBe(5 * BURST);
    end(raws);
  });

  test('ask together for as much work as five people', async () => {
    const server = await startOutOfTime({ messagesPerSecond: PER_SECOND });
    const people = await guests(server, ...names(8));
    const { id } = await nth(people, 0).newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const raws = (await Promise.all(people.map((person) => sockets(1, person)))).flat();
    const fit = (5 * BURST) / WATCH;
    expect(await refused(raws, 3, { type: 'watch', table: id })).toBe(8 * 3 - fit);
    end(raws);
  });
});

describe('opening sockets', () => {
  /** 101, or why not. */
  const opened = (server: RunningServer, forwarded: string, cookie = ''): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
        headers: { 'x-forwarded-for': forwarded, 'accept-language': 'fr', cookie },
      });
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, response) => {
        response.on('data', (data: Buffer) => {
          resolve({ status: response.statusCode, ...(JSON.parse(data.toString()) as object) });
        });
      });
    });

  test('is limited by address, also for those that are closed again', async () => {
    const server = await startOutOfTime({ requestsPerMinute: 5, trustProxy: true });
    const here = '203.0.113.9';
    for (let n = 0; n < 5; n++) expect(await opened(server, `198.51.100.${n}, ${here}`)).toBe(101);
    const told = { status: 429, code: 'TOO_MANY', message: expect.any(String) as string };
    expect(await opened(server, here)).toEqual(told);
    expect(await opened(server, here, 'orrery=made up')).toEqual(told);
    expect(await opened(server, '203.0.113.10')).toBe(101);
  });

  test('a network of IPv6 is one address, as it is for requests', async () => {
    const server = await startOutOfTime({ requestsPerMinute: 2, trustProxy: true });
    expect(await opened(server, '2001:db8:1:2::1')).toBe(101);
    expect(await opened(server, '2001:db8:1:2:ffff::2')).toBe(101);
    expect(await opened(server, '2001:db8:1:2::3')).toMatchObject({ status: 429 });
    expect(await opened(server, '2001:db8:1:3::1')).toBe(101);
  });
});
