import type { CoreState } from '@orrery/kernel';
import type { AnyKnowledge, Judgement } from './knowledge.ts';

/** Used where a game does not say how uncertain its evaluation is. */
const USUAL_SPREAD = 10;
/** A logistic curve with this share of a normal one's deviation lies on it to within a hundredth. */
export const LOGISTIC = 0.588;
/** Chances hardly move in a game that is all but decided; points keep bots at work there. */
const POINTS_SHARE = 0.1;
const POINTS_SCALE = 40;

/** How far the gap between two seats may stray from what is expected. */
export const spreadOf = (knowledge: AnyKnowledge, state: CoreState): number =>
  knowledge.spread?.(state) ?? USUAL_SPREAD;

/** Chances that grow with each seat's worth: e times as large for each `scale` more. */
export function sharesOf(worth: readonly number[], scale: number): number[] {
  const best = Math.max(...worth);
  const weights = worth.map((own) => Math.exp((own - best) / scale));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** What each seat may expect: by the outcome if there is one, else by a net, else by the points. */
export function judge(knowledge: AnyKnowledge, state: CoreState): Judgement {
  if (state.outcome !== null) {
    const { winners } = state.outcome;
    const points = knowledge.evaluate(state);
    const chances = points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    return { points, chances };
  }
  return knowledge.judge?.(state) ?? byHand(knowledge, state);
}

function byHand(knowledge: AnyKnowledge, state: CoreState): Judgement {
  const points = knowledge.evaluate(state);
  return { points, chances: sharesOf(points, LOGISTIC * spreadOf(knowledge, state)) };
}

/** What each seat strives for: to win, and a little for points; alone, for points only. */
export function worths({ points, chances }: Judgement): number[] {
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

export const worthsOf = (knowledge: AnyKnowledge, state: CoreState): number[] =>
  worths(judge(knowledge, state));
