import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { listener } from './listener.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

const jsonOf = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** The claims of a signed token, if the key that comes with it made it. */
function claimsOf(authorization: string): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  expect(point[0]).toBe(4);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const made = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, made)).toBe(true);
  expect(jsonOf(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  return { claims: jsonOf(body), key };
}

describe('notices to browsers with no page open', () => {
  const service = listener();

  const origins = ['https://orrery.example'];
  const open = (): Promise<RunningServer> => start({ privateWebhooks: true, origins });

  /** A table of two that waits for one of them; gives its id. */
  async function waitingTable(ann: Person, bob: Person): Promise<string> {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    return id;
  }

  test('go only to services that are known', async () => {
    const server = await start({ pushServices: ['push.example.org'] });
    const ann = nth(await guests(server, 'Ann'), 0);
    const keep = (endpoint: string): Promise<unknown> => ann.post('/api/push', { endpoint });
    for (const known of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
      'https://eu.push.example.org/x',
    ]) {
      await expect(keep(known)).resolves.toEqual({});
    }
    for (const other of [
      'https://example.org/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://notfcm.googleapis.com.evil/x',
    ]) {
      await expect(keep(other)).rejects.toMatchObject({ code: 'UNKNOWN_PUSH' });
    }
  });

  test('say nothing themselves, are signed, and the browser asks what to show', async () => {
    const server = await open();
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    for (const [i, person] of people.entries()) {
      await person.json('PATCH', '/api/me', { lang: 'fr' });
      await person.json('POST', '/api/push', { endpoint: `${service.address}/browser/${i}` });
    }
    const id = await waitingTable(ann, bob);
    await expect.poll(() => service.received.length).toBe(1);
    const { path, headers, body } = nth(service.received, 0);
    expect(body).toBe('');
    expect(headers).toMatchObject({ ttl: '86400', topic: 'your-turn' });
    const { claims, key } = claimsOf(headers.authorization ?? '');
    expect(claims).toMatchObject({ aud: service.address, sub: 'https://orrery.example' });
    expect(await ann.json('GET', '/api/push')).toEqual({ key });
    const waited = nth(people, Number(path.split('/').at(-1)));
    expect(await waited.json('GET', '/api/push/notice')).toEqual({
      text: 'C’est à vous de jouer à Reworld.',
      to: `/online/${id}`,
    });
    const other = waited === ann ? bob : ann;
    expect(await other.json('GET', '/api/push/notice')).toEqual({
      text: 'Plus personne ne vous attend.',
      to: '/',
    });
  });

  test('are not sent again to a browser that is gone', async () => {
    const server = await open();
    const people = await guests(server, 'Ann', 'Bob');
    for (const person of people)
      await person.json('POST', '/api/push', { endpoint: `${service.address}/x` });
    // One browser has one person: whoever used it last.
    service.status = 410;
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    for (let tables = 0; tables < 12 && service.received.length === 0; tables++) {
      await waitingTable(ann, bob);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(service.received).toHaveLength(1);
    const kept = (person: Person): Promise<{ pushes: readonly unknown[] }> =>
      person.json('GET', '/api/me/export');
    await expect.poll(async () => (await kept(bob)).pushes).toEqual([]);
    expect((await kept(ann)).pushes).toEqual([]);
  });

  test('end where they are switched off, by whoever switched them on', async () => {
    const server = await open();
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const endpoints = ['phone', 'online'].map((name) => `${service.address}/${name}?key=a&b=c`);
    const [phone, online] = [nth(endpoints, 0), nth(endpoints, 1)];
    for (const endpoint of endpoints) await ann.json('POST', '/api/push', { endpoint });
    const kept = async (): Promise<readonly string[]> => {
      const { pushes } = await ann.get<{ pushes: { endpoint: string }[] }>('/api/me/export');
      return pushes.map(({ endpoint }) => endpoint);
    };
    const off = (person: Person): Promise<unknown> =>
      person.json('POST', '/api/push/off', { endpoint: phone });
    await off(bob);
    expect(await kept()).toHaveLength(2);
    await off(ann);
    expect(await kept()).toEqual([online]);
  });

  test('go to addresses on the open internet only, and for people who are signed in', async () => {
    const server = await start();
    const [ann] = await guests(server, 'Ann');
    for (const endpoint of [`${service.address}/x`, 'https://10.0.0.1/x', 'nonsense!']) {
      await expect(ann?.json('POST', '/api/push', { endpoint })).rejects.toMatchObject({
        code: 'BAD_WEBHOOK',
      });
    }
    const stranger = await fetch(`${server.address}/api/push/notice`);
    expect(stranger.status).toBe(401);
  });
});
