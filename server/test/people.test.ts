import type { Profile } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
const server = start({ requestsPerMinute: 100_000 });
const refusal = (code: string): object => expect.objectContaining({ code });

describe('guests', () => {
  test('a name is enough; the session is a cookie that no script can read', async () => {
    const { address } = await server;
    const response = await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  Zoé \u202E  de  Mars ' }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const { me } = (await response.json()) as { me: Profile };
    expect(me.name).toBe('Zoé de Mars');
    expect(JSON.stringify(me)).not.toContain(cookie.slice(7, 40));
  });

  test('names that nobody can read are refused, in the language of the reader', async () => {
    const { address } = await server;
    for (const name of ['', ' ', '\u200B', '!!!', 'x'.repeat(41)]) {
      const response = await fetch(`${address}/api/guest?lang=fr`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(/nom|demande/),
      });
    }
  });

  test('a forged cookie is nobody', async () => {
    const person = new Person((await server).address);
    person.cookie = 'orrery=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    expect(await person.get('/api/me')).toEqual({ me: null });
    await expect(person.get('/api/my/tables')).rejects.toEqual(refusal('NOT_SIGNED_IN'));
  });
});

describe('accounts', () => {
  test('a password brings the same games to another device; a wrong one does not', async () => {
    const { address } = await server;
    const ann = await Person.guest(address, 'Ann');
    await ann.post('/api/account/password', { login: 'Ann@Home', password: 'correct horse' });
    const phone = new Person(address);
    const wrong = { login: 'ann@home', password: 'wrong horse' };
    await expect(phone.post('/api/login', wrong)).rejects.toEqual(refusal('BAD_LOGIN'));
    await expect(
      phone.post('/api/login', { login: 'nobody', password: 'correct horse' }),
    ).rejects.toEqual(refusal('BAD_LOGIN'));
    await phone.post('/api/login', { login: 'ann@home', password: 'correct horse' });
    expect(phone.me?.id).toBe(ann.me?.id);
    const bob = await Person.guest(address, 'Bob');
    await expect(
      bob.post('/api/account/password', { login: 'ANN@home', password: 'something else' }),
    ).rejects.toEqual(refusal('LOGIN_TAKEN'));
    await phone.post('/api/logout', {});
    expect(await phone.get('/api/me')).toEqual({ me: null });
    expect((await ann.get<{ me: Profile }>('/api/me')).me.login).toBe('ann@home');
  });

  test('another password signs everybody else out', async () => {
    const { address } = await server;
    const [ann, thief] = [await Person.guest(address, 'Ann'), new Person(address)];
    const old = { login: 'ann-again', password: 'correct horse' };
    await ann.post('/api/account/password', old);
    await thief.post('/api/login', old);
    expect(thief.me?.id).toBe(ann.me?.id);
    const next = { ...old, password: 'battery staple', current: old.password };
    await ann.post('/api/account/password', next);
    expect(await thief.get('/api/me')).toEqual({ me: null });
    await expect(thief.post('/api/login', old)).rejects.toEqual(refusal('BAD_LOGIN'));
    expect((await ann.get<{ me: Profile }>('/api/me')).me.login).toBe('ann-again');
  });

  test('login and password are changed with the current password only', async () => {
    const { address } = await server;
    const ann = await Person.guest(address, 'Ann');
    const old = { login: 'ann-keeps', password: 'correct horse' };
    await ann.post('/api/account/password', old);
    const wrong = [
      { ...old, password: 'battery staple' },
      { ...old, login: 'ann-taken' },
      { ...old, password: 'battery staple', current: 'battery staple' },
    ];
    for (const body of wrong) {
      await expect(ann.post('/api/account/password', body)).rejects.toEqual(
        refusal('WRONG_PASSWORD'),
      );
    }
    const phone = new Person(address);
    await phone.post('/api/login', old);
    expect(phone.me).toMatchObject({ id: ann.me?.id, login: 'ann-keeps' });
    await ann.post('/api/account/password', { ...old, login: 'ann-moves', current: old.password });
    expect(ann.me?.login).toBe('ann-moves');
  });

  test('all of one’s data can be taken along, and deleted; the games of others go on', async () => {
    const people = await guests(await server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const seats = [{ kind: 'open' as const }, { kind: 'me' as const }];
    const { id } = await bob.newTable({ game: 'reworld', seats });
    await ann.json('PUT', `/api/tables/${id}/seats/0`);
    const seat = ann.sit(id);
    await seat.until((seen) => seen.update !== null);
    await seat.ask({ type: 'chat', text: 'my words' } as never);
    await ann.post('/api/account/password', { login: 'ann-leaves', password: 'correct horse' });
    const exported = JSON.stringify(await ann.get('/api/me/export'));
    expect(exported).toContain('my words');
    expect(exported).toContain(id);
    expect(exported).not.toContain('argon2');
    await ann.json('DELETE', '/api/me', { current: 'correct horse' });
    expect(await ann.get('/api/me')).toEqual({ me: null });
    await expect(
      ann.post('/api/login', { login: 'ann-leaves', password: 'correct horse' }),
    ).rejects.toEqual(refusal('BAD_LOGIN'));
    const mine = await bob.get<{ tables: { seats: object[] }[] }>('/api/my/tables');
    expect(mine.tables[0]?.seats[0]).toMatchObject({ left: true, seating: { name: '–' } });
    expect(JSON.stringify(mine)).not.toContain('Ann');
  });
});

describe('the door', () => {
  test('pages of others are refused, over HTTP and over sockets', async () => {
    const { address } = await server;
    const ann = await Person.guest(address, 'Ann');
    const response = await ann.fetch('/api/me', {
      method: 'PATCH',
      body: '{"name":"Eve"}',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    const socket = ann.socket(address, { origin: 'https://evil.example' });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
      socket.on('open', () => resolve('open'));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
    socket.terminate();
    const own = ann.socket(address, { origin: address });
    await new Promise((resolve) => own.on('open', resolve));
    own.close();
  });

  test('too much and too many are refused', async () => {
    const { address } = await start({ requestsPerMinute: 5 });
    const person = new Person(address);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push((await person.fetch('/api/games')).status);
    expect(statuses.filter((status) => status === 429).length).toBe(3);
    const refused = await person.fetch('/api/games');
    expect(refused.headers.get('retry-after')).toBe('12');
    const large = await new Person((await server).address).fetch('/api/guest', {
      method: 'POST',
      body: JSON.stringify({ name: 'x'.repeat(100_000) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'TOO_LARGE' });
  });

  test('scripts come from here alone', async () => {
    const response = await fetch(`${(await server).address}/api`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
