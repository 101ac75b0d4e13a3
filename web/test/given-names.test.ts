import { expect, test } from 'vitest';
import { swapped } from '../src/table/given-names.ts';

const NONE = new Map<string, string>();

test('a thing that is renamed changes its name with the one that bore it', () => {
  const once = swapped(NONE, 'a', 'b');
  expect([...once]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  // What was dealt as a and is now called b takes the name c.
  expect(Object.fromEntries(swapped(once, 'b', 'c'))).toEqual({ a: 'c', b: 'a', c: 'b' });
});

test('what gets its own name back is forgotten', () => {
  expect(swapped(swapped(NONE, 'a', 'b'), 'b', 'a').size).toBe(0);
});
