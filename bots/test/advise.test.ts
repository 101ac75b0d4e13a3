import { expect, test } from 'vitest';
import { advise, lookBack, RIVALS, sight, TO_COME } from '../src/index.ts';
import { heap, heapKnowledge, heapWith } from './heap.ts';

// Five stones without cards: whoever leaves four has won.
const five = () => sight(heap, heapWith(5, [null, null], ['take']));

test('the best answer comes first, with its chance and what it is made of', () => {
  const [best, ...others] = advise(five(), heapKnowledge, { iterations: 2000 }, 'a');
  expect(best?.choice).toBe(1);
  expect(best?.chance).toBeGreaterThan(0.75);
  expect(others.map(({ chance }) => chance < 0.5)).toEqual([true, true]);
  expect(Object.keys(best?.parts ?? {})).toEqual([TO_COME, RIVALS]);
  const sum = Object.values(best?.parts ?? {}).reduce((a, b) => a + b, 0);
  expect(sum).toBeCloseTo(best?.points ?? NaN);
});

test('what a game tells by parts is told by parts', () => {
  const parts = () => [
    { luck: 2, skill: 1 },
    { luck: 0, skill: 5 },
  ];
  // So early that no try comes to the end, which the rules count.
  const early = sight(heap, heapWith(12, [null, null], ['take']));
  const [best] = advise(early, { ...heapKnowledge, parts }, { iterations: 6 }, 'a');
  expect(best?.parts).toEqual({ luck: 2, skill: 1, [RIVALS]: -5 });
  expect(best?.points).toBeCloseTo(-2);
});

test('the same seed gives the same advice; a budget in time looks at the clock', () => {
  const twice = [0, 1].map(() => advise(five(), heapKnowledge, { iterations: 300 }, 'b', 2));
  expect(twice[0]).toEqual(twice[1]);
  expect(twice[0]).toHaveLength(2);
  let clock = 0;
  expect(advise(five(), heapKnowledge, { ms: 50, now: () => clock++ }, 'c')[0]?.choice).toBe(1);
});

test('a good answer is its own best; a bad one is shown a better', () => {
  const good = lookBack(five(), heapKnowledge, 1, 1000, 'a');
  expect(good.best).toBe(good.played);
  const bad = lookBack(five(), heapKnowledge, 2, 1000, 'a');
  expect([bad.played.choice, bad.best.choice]).toEqual([2, 1]);
  expect(bad.best.chance - bad.played.chance).toBeGreaterThan(0.3);
});

test('advice knows no more than the seat: other hands make no difference', () => {
  const seen = [4, 7].map((theirs) =>
    advise(sight(heap, heapWith(6, [5, theirs])), heapKnowledge, { iterations: 200 }, 'd'),
  );
  expect(seen[0]).toEqual(seen[1]);
});
