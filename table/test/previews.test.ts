import type { Refused, Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Preview, Table } from '../src/index.ts';
import { newTable, person, settled } from './helpers.ts';
import type { ToyOwn, ToyView } from './toy.ts';

// The usual seed deals [5, 9, 1] to seat 0 and [7, 2, 2] to seat 1; the top card is a 3.

const preview = (table: Table, seat: Seat, choice: string): Preview | undefined =>
  table.previews(seat).find((one) => one.choice === choice);

describe('refusals', () => {
  test('name every candidate that is not offered, each with its rule and its figures', async () => {
    const { table, at } = await newTable();
    const refused = table.refusals(0);
    expect(refused).toContainEqual({
      choice: 'play:8',
      rule: 'TOY-TURN-02',
      facts: { card: 8 },
    } satisfies Refused);
    const choices = refused.map(({ choice }) => choice);
    const offered = at[0]?.update().asked?.options ?? [];
    expect(choices.filter((choice) => offered.includes(choice))).toEqual([]);
    // Nine cards to play or to hide, and the deck.
    expect(choices.length + offered.length).toBe(19);
  });

  test('are for the asked seat only', async () => {
    const { table } = await newTable();
    expect(table.refusals(1)).toEqual([]);
    expect(() => table.refusals(9)).toThrow(expect.objectContaining({ code: 'NO_SUCH_SEAT' }));
  });

  test('there are none while a turn is held, where the table answers, and after the end', async () => {
    const held = await newTable();
    await held.answer(0, 'hide:1');
    expect(held.at[0]?.update().held).toBe(0);
    for (const seat of [0, 1]) expect(held.table.refusals(seat)).toEqual([]);

    const pace = () => ({ done: new Promise<void>(() => undefined), skip: () => undefined });
    const forced = await newTable({}, { pace });
    await forced.answer(0, 'play:9');
    expect(forced.at[0]?.update().asked).toMatchObject({ seat: 0, ask: 'side', options: null });
    expect([forced.table.refusals(0), forced.table.previews(0)]).toEqual([[], []]);

    const { table, at, answer } = await newTable({ seats: [person('Ada', false)] });
    while (at[0]?.update().outcome === null) {
      await answer(0, at[0]?.update().asked?.options?.at(-1) ?? null);
      await settled();
    }
    expect([table.refusals(0), table.previews(0)]).toEqual([[], []]);
  });
});

describe('previews', () => {
  test('come for every answer offered, in the same order, and change nothing', async () => {
    const { table, at } = await newTable();
    const told = at[0]?.heard.length;
    const before = JSON.stringify(at[0]?.update().view);
    expect(table.previews(0).map(({ choice }) => choice)).toEqual(
      at[0]?.update().asked?.options ?? [],
    );
    expect(at[0]?.heard).toHaveLength(told ?? 0);
    expect(JSON.stringify(at[0]?.update().view)).toBe(before);
    expect(table.record().entries).toHaveLength(0);
  });

  test('tell what an answer brings: events, points, and the table after it', async () => {
    const { table, at, answer } = await newTable();
    await answer(0, 'play:1');
    const right = preview(table, 0, 'right');
    expect(right?.events).toEqual([{ type: 'played', seat: 0, card: 1, side: 'right' }]);
    expect(right?.scores?.map((score) => score.total)).toEqual([1, 0]);
    expect(right?.final).toBe(false);
    await answer(0, 'right');
    expect(right?.view).toEqual(at[0]?.update().view);
  });

  test('show one’s own cards and nobody else’s', async () => {
    const { table } = await newTable();
    const { view } = preview(table, 0, 'hide:9') as Preview<ToyView & { own: ToyOwn }>;
    expect(view).toMatchObject({ viewer: 0, hands: [2, 3], own: { hidden: [9] } });
  });

  test('go on through forced answers', async () => {
    const { table, at, answer } = await newTable();
    const nine = preview(table, 0, 'play:9');
    expect(nine).toMatchObject({
      events: [{ type: 'played', card: 9, side: 'left' }],
      scores: [{ total: 9 }, { total: 0 }],
    });
    await answer(0, 'play:9');
    await settled();
    expect(nine?.view).toEqual(at[0]?.update().view);
  });

  test('stop where chance or a secret speaks: there is nothing certain to show', async () => {
    const { table } = await newTable();
    const nothing = { choice: 'draw', events: [], scores: null, view: null, final: true };
    expect(preview(table, 0, 'draw')).toEqual(nothing);
  });

  test('a forced draw to come is not final for who confirms turns, but its card stays unknown', async () => {
    const events = [{ type: 'played', seat: 0, card: 5, side: 'left' }];
    const careful = await newTable();
    await careful.answer(0, 'play:5');
    const left = preview(careful.table, 0, 'left') as Preview<ToyView & { own: ToyOwn }>;
    expect(left).toMatchObject({ events, scores: null, final: false });
    // The card lies there, and what will be drawn is still in the deck.
    expect(left.view).toMatchObject({ left: [5], hands: [2, 3], deck: 12, own: { hand: [9, 1] } });
    const quick = await newTable({ seats: [person('Ada', false), person('Ben')] });
    await quick.answer(0, 'play:5');
    expect(preview(quick.table, 0, 'left')).toEqual({ ...left, final: true });
  });

  test('are for the asked seat only', async () => {
    const { table } = await newTable();
    expect(table.previews(1)).toEqual([]);
    expect(() => table.previews(9)).toThrow(expect.objectContaining({ code: 'NO_SUCH_SEAT' }));
  });
});
