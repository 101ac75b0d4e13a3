import { expect, test } from 'vitest';
import { type Step, Steps } from '../src/steps.ts';

const step = (n: number): Step => ({ entry: [0, 'turn', n], events: [] });
const numbers = (steps: Steps): unknown[] => steps.slice().map(({ entry }) => entry?.[2]);

test('each position knows its own steps, also after another way was taken from it', () => {
  const first = Steps.of([step(0)]).with(step(1));
  const here = first.with(step(2)).with(step(3));
  const there = first.with(step(9));
  const back = here.upTo(3);
  expect(numbers(first)).toEqual([0, 1]);
  expect(numbers(here)).toEqual([0, 1, 2, 3]);
  expect(numbers(there)).toEqual([0, 1, 9]);
  expect(numbers(back)).toEqual([0, 1, 2]);
  expect(numbers(back.with(step(7)))).toEqual([0, 1, 2, 7]);
  expect(numbers(here)).toEqual([0, 1, 2, 3]);
});

test('what two positions have in common is found, whichever way led to them', () => {
  const first = Steps.of([step(0)]).with(step(1));
  const here = first.with(step(2)).with(step(3));
  const there = first.with(step(2));
  expect(Steps.sameUpTo(first, here)).toBe(2);
  expect(Steps.sameUpTo(here, here.upTo(3))).toBe(3);
  expect(Steps.sameUpTo(here, there)).toBe(2);
  expect(Steps.sameUpTo(here, here.upTo(3).with(step(3)))).toBe(3);
  expect(Steps.sameUpTo(Steps.of([]), here)).toBe(0);
});

test('places are counted from the end too, and nothing lies beyond it', () => {
  const steps = Steps.of([step(0), step(1), step(2)]).upTo(2);
  expect(steps.length).toBe(2);
  expect(steps.at(-1)).toEqual(step(1));
  expect(steps.at(2)).toBeUndefined();
  expect(steps.at(-3)).toBeUndefined();
  expect(steps.slice(-1)).toEqual([step(1)]);
  expect(steps.slice(1, 9)).toEqual([step(1)]);
  expect(steps.slice(-9)).toEqual([step(0), step(1)]);
});

test('a list that was given may be changed by its owner', () => {
  const given = [step(0)];
  const steps = Steps.of(given);
  given.push(step(1));
  expect(numbers(steps)).toEqual([0]);
});
