import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Profile } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { Authenticator, PasskeyBrowser } from './authenticator.ts';
import { Person } from './play.ts';
import { nth, serving } from './serving.ts';
import { plainName } from '../src/text.ts';

const { start, guests, places } = serving();
const refusal = (code: string): object => expect.objectContaining({ code });
const HOUR = 3_600_000;
let ahead = 0;
const server = start({ now: () => Date.now() + ahead });
const guest = async (name: string): Promise<Person> => nth(await guests(await server, name), 0);

interface Codes {
  readonly me: Profile;
  readonly recovery?: readonly string[];
}

const setPassword = (person: Person, login: string): Promise<Codes> =>
  person.post('/api/account/password', { login, password: 'correct horse' });

describe('an open browser alone', () => {
  test('adds no passkey, removes none and deletes nothing', async () => {
    const { address } = await server;
    const ann = await guest('Ann');
    await setPassword(ann, 'ann-proves');
    const browser = new PasskeyBrowser(ann);
    const key = new Authenticator(address);
    await expect(browser.add(key)).rejects.toEqual(refusal('PROVE_AGAIN'));
    await expect(ann.json('DELETE', '/api/me')).rejects.toEqual(refusal('PROVE_AGAIN'));
    await expect(ann.json('DELETE', '/api/me', { current: 'wrong' })).rejects.toEqual(
      refusal('WRONG_PASSWORD'),
    );
    await ann.post('/api/login', { login: 'ann-proves', password: 'correct horse' });
    await browser.add(key);
    ahead += HOUR;
    const id = encodeURIComponent(key.id);
    const remove = (body?: object): Promise<unknown> =>
      ann.json('DELETE', `/api/account/passkey?id=${id}`, body);
    await expect(remove()).rejects.toEqual(refusal('PROVE_AGAIN'));
    await remove({ current: 'correct horse' });
    await expect(ann.json('DELETE', '/api/me')).rejects.toEqual(refusal('PROVE_AGAIN'));
    await ann.json('DELETE', '/api/me', { current: 'correct horse' });
    expect(await ann.get('/api/me')).toEqual({ me: null });
  });

  test('of a guest, who has nothing to prove it by, deletes what only it knows', async () => {
    const ann = await guest('Ann');
    ahead += HOUR;
    await ann.json('DELETE', '/api/me');
    expect(await ann.get('/api/me')).toEqual({ me: null });
  });

  test('of whoever has a passkey alone sets no password', async () => {
    const { address } = await server;
    const ann = new PasskeyBrowser(await guest('Ann'));
    const key = new Authenticator(address);
    await ann.add(key);
    await expect(setPassword(ann.person, 'by-thief')).rejects.toEqual(refusal('PROVE_AGAIN'));
    await ann.logIn(key);
    expect((await setPassword(ann.person, 'by-owner')).me.login).toBe('by-owner');
  });
});

test('passkeys are no more than twenty', async () => {
  const place = await places.fresh();
  const { address } = await start({}, place);
  const ann = await Person.guest(address, 'Ann');
  const { dataDir } = place.settings as { dataDir: string };
  const database = new DatabaseSync(join(dataDir, 'orrery.sqlite'), { timeout: 5_000 });
  const add = database.prepare("insert into passkeys values (?, ?, 'key', 0, '[]', 1)");
  const browser = new PasskeyBrowser(ann);
  const key = new Authenticator(address);
  await browser.add(key);
  for (let n = 0; n < 19; n++) add.run(`key ${n}`, ann.me?.id ?? '');
  database.close();
  await browser.logIn(key);
  await expect(browser.add(new Authenticator(address))).rejects.toEqual(
    refusal('TOO_MANY_PASSKEYS'),
  );
  expect(await ann.get('/api/me')).toMatchObject({ me: { passkeys: 20 } });
});

