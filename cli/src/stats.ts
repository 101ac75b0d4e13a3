/** Two-sided 95 %. */
const Z = 1.959964;

export type Interval = readonly [low: number, high: number];

/** Wilson's interval for a rate; shared victories may make `wins` a fraction. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const middle = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  const bound = (value: number): number => Math.min(1, Math.max(0, value / scale));
  return [bound(middle - spread), bound(middle + spread)];
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

export const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));

/** Part of a victory that a seat has: shared ones are split evenly. */
export const share = (winners: readonly number[], seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
