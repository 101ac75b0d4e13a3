import type { Score, Seat } from '@orrery/kernel';

export interface Verdict {
  /** Alone against the game nobody is ahead of anybody. */
  readonly how: 'points' | 'tieBreak' | 'shared' | 'alone';
  readonly points: number;
  /** Points ahead of the next. */
  readonly lead: number;
}

/** What decided: more points, the tie-break, or nothing. */
export function verdict(scores: readonly Score[], winners: readonly Seat[]): Verdict {
  const totals = scores.map((score) => score.total);
  if (totals.length === 1) return { how: 'alone', points: totals[0] ?? 0, lead: 0 };
  const points = Math.max(...winners.map((seat) => totals[seat] ?? 0));
  const others = totals.filter((_, seat) => !winners.includes(seat));
  const lead = others.length === 0 ? points : points - Math.max(...others);
  if (winners.length > 1) return { how: 'shared', points, lead };
  return { how: lead > 0 ? 'points' : 'tieBreak', points, lead };
}
