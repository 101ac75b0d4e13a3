import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../src/settings.ts';
import { admit } from '../src/socket/door.ts';
import type { People } from '../src/store/people.ts';
import { Person } from './play.ts';
import { serving } from './serving.ts';

const { start, places } = serving();

describe('who asks', () => {
  test('behind a proxy people are counted by the address that it saw, not by one they wrote', async () => {
    const { address } = await start({ requestsPerMinute: 5, trustProxy: true });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` };
      statuses.push((await fetch(`${address}/api/games`, { headers })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const other = { 'x-forwarded-for': '203.0.113.9, 203.0.113.10' };
    expect((await fetch(`${address}/api/games`, { headers: other })).status).toBe(200);
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', host: 'orrery.example' };
    // All that a socket's door looks at of a request.
    const request = { headers, socket: {} } as unknown as IncomingMessage;
    const store = await (await places.fresh()).open();
    const caller = await admit(request, store.people, settingsOf({ trustProxy: true }), () => ({}));
    expect(caller.ip).toBe('203.0.113.9');
    await store.close();
  });

  test('without a proxy nobody is believed about their address', async () => {
    const { address } = await start({ requestsPerMinute: 5 });
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}`, 'x-forwarded-proto': 'https' };
      statuses.push((await fetch(`${address}/api/games`, { headers })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test('a session is counted wherever it comes from', async () => {
    const { address } = await start({ requestsPerMinute: 5, trustProxy: true });
    const ann = await Person.guest(address, 'Ann');
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      statuses.push((await ann.fetch('/api/me', { headers })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test('behind TLS the cookie is marked secure, and pages of the public name are our own', async () => {
    const origins = ['https://orrery.example'];
    const { address } = await start({ trustProxy: true, origins });
    const response = await fetch(`${address}/api/guest`, {
      method: 'POST',
      body: '{"name":"Ann"}',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-proto': 'https',
        origin: 'https://orrery.example',
      },
    });
    const [cookie] = response.headers.getSetCookie().filter((set) => !/orrery=;/.test(set));
    expect(cookie).toMatch(/^__Host-orrery=h\.[\w-]{43};/);
    expect(cookie).toContain('Path=/;');
    expect(cookie).not.toContain('Domain');
    for (const word of ['Secure', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(word);
    // A page of a name beside ours cannot set that name, but another: what it puts there is nobody.
    const [safe = ''] = cookie?.split(';') ?? [];
    const who = async (sent: string): Promise<unknown> => {
      const answer = await fetch(`${address}/api/me`, { headers: { cookie: sent } });
      return ((await answer.json()) as { me: unknown }).me;
    };
    expect(await who(safe)).toMatchObject({ name: 'Ann' });
    expect(await who(safe.replace('__Host-', ''))).toBeNull();
  });

  const PUBLIC = 'https://orrery.example';
  test('other names that lead here are not ours, but whether it is well may be asked by any', async () => {
    const origins = [PUBLIC];
    const { address } = await start({ trustProxy: true, origins });
    const settings = settingsOf({ trustProxy: true, origins });
    const statusOf = async (path: string, host: string): Promise<number> =>
      (await fetch(`${address}${path}`, { headers: { 'x-forwarded-host': host } })).status;
    for (const host of ['evil.example', 'orrery.example.evil', '192.0.2.1:4280']) {
      expect([host, await statusOf('/api/games', host)]).toEqual([host, 421]);
      expect([host, await statusOf('/health', host)]).toEqual([host, 200]);
      const request = { headers: { 'x-forwarded-host': host }, socket: {} };
      const caller = admit(request as never, {} as People, settings, () => ({}));
      await expect(caller).rejects.toMatchObject({ code: 'FOREIGN_HOST' });
    }
    for (const host of ['orrery.example', 'orrery.example:443', 'localhost:4280']) {
      expect([host, await statusOf('/api/games', host)]).toEqual([host, 200]);
    }
  });

  test.for<readonly [string, readonly string[], readonly (readonly [string, string, boolean])[]]>([
    [
      'a public address is taken whole, beside the address of the server itself',
      [PUBLIC],
      [
        ['orrery.example', PUBLIC, true],
        ['orrery.example', 'http://orrery.example', false],
        ['orrery.example', 'https://orrery.example:8443', false],
        ['127.0.0.1:4280', PUBLIC, true],
        ['127.0.0.1:4280', 'http://127.0.0.1:4280', true],
        ['127.0.0.1:4280', 'https://other.example', false],
      ],
    ],
    [
      'where none is given, the name decides, with or without TLS',
      [],
      [
        ['orrery.example', PUBLIC, true],
        ['orrery.example', 'http://orrery.example', true],
        ['orrery.example', 'https://other.example', false],
        ['orrery.example', 'null', false],
      ],
    ],
  ])('whose pages are our own: %s', async ([, origins, cases]) => {
    const { address } = await start({ trustProxy: true, origins });
    const settings = settingsOf({ trustProxy: true, origins });
    for (const [host, origin, own] of cases) {
      const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https', origin };
      const { status } = await fetch(`${address}/api/logout`, { method: 'POST', headers });
      expect([host, origin, status]).toEqual([host, origin, own ? 200 : 403]);
      const request = { headers, socket: {} } as unknown as IncomingMessage;
      // Whoever has no session is not looked up.
      const caller = admit(request, {} as People, settings, () => ({}));
      if (own) await caller;
      else await expect(caller).rejects.toMatchObject({ code: 'FOREIGN_ORIGIN' });
    }
  });
});
