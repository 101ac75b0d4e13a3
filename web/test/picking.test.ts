import type { Json, Refused } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { expect, test } from 'vitest';
import type { AnyGameUi } from '../src/games.ts';
import { kindOf, madeAnswers, pickingOf, Places, refusalsWith } from '../src/table/picking.ts';

/** An answer is a list of cards; `pass` is none of them. */
const ui = {
  parts: (_view: unknown, _ask: string, choice: Json) =>
    Array.isArray(choice) ? choice.map((card) => `card:${String(card)}`) : null,
} as unknown as AnyGameUi;
const asked = { ui, view: null, ask: 'pay' };
const options: readonly Json[] = [[2], [1, 4], [3, 3], [2, 3, 3], 'pass'];
const made = madeAnswers(asked, options);
const picked = (...places: Place[]) => pickingOf(made, new Set(places));

test('with nothing picked every piece of an answer is lit, and no answer is left out', () => {
  const { leads, fitting, whole } = picked();
  expect([...leads].sort()).toEqual(['card:1', 'card:2', 'card:3', 'card:4']);
  expect(fitting).toBeNull();
  expect(whole).toEqual([]);
});

test('what is picked lights only what leads on from there, and lists only what fits', () => {
  const { leads, fitting, whole } = picked('card:1#0');
  expect([...leads]).toEqual(['card:4']);
  expect(fitting).toEqual([[1, 4]]);
  expect(whole).toEqual([]);
});

test('an answer that is whole can be confirmed, also where a larger one would go on', () => {
  expect(picked('card:2').whole).toEqual([[2]]);
  expect([...picked('card:2').leads]).toEqual(['card:3']);
  expect(picked('card:4', 'card:1').whole).toEqual([[1, 4]]);
  expect([...picked('card:4', 'card:1').leads]).toEqual([]);
});

test('of a kind that is needed twice, any two will do', () => {
  expect([...picked('card:3#5').leads].sort()).toEqual(['card:2', 'card:3']);
  expect(picked('card:3#5', 'card:3#0').whole).toEqual([[3, 3]]);
  expect([...picked('card:3#5', 'card:3#0').leads]).toEqual(['card:2']);
});

test('what fits no answer leaves nothing to confirm', () => {
  expect(picked('card:1', 'card:2')).toEqual({ leads: new Set(), fitting: [], whole: [] });
});

test('pieces are lit by their kind, and what is picked is lit no more', () => {
  expect([kindOf('card:3#1'), kindOf('card:3')]).toEqual(['card:3', 'card:3']);
  const lit = new Places(['port:1', 'card:3'], new Set(['card:3#1']));
  expect(['port:1', 'card:3#0', 'card:3', 'card:3#1', 'card:4'].map((at) => lit.has(at))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('why a piece leads nowhere: by the smallest refused answer that would need it', () => {
  const refused: readonly Refused[] = [
    { choice: [5], rule: 'A-1' },
    { choice: [1, 5], rule: 'A-2' },
    { choice: [1, 2, 5], rule: 'A-3' },
    { choice: 'stop', rule: 'A-4' },
  ];
  const rules = (at: readonly Place[], place: Place): string[] =>
    refusalsWith(asked, refused, new Set(at), place).map(({ rule }) => rule);
  expect(rules([], 'card:5#2')).toEqual(['A-1']);
  expect(rules(['card:1#0'], 'card:5')).toEqual(['A-2']);
  expect(rules(['card:1', 'card:2'], 'card:5')).toEqual(['A-3']);
  expect(rules([], 'card:9')).toEqual([]);
});

test('a game without pieces has nothing to pick', () => {
  const without = { ...asked, ui: {} as unknown as AnyGameUi };
  expect(madeAnswers(without, options)).toEqual([]);
});
