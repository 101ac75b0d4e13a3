import { logSince } from '@orrery/table/parts';
import { afterAll, describe, expect, test } from 'vitest';
import { isWhole, opening, openTable, snapshotRow } from '../src/online/stored.ts';
import { chainStart, linkOf } from '../src/online/chain.ts';
import { atOnce } from '../src/slices.ts';
import { sqlitePlaces } from '../testing/stores.ts';
import { finishTurn, game, human, Kept, playFirst, seen } from './kept.ts';

const places = sqlitePlaces();
afterAll(() => places.clear());

/** A table at which somebody answers and takes it back again and again. */
function endless(times: number): Kept {
  const kept = new Kept([human('ann'), human('bob')]);
  finishTurn(kept);
  finishTurn(kept);
  for (let n = 0; n < times; n++) {
    const seat = kept.online.model?.question?.seat ?? 0;
    playFirst(kept);
    if (kept.online.model?.draft?.seat === seat) kept.do({ kind: 'undo', seat, all: false });
  }
  playFirst(kept);
  return kept;
}

/** With the links that a server would have stored. */
function linked(kept: Kept): { changes: Kept['changes']; chain: string } {
  let chain = chainStart(kept.table.id);
  const changes = kept.changes.map((row) => {
    chain = linkOf(chain, row);
    return { ...row, hash: chain };
  });
  return { changes, chain };
}

/** A table that waits, at which somebody sits down and gets up again and again. */
function restless(times: number): Kept {
  const kept = new Kept([human('ann'), { kind: 'empty' }, { kind: 'empty' }]);
  for (let n = 0; n < times; n++) {
    kept.do({ kind: 'sit', seat: 1, user: 'bob', name: 'BOB' });
    kept.do({ kind: 'rise', seat: 1 });
  }
  return kept;
}

describe('a table with far more changes than steps', () => {
  test('opens from its snapshot also while it waits for players', async () => {
    const kept = restless(300);
    const { changes, chain } = linked(kept);
    const store = await (await places.fresh()).open();
    for (const [n, change] of changes.entries()) {
      await store.append(n === 0 ? { change, table: kept.table } : { change });
    }
    await store.tables.keepSnapshot(snapshotRow(kept.online, chain));
    const stored = await store.tables.load(kept.table.id, isWhole);
    await store.close();
    if (stored === null) throw new Error('there is no such table');
    expect(stored.changes.length).toBeLessThan(50);
    // No rules were used yet, so that later ones are as good.
    const later = { ...game, rulesVersion: game.rulesVersion + 1, olderRules: {} };
    for (const rules of [game, later]) {
      const opened = atOnce(opening(stored, rules));
      expect(opened.chain).toBe(chain);
      expect(opened.online.model).toBeNull();
      expect(seen(opened.online)).toMatchObject({ seq: 601, chairs: [{ user: 'ann' }, {}, {}] });
    }
  });

  test('opens from its snapshot and the changes after it; the others are not read', async () => {
    const kept = endless(400);
    expect(kept.changes.length).toBeGreaterThan(700);
    const { changes, chain } = linked(kept);
    const store = await (await places.fresh()).open();
    const snapshot = snapshotRow(kept.online, chain);
    for (const [n, change] of changes.entries()) {
      await store.append(n === 0 ? { change, table: kept.table } : { change });
    }
    await store.tables.keepSnapshot(snapshot);
    const stored = await store.tables.load(kept.table.id, isWhole);
    expect(stored?.changes.length).toBeLessThan(50);
    const all = await store.tables.load(kept.table.id);
    expect(all?.changes).toHaveLength(changes.length);
    await store.close();
    if (stored === null || all === null) throw new Error('there is no such table');
    const opened = atOnce(opening(stored, game));
    expect(opened.chain).toBe(chain);
    expect(seen(opened.online)).toEqual(seen(openTable(all, game)));
    expect(seen(openTable({ ...all, snapshot: undefined }, game))).toEqual(seen(opened.online));
  });

  test('whose snapshot is damaged is said to be so, and opens from all of them', () => {
    const kept = endless(400);
    const { changes, chain } = linked(kept);
    const snapshot = snapshotRow(kept.online, chain);
    const { table } = kept;
    const part = changes.slice(-20);
    const cut = { ...snapshot, body: snapshot.body.slice(0, -5) };
    expect(() => openTable({ table, snapshot: cut, changes: part }, game)).toThrow(/JSON/);
    const altered = snapshot.body.replace(chain, 'another');
    const marked = { ...snapshot, body: altered };
    expect(() => openTable({ table, snapshot: marked, changes: part }, game)).toThrow(
      /not the one/,
    );
    const other = { ...snapshot, body: altered.replace(/,"sum":"[^"]+"/, '') };
    expect(() => openTable({ table, snapshot: other, changes: part }, game)).toThrow(/not whole/);
    const opened = openTable({ table, snapshot: cut, changes }, game);
    expect(seen(opened)).toEqual(seen(openTable({ table, snapshot: undefined, changes }, game)));
  });

  test('tells no more of what was taken back than anybody reads', () => {
    const kept = new Kept([human('ann'), human('bob')]);
    for (let round = 0; round < 6; round++) {
      for (let n = 0; n < 90; n++) playFirst(kept);
      const proposal = { kind: 'takeBack', seq: 1 } as const;
      const asking = { number: 1, by: 0, user: 'ann', name: 'ANN', proposal, agreed: [] };
      kept.do({ kind: 'propose', asking: { ...asking, needs: [1] } });
      kept.do({ kind: 'consent', seat: 1, yes: true });
    }
    const { model } = kept.online;
    if (model === null) throw new Error('no game');
    const { takeBacks } = logSince(model, null, null);
    expect(takeBacks.length).toBeGreaterThan(1);
    expect(takeBacks.flatMap(({ steps }) => steps).length).toBeLessThanOrEqual(300);
    const snapshot = snapshotRow(kept.online);
    expect(seen(kept.opened(snapshot))).toEqual(seen(kept.online));
    // As a version kept it that forgot nothing: it is forgotten when the table opens.
    const { sum: _, ...body } = JSON.parse(snapshot.body) as {
      model: { undone: unknown[] };
      sum: string;
    };
    body.model.undone = Array.from({ length: 10 }, () => body.model.undone).flat();
    const opened = kept.opened({ ...snapshot, body: JSON.stringify(body) });
    expect(opened.model?.undone).toHaveLength(model.undone.length);
  });

  test('a usual game keeps its steps in its changes alone', () => {
    const kept = endless(20);
    const { chain } = linked(kept);
    expect(snapshotRow(kept.online, chain).body).not.toContain('"whole"');
  });
});
