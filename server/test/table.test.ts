import type { Json } from '@orrery/kernel';
import type { TableLine } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Person, Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
let shared: Promise<RunningServer> | null = null;
const server = (): Promise<RunningServer> => {
  shared ??= start({ patience: { live: 0, free: 0 } });
  return shared;
};

const first = (seat: Seated): Json => nth(seat.options ?? [], 0);
const refusal = (code: string): object => expect.objectContaining({ code });

interface Game {
  readonly people: readonly Person[];
  readonly seats: readonly [Seated, Seated];
  readonly id: string;
}

/** Two people at a started table. */
async function game(): Promise<Game> {
  const people = await guests(await server(), 'Ann', 'Bob');
  const [ann, bob] = [nth(people, 0), nth(people, 1)];
  const { id } = await ann.newTable({ game: 'reworld', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.json('PUT', `/api/tables/${id}/seats/1`);
  const seats = [ann.sit(id), bob.sit(id)] as const;
  await Promise.all(seats.map((seat) => seat.until((seen) => seen.update !== null)));
  return { people, seats, id };
}

const asked = ({ seats: [a, b] }: Game): [Seated, Seated] => (a.options !== null ? [a, b] : [b, a]);

describe('answers', () => {
  test('an answer is stored, told to both, and acknowledged after it was told', async () => {
    const table = await game();
    const [on, off] = asked(table);
    const { revision } = on.update ?? { revision: 0 };
    await on.answer(first(on));
    expect(on.update?.revision).toBeGreaterThan(revision);
    await off.until((seen) => seen.update?.revision === on.update?.revision);
    expect(off.update?.seq).toBe(on.update?.seq);
  });

  test('the same id is carried out once, and acknowledged as often as it is sent', async () => {
    const [on] = asked(await game());
    const message = {
      type: 'answer',
      table: on.table,
      revision: on.update?.revision ?? 0,
    } as const;
    const choice = first(on);
    await on.link.request({ ...message, choice }, 'once');
    const { seq } = on.update ?? { seq: 0 };
    await on.link.request({ ...message, choice }, 'once');
    await on.link.request({ ...message, choice }, 'once');
    expect(on.update?.seq).toBe(seq);
  });

  test('a stale and a future revision are refused, and nothing changes', async () => {
    const [on] = asked(await game());
    const { revision } = on.update ?? { revision: 0 };
    const choice = first(on);
    await on.answer(choice);
    const after = on.update?.revision;
    const send = (revision: number) => on.ask({ type: 'answer', revision, choice } as never);
    await expect(send(revision)).rejects.toEqual(refusal('STALE'));
    await expect(send(revision + 1000)).rejects.toEqual(refusal('STALE'));
    expect(on.update?.revision).toBe(after);
  });

  test('nobody answers for another seat, out of turn, or what is not offered', async () => {
    const table = await game();
    const [on, off] = asked(table);
    const choice = first(on);
    await expect(off.answer(choice)).rejects.toEqual(refusal('NOT_YOUR_TURN'));
    await expect(on.answer('nonsense')).rejects.toEqual(refusal('NOT_OFFERED'));
    const [eve] = await guests(await server(), 'Eve');
    const watching = nth([eve], 0).sit(table.id);
    await watching.until((seen) => seen.update !== null);
    await expect(watching.answer(choice)).rejects.toEqual(refusal('NOT_SEATED'));
    expect(watching.update?.asked?.options).toBeNull();
  });

  test('one undoes one’s own choice, and a held turn waits for its end', async () => {
    const table = await game();
    const [on, off] = asked(table);
    await on.ask({ type: 'confirmTurns', on: true } as never);
    const before = on.update?.seq;
    await on.answer(first(on));
    while (on.options !== null) await on.answer(first(on));
    expect(on.update?.held).toBe(on.update?.viewer);
    expect(on.update?.undoable).toBeGreaterThan(0);
    await off.until((seen) => seen.update?.revision === on.update?.revision);
    expect(off.options).toBeNull();
    await on.ask({ type: 'resetTurn', revision: on.update?.revision } as never);
    expect(on.update?.seq).toBe(before);
    expect(on.mirror.log.takeBacks.map(({ agreed }) => agreed)).toEqual([undefined]);
    while (on.options !== null) await on.answer(first(on));
    await on.ask({ type: 'endTurn', revision: on.update?.revision } as never);
    await off.until((seen) => seen.options !== null);
    const revision = off.update?.revision ?? 0;
    await expect(off.ask({ type: 'undo', revision } as never)).rejects.toEqual(
      refusal('NOTHING_TO_UNDO'),
    );
  });
});

describe('coming back', () => {
  test('a client that was away holds the same as a fresh one', async () => {
    const table = await game();
    const [on, off] = asked(table);
    off.stop();
    for (let n = 0; n < 3 && on.options !== null; n++) await on.answer(first(on));
    const again = nth(table.people, table.seats.indexOf(off)).sit(table.id, off.link);
    await again.until((seen) => seen.update?.revision === on.update?.revision);
    const fresh = nth(table.people, table.seats.indexOf(off)).sit(table.id);
    await fresh.until((seen) => seen.update?.revision === on.update?.revision);
    expect(again.mirror.told).toEqual(fresh.mirror.told);
    expect(again.mirror.log).toEqual(fresh.mirror.log);
  });

  test('a cut socket connects by itself, repeats what was not answered, and gets what it missed', async () => {
    const table = await game();
    const [ann] = table.people;
    const sockets: { terminate(): void }[] = [];
    const mine = nth([ann], 0);
    const link = mine.link({
      open: () => {
        const socket = mine.socket();
        sockets.push(socket);
        socket.on('error', () => undefined);
        return socket;
      },
    });
    const seat = mine.sit(table.id, link);
    await seat.until((seen) => seen.update !== null);
    sockets.at(-1)?.terminate();
    const [on, off] = asked(table);
    await on.answer(first(on));
    await seat.until((seen) => seen.update?.revision === off.update?.revision);
    await seat.until((seen) => seen.update?.revision === on.update?.revision);
    expect(sockets.length).toBeGreaterThan(1);
  });
});

describe('seats', () => {
  test('the game starts when the last seat is taken; a taken seat stays taken', async () => {
    const people = await guests(await server(), 'Ann', 'Bob', 'Eve');
    const [ann, bob, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id, status } = await ann.newTable({ game: 'reworld', seats, privacy: 'listed' });
    expect(status).toBe('open');
    const lobby = await eve.get<{ tables: { id: string }[] }>('/api/tables');
    expect(lobby.tables.map((table) => table.id)).toContain(id);
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    await expect(eve.json('PUT', `/api/tables/${id}/seats/1`)).rejects.toEqual(
      refusal('SEAT_TAKEN'),
    );
    await expect(bob.json('PUT', `/api/tables/${id}/seats/2`)).rejects.toEqual(
      refusal('ALREADY_SEATED'),
    );
    await expect(eve.json('PUT', `/api/tables/${id}/seats/9`)).rejects.toEqual(
      refusal('NO_SUCH_SEAT'),
    );
    await bob.json('DELETE', `/api/tables/${id}/seats/1`);
    await eve.json('PUT', `/api/tables/${id}/seats/1`);
    const level = { level: 'drifter' };
    await expect(eve.json('PUT', `/api/tables/${id}/seats/2/bot`, level)).rejects.toEqual(
      refusal('NOT_HOST'),
    );
    const line = await ann.json<{ status: string }>('PUT', `/api/tables/${id}/seats/2/bot`, level);
    expect(line.status).toBe('running');
    const mine = await eve.get<{ tables: { id: string; seat: number }[] }>('/api/my/tables');
    expect(mine.tables).toMatchObject([{ id, seat: 1 }]);
  });

  test('another level of a bot is in the lists at once', async () => {
    const [ann] = await guests(await server(), 'Ann');
    if (ann === undefined) throw new Error('nobody');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    const listed = async (): Promise<unknown> => {
      const mine = await ann.get<{ tables: TableLine[] }>('/api/my/tables');
      return mine.tables[0]?.seats[2]?.seating;
    };
    for (const level of ['drifter', 'settler']) {
      await ann.json('PUT', `/api/tables/${id}/seats/2/bot`, { level });
      expect(await listed()).toEqual({ kind: 'bot', level });
    }
  });

  test('whoever sits down while watching sees through the eyes of the seat from then on', async () => {
    const people = await guests(await server(), 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    const watching = bob.sit(id);
    await watching.until((seen) => seen.room !== null);
    await watching.ask({ type: 'seat', seat: 1, action: 'take' } as never);
    await watching.until((seen) => seen.update?.viewer === 1);
    expect(watching.mirror.log.steps.length).toBeGreaterThan(0);
  });
});

describe('consent', () => {
  test('going back further needs the others, and stays in the log', async () => {
    const table = await game();
    let [on, off] = asked(table);
    while ((on.update?.seq ?? 0) < 5) {
      await on.answer(first(on));
      await off.until((seen) => seen.update?.revision === on.update?.revision);
      [on, off] = asked(table);
    }
    const seq = (on.update?.seq ?? 0) - 3;
    const proposal = { kind: 'takeBack', seq };
    await on.ask({ type: 'propose', proposal } as never);
    await off.until((seen) => seen.room?.proposal !== null);
    const number = off.room?.proposal?.number ?? 0;
    await expect(on.ask({ type: 'consent', proposal: number, yes: true } as never)).rejects.toEqual(
      refusal('NO_PROPOSAL'),
    );
    const wrong = { type: 'consent', proposal: number + 1, yes: true } as never;
    await expect(off.ask(wrong)).rejects.toEqual(refusal('NO_PROPOSAL'));
    await off.ask({ type: 'consent', proposal: number, yes: true } as never);
    await on.until((seen) => seen.update?.seq === off.update?.seq && seen.room?.proposal === null);
    expect(off.update?.seq).toBeLessThanOrEqual(seq + 1);
    const { viewer } = on.update ?? {};
    expect(off.mirror.log.takeBacks).toMatchObject([{ agreed: true, seat: viewer }]);
    expect(off.mirror.log.steps).toHaveLength((off.update?.seq ?? 0) + 1);
  });

  test('a refused request is dropped', async () => {
    const table = await game();
    const [on, off] = asked(table);
    await on.answer(first(on));
    await on.ask({ type: 'propose', proposal: { kind: 'takeBack', seq: 0 } } as never);
    await off.until((seen) => seen.room?.proposal !== null);
    const proposal = off.room?.proposal?.number ?? 0;
    await off.ask({ type: 'consent', proposal, yes: false } as never);
    await on.until((seen) => seen.room?.proposal === null);
    expect(on.mirror.log.takeBacks).toHaveLength(0);
  });

  test('a bot takes the seat of who has left, and plays on', async () => {
    const table = await game();
    const [a, b] = table.seats;
    const take = { type: 'propose', proposal: { kind: 'bot', seat: 1, level: 'drifter' } } as never;
    await expect(a.ask(take)).rejects.toEqual(refusal('NOT_ABANDONED'));
    await b.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
    await a.ask(take);
    await a.until((seen) => seen.room?.seats[1]?.seating.kind === 'bot');
    await a.until((seen) => seen.options !== null || seen.isOver);
    const { seq } = a.update ?? { seq: 0 };
    await a.answer(first(a));
    await a.until((seen) => seen.options !== null && (seen.update?.seq ?? 0) > seq);
    expect(b.update?.viewer).toBeNull();
  });

  test('so does the seat of who is waited for in vain, but not while they are there', async () => {
    const table = await game();
    const [on, off] = asked(table);
    const seat = on.update?.viewer ?? -1;
    const take = { type: 'propose', proposal: { kind: 'bot', seat, level: 'drifter' } } as never;
    await expect(off.ask(take)).rejects.toEqual(refusal('NOT_ABANDONED'));
    nth(table.people, table.seats.indexOf(on)).close();
    await off.until((seen) => seen.room?.seats[seat]?.online === false);
    await off.ask(take);
    await off.until((seen) => seen.room?.seats[seat]?.seating.kind === 'bot');
    await off.until((seen) => seen.options !== null);
    expect(off.update?.seq).toBeGreaterThan(0);
  });

  test('somebody else takes an abandoned seat once the others agree', async () => {
    const table = await game();
    const [a, b] = table.seats;
    const [eve] = await guests(await server(), 'Eve');
    const newcomer = nth([eve], 0).sit(table.id);
    await newcomer.until((seen) => seen.update !== null);
    await b.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
    await newcomer.ask({ type: 'propose', proposal: { kind: 'sitIn', seat: 1 } } as never);
    await a.until((seen) => seen.room?.proposal !== null);
    expect(a.room?.proposal?.name).toBe('Eve');
    const proposal = a.room?.proposal?.number ?? 0;
    await a.ask({ type: 'consent', proposal, yes: true } as never);
    await newcomer.until((seen) => seen.update?.viewer === 1);
    await b.until((seen) => seen.update?.viewer === null);
    expect(newcomer.room?.seats[1]?.seating).toMatchObject({ kind: 'human', name: 'Eve' });
  });
});

describe('talk and presence', () => {
  test('players and those who watch talk apart', async () => {
    const table = await game();
    const [a, b] = table.seats;
    const [eve] = await guests(await server(), 'Eve');
    const watching = nth([eve], 0).sit(table.id);
    await watching.until((seen) => seen.update !== null);
    await a.ask({ type: 'chat', text: ' hello\u202E there ' } as never);
    await watching.ask({ type: 'chat', text: 'psst' } as never);
    await b.until((seen) => seen.chat.length > 0);
    await watching.until((seen) => seen.chat.length > 0);
    expect(b.chat.map((line) => line.text)).toEqual(['hello  there']);
    expect(watching.chat.map((line) => line.text)).toEqual(['psst']);
    expect(a.chat.every((line) => line.channel === 'players')).toBe(true);
    await a.until((seen) => seen.room?.spectators === 1);
    watching.stop();
    await a.until((seen) => seen.room?.spectators === 0);
  });
});
