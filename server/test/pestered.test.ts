import { describe, expect, test } from 'vitest';
import type { Person } from './play.ts';
import { playOn } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'drifter' } as const;
const refusal = (code: string): object => expect.objectContaining({ code });

describe('nobody is pestered', () => {
  test('what a stranger asks for gives way to what the players ask for', async () => {
    const server = await start();
    const [ann, eve, fay] = (await guests(server, 'Ann', 'Eve', 'Fay')) as [Person, Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, bot], privacy: 'listed' });
    const seat = ann.sit(id);
    await playOn(seat, (options) => nth(options, 0), 3);
    await seat.until(({ options }) => options !== null);
    const [strange, other] = [eve.sit(id), fay.sit(id)];
    await strange.until(({ update }) => update !== null);
    await other.until(({ update }) => update !== null);
    const sitIn = { type: 'propose', proposal: { kind: 'sitIn', seat: 1 } } as never;
    await strange.ask(sitIn);
    await seat.until(({ room }) => room?.proposal?.by === null);
    await expect(other.ask(sitIn)).rejects.toEqual(refusal('PROPOSAL_PENDING'));
    await seat.ask({ type: 'propose', proposal: { kind: 'takeBack', seq: 1 } } as never);
    await seat.until(({ room }) => room?.proposal === null);
    expect(seat.update?.seq).toBeLessThan(4);
  });

  test('the host frees the seat of somebody who sits there and does not come', async () => {
    const server = await start();
    const [ann, bob, eve] = (await guests(server, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open, open] });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const free = (who: Person): Promise<{ seats: { seating: { kind: string } }[] }> =>
      who.json('DELETE', `/api/tables/${id}/seats/1/bot`);
    await expect(free(eve)).rejects.toEqual(refusal('NOT_HOST'));
    const { seats } = await free(ann);
    expect(seats.map(({ seating }) => seating.kind)).toEqual(['human', 'empty', 'empty']);
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await eve.json('PUT', `/api/tables/${id}/seats/2`);
    await expect(free(ann)).rejects.toEqual(refusal('ALREADY_STARTED'));
  });

  test('nobody waits at all listed tables at once', async () => {
    const server = await start();
    const hosts = (await guests(server, 'Ann', 'Bob')) as [Person, Person];
    const eve = nth(await guests(server, 'Eve'), 0);
    const tables: string[] = [];
    for (const host of hosts) {
      for (let n = 0; n < 8; n++) {
        const seats = [me, open, open];
        tables.push((await host.newTable({ game: 'reworld', seats, privacy: 'listed' })).id);
      }
    }
    const sit = (id: string): Promise<unknown> => eve.json('PUT', `/api/tables/${id}/seats/1`);
    // All at once, as nobody does by hand.
    const sat = await Promise.allSettled(tables.map(sit));
    expect(sat.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const id of tables) await eve.json('DELETE', `/api/tables/${id}/seats/1`).catch(() => 0);
    for (const id of tables.slice(0, 10)) await sit(id);
    await expect(sit(nth(tables, 10))).rejects.toEqual(refusal('TOO_MANY_SEATS'));
    const seat = eve.sit(nth(tables, 11));
    await seat.until(({ room }) => room !== null);
    const take = { type: 'seat', seat: 1, action: 'take' } as never;
    await expect(seat.ask(take)).rejects.toEqual(refusal('TOO_MANY_SEATS'));
    await eve.json('DELETE', `/api/tables/${nth(tables, 0)}/seats/1`);
    await sit(nth(tables, 10));
  });
});
