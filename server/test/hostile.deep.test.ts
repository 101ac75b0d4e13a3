import { setTimeout as after } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareServer, type ServerProcess } from '../bench/server-process.ts';
import { sqlitePlaces } from '../testing/stores.ts';
import { CONTINUATION, flood, frameOf, many, openLine, PING, PONG, TEXT } from './line.ts';

const MB = 1_000_000;
const SENT = 100 * MB;
const ROUNDS = 20;
const places = sqlitePlaces();
const running: ServerProcess[] = [];
afterAll(async () => {
  for (const server of running) await server.kill();
  await places.clear();
});

/** With the limits that everybody has, and little memory. */
async function start(): Promise<ServerProcess> {
  const { settings } = await places.fresh();
  const usual = { requestsPerMinute: 600, messagesPerSecond: 200 };
  const server = await prepareServer(['--expose-gc', '--max-old-space-size=160']).start({
    port: 0,
    ...usual,
    ...settings,
  });
  running.push(server);
  return server;
}

/** How long others wait for an answer while it goes on, at worst. */
async function slowest({ address }: ServerProcess, while_: Promise<unknown>): Promise<number> {
  const state = { done: false };
  void while_.finally(() => {
    state.done = true;
  });
  let worst = 0;
  while (!state.done) {
    const asked = performance.now();
    await (await fetch(`${address}/health`)).text();
    worst = Math.max(worst, performance.now() - asked);
    await after(5);
  }
  return worst;
}

describe('a socket that sends and does not read', () => {
  test.for([
    ['pings of 125 bytes', frameOf(PING, 'x'.repeat(125))],
    ['empty pings', frameOf(PING)],
    ['empty pongs', frameOf(PONG)],
    ['empty pieces of a message', frameOf(CONTINUATION, '', false)],
    ['messages that make no sense', frameOf(TEXT, '{}')],
  ] as const)('%s: takes no memory, and nobody else feels it', async ([, frame]) => {
    const server = await start();
    const before = await server.memory();
    const bytes = many(frame, Math.ceil(65_536 / frame.length));
    let sent = 0;
    const attack = (async () => {
      for (let n = 0; n < ROUNDS; n++) {
        const line = await openLine(server.address);
        line.write(frameOf(TEXT, '{', false));
        sent += await flood(line, bytes, SENT);
        line.destroy();
      }
    })();
    const worst = await slowest(server, attack);
    const { rss, heapUsed, external } = await server.memory();
    expect(sent).toBeLessThan(ROUNDS * 10 * MB);
    expect(heapUsed + external - before.heapUsed - before.external).toBeLessThan(20 * MB);
    expect(rss - before.rss).toBeLessThan(100 * MB);
    expect(worst).toBeLessThan(500);
    await server.stop();
  });
});
