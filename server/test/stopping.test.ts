import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { type RunningServer, StoreUnavailable } from '../src/index.ts';
import { createMetrics } from '../src/metrics.ts';
import { settingsOf } from '../src/settings.ts';
import { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();

const BODY = '{"name":"Ann"}';
const HEAD = [
  'POST /api/guest HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${BODY.length}`,
  '',
  '',
].join('\r\n');

/** Says the beginning of something to a server, which has read it when this resolves. */
async function begin({ address }: RunningServer, words: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(words, resolve));
  // One thread reads all connections: what came before this answer has been read too.
  await fetch(`${address}/health`);
  await fetch(`${address}/health`);
  return socket;
}

/** All that a server still says on a connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

describe('a server that stops', () => {
  test.for([
    ['a request without its end', `${HEAD}{"na`],
    ['half a header', HEAD.slice(0, 40)],
    ['a connection that says nothing', ''],
  ] as const)('does not wait for ever for %s', async ([, words]) => {
    const server = await start({ stopWithinMs: 50 });
    const socket = await begin(server, words);
    const last = heard(socket);
    await server.stop();
    await last;
    await expect(fetch(server.address)).rejects.toThrow('fetch failed');
  });

  test('answers a request whose end comes in time, takes no other, and says that it stops', async () => {
    const server = await start({ stopWithinMs: 20_000 });
    const socket = await begin(server, `${HEAD}{"na`);
    const answer = heard(socket);
    const stopped = server.stop();
    const refused = await fetch(`${server.address}/api/games`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'STOPPING' });
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    expect((await fetch(`${server.address}/ready`)).status).toBe(503);
    socket.write(BODY.slice(4));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
  });

  test('has kept what it acknowledged, whoever hangs on', async () => {
    const place = await places.fresh();
    const server = await start({ stopWithinMs: 50 }, place);
    const ann = nth(await guests(server, 'Ann'), 0);
    await begin(server, `${HEAD}{"na`);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await server.stop();
    const again = new Person((await start({}, place)).address).sit(id);
    await again.until(({ update }) => update !== null);
    expect(again.table).toBe(id);
    again.link.close();
  });

  test('and one that runs gives up a request that does not arrive', async () => {
    const { server } = await createApp(settingsOf({ logger: false }), createMetrics());
    expect(server.requestTimeout).toBe(60_000);
    expect(server.headersTimeout).toBe(60_000);
  });
});

describe('a server that starts', () => {
  test('on a locked database says that it cannot be used, and starts once it is free', async () => {
    const place = await places.fresh();
    await (await start({}, place)).stop();
    const { dataDir } = place.settings as { dataDir: string };
    const other = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const refused = start({ busyMs: 50 }, place);
    await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(refused).rejects.toThrow('the database cannot be used: database is locked');
    other.exec('ROLLBACK');
    other.close();
    await start({}, place);
  });

  test('looks whether its database is whole, after a crash and after a stop', async () => {
    const place = await places.fresh();
    await (await start({}, place)).stop();
    const { dataDir } = place.settings as { dataDir: string };
    const file = join(dataDir, 'orrery.sqlite');
    const end = (ended: 0 | 1): number => {
      const database = new DatabaseSync(file);
      database.prepare('update lives set ended = ?').run(ended);
      const root = "select rootpage from sqlite_master where name = 'chat'";
      const { rootpage } = database.prepare(root).get() as { rootpage: number };
      database.close();
      return rootpage;
    };
    end(0);
    await (await start({}, place)).stop();
    // Where nothing looks that a start needs otherwise.
    const page = end(0);
    const bytes = readFileSync(file);
    bytes.fill(0xff, (page - 1) * 4096, page * 4096);
    writeFileSync(file, bytes);
    for (const ended of [0, 1] as const) {
      end(ended);
      const refused = start({}, place);
      await expect(refused).rejects.toMatchObject({ name: 'StoreUnavailable', why: 'damaged' });
      await expect(refused).rejects.toThrow(/its file is damaged \(.*\)$/);
    }
  });

  test('before its pages are built serves them as soon as they are', async () => {
    const place = await places.fresh();
    const { dataDir } = place.settings as { dataDir: string };
    const webDir = join(dataDir, 'pages');
    const { address } = await start({ webDir }, place);
    const status = async (path: string): Promise<number> => (await fetch(address + path)).status;
    expect(await status('/')).toBe(404);
    expect(await status('/online')).toBe(404);
    mkdirSync(webDir);
    writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>page</title>');
    expect(await status('/')).toBe(200);
    expect(await status('/online')).toBe(200);
    rmSync(webDir, { recursive: true });
    expect(await status('/online')).toBe(404);
  });
});
