import { describe, expect, test } from 'vitest';
import {
  around,
  type Box,
  cells,
  facet,
  fitHexes,
  fitted,
  hexagon,
  hexBox,
  hexContour,
  hexCorners,
  hexDistance,
  hexEdge,
  hexesWithin,
  hexKey,
  hexMiddle,
  lensIn,
  neighbours,
  packing,
  rounded,
  sector,
  sectors,
  split,
  spread,
  standing,
  trackCells,
} from '../src/index.ts';

const ROOM: Box = { x: 10, y: 20, width: 300, height: 200 };

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1e-6 &&
  inner.y >= outer.y - 1e-6 &&
  inner.x + inner.width <= outer.x + outer.width + 1e-6 &&
  inner.y + inner.height <= outer.y + outer.height + 1e-6;

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 1e-6 ||
  b.x + b.width <= a.x + 1e-6 ||
  a.y + a.height <= b.y + 1e-6 ||
  b.y + b.height <= a.y + 1e-6;

const allApart = (boxes: readonly Box[]): boolean =>
  boxes.every((a, i) => boxes.slice(i + 1).every((b) => apart(a, b)));

describe('boxes', () => {
  test('cells fill their room without covering each other', () => {
    const grid = cells(ROOM, 4, 3, 5);
    expect(grid).toHaveLength(12);
    expect(grid.every((cell) => inside(cell, ROOM))).toBe(true);
    expect(allApart(grid)).toBe(true);
    expect(grid.at(-1)?.x).toBeCloseTo(310 - (grid.at(-1)?.width ?? 0));
  });

  test('parts have their shares of a room', () => {
    const [a, b] = split(ROOM, [1, 2], 6);
    expect(a?.width).toBeCloseTo(98);
    expect(b).toMatchObject({ x: 114, width: 196, height: 200 });
    expect(split(ROOM, [1, 1], 0, true)[1]).toMatchObject({ y: 120, height: 100, width: 300 });
  });

  test('things lie apart while there is room, and the last is always whole', () => {
    expect(spread(3, 300, 40, 5)).toEqual([20, 65, 110]);
    const many = spread(20, 100, 40, 5);
    expect(many.at(-1)).toBeCloseTo(80);
    expect(spread(0, 100, 40)).toEqual([]);
  });

  test('a packing fits its room', () => {
    for (const n of [1, 3, 7, 12]) {
      const { columns, rows, width, height } = packing(ROOM, n, 5 / 7, 4);
      expect(columns * rows).toBeGreaterThanOrEqual(n);
      expect(columns * width + (columns - 1) * 4).toBeLessThanOrEqual(300.001);
      expect(rows * height + (rows - 1) * 4).toBeLessThanOrEqual(200.001);
    }
    expect(inside(fitted(ROOM, 5 / 7), ROOM)).toBe(true);
  });

  test('markers stand apart on the smallest space', () => {
    for (const room of [around(0, 0, 30, 20), around(5, 5, 14, 40), around(0, 0, 60, 12)])
      for (const n of [1, 2, 3, 4, 5]) {
        const spots = standing(n, room, 15);
        expect(spots).toHaveLength(n);
        expect(allApart(spots)).toBe(true);
        expect(spots.every((spot) => inside(spot, room))).toBe(true);
      }
  });

  test('a lens lies in its room', () => {
    const { x, y, scale, box } = lensIn(ROOM, 100, 50, { stand: 'foot' });
    expect(inside({ x, y, width: box.width * scale, height: box.height * scale }, ROOM)).toBe(true);
    expect(y + box.height * scale).toBeCloseTo(216);
    expect(lensIn(ROOM, 10, 10, { most: 3 }).scale).toBe(3);
  });
});

describe('tracks', () => {
  test('spaces do not cover each other, and each is next to the one before where the track winds', () => {
    for (const way of [{}, { rows: 3 }, { rows: 3, winds: true }, { rows: 2, up: true }]) {
      const spaces = trackCells(ROOM, 14, way);
      expect(spaces).toHaveLength(14);
      expect(allApart(spaces)).toBe(true);
      expect(spaces.every((space) => inside(space, ROOM))).toBe(true);
    }
    const winding = trackCells(ROOM, 12, { rows: 3, winds: true, gap: 0 });
    winding.slice(1).forEach((space, i) => {
      const before = winding[i] ?? space;
      const steps =
        Math.abs(space.x - before.x) / space.width + Math.abs(space.y - before.y) / space.height;
      expect(steps).toBeCloseTo(1);
    });
  });

  test('an upright track begins at its foot', () => {
    const [first, second] = trackCells(ROOM, 10, { up: true });
    expect(first?.y).toBeGreaterThan(second?.y ?? Infinity);
  });
});

