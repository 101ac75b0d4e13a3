import { type AnyGame, pending } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { TableDeps } from '../src/index.ts';
import { type ToyView, toy } from './toy.ts';
import { bot, eventsOf, listen, newTable, offered, person, refused, settled } from './helpers.ts';

// The usual seed deals [5, 9, 1] to seat 0 and [7, 2, 2] to seat 1; the top card is a 3.

describe('answering', () => {
  test('an answer is stored, told to everybody and moves the game on', async () => {
    const { at, crowd, answer, deps } = await newTable();
    await answer(0, 'play:1');
    expect(at[0]?.update()).toMatchObject({ revision: 1, seq: 1, asked: { seat: 0, ask: 'side' } });
    expect(at[0]?.update().asked?.options).toEqual(['left', 'right']);
    expect(crowd.update()).toMatchObject({ revision: 1, asked: { seat: 0, options: null } });
    expect(await deps.store.load('t')).toMatchObject({ snapshot: { revision: 1, seq: 1 } });
  });

  test('everybody knows who has secrets, and nobody else’s', async () => {
    const { at, crowd, answer } = await newTable({ options: { cards: 3 } });
    for (const listener of [...at, crowd]) expect(listener.update().secretive).toEqual([0, 1]);
    expect(at[0]?.update().view).toMatchObject({ viewer: 0, own: { hand: [5, 9, 1] } });
    expect(crowd.update().view).toMatchObject({ viewer: null, own: null, hands: [3, 3] });
    const bare = await newTable(
      {},
      { game: { ...toy, own: (_s, seat) => (seat === 1 ? [] : null) } },
    );
    expect(bare.crowd.update().secretive).toEqual([1]);
    await answer(0, 'play:1');
    expect(at[1]?.update().view).toMatchObject({ placing: [1], own: { hand: [7, 2, 2] } });
  });

  test('an answer to an older or a future revision is stale, and changes nothing', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'play:1');
    for (const revision of [0, 2, -1, 0.5, Number.NaN]) {
      expect(await refused(table.answer(0, revision, 'left'))).toMatchObject({ code: 'STALE' });
    }
    expect(at[0]?.heard).toHaveLength(2);
  });

  test('the other seat, no seat, a bot seat and an empty seat cannot answer', async () => {
    const { table, at } = await newTable({ seats: [person('Ada'), { kind: 'empty' }] });
    expect(await refused(table.answer(1, 0, 'draw'))).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(await refused(table.answer(7, 0, 'draw'))).toMatchObject({ code: 'NO_SUCH_SEAT' });
    expect(await refused(table.answer(0.5, 0, 'draw'))).toMatchObject({ code: 'NO_SUCH_SEAT' });
    expect(at[0]?.heard).toHaveLength(1);
  });

  test('what is not offered is refused with its rule', async () => {
    const { answer } = await newTable();
    expect(await refused(answer(0, 'play:8'))).toMatchObject({
      code: 'NOT_OFFERED',
      rule: 'TOY-TURN-02',
    });
    expect(await refused(answer(0, 'dance'))).toMatchObject({
      code: 'NOT_OFFERED',
      rule: 'TOY-TURN-01',
    });
  });

  test('two answers at once: the first is played, the second is stale', async () => {
    const { table, at } = await newTable();
    const both = [table.answer(0, 0, 'play:1'), table.answer(0, 0, 'draw')];
    const [first, second] = await Promise.allSettled(both);
    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'STALE' } });
    expect(at[0]?.update().seq).toBe(1);
  });

  test('a store that fails: the answer is refused and nothing has changed', async () => {
    const { deps, table, at, answer } = await newTable();
    const save = deps.store.save;
    deps.store.save = () => Promise.reject(new Error('disk full'));
    expect(await refused(answer(0, 'play:1'))).toMatchObject({
      code: 'NOT_STORED',
      message: expect.stringContaining('disk full'),
    });
    expect(at[0]?.heard).toHaveLength(1);
    deps.store.save = save;
    await table.answer(0, 0, 'play:1');
    expect(at[0]?.update().seq).toBe(1);
  });

  test('somebody else has stored a change: CONFLICT', async () => {
    const { deps, table, answer } = await newTable();
    const { openTable } = await import('../src/index.ts');
    const other = await openTable(deps, 't');
    await other.answer(0, 0, 'play:1');
    expect(await refused(answer(0, 'draw'))).toMatchObject({ code: 'CONFLICT' });
    await Promise.all([table.close(), other.close()]);
  });

  test('a closed table takes no answer', async () => {
    const { table } = await newTable();
    await table.close();
    expect(await refused(table.answer(0, 0, 'draw'))).toMatchObject({ code: 'CLOSED' });
  });
});

