import type { Json } from '@orrery/kernel';
import type { Host, NewTable, Seating, TableClient } from '@orrery/table/client';
import { describe, expect, test } from 'vitest';
import { createConnection } from '../../src/host/connection.ts';
import { createHost } from '../../src/host/index.ts';
import { openTableClient } from '../../src/host/table-client.ts';
import { type Fake, fakeWorkers } from './fake-worker.ts';

const person = (name: string, confirmTurns = false): Seating => ({
  kind: 'human',
  name,
  confirmTurns,
});
const bot: Seating = { kind: 'bot', level: 'first' };
const againstBot: NewTable = { game: 'reworld', seats: [person('Ada'), bot], seed: 'x' };
const sameScreen: NewTable = {
  game: 'reworld',
  seats: [person('Ada'), person('Ben'), person('Cleo')],
  seed: 'y',
};

interface Open extends Fake {
  readonly host: Host;
  readonly table: TableClient;
}

async function open(table: NewTable): Promise<Open> {
  const fake = fakeWorkers();
  const host = createHost(fake.spawn);
  return { ...fake, host, table: await host.open(await host.create(table)) };
}

const soon = (ms = 5): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const options = (table: TableClient): readonly Json[] => table.state().update.asked?.options ?? [];
const firstOption = (table: TableClient): Json => options(table)[0] ?? null;
const refusal = (code: string): unknown => expect.objectContaining({ name: 'Refusal', code });

async function waitFor(what: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !what(); i++) await soon();
  expect(what()).toBe(true);
}

async function playToTheEnd(table: TableClient): Promise<void> {
  for (let i = 0; i < 2000 && table.state().update.outcome === null; i++) {
    if (options(table).length > 0) await table.answer(options(table).at(-1) ?? null);
    else await soon(1);
  }
  expect(table.state().update.outcome).not.toBeNull();
}

test('whoever is to begin begins; a seat that is not there cannot', async () => {
  const seats = sameScreen.seats;
  for (const first of [0, 1, 2]) {
    const { table } = await open({ game: 'reworld', seats, first });
    expect(table.state().update.asked?.seat).toBe(first);
  }
  await expect(open({ game: 'reworld', seats, first: 3 })).rejects.toEqual(refusal('BAD_SEATS'));
});

test('advice is for the seat that is asked, and for nobody while the screen is covered', async () => {
  const alone = await open(againstBot);
  await waitFor(() => options(alone.table).length > 1);
  expect(await alone.table.advice?.()).toHaveLength(1);
  const { table } = await open(sameScreen);
  await table.show(null);
  expect(await table.advice?.()).toEqual([]);
});

describe('a table of one person', () => {
  test('shows their seat at once, takes answers, tells what bots did', async () => {
    const { table } = await open(againstBot);
    expect(table.state()).toMatchObject({ update: { viewer: 0, game: 'reworld' }, fresh: [] });
    await waitFor(() => options(table).length > 0);
    const { seq } = table.state().update;
    const fresh: number[] = [];
    table.subscribe((state) => fresh.push(...state.fresh.map((step) => step.seq)));
    await table.answer(firstOption(table));
    expect(table.state().update.seq).toBeGreaterThan(seq);
    await waitFor(() => options(table).length > 0);
    const steps = table.state().log.steps.map((step) => step.seq);
    expect(steps).toEqual(Array.from({ length: table.state().update.seq + 1 }, (_, i) => i));
    expect(fresh).toEqual(steps.slice(seq + 1));
  });

  test('refuses in words: what is not offered, nothing to undo, closed tables', async () => {
    const { host, table } = await open(againstBot);
    await waitFor(() => options(table).length > 0);
    await expect(table.answer('launchTerrabot:1')).rejects.toEqual(refusal('NOT_OFFERED'));
    await expect(table.endTurn()).rejects.toEqual(refusal('NOTHING_TO_END'));
    await expect(table.show(1)).rejects.toEqual(refusal('NOT_SHOWN'));
    await expect(host.open('nowhere')).rejects.toEqual(refusal('NO_SUCH_TABLE'));
    table.close();
    await expect(table.answer(firstOption(table))).rejects.toEqual(refusal('CLOSED'));
  });

  test('refuses games, seats and levels that there are not', async () => {
    const { host } = await open(againstBot);
    await expect(host.create({ ...againstBot, game: 'chess' })).rejects.toEqual(
      refusal('NO_SUCH_GAME'),
    );
    await expect(host.create({ ...againstBot, seats: [bot] })).rejects.toEqual(
      refusal('BAD_SEATS'),
    );
    const god: Seating = { kind: 'bot', level: 'god' };
    await expect(host.create({ ...againstBot, seats: [bot, god] })).rejects.toEqual(
      refusal('BAD_SEATS'),
    );
  });

  test('is undone, reset, held and ended', async () => {
    const { table } = await open({ ...againstBot, seats: [person('Ada', true), bot] });
    await waitFor(() => options(table).length > 0);
    const before = table.state().update.view;
    await table.answer(firstOption(table));
    expect(table.state().update.undoable).toBeGreaterThan(0);
    await table.undo();
    expect(table.state()).toMatchObject({ update: { view: before }, fresh: [] });
    expect(table.state().log.takeBacks).toHaveLength(1);
    const isMine = (): boolean => table.state().update.held === 0 || options(table).length > 0;
    for (; table.state().update.held === null; await waitFor(isMine)) {
      await table.answer(firstOption(table));
    }
    await table.endTurn();
    expect(table.state().update.held).toBeNull();
  });
});

