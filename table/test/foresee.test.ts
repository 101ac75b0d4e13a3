import { describe, expect, test } from 'vitest';
import { newTable, person, settled } from './helpers.ts';

// Seed 17 deals [5, 9, 1] to seat 0 and [2, 7, 2] to seat 1; the top card is a 3.

describe('why', () => {
  test('names the rule that forbids; null for what is offered or what no rule speaks of', async () => {
    const { table } = await newTable();
    expect(table.why(0, 'play:8')).toBe('TOY-TURN-02');
    expect(table.why(0, 'play:1')).toBeNull();
    expect(table.why(0, { dance: true })).toBeNull();
  });

  test('speaks to the asked seat only, and not while a turn is held', async () => {
    const { table, answer } = await newTable();
    expect(() => table.why(1, 'play:8')).toThrow(
      expect.objectContaining({ code: 'NOT_YOUR_TURN' }),
    );
    expect(() => table.why(9, 'play:8')).toThrow(expect.objectContaining({ code: 'NO_SUCH_SEAT' }));
    await answer(0, 'hide:1');
    expect(() => table.why(1, 'play:8')).toThrow(expect.objectContaining({ code: 'HELD' }));
  });
});

describe('preview', () => {
  test('tells what an answer brings, and changes nothing', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'play:1');
    const told = at[0]?.heard.length;
    const foreseen = table.preview(0, 'right');
    expect(foreseen.events).toEqual([{ type: 'played', seat: 0, card: 1, side: 'right' }]);
    expect(foreseen.scores?.map((score) => score.total)).toEqual([1, 0]);
    expect(foreseen.final).toBe(false);
    expect(at[0]?.heard).toHaveLength(told ?? 0);
    expect(table.record().entries).toHaveLength(1);
  });

  test('goes on through forced answers', async () => {
    const { table } = await newTable();
    expect(table.preview(0, 'play:9')).toMatchObject({
      events: [{ type: 'played', card: 9, side: 'left' }],
      scores: [{ total: 9 }, { total: 0 }],
    });
  });

  test('stops where chance or a secret speaks', async () => {
    const { table } = await newTable();
    expect(table.preview(0, 'draw')).toEqual({ events: [], scores: null, final: true });
  });

  test('a forced draw to come is not final for who confirms turns, but its card stays unknown', async () => {
    const careful = await newTable();
    await careful.answer(0, 'play:5');
    const events = [{ type: 'played', seat: 0, card: 5, side: 'left' }];
    expect(careful.table.preview(0, 'left')).toEqual({ events, scores: null, final: false });
    const quick = await newTable({ seats: [person('Ada', false), person('Ben')] });
    await quick.answer(0, 'play:5');
    expect(quick.table.preview(0, 'left')).toEqual({ events, scores: null, final: true });
  });

  test('refuses like an answer does', async () => {
    const { table } = await newTable();
    const refusal = expect.objectContaining({ code: 'NOT_OFFERED', rule: 'TOY-TURN-02' });
    expect(() => table.preview(0, 'play:8')).toThrow(refusal);
    expect(() => table.preview(1, 'draw')).toThrow(
      expect.objectContaining({ code: 'NOT_YOUR_TURN' }),
    );
  });

  test('is over with the game', async () => {
    const { table, at, answer } = await newTable({ seats: [person('Ada', false)] });
    while (at[0]?.update().outcome === null) {
      await answer(0, at[0]?.update().asked?.options?.at(-1) ?? null);
      await settled();
    }
    expect(() => table.preview(0, 'draw')).toThrow(expect.objectContaining({ code: 'GAME_OVER' }));
  });
});