describe('undo', () => {
  test('goes back one choice at a time, and leaves what was undone in the log', async () => {
    const { table, at, crowd, answer } = await newTable();
    const before = at[0]?.update().view;
    await answer(0, 'play:1');
    await answer(0, 'right');
    expect(at[0]?.update()).toMatchObject({ undoable: 2, held: 0, revision: 2 });
    expect(at[1]?.update().undoable).toBe(0);
    await table.undo(0, 2);
    expect(at[0]?.update()).toMatchObject({ undoable: 1, held: null, revision: 3, seq: 1 });
    await table.undo(0, 3);
    expect(at[0]?.update()).toMatchObject({ undoable: 0, revision: 4, seq: 0, view: before });
    const log = crowd.log();
    expect(log.steps.map((step) => step.seq)).toEqual([0]);
    expect(log.takeBacks.map((back) => [back.seat, back.steps.map((step) => step.seq)])).toEqual([
      [0, [2]],
      [0, [1]],
    ]);
    expect(log.takeBacks[0]?.steps[0]?.events).toMatchObject([{ type: 'played', card: 1 }]);
    expect(await refused(table.undo(0, 4))).toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('the whole turn at once', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'play:1');
    await answer(0, 'right');
    await table.resetTurn(0, 2);
    expect(at[0]?.update()).toMatchObject({ undoable: 0, seq: 0, revision: 3, held: null });
    expect(at[1]?.log().takeBacks).toHaveLength(1);
  });

  test('nobody takes back for another, and not by an old revision', async () => {
    const { table, answer } = await newTable();
    await answer(0, 'play:1');
    expect(await refused(table.undo(1, 1))).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    expect(await refused(table.undo(0, 0))).toMatchObject({ code: 'STALE' });
  });

  test('a draw is a barrier: nothing before it can be undone, and no turn is held', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'draw');
    expect(at[0]?.update()).toMatchObject({ undoable: 0, held: null, asked: { seat: 1 } });
    expect(await refused(table.undo(0, 1))).toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('takes forced answers back together with the choice before them', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'play:9');
    await settled();
    expect(at[0]?.update()).toMatchObject({ seq: 2, undoable: 1, held: 0 });
    await table.undo(0, 2);
    expect(at[0]?.update()).toMatchObject({ seq: 0, undoable: 0 });
  });
});

describe('a turn that can be undone', () => {
  test('is held until its player ends it: nobody else may answer', async () => {
    const { table, at, crowd, answer } = await newTable();
    await answer(0, 'hide:1');
    expect(crowd.update()).toMatchObject({ held: 0, asked: { seat: 1 } });
    expect(at[1]?.update().asked?.options).toBeNull();
    expect(await refused(answer(1, 'draw'))).toMatchObject({ code: 'HELD' });
    expect(await refused(table.endTurn(1, 1))).toMatchObject({ code: 'NOTHING_TO_END' });
    await table.endTurn(0, 1);
    expect(at[1]?.update()).toMatchObject({ held: null, revision: 2 });
    expect(at[1]?.update().asked?.options).toContain('draw');
    expect(await refused(table.undo(0, 2))).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    await answer(1, 'draw');
  });

  test('is not held for a player who does not want it', async () => {
    const { at, answer } = await newTable({ seats: [person('Ada', false), person('Ben')] });
    await answer(0, 'play:1');
    expect(at[0]?.update().undoable).toBe(1);
    await answer(0, 'left');
    expect(at[0]?.update()).toMatchObject({ held: null, undoable: 0 });
    expect(at[1]?.update().asked?.options).toContain('draw');
  });

  test('is let go when its player no longer wants it held, and answers stay good', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'hide:1');
    await table.setSeat(0, person('Ada', false));
    expect(at[0]?.update()).toMatchObject({ held: null, undoable: 0, revision: 2 });
    await table.answer(1, 1, 'draw');
    expect(at[0]?.update().seq).toBe(2);
  });

  test('is held before a forced answer that could not be undone', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'play:5');
    await answer(0, 'left');
    await settled();
    expect(at[0]?.update()).toMatchObject({
      seq: 2,
      held: 0,
      undoable: 2,
      asked: { ask: 'bonus' },
    });
    await table.endTurn(0, 3);
    await settled();
    expect(at[0]?.update()).toMatchObject({ seq: 3, held: null, undoable: 0, asked: { seat: 1 } });
  });

  test('also the last one: the game is over when it is ended', async () => {
    const { table, at, answer } = await newTable({ seats: [person('Ada')] });
    let over = false;
    for (let i = 0; i < 60 && !over; i++) {
      const { asked, held, revision, view } = at[0]?.update() ?? {};
      if (held === 0) {
        expect(at[0]?.update().outcome).toBeNull();
        await table.endTurn(0, revision ?? 0);
      } else if (asked?.options != null) {
        const last = (view as ToyView).turns === 11;
        const hide = offered(at[0]?.update(), 'hide');
        await answer(0, last ? hide : (asked.options.at(-1) ?? null));
      }
      await settled();
      over = at[0]?.update().outcome !== null;
    }
    expect(at[0]?.update().outcome).toEqual({ winners: [0] });
    expect(eventsOf(at[0]?.log() ?? { steps: [], takeBacks: [] }).at(-1)).toEqual({ type: 'over' });
    expect(await refused(answer(0, 'draw'))).toMatchObject({ code: 'GAME_OVER' });
  });
});