describe('a table on one screen', () => {
  const ownOf = ({ view }: { readonly view: unknown }): unknown => (view as { own: unknown }).own;

  test('shows how an answer went as the seat saw it in whose hands the screen is', async () => {
    const { table } = await open(sameScreen);
    const seat = table.state().update.asked?.seat ?? 0;
    await table.show(seat);
    const start = table.state().update.view;
    await table.answer(firstOption(table));
    const { seq, view } = table.state().update;
    const shown = await table.frames(seq);
    expect(shown.at(-1)?.view).toEqual(view);
    expect(shown.flatMap(({ events }) => events)).toEqual(table.state().log.steps[seq]?.events);
    expect((await table.frames(0)).map((frame) => frame.view)).toEqual([start]);
    const next = (seat + 1) % 3;
    await table.show(next);
    const [then] = await table.frames(0);
    expect(then?.view).toMatchObject({ viewer: next });
    expect(ownOf(then as never)).not.toEqual(ownOf({ view: start }));
    await table.show(null);
    for (const frame of await table.frames(seq)) expect(ownOf(frame)).toBeNull();
    await expect(table.frames(99)).rejects.toEqual(refusal('STALE'));
  });

  test('tells what may not be done and what would come to the seat that is asked alone', async () => {
    const { table } = await open(sameScreen);
    expect([await table.refusals(), await table.previews()]).toEqual([[], []]);
    const seat = table.state().update.asked?.seat ?? 0;
    await table.show((seat + 1) % 3);
    expect([await table.refusals(), await table.previews()]).toEqual([[], []]);
    await table.show(seat);
    const previews = await table.previews();
    expect(previews.map(({ choice }) => choice)).toEqual(options(table));
    for (const { choice, rule } of await table.refusals()) {
      await expect(table.answer(choice)).rejects.toMatchObject({ code: 'NOT_OFFERED', rule });
    }
    const certain = previews.find(({ scores }) => scores !== null);
    await table.answer(certain?.choice ?? null);
    expect(table.state().update.view).toEqual(certain?.view);
  });

  test('tells a seat’s secrets only while the screen is in its hands', async () => {
    const { table, sent } = await open(sameScreen);
    expect(table.state().update.viewer).toBeNull();
    await expect(table.answer('leaveRound')).rejects.toEqual(refusal('NOT_SHOWN'));
    for (let turn = 0; turn < 12; turn++) {
      const seat = table.state().update.asked?.seat ?? 0;
      const from = sent.length;
      await table.show(seat);
      await table.answer(options(table).at(-1) ?? null);
      await soon();
      const updates = sent
        .slice(from)
        .flatMap((news) => (news.type === 'update' ? news.update : []));
      expect(updates.length).toBeGreaterThan(1);
      for (const update of updates) {
        expect(update.viewer).toBe(seat);
        expect(update.view).toMatchObject({ viewer: seat });
        expect(ownOf(update)).not.toBeNull();
      }
      await table.show(null);
      expect(ownOf(table.state().update)).toBeNull();
    }
    expect(JSON.stringify(sent)).not.toMatch(/"(seed|key|drawn|snapshot|entries)"/);
  });

  test('gives no file, no other’s eyes and no way on while it is played', async () => {
    const { host, table } = await open(sameScreen);
    await expect(table.export()).rejects.toEqual(refusal('NOT_FINISHED'));
    const replay = await host.replay(table.id);
    expect(replay).toMatchObject({ finished: false, viewer: null, length: 0 });
    await expect(replay.at(0, 1)).rejects.toEqual(refusal('NOT_FINISHED'));
    await expect(replay.frames(0, 1)).rejects.toEqual(refusal('NOT_FINISHED'));
    await expect(replay.playFrom(0, sameScreen.seats)).rejects.toEqual(refusal('NOT_FINISHED'));
    await expect(replay.chances(() => undefined)).rejects.toEqual(refusal('NOT_FINISHED'));
    await expect(replay.review(() => undefined)).rejects.toEqual(refusal('NOT_FINISHED'));
    expect((await replay.at(0)).viewer).toBeNull();
  });
});

