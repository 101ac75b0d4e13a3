import { describe, expect, test } from 'vitest';
import { clockText, keptFor } from '../../src/online/table/ticking.ts';

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
