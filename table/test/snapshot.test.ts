import { describe, expect, test } from 'vitest';
import { createTable, memoryStore, openTable, type Stored, type TableStore } from '../src/index.ts';
import { depsOf, newTable, person, refused, SEED, settled } from './helpers.ts';
import { toy } from './toy.ts';

describe('a stored table', () => {
  test('goes on where it was: position, log, take-backs', async () => {
    const first = await newTable();
    await first.answer(0, 'draw');
    await first.answer(1, 'hide:2');
    await first.table.undo(1, 2);
    await first.answer(1, 'play:7');
    const before = first.at.map((seat) => seat.update());
    const log = first.at[1]?.log();
    const { at } = await first.reopen();
    for (const [seat, { log: _, ...rest }] of before.entries()) {
      expect(at[seat]?.update()).toMatchObject(rest);
    }
    expect(at[1]?.log()).toEqual(log);
  });

  test('a turn that was held still is, and can be undone step by step', async () => {
    const first = await newTable();
    await first.answer(0, 'play:1');
    await first.answer(0, 'right');
    const { table, at } = await first.reopen();
    expect(at[0]?.update()).toMatchObject({ held: 0, undoable: 2 });
    await table.undo(0, 2);
    expect(at[0]?.update()).toMatchObject({ held: null, undoable: 1, asked: { ask: 'side' } });
    await table.undo(0, 3);
    expect(at[0]?.update()).toMatchObject({ seq: 0, undoable: 0 });
  });

  test('a forced answer that was not played yet is played when it is opened', async () => {
    const deps = depsOf(toy);
    const entries = [[0, 'turn', 'play:9']] as const;
    const seats = [person('Ada'), person('Ben')];
    await createTable(deps, { id: 't', seats, options: {}, seed: SEED, created: 0, entries });
    const table = await openTable(deps, 't');
    await settled();
    expect(table.record().entries).toEqual([
      [0, 'turn', 'play:9'],
      [0, 'side', 'left', 1],
    ]);
  });

  test('is listed with open things only, the newest first, and can be deleted', async () => {
    const store = memoryStore();
    await newTable({ id: 'a' }, { store });
    await newTable({ id: 'b' }, { store });
    const list = await store.list();
    expect(list.map((line) => line.id)).toEqual(['b', 'a']);
    expect(list[0]).toMatchObject({ kind: 'table', game: 'toy', seq: 0, asked: 0, totals: null });
    await store.delete('a');
    expect(await store.list()).toHaveLength(1);
    expect(await refused(openTable(depsOf(toy, { store }), 'a'))).toMatchObject({
      code: 'NO_SUCH_TABLE',
    });
  });

  test('a new table does not overwrite one', async () => {
    const { deps } = await newTable();
    const again = { id: 't', seats: [person('Eve')], options: {}, seed: '2', created: 0 };
    expect(await refused(createTable(deps, again))).toMatchObject({ code: 'CONFLICT' });
  });

  test('seats and options that the game does not know are refused', async () => {
    const deps = depsOf(toy);
    const usual = { id: 'x', seats: [person('Ada')], options: {}, seed: '1', created: 0 };
    expect(await refused(createTable(deps, { ...usual, seats: [] }))).toMatchObject({
      code: 'BAD_SEATS',
    });
    expect(await refused(createTable(deps, { ...usual, options: { cards: 99 } }))).toMatchObject({
      code: 'BAD_OPTIONS',
    });
    const seats = [{ kind: 'human' }] as never;
    expect(await refused(createTable(deps, { ...usual, seats }))).toMatchObject({
      code: 'BAD_SEATS',
    });
  });
});

