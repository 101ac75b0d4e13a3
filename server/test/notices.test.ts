import { describe, expect, test } from 'vitest';
import { checkAddress, isPrivateAddress } from '../src/notify/post.ts';
import { postNotice } from '../src/notify/webhook.ts';
import { listener } from './listener.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

describe('notices', () => {
  const discord = listener();

  test('who is not at the table is told in their language that it is their turn', async () => {
    const origins = ['https://orrery.example'];
    const server = await start({ privateWebhooks: true, origins });
    const people = await guests(server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    for (const person of people) {
      await person.json('PATCH', '/api/me', { webhook: discord.address, lang: 'fr' });
    }
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await expect.poll(() => discord.received.length, { timeout: 5_000 }).toBe(1);
    const { content } = JSON.parse(nth(discord.received, 0).body) as { content: string };
    expect(content).toContain('C’est à vous de jouer à Reworld');
    expect(content).toContain(`https://orrery.example/online/${id}`);
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
    expect(checkAddress('https://discord.com/api/webhooks/1/x', false).hostname).toBe(
      'discord.com',
    );
  });

  test('a public name that leads to a private address is not called', async () => {
    // Every system has this name for itself, and no check of the text can know it.
    await expect(postNotice('https://ip6-localhost/x', 'hello', false)).rejects.toThrow(
      /private address|ENOTFOUND|EAI_AGAIN/,
    );
    expect(isPrivateAddress('172.20.1.1')).toBe(true);
    expect(isPrivateAddress('::ffff:10.0.0.1')).toBe(true);
    expect(isPrivateAddress('fd00::1')).toBe(true);
    expect(isPrivateAddress('8.8.8.8')).toBe(false);
    expect(isPrivateAddress('2606:4700::1111')).toBe(false);
  });
});
