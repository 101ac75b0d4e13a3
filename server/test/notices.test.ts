import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { checkAddress } from '../src/notify/post.ts';
import { isPrivateAddress } from '../src/notify/private.ts';
import { postNotice } from '../src/notify/webhook.ts';
import { listener } from './listener.ts';
import type { Person } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

describe('notices', () => {
  const discord = listener();

  /** Tells the code that came last; what came is forgotten. */
  async function confirm(person: Person): Promise<void> {
    const { content } = JSON.parse(discord.received.at(-1)?.body ?? '{}') as { content: string };
    await person.post('/api/me/webhook/code', { code: /\d{6}/.exec(content)?.[0] });
    discord.forget();
  }

  test('an address is called only after its owner has told the code that was sent there', async () => {
    const server = await start({ privateWebhooks: true });
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    for (const person of people) {
      await person.json('PATCH', '/api/me', { webhook: discord.address });
      expect(person.me).toMatchObject({ webhook: discord.address, webhookUnconfirmed: true });
      await expect(person.post('/api/me/webhook/test', {})).rejects.toMatchObject({
        code: 'BAD_WEBHOOK',
      });
      await expect(person.post('/api/me/webhook/code', { code: 'x' })).rejects.toMatchObject({
        code: 'WRONG_CODE',
      });
    }
    expect(discord.received).toHaveLength(2);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await confirm(bob);
    expect(bob.me).not.toHaveProperty('webhookUnconfirmed');
    await bob.post('/api/me/webhook/test', {});
    expect(discord.received.map(({ body }) => body)).toEqual([
      expect.stringContaining('This is a test'),
    ]);
    // Nobody has us call an address again and again.
    const tried = Array.from({ length: 8 }, () => bob.post('/api/me/webhook/test', {}));
    const refused = (await Promise.allSettled(tried)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(4);
    expect(discord.received.length).toBeLessThan(6);
    discord.status = 500;
    await expect(
      nth(await guests(server, 'Cid'), 0).json('PATCH', '/api/me', { webhook: discord.address }),
    ).rejects.toMatchObject({ code: 'BAD_WEBHOOK' });
  });

  test('many names at one address do not have one called again and again', async () => {
    const server = await start({ privateWebhooks: true, trustProxy: true });
    const people = await guests(server, ...Array.from({ length: 12 }, (_, n) => `Guest ${n}`));
    const body = JSON.stringify({ webhook: discord.address });
    const statuses: number[] = [];
    for (const from of ['192.0.2.1', '192.0.2.2']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      discord.forget();
      for (const person of people) {
        for (let n = 0; n < 2; n++) {
          const { status } = await person.fetch('/api/me', { method: 'PATCH', body, headers });
          statuses.push(status);
        }
      }
      expect(discord.received).toHaveLength(20);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('who is not at the table is told in their language that it is their turn', async () => {
    const origins = ['https://orrery.example'];
    const server = await start({ privateWebhooks: true, origins });
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    for (const person of people) {
      await person.json('PATCH', '/api/me', { webhook: discord.address, lang: 'fr' });
      await confirm(person);
    }
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await expect.poll(() => discord.received.length).toBe(1);
    const { content } = JSON.parse(nth(discord.received, 0).body) as { content: string };
    expect(content).toContain('C’est à vous de jouer à Reworld');
    expect(content).toContain(`https://orrery.example/online/${id}`);
  });

  test('without a public address they lead back to the page that asked for them', async () => {
    const server = await start({ privateWebhooks: true });
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const ask = (person: Person, origin?: string): Promise<Response> =>
      person.fetch('/api/me', {
        method: 'PATCH',
        body: JSON.stringify({ webhook: discord.address }),
        headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
      });
    const notice = async (): Promise<{ content: string; id: string }> => {
      const before = discord.received.length;
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      const { id } = await ann.newTable({ game: 'reworld', seats });
      await bob.json('PUT', `/api/tables/${id}/seats/1`);
      await expect.poll(() => discord.received.length).toBe(before + 1);
      return { ...(JSON.parse(nth(discord.received, before).body) as { content: string }), id };
    };
    for (const person of people) {
      expect((await ask(person)).status).toBe(200);
      await confirm(person);
    }
    expect((await notice()).content).toBe('It is your turn in Reworld.');
    for (const person of people) {
      expect((await ask(person, server.address)).status).toBe(200);
      // A page that may not ask is not led to either.
      expect((await ask(person, 'https://elsewhere.example')).status).toBe(403);
    }
    const { content, id } = await notice();
    expect(content).toBe(`It is your turn in Reworld. ${server.address}/online/${id}`);
    const { person } = await ann.get<{ person: object }>('/api/me/export');
    expect(person).toMatchObject({ origin: server.address });
    await ann.json('PATCH', '/api/me', { webhook: null });
    expect(await ann.get('/api/me/export')).toMatchObject({
      person: { webhook: null, origin: null },
    });
  });

  test('two who come and go do not have an address called each time', async () => {
    const server = await start({ privateWebhooks: true });
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    await bob.json('PATCH', '/api/me', { webhook: discord.address });
    await confirm(bob);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    for (let n = 0; n < 60; n++) {
      // Who begins is by chance: about every other time it is Bob, who is not there.
      const { id } = await ann.newTable({ game: 'reworld', seats });
      await bob.json('PUT', `/api/tables/${id}/seats/1`);
    }
    await expect.poll(() => discord.received.length).toBeGreaterThan(3);
    await after(300);
    expect(discord.received.length).toBeLessThanOrEqual(10);
  });

  test('addresses inside somebody’s network are refused', async () => {
    const server = await start();
    const [ann] = await guests(server, 'Ann');
    const hooks = [
      discord.address,
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.1.2.3/x',
      'https://169.254.169.254/latest',
      'https://[::ffff:192.168.0.1]/x',
      'https://localhost/x',
      'https://user:secret@example.org/x',
      'ftp://example.org/x',
      'nonsense',
    ];
    for (const webhook of hooks) {
      await expect(ann?.json('PATCH', '/api/me', { webhook })).rejects.toMatchObject({
        code: 'BAD_WEBHOOK',
      });
    }
    for (const port of [22, 80, 8443]) {
      expect(() => checkAddress(`https://discord.com:${port}/x`, false)).toThrow('port');
    }
    expect(() => checkAddress('https://localhost./x', false)).toThrow('local');
    expect(checkAddress('https://discord.com:443/x', false).href).toBe('https://discord.com/x');
    expect(checkAddress('https://discord.com/api/webhooks/1/x', false).hostname).toBe(
      'discord.com',
    );
  });

  test('a public name that leads to a private address is not called', async () => {
    // Every system has this name for itself, and no check of the text can know it: names of the
    // system alone are not looked up.
    await expect(postNotice('https://ip6-localhost/x', 'hello', false)).rejects.toThrow(
      /private address|ENOTFOUND|ECONNREFUSED|ETIMEOUT|ESERVFAIL|ENODATA|aborted/,
    );
    expect(isPrivateAddress('172.20.1.1')).toBe(true);
    expect(isPrivateAddress('::ffff:10.0.0.1')).toBe(true);
    expect(isPrivateAddress('fd00::1')).toBe(true);
    for (const around of ['2002:7f00:1::', '2001::80ff:fffe', '64:ff9b:1::7f00:1', 'fec0::1']) {
      expect(isPrivateAddress(around)).toBe(true);
      expect(() => checkAddress(`https://[${around}]/x`, false)).toThrow('private');
    }
    expect(isPrivateAddress('2001:4860:4860::8888')).toBe(false);
    expect(isPrivateAddress('8.8.8.8')).toBe(false);
    expect(isPrivateAddress('2606:4700::1111')).toBe(false);
  });
});
