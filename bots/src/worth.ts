import type { CoreState } from '@orrery/kernel';
import type { AnyKnowledge } from './knowledge.ts';

/** Used where a game does not say how uncertain its evaluation is. */
const USUAL_SPREAD = 10;
/** A logistic curve with this share of a normal one's deviation lies on it to within a hundredth. */
const LOGISTIC = 0.588;
/** Chances hardly move in a game that is all but decided; points keep bots at work there. */
const POINTS_SHARE = 0.1;
const POINTS_SCALE = 40;

/** Who wins, by the outcome if there is one, otherwise by the points that each may expect. */
export function winChances(
  knowledge: AnyKnowledge,
  state: CoreState,
  points: readonly number[],
): number[] {
  if (state.outcome !== null) {
    const { winners } = state.outcome;
    return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const scale = LOGISTIC * (knowledge.spread?.(state) ?? USUAL_SPREAD);
  const best = Math.max(...points);
  const weights = points.map((p) => Math.exp((p - best) / scale));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** What each seat strives for: to win, and a little for points; alone, for points only. */
export function worths(points: readonly number[], chances: readonly number[]): number[] {
  if (points.length === 1) return [...points];
  return points.map((own, seat) => {
    let other = -Infinity;
    for (let i = 0; i < points.length; i++) {
      if (i !== seat) other = Math.max(other, points[i] ?? 0);
    }
    const lead = 0.5 + 0.5 * Math.tanh((own - other) / POINTS_SCALE);
    return (1 - POINTS_SHARE) * (chances[seat] ?? 0) + POINTS_SHARE * lead;
  });
}

export function worthsOf(knowledge: AnyKnowledge, state: CoreState): number[] {
  const points = knowledge.evaluate(state);
  return worths(points, winChances(knowledge, state, points));
}
