import { expect, test } from 'vitest';
import { type Advice, isLoss, lossOf, type Reviewed, turningPoints } from '../src/index.ts';

const answer = (chance: number, points: number): Advice => ({
  choice: null,
  chance,
  points,
  parts: {},
  weight: 1,
});
/** A decision that cost so much of the chance to win, and so many points. */
const lost = (index: number, chance: number, points = 0, seat = 0): Reviewed => ({
  index,
  seat,
  played: answer(0.5, 10),
  best: answer(0.5 + chance, 10 + points),
});

test('the three decisions that cost a seat most are told, in the order of the game', () => {
  const review = [lost(1, 0.05), lost(4, 0.2), lost(6, 0.1), lost(9, 0.3), lost(12, 0.03)];
  expect(turningPoints(review, 0, false).map(({ index }) => index)).toEqual([4, 6, 9]);
});

test('each seat has turning points of its own, and one that lost nothing has none', () => {
  const review = [lost(0, 0.2), lost(1, 0.4, 0, 1), lost(2, 0, 0, 2), lost(3, -0.1, 0, 2)];
  expect([0, 1, 2].map((seat) => turningPoints(review, seat, false).length)).toEqual([1, 1, 0]);
});

test('what may be the chance of the search is no loss', () => {
  expect(isLoss(lost(0, 0.01), false)).toBe(false);
  expect(isLoss(lost(0, 0.03), false)).toBe(true);
});

test('alone against the game points are lost, not chances', () => {
  const one = lost(0, 0.4, 0.5);
  expect(lossOf(one, true)).toBeCloseTo(0.5);
  expect(isLoss(one, true)).toBe(false);
  expect(isLoss(lost(0, 0, 1), true)).toBe(true);
});
