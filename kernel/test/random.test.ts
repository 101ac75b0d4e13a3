import { expect, test } from 'vitest';
import { below, canonical, chachaBlock, hash, keyFrom } from '../src/index.ts';
import { randomFrom, sameJson, shuffle } from '../src/index.ts';

const hex = (words: Iterable<number>): string[] =>
  [...words].map((word) => word.toString(16).padStart(8, '0'));

test('a block is that of ChaCha20 (RFC 8439, 2.3.2)', () => {
  const bytes = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  const block = chachaBlock(keyFrom(bytes), 1, [0x09000000, 0x4a000000, 0]);
  expect(hex(block).join(' ')).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  );
});

test('64 hex digits are the key as they are, any other text is mixed into one', () => {
  const seed = '0001020304050607'.repeat(4);
  expect(hex(keyFrom(seed)).join('')).toBe('0302010007060504'.repeat(4));
  for (const other of [seed.slice(1), seed.toUpperCase().replace('0', 'G'), `${seed}0`, '']) {
    expect(keyFrom(other)).toHaveLength(8);
    expect(keyFrom(other)).not.toEqual(keyFrom(seed));
  }
});

test('draws are the words of the blocks, one after the other', () => {
  const key = keyFrom('blocks');
  const chance = { key, drawn: 0 };
  // A power of two leaves no uneven rest: each word is one draw.
  const drawn = Array.from({ length: 40 }, () => below(chance, 2 ** 32));
  const words = [0, 1, 2].flatMap((block) => [...chachaBlock(key, block)]);
  expect(drawn).toEqual(words.slice(0, 40));
  expect(chance.drawn).toBe(40);
});

test('the same number of the same key is always the same draw', () => {
  const chance = { key: keyFrom('again'), drawn: 0 };
  const first = Array.from({ length: 20 }, () => below(chance, 1000));
  for (const from of [17, 3, 0]) {
    const again = { key: [...chance.key], drawn: from };
    expect(below(again, 1000)).toBe(first[from]);
  }
});

test.each(['a real game', 'a fast one'])('every number comes about equally often: %s', (which) => {
  const chance = { key: keyFrom('even'), drawn: 0 };
  const random = which === 'a fast one' ? randomFrom('even') : (n: number) => below(chance, n);
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i++) {
    const roll = random(6);
    counts[roll] = (counts[roll] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('the uneven rest is drawn again', () => {
  const chance = { key: keyFrom('rest'), drawn: 0 };
  const third = Math.floor(2 ** 32 / 3) * 2;
  for (let i = 0; i < 100; i++) expect(below(chance, third)).toBeLessThan(third);
  expect(chance.drawn).toBeGreaterThan(110);
});

test('near seeds give unlike streams', () => {
  const real = (seed: string): string => {
    const chance = { key: keyFrom(seed), drawn: 0 };
    return Array.from({ length: 8 }, () => below(chance, 1000)).join();
  };
  const fast = (seed: string): string => {
    const random = randomFrom(seed);
    return Array.from({ length: 8 }, () => random(1000)).join();
  };
  const seeds = Array.from({ length: 200 }, (_, i) => `${i}`);
  expect(new Set(seeds.flatMap((seed) => [real(seed), fast(seed)])).size).toBe(400);
  expect(real('a')).not.toBe(real('a\0'));
});

test('chance is the same on every machine', () => {
  const chance = { key: keyFrom('orrery'), drawn: 0 };
  const random = randomFrom('orrery');
  expect(Array.from({ length: 6 }, () => below(chance, 1000)).join()).toMatchInlineSnapshot(
    `"162,444,820,842,922,868"`,
  );
  expect(Array.from({ length: 6 }, () => random(1000)).join()).toMatchInlineSnapshot(
    `"569,531,683,684,266,678"`,
  );
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
