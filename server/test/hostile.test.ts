import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newGuest, socketAddress } from '../bench/guest.ts';
import { CONTINUATION, flood, frameOf, many, openLine, PONG, TEXT } from './line.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

describe('frames that make no sense', () => {
  test('are refused with a code, in the language asked for, and change nothing', async () => {
    const server = await start();
    const [ann] = await guests(server, 'Ann');
    const raw = await new Raw(nth([ann], 0).socket()).open();
    raw.send({ type: 'watch', id: 'early', table: 'abcdefgh' });
    raw.hello();
    const frames: unknown[] = [
      'not json',
      '[]',
      'null',
      '{}',
      { type: 'fly' },
      { type: 'watch', id: 'x' },
      { type: 'watch', id: 'x', table: '../../etc' },
      { type: 'answer', id: 'x', table: 'abcdefgh', revision: -1, choice: 1 },
      { type: 'answer', id: 'x', table: 'abcdefgh', revision: 1, choice: 1, seat: 0 },
      { type: '__proto__', id: 'x' },
      Buffer.from([0xff, 0xfe]).toString('latin1'),
    ];
    for (const frame of frames) raw.send(frame);
    const refused = await raw.hears('refused', frames.length + 1);
    for (const message of refused) {
      expect(message).toMatchObject({ error: { code: 'BAD_MESSAGE' } });
    }
    expect(refused.at(-1)).toMatchObject({
      error: { message: 'Le serveur ne comprend pas cette demande.' },
    });
    raw.send({ type: 'watch', id: 'none', table: 'abcdefgh' });
    expect((await raw.hears('refused', frames.length + 2)).at(-1)).toMatchObject({
      id: 'none',
      error: { code: 'NO_SUCH_TABLE' },
    });
    raw.socket.terminate();
  });

  test('too many of them, one too large, or an old page end the conversation', async () => {
    const server = await start();
    const [ann] = await guests(server, 'Ann');
    const person = nth([ann], 0);
    const babble = await new Raw(person.socket()).open();
    for (let n = 0; n < 50; n++) babble.send('{');
    await expect.poll(() => babble.closed).toBe(1008);
    const large = await new Raw(person.socket()).open();
    large.send('x'.repeat(20_000));
    await expect.poll(() => large.closed).toBe(1009);
    const old = await new Raw(person.socket()).open();
    old.send({ type: 'hello', protocol: 0, lang: 'en' });
    expect(await old.hears('refused')).toMatchObject([{ error: { code: 'OLD_CLIENT' } }]);
    old.socket.terminate();
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  });

  test('a flood is slowed down, and the others do not feel it', async () => {
    const server = await start({ messagesPerSecond: 20 });
    const [ann] = await guests(server, 'Ann');
    const raw = await new Raw(nth([ann], 0).socket()).open();
    raw.hello();
    for (let n = 0; n < 80; n++) raw.send({ type: 'ping', id: String(n) });
    const refused = await raw.hears('refused', 15);
    expect(refused[0]).toMatchObject({ error: { code: 'TOO_MANY' } });
    expect((await raw.hears('ok')).length).toBeLessThan(70);
    raw.socket.terminate();
  });

  test('more sockets of one person do not send more', async () => {
    const server = await start({ messagesPerSecond: 20 });
    const person = nth(await guests(server, 'Ann'), 0);
    const raws = await Promise.all([1, 2, 3, 4].map(() => new Raw(person.socket()).open()));
    for (const raw of raws) raw.hello();
    for (let n = 0; n < 40; n++) for (const raw of raws) raw.send({ type: 'ping', id: String(n) });
    const answered = (): number => raws.flatMap(({ heard }) => heard).length;
    await expect
      .poll(() => answered() >= 4 * 41 || raws.some(({ closed }) => closed !== null))
      .toBe(true);
    const done = raws.flatMap(({ heard }) => heard).filter(({ type }) => type === 'ok');
    expect(done.length).toBeLessThan(80);
    for (const raw of raws) raw.socket.terminate();
  });
});

describe('an answer that nobody could mean', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  const wide = (items: number): unknown => Array.from({ length: items }, () => 0);

  test.for([
    ['nested 10 times', nested(10)],
    ['nested 1,900 times', nested(1_900)],
    ['of 1,800 items', wide(1_800)],
  ] as const)('%s makes no sense, wherever it is sent', async ([, choice]) => {
    const server = await start();
    const ann = nth(await guests(server, 'Ann'), 0);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
    const { id: table } = await ann.newTable({ game: 'reworld', seats });
    const raw = await new Raw(ann.socket()).open();
    raw.hello();
    raw.send({ type: 'watch', id: 'w', table });
    await raw.hears('table');
    raw.send({ type: 'answer', id: 'a', table, revision: 0, choice });
    expect(await raw.hears('refused')).toMatchObject([{ id: 'a', error: { code: 'BAD_MESSAGE' } }]);
    const body = { game: 'reworld', seats, options: { choice } };
    await expect(ann.post('/api/tables', body)).rejects.toMatchObject({ code: 'BAD_MESSAGE' });
    raw.socket.terminate();
  });
});

describe('control frames', () => {
  /** Those who have no session may together send as much as three who have one, for three seconds. */
  const BURST = 9 * 20;

  test('count like messages: who sends too many pings is answered no more and sent away', async () => {
    const server = await start({ messagesPerSecond: 20 });
    const raw = await new Raw(new WebSocket(socketAddress(server.address))).open();
    let pongs = 0;
    raw.socket.on('pong', () => pongs++);
    for (let n = 0; n < 2_000; n++) raw.socket.ping('ping');
    await expect.poll(() => raw.closed).toBe(1008);
    expect(pongs).toBeGreaterThan(BURST / 2);
    expect(pongs).toBeLessThan(2 * BURST);
  });

  test('a page that pings now and then is answered, with what it sent', async () => {
    const server = await start({ messagesPerSecond: 20 });
    const raw = await new Raw(new WebSocket(socketAddress(server.address))).open();
    const pong = new Promise((resolve) => {
      raw.socket.once('pong', (data) => resolve(data.toString()));
    });
    raw.socket.ping('still there');
    expect(await pong).toBe('still there');
    raw.socket.terminate();
  });

  test.for([
    ['pongs that nobody asked for', many(frameOf(PONG), 1_000)],
    ['pieces of a message that never ends', many(frameOf(CONTINUATION, '', false), 1_000)],
    ['half a frame, again and again', many(frameOf(TEXT, 'x'.repeat(16_000)), 1)],
  ] as const)('%s end the conversation', async ([, bytes]) => {
    const server = await start({ messagesPerSecond: 20 });
    const line = await openLine(server.address);
    line.write(frameOf(TEXT, '{', false));
    expect(await flood(line, bytes, 20_000_000)).toBeLessThan(20_000_000);
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  });
});

test('whoever comes while the server stops does not hold up its end', async () => {
  const server = await start();
  const { cookie } = await newGuest(server.address, 'Ann');
  const comers = Array.from({ length: 30 }, () => {
    const socket = new WebSocket(socketAddress(server.address), { headers: { cookie } });
    socket.on('error', () => undefined);
    return new Promise((resolve) => {
      socket.on('close', resolve);
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(server.stop()).resolves.toBeUndefined();
  await Promise.all(comers);
});
