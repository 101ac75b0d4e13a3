import { describe, expect, test } from 'vitest';
import { nearest } from '../src/table/goals.ts';

const goal = (text: string, have: number, want: number, points?: number) => ({
  text,
  have,
  want,
  place: text,
  ...(points === undefined ? {} : { points }),
});

describe('goals in sight', () => {
  test('are those that lack little, the nearest first, three at most', () => {
    const near = nearest([
      goal('two of five', 2, 5),
      goal('one of five', 1, 5),
      goal('one step', 0, 1, 2),
      goal('one step that pays', 4, 5, 9),
      goal('three of four', 3, 4),
    ]);
    expect(near.map(({ text }) => text)).toEqual([
      'one step that pays',
      'one step',
      'three of four',
    ]);
  });

  test('of large numbers parts are compared: 65 of 70 points are nearer than 3 of 5 shuttles', () => {
    const near = nearest([goal('shuttles', 3, 5), goal('points', 65, 70), goal('far', 20, 70)]);
    expect(near.map(({ text }) => text)).toEqual(['points', 'shuttles']);
  });
});