describe('hexes', () => {
  const map = hexesWithin({ q: 0, r: 0 }, 3);
  const plans = (['flat', 'pointed'] as const).map((top) => fitHexes(map, ROOM, top));

  test('there are as many as there should be', () => {
    expect(map).toHaveLength(37);
    expect(new Set(map.map(hexKey)).size).toBe(37);
    expect(
      neighbours({ q: 2, r: -1 }).every((hex) => hexDistance(hex, { q: 2, r: -1 }) === 1),
    ).toBe(true);
    expect(hexDistance({ q: -3, r: 0 }, { q: 3, r: -1 })).toBe(6);
  });

  test('they tile without gaps: neighbours share the two corners of the edge between them', () => {
    for (const plan of plans) {
      const hex = { q: 1, r: -2 };
      const mine = hexCorners(hex, plan);
      neighbours(hex).forEach((other, i) => {
        const theirs = hexCorners(other, plan);
        const shared = mine.map((a) => theirs.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6));
        expect(shared).toEqual(mine.map((_, k) => k === i || k === (i + 1) % 6));
      });
    }
  });

  test('an edge lies halfway to the neighbour it leads to', () => {
    for (const plan of plans)
      neighbours({ q: 0, r: 0 }).forEach((other, i) => {
        const [from, to] = [hexMiddle({ q: 0, r: 0 }, plan), hexMiddle(other, plan)];
        const edge = hexEdge({ q: 0, r: 0 }, i, plan);
        expect(edge.x).toBeCloseTo((from.x + to.x) / 2);
        expect(edge.y).toBeCloseTo((from.y + to.y) / 2);
      });
  });

  test('a map fills its room and stays within it', () => {
    for (const plan of plans) {
      const boxes = map.map((hex) => hexBox(hex, plan));
      expect(boxes.every((box) => inside(box, ROOM))).toBe(true);
      const width =
        Math.max(...boxes.map((b) => b.x + b.width)) - Math.min(...boxes.map((b) => b.x));
      const height =
        Math.max(...boxes.map((b) => b.y + b.height)) - Math.min(...boxes.map((b) => b.y));
      expect(Math.max(width / ROOM.width, height / ROOM.height)).toBeCloseTo(1);
    }
  });

  test('hexes that belong together have one outline', () => {
    const edges = (n: number): number =>
      (
        hexContour(hexesWithin({ q: 0, r: 0 }, n), plans[0] ?? fitHexes(map, ROOM)).match(/M/g) ??
        []
      ).length;
    expect([0, 1, 2].map(edges)).toEqual([6, 18, 30]);
  });
});

describe('outlines', () => {
  const numbers = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

  test('a hexagon fills its box and keeps its edges parallel when it grows', () => {
    const box = around(0, 0, 100, 50 * Math.sqrt(3));
    const points = numbers(hexagon()(box));
    expect(Math.max(...points)).toBe(50);
    const grown = numbers(hexagon()(box, 10));
    expect(Math.max(...grown)).toBeCloseTo(50 + 20 / Math.sqrt(3), 1);
  });

  test('corners never turn inside out', () => {
    for (const shape of [rounded(40), facet(4, 9)])
      expect(shape(around(0, 0, 30, 20), 3)).not.toMatch(/NaN|Infinity/);
    expect(rounded(40)(around(0, 0, 30, 20))).toContain('a10 10');
  });

  test('sectors go once round', () => {
    const ring = sectors(8, -22.5, 2);
    expect(ring.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(344);
    expect(ring[0]?.middle).toBe(0);
    expect(sector(0, 90, 10)(around(0, 0, 100))).toMatch(/^M0 -50A50 50 0 0 1 50 0L10 0A10 10/);
  });
});
