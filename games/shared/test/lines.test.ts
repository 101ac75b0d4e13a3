import { describe, expect, test } from 'vitest';
import { flow, grid, labelled, table, wrap } from '../src/lines.ts';

const widest = (lines: readonly string[]): number => Math.max(...lines.map((l) => l.length));

describe('wrap', () => {
  test('breaks between words, and sets in what follows', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
    expect(wrap('  one two three', 9, 2)).toEqual(['  one two', '    three']);
    expect(wrap('exactly nine', 12)).toEqual(['exactly nine']);
    expect(wrap('  1  one two', 10, 3)).toEqual(['  1  one', '     two']);
    expect(wrap('', 9)).toEqual(['']);
  });

  test('keeps what no-break spaces hold together, unless no line has room for it', () => {
    expect(wrap('prix\u00a0: 3', 7)).toEqual(['prix\u00a0:', '3']);
    expect(wrap('vous voici\u00a0!', 9)).toEqual(['vous', 'voici\u00a0!']);
    expect(wrap('un\u00a0deux\u202ftrois', 7)).toEqual(['un deux', 'trois']);
  });

  test('no line is longer, even where a word is', () => {
    expect(wrap('an antidisestablishmentarian', 10)).toEqual([
      'an',
      'antidisest',
      'ablishment',
      'arian',
    ]);
    for (const width of [1, 2, 3, 7, 20]) {
      expect(widest(wrap('   set in, a\u00a0no-break space', width, 4))).toBeLessThanOrEqual(width);
    }
  });
});

describe('flow', () => {
  test('parts no item that a line can hold, and ends no line with what stands between', () => {
    expect(flow(['a b', '', 'c d', 'e f'], 10)).toEqual(['a b · c d', 'e f']);
    expect(flow(['a', 'b'], 20, { between: ', ', indent: 2 })).toEqual(['  a, b']);
    expect(flow(['aa aa', 'bb bb', 'cc'], 8, { indent: 1, hang: 2 })).toEqual([
      ' aa aa',
      '   bb bb',
      '   cc',
    ]);
  });

  test('wraps an item that is longer than a line', () => {
    expect(flow(['x', 'one two three', 'y'], 8)).toEqual(['x', 'one two', '  three', 'y']);
    expect(flow([], 8)).toEqual([]);
  });
});

describe('labelled', () => {
  const rows = [
    ['Vents', ['5 Energy', 'A3→3']],
    ['Gantry', 'Ops Center: pay 2 Minerals', 'Drone Dock'],
    ['Empty'],
  ] as const;

  test('sets texts beside their labels', () => {
    expect(labelled(rows, 26)).toEqual([
      'Vents   5 Energy · A3→3',
      'Gantry  Ops Center: pay 2',
      '          Minerals',
      '        Drone Dock',
      'Empty',
    ]);
  });

  test('sets labels above where they would take too much of a line', () => {
    const lines = labelled(rows, 14);
    expect(lines.slice(0, 3)).toEqual(['Vents', '  5 Energy', '    A3→3']);
    expect(widest(lines)).toBeLessThanOrEqual(14);
  });
});

test('grid reads downwards and is as wide as there is room', () => {
  const items = ['1 one', '2 two', '3 three', '4 four', '5 five'];
  expect(grid(items, 30)).toEqual(['1 one  3 three  5 five', '2 two  4 four']);
  expect(grid(items, 60)).toEqual(['1 one  2 two  3 three  4 four  5 five']);
  expect(grid(items, 12)).toEqual(items);
  expect(grid(['a long one', 'b'], 6)).toEqual(['a long', '  one', 'b']);
});

describe('table', () => {
  const rows = [
    ['', 'Ada', 'Bot 2 (greedy)'],
    ['City A', '3 (8)', '1 (5)'],
    ['Defence', '12 (−3)', 'none'],
  ];

  test('puts figures to the right and texts to the left', () => {
    expect(table(rows, 80)).toEqual([
      '             Ada  Bot 2 (greedy)',
      'City A     3 (8)  1 (5)',
      'Defence  12 (−3)  none',
    ]);
  });

  test('wraps the widest columns where a line has no room', () => {
    const lines = table(rows, 26);
    expect(lines).toEqual([
      '             Ada  Bot 2',
      '                  (greedy)',
      'City A     3 (8)  1 (5)',
      'Defence  12 (−3)  none',
    ]);
    for (const width of [5, 9, 14, 20]) {
      expect(widest(table(rows, width))).toBeLessThanOrEqual(Math.max(width, 7));
    }
  });
});