describe('a damaged table', () => {
  /** A store that hands back something else than it was given. */
  async function tampered(change: (stored: StoredText) => unknown): Promise<TableStore> {
    const { deps, answer, table } = await newTable();
    await answer(0, 'play:1');
    await table.close();
    const load = async (id: string): Promise<Stored> => {
      const stored = (await deps.store.load(id)) as StoredText;
      return (change(stored) ?? stored) as Stored;
    };
    return { ...deps.store, load };
  }
  interface StoredText {
    snapshot: Record<string, unknown> & { state: Record<string, unknown> };
    steps: unknown[];
  }

  const cases: readonly [string, string, (stored: StoredText) => unknown][] = [
    ['is no object', 'no object', () => ({ snapshot: null, steps: [] })],
    ['has another format', 'format', ({ snapshot }) => void (snapshot['format'] = 'x')],
    ['has no seed', 'seed', ({ snapshot }) => void delete snapshot['seed']],
    ['has broken seats', 'seats', ({ snapshot }) => void (snapshot['seats'] = [{}])],
    ['has a broken revision', 'revision', ({ snapshot }) => void (snapshot['revision'] = '1')],
    ['has another position', 'position', ({ snapshot }) => void (snapshot.state['turns'] = 5)],
    ['has broken take-backs', 'take-backs', ({ snapshot }) => void (snapshot['undone'] = [1])],
    ['has a broken draft', 'draft', ({ snapshot }) => void (snapshot['draft'] = { base: 1 })],
    ['has lost an answer', '0 answers, not 1', ({ steps }) => void steps.pop()],
    ['has a broken step', 'step 1', ({ steps }) => void (steps[1] = { entry: ['x'], events: [] })],
    ['names no question', 'step 1', ({ steps }) => void (steps[1] = { entry: [0, 1], events: [] })],
    ['has no steps', 'steps', ({ snapshot }) => ({ snapshot, steps: 'gone' })],
  ];
  test.each(cases)('that %s is refused, saying so', async (_, words, change) => {
    const store = await tampered(change);
    const message: unknown = expect.stringContaining(words);
    expect(await refused(openTable(depsOf(toy, { store }), 't'))).toMatchObject({
      code: 'DAMAGED',
      message,
    });
  });

  test('an impossible position is told by the audit of its game', async () => {
    const store = await tampered(({ snapshot }) => void snapshot);
    const strict = { ...toy, audit: () => ['a card is missing'] };
    const message: unknown = expect.stringContaining('a card is missing');
    expect(await refused(openTable(depsOf(strict, { store }), 't'))).toMatchObject({
      code: 'DAMAGED',
      message,
    });
  });

  test('another version of the rules, another game', async () => {
    const store = await tampered(() => undefined);
    const opened = (game: Partial<typeof toy>) =>
      openTable(depsOf({ ...toy, ...game }, { store }), 't');
    expect(await refused(opened({ rulesVersion: 4 }))).toMatchObject({ code: 'OTHER_VERSION' });
    const olderRules = { 3: 'a 5 lets nobody draw any more' };
    expect(await refused(opened({ rulesVersion: 4, olderRules }))).toMatchObject({
      code: 'OTHER_VERSION',
      message: expect.stringContaining(olderRules[3]),
    });
    expect(await refused(opened({ rulesVersion: 2 }))).toMatchObject({ code: 'OTHER_VERSION' });
    expect(await refused(openTable(depsOf({ ...toy, id: 'chess' }, { store }), 't'))).toMatchObject(
      { code: 'OTHER_GAME' },
    );
  });

  test('rules that play its answers alike take it over, and say so from then on', async () => {
    const store = await tampered(() => undefined);
    const later = { ...toy, rulesVersion: 5, olderRules: { 3: true, 4: true } as const };
    const table = await openTable(depsOf(later, { store }), 't');
    await table.answer(0, 1, 'left');
    expect(await store.load('t')).toMatchObject({ snapshot: { rulesVersion: 5, seq: 2 } });
  });

  test('the format before is refused as what it is', async () => {
    const store = await tampered(({ snapshot }) => void (snapshot['format'] = 'orrery-table-1'));
    expect(await refused(openTable(depsOf(toy, { store }), 't'))).toMatchObject({
      code: 'OTHER_VERSION',
      message: expect.stringContaining('older version of Orrery'),
    });
  });

  test('a draft that no longer leads to the position is let go, the game goes on', async () => {
    const store = await tampered(({ snapshot }) => {
      (snapshot['draft'] as { base: { turns: number } }).base.turns = 7;
    });
    const table = await openTable(depsOf(toy, { store }), 't');
    expect(await refused(table.undo(0, 1))).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    await table.answer(0, 1, 'left');
  });
});
