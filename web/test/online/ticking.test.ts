import { describe, expect, test } from 'vitest';
import { clockText, keptFor, leftOn } from '../../src/online/table/ticking.ts';

const WORDS = { day: 'd', hour: 'h' };

describe('how long a seat is kept for its absent player', () => {
  const absent = { seat: 1, until: 100_000 };

  test('is said in seconds begun, so that nothing is left only once it may be given away', () => {
    expect(keptFor(absent, 1, 20_000)).toBe(80_000);
    expect(keptFor(absent, 1, 20_001)).toBe(80_000);
    expect(keptFor(absent, 1, 99_999)).toBe(1_000);
    expect(keptFor(absent, 1, 100_000)).toBe(0);
    expect(keptFor(absent, 1, 200_000)).toBe(0);
  });

  test('concerns no other seat, and nobody who is there', () => {
    expect(keptFor(absent, 0, 0)).toBe(0);
    expect(keptFor(null, 1, 0)).toBe(0);
  });
});

test('a time is written as on a clock, and by days where it is long', () => {
  expect(clockText(80_000, WORDS)).toBe('1:20');
  expect(clockText(3_600_000, WORDS)).toBe('1:00:00');
  expect(clockText(3_599_999, WORDS)).toBe('59:59');
  expect(clockText(90_000_000, WORDS)).toBe('1 d 1 h');
  expect(clockText(-5, WORDS)).toBe('0:00');
});

test('days are counted by the hours begun, so that three of them start as three', () => {
  const days = 3 * 86_400_000;
  expect(clockText(days, WORDS)).toBe('3 d');
  expect(clockText(days - 1_000, WORDS)).toBe('3 d');
  expect(clockText(days - 3_600_000, WORDS)).toBe('2 d 23 h');
  expect(clockText(86_400_000 + 1, WORDS)).toBe('1 d 1 h');
  expect(clockText(86_400_000 - 1, WORDS)).toBe('23:59:59');
});

test('only the clock that runs loses time, and none gains any while ours is behind', () => {
  const clock = { left: [60_000, 50_000], running: 1, since: 1_000 };
  expect(leftOn(clock, 0, 11_000)).toBe(60_000);
  expect(leftOn(clock, 1, 11_000)).toBe(40_000);
  expect(leftOn(clock, 1, 900)).toBe(50_000);
});
