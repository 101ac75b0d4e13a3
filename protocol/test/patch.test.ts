import type { Json } from '@orrery/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, type Patch, patched, PatchError } from '../src/patch.ts';

/** As it is received. */
function sent(old: Json, now: Json): Patch | undefined {
  const text = diff(old, now);
  return text === null ? undefined : (JSON.parse(text) as Patch);
}

describe('differences between two JSON values', () => {
  test('equal values have none', () => {
    expect(sent({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
    expect(patched({ a: 1 }, undefined)).toEqual({ a: 1 });
  });

  test('a field deep inside is named by its path alone', () => {
    expect(sent({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 1, c: 9 }, d: 3 })).toEqual({
      a: { c: 9 },
    });
  });

  test('a field that went away is taken away', () => {
    const patch = sent({ a: 1, b: 2 }, { a: 1 });
    expect(patch).toEqual({ b: [] });
    expect(patched({ a: 1, b: 2 }, patch)).toEqual({ a: 1 });
  });

  test('a field without a value is none', () => {
    const none = { a: 1, b: undefined } as unknown as Json;
    expect(sent({ a: 1, b: 2 }, none)).toEqual({ b: [] });
    expect(sent({ a: 1 }, none)).toBeUndefined();
    expect(sent({ a: 1, c: 2 }, none)).toEqual({ c: [] });
    expect(sent(none, { a: 1, b: 2 })).toEqual({ b: 2 });
  });

  test('names that must be written otherwise in JSON are', () => {
    const odd = { 'a "b"': 1, '\n': 1, ü: 1, same: 1 };
    expect(patched({ same: 1 }, sent({ same: 1 }, odd))).toEqual(odd);
    expect(patched(odd, sent(odd, { same: 1 }))).toEqual({ same: 1 });
  });

  test('lists keep what they have in common', () => {
    const old = ['pass', 'buy a', 'buy b', 'buy c', 'sell a', 'sell b'];
    const now = ['pass', 'buy a', 'buy c', 'sell a', 'sell b', 'sell z'];
    expect(sent(old, now)).toEqual([2, 1, [], 6, 0, ['sell z']]);
    expect(patched(old, sent(old, now))).toEqual(now);
  });

  test('records in a list change inside', () => {
    expect(sent([{ p: 1, q: 2 }, { p: 3 }], [{ p: 1, q: 5 }, { p: 3 }])).toEqual({
      0: { q: 5 },
    });
  });

  test('a list that is all new is sent as it is', () => {
    expect(sent([], [1, 2])).toEqual([[1, 2]]);
    expect(sent([1, 2], [])).toEqual([[]]);
  });

  test('long lists are compared only so far', () => {
    const old = Array.from({ length: 600 }, (_, i) => i);
    const now = old.map((n) => (n % 2 === 0 ? n : -n));
    expect(patched(old, sent(old, now))).toEqual(now);
  });

  test('what did not change is shared with the old value', () => {
    const old = { a: { deep: [1, 2, 3] }, b: 1 };
    const now = patched(old, sent(old, { a: { deep: [1, 2, 3] }, b: 2 }));
    expect((now as typeof old).a).toBe(old.a);
  });

  test('a small change of a large value is small', () => {
    const board = Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [`hex-${i}`, { owner: null, level: 0 }]),
    );
    const moved = { ...board, 'hex-77': { owner: 1, level: 0 } };
    expect(diff(board, moved)?.length).toBeLessThan(40);
  });

  test('a patch on something else is refused, not guessed', () => {
    expect(() => patched(3, { a: [1] })).toThrow(PatchError);
    expect(() => patched([1], { 4: [1] })).toThrow(PatchError);
    expect(() => patched([1], [0, 5, []])).toThrow(PatchError);
    expect(() => patched({ a: 1 }, [0, 1, []])).toThrow(PatchError);
  });
});

const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('for any two values', () => {
  test('the patch, sent as text, turns one into the other', () => {
    fc.assert(
      fc.property(json, json, (old, now) => {
        expect(patched(old, sent(old, now))).toEqual(now);
      }),
    );
  });

  test('also for lists that share most of their items', () => {
    const few = fc.array(fc.constantFrom<Json>('a', 'b', 'c', 1, null, { k: 1 }, { k: 2 }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(few, few, (old, now) => {
        expect(patched(old, sent(old, now))).toEqual(now);
      }),
      { numRuns: 500 },
    );
  });
});