describe('forced answers', () => {
  test('are played by the table and told as such to their own seat only', async () => {
    const { table, at, crowd, answer } = await newTable();
    await answer(0, 'play:9');
    await settled();
    expect(at[0]?.log().steps.map((step) => step.forced)).toEqual([false, false, true]);
    expect(at[1]?.log().steps.map((step) => step.forced)).toEqual([false, false, false]);
    expect(crowd.log().steps[2]?.events).toMatchObject([{ type: 'played', card: 9 }]);
    expect(table.record().entries).toEqual([
      [0, 'turn', 'play:9'],
      [0, 'side', 'left', 1],
    ]);
  });

  test('are open to everybody once the game is over, told as to a newcomer', async () => {
    const { table, at, crowd, answer } = await newTable({
      seats: [person('Ada', false), person('Bob', false)],
    });
    const asked = () => at.map((seat) => seat.update().asked).find((ask) => ask?.options != null);
    for (let ask = asked(); ask?.options != null; ask = asked()) {
      const { options } = ask;
      const plays = options.find((choice) => choice === 'play:9') ?? options.at(-1) ?? null;
      await answer(ask.seat, plays);
      await settled();
    }
    const forced = table.record().entries.map((entry) => entry[3] === 1);
    expect(forced).toContain(true);
    for (const listener of [...at, crowd]) {
      expect(listener.update().outcome).not.toBeNull();
      expect(listener.update().log.from).toBeGreaterThan(0);
      expect(listener.log().steps.map((step) => step.forced)).toEqual([false, ...forced]);
    }
    expect(crowd.log()).toEqual(listen(table, null).log());
  });
});

/** The toy, where only its player may know that a 9 goes nowhere but left. */
const discreet: AnyGame = {
  ...toy,
  handlers: { ...toy.handlers, side: { ...toy.handlers.side, privateOptions: true } },
};

describe('an only answer that would tell a secret', () => {
  test('is given by the person, like any other: it comes alone, and is undone alone', async () => {
    const { table, at, crowd, answer } = await newTable({}, { game: discreet });
    await answer(0, 'play:9');
    await settled();
    expect(at[0]?.update()).toMatchObject({ revision: 1, seq: 1, undoable: 1, held: null });
    expect(at[0]?.update().asked).toMatchObject({ seat: 0, ask: 'side', options: ['left'] });
    expect(at[1]?.update().asked).toMatchObject({ seat: 0, ask: 'side', options: null });
    expect(crowd.heard).toHaveLength(2);
    await answer(0, 'left');
    expect(at[0]?.update()).toMatchObject({ revision: 2, seq: 2, undoable: 2, held: 0 });
    expect(at[0]?.log().steps.map((step) => step.forced)).toEqual([false, false, false]);
    expect(table.record().entries).toEqual([
      [0, 'turn', 'play:9'],
      [0, 'side', 'left'],
    ]);
    await table.undo(0, 2);
    await settled();
    expect(at[0]?.update()).toMatchObject({ revision: 3, seq: 1, undoable: 1, held: null });
  });

  test('is what a preview stops at', async () => {
    const { table } = await newTable({}, { game: discreet });
    const preview = table.previews(0).find(({ choice }) => choice === 'play:9');
    expect(preview).toMatchObject({ events: [], final: false, view: { placing: [9] } });
  });

  test('is given by the table for a person among bots, who hides it from nobody', async () => {
    const seats = [person('Ada'), bot()];
    const { table, answer } = await newTable({ seats }, { game: discreet });
    await answer(0, 'play:9');
    await settled();
    expect(table.record().entries[1]).toEqual([0, 'side', 'left', 1]);
  });

  test('is given by a bot in its own time, whoever watches', async () => {
    const asked: string[] = [];
    const think: TableDeps['think'] = ({ state }) => {
      const { ask, options } = pending(discreet, state) ?? { ask: '', options: [] };
      asked.push(ask);
      return { choice: Promise.resolve(options.at(ask === 'turn' ? -3 : 0) ?? null), cancel() {} };
    };
    const { table } = await newTable({ seats: [bot(), person('Ben')] }, { game: discreet, think });
    await settled();
    expect(asked).toEqual(['turn', 'side']);
    expect(table.record().entries).toEqual([
      [0, 'turn', 'play:9'],
      [0, 'side', 'left'],
    ]);
  });

  test('in a game stored when the table gave it stays what it was', async () => {
    const entries = [
      [0, 'turn', 'play:9'],
      [0, 'side', 'left', 1],
    ] as const;
    const { table } = await newTable({ entries }, { game: discreet });
    expect(table.record().entries).toEqual(entries);
  });
});
