import { type Json, type Random, randomFrom } from '@orrery/kernel';
import { PROTOCOL, type ServerMessage } from '@orrery/protocol';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/index.ts';
import type { Person, Seated } from './play.ts';
import { nth, serving } from './serving.ts';
import type { Place } from '../testing/stores.ts';

const { start, guests, places } = serving();

let place: Place;
let server: RunningServer;
let ann: Seated;
let bob: Seated;
let eve: Person;
let table: string;
const random = randomFrom('attack');

/** So many answers by whoever is asked, or until the end. */
async function playOn(answers: number): Promise<void> {
  for (let i = 0; i < answers && !ann.isOver; i++) {
    const seat = ann.options === null ? bob : ann;
    const options = seat.options ?? [];
    const before = revision();
    await seat.answer(nth(options, random(options.length)));
    const moved = (seen: Seated): boolean => (seen.update?.revision ?? 0) > before;
    await Promise.all([ann, bob].map((one) => one.until(moved)));
  }
}

beforeAll(async () => {
  place = await places.fresh();
  // Ten thousand whole tables are asked for below, each of which weighs as much as many messages.
  server = await start({ messagesPerSecond: 150_000 }, place);
  const people = await guests(server, 'Ann', 'Bob', 'Eve');
  eve = nth(people, 2);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const made = await nth(people, 0).newTable({ game: 'reworld', seats, privacy: 'listed' });
  table = made.id;
  await nth(people, 1).json('PUT', `/api/tables/${table}/seats/1`);
  [ann, bob] = [nth(people, 0).sit(table), nth(people, 1).sit(table)];
  await Promise.all([ann, bob].map((seat) => seat.until((seen) => seen.update !== null)));
  await playOn(5);
});

/** The table's log as it lies in the store. */
async function stored(): Promise<unknown> {
  const store = await place.open();
  const changes = await store.tables.changesAfter(table, 0);
  await store.close();
  return changes;
}

async function healthy(): Promise<void> {
  expect((await fetch(`${server.address}/ready`)).status).toBe(200);
}

const revision = (): number => ann.update?.revision ?? 0;
const offered = (): Json => (ann.options ?? bob.options ?? [])[0] ?? null;

/** Every kind of message that could change something. */
const acts = (): readonly object[] => [
  { type: 'answer', revision: revision(), choice: offered() },
  { type: 'undo', revision: revision() },
  { type: 'resetTurn', revision: revision() },
  { type: 'endTurn', revision: revision() },
  { type: 'confirmTurns', on: true },
  { type: 'refusals', revision: revision() },
  { type: 'previews', revision: revision() },
  { type: 'nonce', nonce: '0'.repeat(32) },
  { type: 'skip' },
  { type: 'nudge' },
  { type: 'consent', proposal: 1, yes: true },
  { type: 'propose', proposal: { kind: 'takeBack', seq: 0 } },
  { type: 'propose', proposal: { kind: 'bot', seat: 0, level: 'settler' } },
  { type: 'propose', proposal: { kind: 'sitIn', seat: 0 } },
  { type: 'seat', seat: 0, action: 'take' },
  { type: 'seat', seat: 0, action: 'leave' },
  { type: 'seat', seat: 0, action: 'bot', level: 'settler' },
];

/** A bare socket; every frame is kept. */
class Raw {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];

  constructor(cookie: string) {
    const address = `${server.address.replace('http', 'ws')}/api/socket`;
    this.socket = new WebSocket(address, { headers: cookie === '' ? {} : { cookie } });
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as ServerMessage);
    });
    this.socket.on('error', () => undefined);
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    this.send({ type: 'hello', protocol: PROTOCOL, lang: 'en' });
    this.send({ type: 'watch', id: 'watch', table });
    return this;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  async codes(count: number): Promise<readonly string[]> {
    const refused = () => this.heard.flatMap((m) => (m.type === 'refused' ? [m.error.code] : []));
    await vi.waitUntil(() => refused().length >= count, 60_000);
    return refused();
  }
}

describe('somebody without a seat', () => {
  test.for(['another account', 'nobody known'])('%s: every act is refused', async (who) => {
    const before = await stored();
    const raw = await new Raw(who === 'another account' ? eve.cookie : '').open();
    const tried = acts();
    tried.forEach((act, i) => raw.send({ ...act, id: `act ${i}`, table }));
    const codes = new Set(await raw.codes(tried.length));
    if (who === 'nobody known') expect(codes).toEqual(new Set(['NOT_SIGNED_IN']));
    expect(codes.has('BUG')).toBe(false);
    for (const path of ['/seats/0', '/seats/1', '/seats/0/bot']) {
      const init = { body: '{"level":"settler"}', headers: { 'content-type': 'application/json' } };
      for (const method of path.endsWith('bot') ? ['PUT'] : ['PUT', 'DELETE']) {
        const response = await eve.fetch(`/api/tables/${table}${path}`, { method, ...init });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(await response.json()).toHaveProperty('code');
      }
    }
    raw.socket.terminate();
    expect(await stored()).toEqual(before);
    await healthy();
  });
});