describe('recovery codes', () => {
  test('are told once, let in once each, and let a forgotten password be replaced', async () => {
    const { address } = await server;
    const ann = await guest('Ann');
    const { recovery = [] } = await setPassword(ann, 'forgetful');
    expect(new Set(recovery).size).toBe(8);
    const again = await ann.post<Codes>('/api/account/password', {
      login: 'forgetful',
      password: 'correct horse',
      current: 'correct horse',
    });
    expect(again).not.toHaveProperty('recovery');
    const phone = new Person(address);
    const code = nth(recovery, 0).toUpperCase().replaceAll('-', ' ');
    await phone.post('/api/login/recovery', { code });
    expect(phone.me?.id).toBe(ann.me?.id);
    await phone.post('/api/account/password', { login: 'forgetful', password: 'battery staple' });
    // Whoever had it before is out.
    expect(await ann.get('/api/me')).toEqual({ me: null });
    const other = new Person(address);
    await expect(other.post('/api/login/recovery', { code })).rejects.toEqual(refusal('BAD_LOGIN'));
    await expect(other.post('/api/login/recovery', { code: 'made up code' })).rejects.toEqual(
      refusal('BAD_LOGIN'),
    );
    await other.post('/api/login', { login: 'forgetful', password: 'battery staple' });
    const fresh = await other.post<Codes>('/api/account/recovery', {});
    expect(fresh.recovery).toHaveLength(8);
    await expect(other.post('/api/login/recovery', { code: nth(recovery, 1) })).rejects.toEqual(
      refusal('BAD_LOGIN'),
    );
  });

  test('come with the first passkey too', async () => {
    const { address } = await server;
    const ann = new PasskeyBrowser(await guest('Ann'));
    const key = new Authenticator(address);
    const options = await ann.post<never>('/api/account/passkey/options', {});
    const response = key.register(options);
    const { recovery } = await ann.post<Codes>('/api/account/passkey', { response });
    expect(recovery).toHaveLength(8);
  });
});

test('guesses at one login are limited wherever they come from', async () => {
  const { address } = await start({ trustProxy: true });
  const ann = await Person.guest(address, 'Ann');
  await setPassword(ann, 'guessed-at');
  const guess = async (n: number, password: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` };
    const body = JSON.stringify({ login: 'guessed-at', password });
    const response = await fetch(`${address}/api/login`, { method: 'POST', body, headers });
    return response.status;
  };
  for (let n = 0; n < 5; n++) expect(await guess(n, 'correct horse')).toBe(200);
  const statuses: number[] = [];
  for (let n = 0; n < 25; n++) statuses.push(await guess(n, 'wrong horse'));
  expect(statuses.slice(0, 20)).toEqual(statuses.slice(0, 20).map(() => 401));
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
});

test('guesses at the current password are limited too, and keep nobody from signing in', async () => {
  const { address } = await start({ trustProxy: true });
  const ann = await Person.guest(address, 'Ann');
  await setPassword(ann, 'left-open');
  const guess = async (n: number, current: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` };
    const path = n % 2 === 0 ? '/api/account/passkey/options' : '/api/account/password';
    const body = JSON.stringify({
      current,
      ...(n % 2 === 1 && { login: 'mine-now', password: 'mine from now on' }),
    });
    return (await ann.fetch(path, { method: 'POST', body, headers })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 25; n++) statuses.push(await guess(n, 'wrong horse'));
  expect(statuses.slice(0, 20)).toEqual(statuses.slice(0, 20).map(() => 403));
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  const again = new Person(address);
  await again.post('/api/login', { login: 'left-open', password: 'correct horse' });
});

test('letters that look alike are the same in names', () => {
  for (const [one, other] of [
    ['Ada', '\u0410d\u0430'],
    ['Bill', 'BiII'],
    ['Oscar', '0scar'],
    ['Marn', 'Mam'],
    ['admin', '\u0430dm\u0456n'],
    ['Vivo', 'V\u0456vo'],
  ] as const) {
    expect([one, plainName(one)]).toEqual([one, plainName(other)]);
  }
  expect(plainName('Ada')).not.toBe(plainName('Ida'));
  expect(plainName('Zoé')).not.toBe(plainName('Zoe'));
});
