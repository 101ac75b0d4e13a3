import { expect, test } from 'vitest';
import { linesOf, writesOf } from '../src/store/sqlite-append.ts';
import type { Append } from '../src/store/store.ts';

const change = (table_id: string, body: string): Append => ({
  change: { table_id, seq: 7, at: 5, body },
});

const B = ['0', 'b', '7', '5', '', ''];

test('a batch is read as it was written', () => {
  const batch = writesOf([change('a', '{"n":1}'), change('b', '')]);
  expect(linesOf(batch)).toEqual(['0', 'a', '7', '5', '{"n":1}', '', ...B]);
});

test('a value that would move those after it is refused', () => {
  expect(() => linesOf(writesOf([change('a', '1\n0'), change('b', '2')]))).toThrow(/line break/);
});