const STRANGE: readonly Json[] = [null, -1, 0.5, 1e300, '', '\u0000', [], {}, true, '__proto__'];

function strange(random: Random, depth = 0): Json {
  const kind = random(depth > 3 ? 2 : 4);
  if (kind === 0) return nth(STRANGE, random(STRANGE.length));
  if (kind === 1) return random(1_000_000);
  const items = Array.from({ length: random(5) }, () => strange(random, depth + 1));
  return kind === 2 ? items : Object.fromEntries(items.map((item, i) => [`k${i}`, item]));
}

/** A message that could be, with some of its fields replaced, left out or added. */
function garbled(random: Random, known: readonly object[]): object {
  const message: Record<string, unknown> = { ...nth(known, random(known.length)) };
  message['id'] = `m ${random(50)}`;
  message['table'] = table;
  for (const key of Object.keys(message)) {
    if (key === 'type' && random(20) > 0) continue;
    if (random(4) > 0) continue;
    if (random(8) === 0) delete message[key];
    else message[key] = key === 'revision' ? random(300) : strange(random);
  }
  if (random(20) === 0) message['seat'] = strange(random);
  return message;
}

describe('10,000 random messages', () => {
  test('change nothing at a table where their sender has no seat', async () => {
    const before = await stored();
    const [a, b] = [ann.mirror.told?.update, bob.mirror.told?.update];
    const known = [
      ...acts(),
      { type: 'hello', protocol: PROTOCOL, lang: 'en' },
      { type: 'watch', has: { version: 1, revision: 1 } },
      { type: 'unwatch' },
      { type: 'ping' },
    ];
    let sent = 0;
    let raw = await new Raw(eve.cookie).open();
    const codes = new Map<string, number>();
    const count = (): void => {
      for (const message of raw.heard) {
        const code = message.type === 'refused' ? message.error.code : message.type;
        codes.set(code, (codes.get(code) ?? 0) + 1);
        if (message.type === 'refused') expect(message.error.message).not.toBe('');
      }
    };
    while (sent < 10_000) {
      // Who talks too much nonsense is shown the door, and comes back.
      if (!raw.isOpen) {
        count();
        raw = await new Raw(eve.cookie).open();
      }
      for (let i = 0; i < 20; i++, sent++) raw.send(garbled(random, known));
      await new Promise((resolve) => setImmediate(resolve));
    }
    raw.socket.terminate();
    count();
    expect(codes.get('BUG')).toBeUndefined();
    const heard = ['BAD_MESSAGE', 'NOT_SEATED', 'SEAT_TAKEN', 'NOT_ABANDONED', 'ok'];
    expect(heard.filter((code) => (codes.get(code) ?? 0) < 20)).toEqual([]);
    expect(await stored()).toEqual(before);
    expect([ann.mirror.told?.update, bob.mirror.told?.update]).toEqual([a, b]);
    await healthy();
  });
});

describe('a reader who never reads', () => {
  test('is cut off; the others play on', async () => {
    const slow = await new Raw(eve.cookie).open();
    await expect.poll(() => slow.heard.some(({ type }) => type === 'table')).toBe(true);
    slow.socket.pause();
    const closed = new Promise((resolve) => slow.socket.once('close', resolve));
    const refusals = async (): Promise<boolean> => {
      const metrics = await (await fetch(`${server.address}/metrics`)).text();
      return metrics.includes('code="SLOW_READER"');
    };
    for (let round = 0; round < 200 && !(await refusals()); round++) {
      for (let i = 0; i < 50; i++) slow.send({ type: 'watch', id: `w ${i}`, table });
    }
    expect(await refusals()).toBe(true);
    await playOn(5);
    await healthy();
    slow.socket.resume();
    await closed;
  });
});

describe('a second account that asks for everything it can reach', () => {
  test('finds no seed before the end', async () => {
    const watching = eve.sit(table);
    const bodies: string[] = [];
    const paths = [
      `/api/tables/${table}`,
      `/api/tables/${table}/file`,
      '/api/tables?status=running',
      '/api/my/tables',
      '/api/me/export',
      '/api/games/reworld/statistics',
      '/metrics',
      '/ready',
    ];
    const look = async (): Promise<void> => {
      for (const path of paths) bodies.push(await (await eve.fetch(path)).text());
    };
    await look();
    await playOn(10);
    await look();
    const frames = [...eve.frames];
    await playOn(Infinity);
    await watching.until((seen) => seen.isOver);
    const seed = watching.room?.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(bodies.length).toBe(2 * paths.length);
    expect(frames.length).toBeGreaterThan(10);
    for (const text of [...bodies, ...frames]) expect(text).not.toContain(seed);
  });
});
