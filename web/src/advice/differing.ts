import type { Lang } from '@orrery/shared';
import type { Advice } from '@orrery/table/client';

/** Less than this is not told: it is within the chance of a search. */
const LEAST = 0.3;
/** More reasons than these are not read. */
const MOST = 3;

interface Differing {
  readonly part: string;
  readonly points: number;
}

/** What one answer is better and worse in than another: the parts of its lead that differ most. */
export function differing(one: Advice, other: Advice): readonly Differing[] {
  const parts = new Set([...Object.keys(one.parts), ...Object.keys(other.parts)]);
  return [...parts]
    .map((part) => ({ part, points: (one.parts[part] ?? 0) - (other.parts[part] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}

/** Whether points tell why one is better: what bots learned by playing may know it without. */
export const isTold = (one: Advice, other: Advice): boolean =>
  (one.points - other.points) * (one.chance - other.chance) >= 0;

/** Points that are expected, not counted: to a tenth, with their sign. */
export const about = (points: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(points)
    .replace('-', '−');

/** A chance as people say it: whole hundredths. */
export const percent = (chance: number): number => Math.round(100 * chance);
