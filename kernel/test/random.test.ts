import { expect, test } from 'vitest';
import { below, canonical, hash, randomFrom, rngFrom, sameJson, shuffle } from '../src/index.ts';

test('every number below n comes about equally often', () => {
  const random = randomFrom('even');
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i++) {
    const roll = random(6);
    counts[roll] = (counts[roll] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('near seeds give unlike streams', () => {
  const stream = (seed: string): string => {
    const rng = rngFrom(seed);
    return Array.from({ length: 8 }, () => below(rng, 1000)).join();
  };
  expect(new Set(Array.from({ length: 200 }, (_, i) => stream(`${i}`))).size).toBe(200);
});

test('the generator is the same on every machine', () => {
  const rng = rngFrom('orrery');
  expect(Array.from({ length: 6 }, () => below(rng, 1000))).toMatchInlineSnapshot(`
    [
      804,
      218,
      463,
      588,
      933,
      377,
    ]
  `);
});

test('a shuffle keeps what it shuffles', () => {
  const items = Array.from({ length: 52 }, (_, i) => i);
  const shuffled = shuffle([...items], randomFrom('s'));
  expect(shuffled).not.toEqual(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
});

test('the order of keys does not matter to equality and hash', () => {
  expect(sameJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  expect(sameJson([1], { 0: 1 })).toBe(false);
  expect(sameJson({ a: 1 }, { toString: 1 })).toBe(false);
  expect(canonical({ b: 1, a: [true, null, 'x'] })).toBe('{"a":[true,null,"x"],"b":1}');
  expect(hash({ b: 1, a: 2 })).toBe(hash({ a: 2, b: 1 }));
  expect(hash({ a: 1 })).not.toBe(hash({ a: 2 }));
});
