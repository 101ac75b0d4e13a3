import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ErrorCode, sentenceOf } from '@orrery/table/client';
import { describe, expect, test } from 'vitest';
import { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();

describe('passwords', () => {
  test('are kept as argon2id with a salt of their own', async () => {
    const place = await places.fresh();
    const people = await guests(await start({}, place), 'Ann', 'Bob');
    const password = 'correct horse';
    for (const [i, login] of ['ann@home', 'bob@home'].entries()) {
      await nth(people, i).post('/api/account/password', { login, password });
    }
    const store = await place.open();
    const kept = [await store.people.byLogin('ann@home'), await store.people.byLogin('bob@home')];
    await store.close();
    const [ann, bob] = kept.map((account) => account?.password ?? '');
    for (const hash of [ann, bob]) {
      expect(hash).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/);
      expect(hash).not.toContain(password);
    }
    expect(ann).not.toBe(bob);
  });
});

describe('addresses', () => {
  test('hold no secret but the invitation: no session, password or seed goes into one', async () => {
    const { address } = await start();
    const api = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    };
    const operations = Object.values(api.paths).flatMap((path) => Object.values(path));
    const names = operations.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name));
    expect(operations.length).toBeGreaterThan(15);
    // `user` is the public id of a person, which everybody at a table is told.
    expect(new Set(names)).toEqual(new Set(['id', 'seat', 'game', 'status', 'user']));
  });

  test('a session that is written into one is nobody', async () => {
    const server = await start();
    const ann = nth(await guests(server, 'Ann'), 0);
    const response = await fetch(`${server.address}/api/me?${ann.cookie}`);
    expect(await response.json()).toEqual({ me: null });
  });
});

describe('what a player takes along from a running game', () => {
  test('holds nothing of its cards or its seed', async () => {
    const place = await places.fresh();
    const people = await guests(await start({}, place), 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`, {});
    const text = await (await ann.fetch('/api/me/export')).text();
    const store = await place.open();
    const { table } = (await store.tables.load(id)) ?? {};
    await store.close();
    expect(table?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(text).toContain(id);
    expect(text).not.toContain(table?.seed);
    for (const word of ['hand', 'bag', 'seed', 'rng', 'orrery=']) expect(text).not.toContain(word);
    const { message } = await ann.get<never>(`/api/tables/${id}/file`).catch((e: Error) => e);
    expect(message).toBe(sentenceOf('NOT_FINISHED', 'en'));
  });
});

describe('pages', () => {
  test('come with a policy that runs no script written into them, and have none', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'orrery-pages-'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>page</title>');
    const { address } = await start({ webDir });
    for (const path of ['/', '/online/abcdefghijkl', '/api', '/api/nothing']) {
      const policy = (await fetch(`${address}${path}`)).headers.get('content-security-policy');
      expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    }
    rmSync(webDir, { recursive: true });
    const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
    const scripts = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(' src=');
    expect(page).not.toMatch(/\son\w+=/);
  });
});

describe('refusals over HTTP', () => {
  const json = { 'content-type': 'application/json' };
  const cases: readonly (readonly [ErrorCode, string, RequestInit])[] = [
    ['NOT_FOUND', '/api/nothing', {}],
    ['NOT_FOUND', '/api/games', { method: 'DELETE' }],
    ['BAD_MESSAGE', '/api/guest', { method: 'POST', body: '{', headers: json }],
    ['BAD_MESSAGE', '/api/guest', { method: 'POST', body: '{"nom":"A"}', headers: json }],
    ['BAD_MESSAGE', '/api/guest', { method: 'POST', body: 'name=A' }],
    ['BAD_NAME', '/api/guest', { method: 'POST', body: '{"name":"…"}', headers: json }],
    ['NOT_SIGNED_IN', '/api/my/tables', {}],
    ['NOT_SIGNED_IN', '/api/me/export', {}],
    ['NO_SUCH_TABLE', '/api/tables/abcdefghijkl', {}],
    ['NO_SUCH_TABLE', '/api/tables/abcdefghijkl/file', {}],
    ['BAD_MESSAGE', '/api/tables/..%2f..%2fetc', {}],
    ['NO_SUCH_GAME', '/api/games/chess/statistics', {}],
    ['BAD_MESSAGE', '/api/tables?status=secret', {}],
  ];

  test('have a code and its sentence in the language of the reader', async () => {
    const { address } = await start();
    for (const lang of ['fr', 'en'] as const) {
      for (const [code, path, init] of cases) {
        const headers = { ...(init.headers as Record<string, string>), 'accept-language': lang };
        const response = await fetch(`${address}${path}`, { ...init, headers });
        const told = { code, message: sentenceOf(code, lang) };
        expect([path, await response.json()]).toEqual([path, told]);
        expect(response.status).toBeGreaterThanOrEqual(400);
      }
    }
    expect((await fetch(`${address}/ready`)).status).toBe(200);
  });

  test('so do those for who is signed in', async () => {
    const server = await start();
    const ann = nth(await guests(server, 'Ann'), 0);
    const refused = async (body: object): Promise<unknown> =>
      ann.newTable(body as never).catch((error: { code: string }) => error.code);
    const me = { kind: 'me' };
    expect(await refused({ game: 'chess', seats: [me, me] })).toBe('NO_SUCH_GAME');
    expect(await refused({ game: 'reworld', seats: [me] })).toBe('BAD_SEATS');
    expect(await refused({ game: 'reworld', seats: [me, me] })).toBe('BAD_SEATS');
    const bot = { kind: 'bot', level: 'god' };
    expect(await refused({ game: 'reworld', seats: [me, bot] })).toBe('BAD_BOT');
    const options = { nonsense: true };
    const open = { kind: 'open' };
    expect(await refused({ game: 'reworld', seats: [me, open], options })).toBe('BAD_OPTIONS');
    const stranger = new Person(server.address);
    stranger.cookie = `orrery=${'x'.repeat(43)}`;
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    await expect(stranger.newTable({ game: 'reworld', seats })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });
});
