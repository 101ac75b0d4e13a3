import { loadGame } from '@orrery/catalog';
import { type Json, randomFrom, replay } from '@orrery/kernel';
import type { TableLine } from '@orrery/protocol';
import { flawOf, parseFile } from '@orrery/table';
import { describe, expect, test } from 'vitest';
import { dealtSeed, OWED_WITHIN_MS } from '../src/online/deal.ts';
import { sha256 } from '../src/ids.ts';
import type { RunningServer } from '../src/index.ts';
import { type Person, playOn, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();

const HERS = 'a0'.repeat(16);
const HIS = 'b1'.repeat(16);
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

const refusal = (code: string): object => expect.objectContaining({ code });
const begun = ({ update }: Seated): boolean => update !== null;
const waits = ({ room }: Seated): boolean => room !== null;

const give = (seat: Seated, nonce: string) => seat.ask({ type: 'nonce', nonce } as never);
const take = (seat: Seated, at: number, nonce?: string) =>
  seat.ask({ type: 'seat', seat: at, action: 'take', ...(nonce && { nonce }) } as never);

/** Ann has made a table and owes something to its deal; Bob looks at it. */
async function waiting(server: RunningServer): Promise<{
  readonly people: readonly [Person, Person];
  readonly id: string;
  readonly ann: Seated;
  readonly bob: Seated;
}> {
  const [ann, bob] = (await guests(server, 'Ann', 'Bob')) as [Person, Person];
  const { id } = await ann.newTable({ game: 'reworld', seats: SEATS, owes: true });
  const seats = [ann.sit(id), bob.sit(id)] as const;
  await Promise.all(seats.map((seat) => seat.until(waits)));
  return { people: [ann, bob], id, ann: seats[0], bob: seats[1] };
}

describe('what the players add to the deal', () => {
  test('is told before it is dealt, decides the deal, and is in the file', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const { people, id, ann, bob } = await waiting(server);
    const { commitment } = ann.room ?? {};
    expect(ann.room).toMatchObject({ status: 'open', nonces: [null, null], owed: [0], seed: null });
    await give(ann, HERS);
    await bob.until(({ room }) => room?.nonces[0] === HERS);
    expect(bob.room).toMatchObject({ status: 'open', owed: [], commitment });
    await take(bob, 1, HIS);
    await Promise.all([ann, bob].map((seat) => seat.until(begun)));
    expect(ann.room).toMatchObject({ commitment, nonces: [HERS, HIS], owed: [], seed: null });

    const random = randomFrom('draw');
    const any = (options: readonly Json[]): Json => nth(options, random(options.length));
    await Promise.all([playOn(ann, any), playOn(bob, any)]);
    const serverSeed = ann.room?.seed ?? '';
    expect(sha256(serverSeed)).toBe(commitment);

    const file = await (await people[1].fetch(`/api/tables/${id}/file`)).text();
    const { record, draw } = parseFile(file);
    expect(draw).toEqual({ commitment, serverSeed, nonces: [HERS, HIS] });
    expect(record.seed).toBe(dealtSeed(serverSeed, [HERS, HIS]));
    expect(draw && (await flawOf(draw, record.seed, sha256))).toBeNull();
    const { game } = await loadGame('reworld');
    expect(replay(game, record).outcome).toEqual(ann.update?.outcome);

    // Another server, which reads the table again, says the same.
    await server.stop();
    const again = await start({}, place);
    const reread = await fetch(`${again.address}/api/tables/${id}/file`);
    expect(await reread.text()).toBe(file);
  });

  test('a table waits for who owes, and begins with what they give', async () => {
    const server = await start();
    const { id, people, ann, bob } = await waiting(server);
    await people[1].json('PUT', `/api/tables/${id}/seats/1`, { nonce: HIS });
    await ann.until(({ room }) => room?.nonces[1] === HIS);
    expect(ann.room).toMatchObject({ status: 'open', nonces: [null, HIS], owed: [0] });
    await give(ann, HERS);
    await Promise.all([ann, bob].map((seat) => seat.until(begun)));
    expect(bob.room?.nonces).toEqual([HERS, HIS]);
  });

  test('who does not give what they owe is waited for a moment only', async () => {
    let now = Date.now();
    const server = await start({ now: () => now, sweepMs: 20 });
    const { ann, bob } = await waiting(server);
    now += 10 * OWED_WITHIN_MS;
    await take(bob, 1, HIS);
    now += OWED_WITHIN_MS - 100;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(bob.update).toBeNull();
    now += 200;
    await Promise.all([ann, bob].map((seat) => seat.until(begun)));
    expect(ann.room).toMatchObject({ nonces: [null, HIS], owed: [] });
    await expect(give(ann, HERS)).rejects.toEqual(refusal('NOTHING_OWED'));
  });

  test('is added once, by who has the seat, in the right form, and before the deal', async () => {
    const server = await start();
    const { people, id, ann, bob } = await waiting(server);
    await expect(give(bob, HIS)).rejects.toEqual(refusal('NOT_SEATED'));
    for (const wrong of ['', 'a', HIS.toUpperCase(), `${HIS}0`, ' '.repeat(32)]) {
      await expect(give(ann, wrong)).rejects.toEqual(refusal('BAD_MESSAGE'));
    }
    const there = `/api/tables/${id}/seats/1`;
    for (const body of [{ nonce: 'x' }, { nonce: null }, { nonces: HIS }]) {
      await expect(people[1].json('PUT', there, body)).rejects.toEqual(refusal('BAD_MESSAGE'));
    }
    await give(ann, HERS);
    await expect(give(ann, HIS)).rejects.toEqual(refusal('NOTHING_OWED'));
    // Who gets up takes it along.
    await ann.ask({ type: 'seat', seat: 0, action: 'leave' } as never);
    await bob.until(({ room }) => room?.nonces[0] === null);
    await take(ann, 0);
    await take(bob, 1);
    await Promise.all([ann, bob].map((seat) => seat.until(begun)));
    expect(ann.room?.nonces).toEqual([null, null]);
    await expect(give(ann, HERS)).rejects.toEqual(refusal('NOTHING_OWED'));
  });

  test('a table of one person among bots waits for theirs too, and so does a rematch', async () => {
    const server = await start();
    const [ann] = (await guests(server, 'Ann')) as [Person];
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
    const { id, status } = await ann.newTable({ game: 'reworld', seats, owes: true });
    expect(status).toBe('open');
    const seat = ann.sit(id);
    await seat.until(({ room }) => room?.owed[0] === 0);
    await give(seat, HERS);
    await seat.until(begun);
    expect(seat.room?.nonces).toEqual([HERS, null]);
    await playOn(seat, (options) => nth(options, options.length - 1));
    const again = await ann.post<TableLine>(`/api/tables/${id}/rematch`, { owes: true });
    expect(again.status).toBe('open');
    const next = ann.sit(again.id);
    await next.until(({ room }) => room?.owed[0] === 0);
    await give(next, HIS);
    await next.until(begun);
    expect(next.room?.nonces).toEqual([HIS, null]);
  });
});
