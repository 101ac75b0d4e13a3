import { describe, expect, test } from 'vitest';
import { histogramSvg } from '../src/chart.ts';
import { elo } from '../src/elo.ts';
import { histogram, histogramText } from '../src/histogram.ts';
import { deviation, mean, median, share, wilson } from '../src/stats.ts';
import { thousands } from '../src/table.ts';

describe('figures', () => {
  test("Wilson's interval agrees with published values", () => {
    expect(wilson(5, 10).map((bound) => Number(bound.toFixed(4)))).toEqual([0.2366, 0.7634]);
    expect(wilson(0, 10).map((bound) => Number(bound.toFixed(4)))).toEqual([0, 0.2775]);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 10);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('mean, deviation, median', () => {
    expect(mean([])).toBe(0);
    expect(mean([1, 2, 6])).toBe(3);
    expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('a shared victory is split', () => {
    expect([0, 1, 2].map((seat) => share([0, 2], seat))).toEqual([0.5, 0, 0.5]);
  });

  test('thousands are set apart', () => {
    expect([7, 1234, 1_234_567].map(thousands)).toEqual(['7', '1,234', '1,234,567']);
  });
});

describe('Elo', () => {
  test('even players are rated alike, around 1500', () => {
    expect(
      elo([
        [0, 50],
        [50, 0],
      ]).map(Math.round),
    ).toEqual([1500, 1500]);
  });

  test('ten to one is about 400 points', () => {
    const [a = 0, b = 0] = elo([
      [0, 10_000],
      [1000, 0],
    ]);
    expect(a - b).toBeGreaterThan(398);
    expect(a - b).toBeLessThan(401);
  });

  test('a player without a loss stays on the scale, above the one it beat', () => {
    const [a = 0, b = 0] = elo([
      [0, 20],
      [0, 0],
    ]);
    expect(a).toBeGreaterThan(b);
    expect(Number.isFinite(a)).toBe(true);
  });

  test('strength is carried through a common opponent', () => {
    const [a = 0, b = 0, c = 0] = elo([
      [0, 30, 0],
      [10, 0, 30],
      [0, 10, 0],
    ]);
    expect(a).toBeGreaterThan(b);
    expect(b).toBeGreaterThan(c);
  });
});

describe('the histogram', () => {
  const two = histogram([
    { name: 'low', values: [-3, 0, 4] },
    { name: 'high <b>', values: [40, 41, 99] },
  ]);

  test('bins are shared, hold every value and include negative ones', () => {
    expect(two.bins[0]).toBeLessThanOrEqual(-3);
    expect((two.bins.at(-1) ?? 0) + two.step).toBeGreaterThan(99);
    for (const { counts } of two.series) expect(counts.reduce((a, b) => a + b, 0)).toBe(3);
  });

  test('one value, or none, is no trouble', () => {
    expect(histogram([{ name: 'one', values: [7] }]).bins).toEqual([7]);
    expect(histogram([{ name: 'none', values: [] }]).series[0]?.counts).toEqual([0]);
  });

  test('as text it fits the terminal', () => {
    const lines = histogramText(two, 80).split('\n');
    expect(lines).toHaveLength(two.bins.length + 1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('as a picture it escapes names and stays inside its frame', () => {
    const svg = histogramSvg('scores', two);
    expect(svg).toContain('high &lt;b&gt;');
    expect(svg.match(/<rect x=/g)).toHaveLength(
      two.series.flatMap(({ counts }) => counts).filter((count) => count > 0).length,
    );
    expect(svg).not.toMatch(/NaN|undefined|="-/);
  });
});
