import { expect, test } from 'vitest';
import { playOn } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

test('who had a seat is told to everybody, also to who comes later, until their account is gone', async () => {
  const server = await start();
  const people = await guests(server, 'Ann', 'Bob', 'Eve', 'Joe');
  const [host, gone] = [nth(people, 0), nth(people, 1)];
  const [newcomer, late] = [nth(people, 2), nth(people, 3)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await host.newTable({ game: 'reworld', seats });
  await gone.json('PUT', `/api/tables/${id}/seats/1`);
  const [a, b] = [host.sit(id), gone.sit(id)];
  await b.until((seen) => seen.update !== null);
  expect(b.room?.handOvers).toEqual([]);
  await b.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
  const proposal = { kind: 'bot', seat: 1, level: 'drifter' };
  await a.ask({ type: 'propose', proposal } as never);
  await a.until((seen) => seen.room?.handOvers.length === 1);
  const e = newcomer.sit(id);
  await e.until((seen) => seen.update !== null);
  await e.ask({ type: 'propose', proposal: { kind: 'sitIn', seat: 1 } } as never);
  await a.until((seen) => seen.room?.proposal !== null);
  const number = a.room?.proposal?.number ?? 0;
  await a.ask({ type: 'consent', proposal: number, yes: true } as never);
  await a.until((seen) => seen.room?.handOvers.length === 2);
  const j = late.sit(id);
  await j.until((seen) => seen.update !== null);
  const drifter = { kind: 'bot', level: 'drifter' };
  const told = [
    { seat: 1, from: { kind: 'human', name: 'Bob' }, to: drifter, when: { seq: 0 } },
    { seat: 1, from: drifter, to: { kind: 'human', name: 'Eve' }, when: {} },
  ];
  for (const seen of [a, j]) expect(seen.room?.handOvers).toMatchObject(told);
  expect(JSON.stringify(j.room?.handOvers)).not.toContain('"user"');
  await gone.json('DELETE', '/api/me');
  await a.until((seen) => JSON.stringify(seen.room?.handOvers).includes('–'));
  expect(nth(a.room?.handOvers ?? [], 0).from).toEqual({ kind: 'human', name: '–' });
});

test('the file of a finished game tells who had played before', async () => {
  const server = await start();
  const people = await guests(server, 'Ann', 'Bob');
  const [host, gone] = [nth(people, 0), nth(people, 1)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await host.newTable({ game: 'reworld', seats });
  await gone.json('PUT', `/api/tables/${id}/seats/1`);
  const [a, b] = [host.sit(id), gone.sit(id)];
  await b.until((seen) => seen.update !== null);
  await b.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
  const to = { kind: 'bot', level: 'drifter' };
  await a.ask({ type: 'propose', proposal: { ...to, seat: 1 } } as never);
  await playOn(a, (options) => nth(options, options.length - 1));
  await a.until((seen) => seen.isOver);
  const from = { kind: 'human', name: 'Bob' };
  const file = await gone.get<{ players: unknown; handOvers: unknown }>(`/api/tables/${id}/file`);
  expect(file.handOvers).toEqual([{ seat: 1, seq: 0, from, to }]);
  expect(file.players).toMatchObject([{ name: 'Ann' }, to]);
});

test('a seat whose player has come back is not given away any more', async () => {
  const server = await start();
  const people = await guests(server, 'Ann', 'Bob', 'Eve');
  const [host, gone, other] = [nth(people, 0), nth(people, 1), nth(people, 2)];
  const open = { kind: 'open' as const };
  const { id } = await host.newTable({ game: 'reworld', seats: [{ kind: 'me' }, open, open] });
  await gone.json('PUT', `/api/tables/${id}/seats/1`);
  await other.json('PUT', `/api/tables/${id}/seats/2`);
  const [a, b, c] = [host.sit(id), gone.sit(id), other.sit(id)];
  await Promise.all([a, b, c].map((seen) => seen.until(({ update }) => update !== null)));
  await b.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
  await a.ask({ type: 'propose', proposal: { kind: 'bot', seat: 1, level: 'drifter' } } as never);
  await c.until((seen) => seen.room?.proposal !== null);
  const proposal = c.room?.proposal?.number ?? 0;
  await b.ask({ type: 'seat', seat: 1, action: 'take' } as never);
  await expect(c.ask({ type: 'consent', proposal, yes: true } as never)).rejects.toEqual(
    expect.objectContaining({ code: 'NOT_ABANDONED' }),
  );
  await c.ask({ type: 'consent', proposal, yes: false } as never);
  await a.until((seen) => seen.room?.proposal === null);
  expect(a.room?.seats[1]?.seating).toMatchObject({ kind: 'human', name: 'Bob' });
});

test('who asks for a seat and deletes the account asks no more', async () => {
  const server = await start();
  const people = await guests(server, 'Ann', 'Zoe');
  const [host, gone] = [nth(people, 0), nth(people, 1)];
  const bot = { kind: 'bot' as const, level: 'drifter' };
  const { id } = await host.newTable({ game: 'reworld', seats: [{ kind: 'me' }, bot] });
  const [a, z] = [host.sit(id), gone.sit(id)];
  await z.until((seen) => seen.update !== null);
  await z.ask({ type: 'propose', proposal: { kind: 'sitIn', seat: 1 } } as never);
  await a.until((seen) => seen.room?.proposal != null);
  await gone.json('DELETE', '/api/me');
  await a.until((seen) => seen.room?.proposal === null);
  expect(a.room?.seats[1]?.seating).toMatchObject(bot);
});
