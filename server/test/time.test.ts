import { expect, test } from 'vitest';
import { atOnce, inSlices } from '../src/slices.ts';

/** So many pieces of a millisecond each. */
function* pieces(count: number): Generator<void, number> {
  for (let n = 0; n < count; n++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return count;
}

test('what takes long gives way to others again and again, and comes to the same', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  expect(await inSlices(pieces(40))).toBe(40);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
  expect(atOnce(pieces(3))).toBe(3);
});