describe('a finished game', () => {
  test('is listed, replayed through all eyes, judged, played on, exported, imported', async () => {
    const { host, table } = await open(againstBot);
    await playToTheEnd(table);
    const [line] = await host.games();
    expect(line).toMatchObject({ kind: 'table', id: table.id, outcome: expect.anything() });
    const replay = await host.replay(table.id);
    expect(replay.finished).toBe(true);
    const middle = Math.floor(replay.length / 2);
    const seen = await replay.at(middle, 1);
    expect(seen.viewer).toBe(1);
    const shown = await replay.frames(middle, 1);
    expect(shown.at(-1)?.view).toEqual(seen.view);
    expect(shown.flatMap(({ events }) => events)).toEqual(seen.step.events);
    const progress: number[] = [];
    const curve = await replay.chances((done) => progress.push(done));
    expect(curve).toHaveLength(replay.length + 1);
    expect(progress).toEqual([replay.length + 1]);
    const review = await replay.review(() => undefined);
    // Answers that were the only ones are no decisions.
    expect(review.length).toBeGreaterThan(10);
    expect(review.length).toBeLessThan(replay.length);
    for (const { index, seat, played } of review) {
      const decided = await replay.at(index, seat);
      expect([decided.asked?.seat, decided.chosen]).toEqual([seat, played.choice]);
    }

    const on = await host.open(await replay.playFrom(middle, [bot, person('Ada')]));
    expect(on.state().update).toMatchObject({ viewer: 1 });
    expect(on.state().update.seq).toBeGreaterThanOrEqual(middle);

    const text = await table.export();
    const again = await host.replay(await host.importFile(text));
    expect(again).toMatchObject({ finished: true, length: replay.length, seats: replay.seats });
    await expect(host.importFile(text.replace('"seed":"x"', '"seed":"z"'))).rejects.toEqual(
      refusal('TAMPERED'),
    );
    await expect(host.importFile('hello')).rejects.toEqual(refusal('BAD_SAVE'));
    const count = (await host.games()).length;
    await host.remove(table.id);
    expect(await host.games()).toHaveLength(count - 1);
  });
});

describe('a worker that breaks down', () => {
  test('is replaced; the table is as it was stored, and the page is told', async () => {
    const { table, workers } = await open(againstBot);
    await waitFor(() => options(table).length > 0);
    await table.answer(firstOption(table));
    const before = table.state();
    const notices: string[] = [];
    const seen: string[] = [];
    table.onNotice((notice) => notices.push(notice.kind));
    table.subscribe((state) => seen.push(state.connection));
    const lost = table.answer(firstOption(table));
    workers[0]?.crash();
    await expect(lost).rejects.toEqual(refusal('HOST_LOST'));
    await expect(table.undo()).rejects.toEqual(refusal('HOST_LOST'));
    await waitFor(() => notices.length > 0);
    expect(notices).toEqual(['restored']);
    expect([seen[0], seen.at(-1)]).toEqual(['away', 'live']);
    expect(workers).toHaveLength(2);
    expect(table.state().update.revision).toBeGreaterThanOrEqual(before.update.revision);
    await waitFor(() => options(table).length > 0);
    await table.answer(firstOption(table));
  });

  test('keeps the screen in the hands it was in', async () => {
    const { table, workers } = await open(sameScreen);
    await table.show(2);
    workers[0]?.crash();
    await waitFor(() => workers.length === 2 && table.state().connection === 'live');
    expect(table.state().update.viewer).toBe(2);
  });

  test('also one that only falls silent', async () => {
    const { spawn, workers } = fakeWorkers();
    const connection = createConnection(spawn, 20);
    const table = await openTableClient(connection, await connection.call('create', againstBot));
    workers[0]?.hang();
    await waitFor(() => workers.length === 2 && table.state().connection === 'live');
    await soon(200);
    expect(workers).toHaveLength(2);
    table.close();
  });

  test('again and again: it is given up, and tried again when somebody asks', async () => {
    const { table, workers } = await open(againstBot);
    workers[0]?.crash();
    await waitFor(() => workers.length === 2);
    workers[1]?.crash();
    await soon(50);
    expect(workers).toHaveLength(2);
    await expect(table.skip()).rejects.toEqual(refusal('HOST_LOST'));
    await waitFor(() => workers.length === 3 && table.state().connection === 'live');
  });
});
