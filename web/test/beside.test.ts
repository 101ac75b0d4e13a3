import { expect, test } from 'vitest';
import { beside, type Rect } from '../src/parts/beside.ts';

const SCREEN = { width: 1000, height: 600 };
const CARD = { width: 200, height: 100 };
const box = (x: number, y: number, width = 60, height = 40): Rect => ({ x, y, width, height });
const covers = ({ x, y }: { x: number; y: number }, other: Rect): boolean =>
  x < other.x + other.width &&
  other.x < x + CARD.width &&
  y < other.y + other.height &&
  other.y < y + CARD.height;

test('a card stands at the right of its target, level with it', () => {
  expect(beside(box(400, 300), CARD, SCREEN, [])).toEqual({ x: 472, y: 270 });
});

test('at the edge of the screen it stands on the other side, and always within', () => {
  expect(beside(box(900, 300), CARD, SCREEN, []).x).toBe(688);
  expect(beside(box(400, 2), CARD, SCREEN, []).y).toBe(8);
  expect(beside(box(400, 580), CARD, SCREEN, []).y).toBe(492);
});

test('it keeps what can be chosen in sight where there is room elsewhere', () => {
  const target = box(400, 300);
  const right = box(480, 290, 150, 60);
  expect(covers(beside(target, CARD, SCREEN, [right]), right)).toBe(false);
  const left = box(200, 290, 150, 60);
  const at = beside(target, CARD, SCREEN, [right, left]);
  expect([right, left].map((other) => covers(at, other))).toEqual([false, false]);
});

test('it never lies over its target, though it must cover a choice', () => {
  const wide = box(0, 250, 1000, 100);
  const all = [box(0, 0, 1000, 250), box(0, 350, 1000, 250)];
  expect(covers(beside(wide, CARD, SCREEN, all), wide)).toBe(false);
});

test('a finger hides what is below: the card stands above', () => {
  expect(beside(box(400, 300), CARD, SCREEN, [], true)).toEqual({ x: 330, y: 188 });
});
