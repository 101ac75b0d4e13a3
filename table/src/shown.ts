import type { CoreState, Score, Viewer } from '@orrery/kernel';
import type { Model } from './model.ts';

/** What everybody sees of a position: made once, for all who look at it. */
export interface Shown {
  readonly state: CoreState;
  readonly open: unknown;
  readonly scores: readonly Score[];
}

/** With the parts that have not changed since `before`, what was shown of this game last. */
export function shownAt({ game, state }: Model, before: Shown | null): Shown {
  if (before?.state === state) return before;
  const open = game.view(state, null, before?.open) as unknown;
  const scores = game.scores(state);
  const isSame = before !== null && haveSame(before.scores, scores);
  return { state, open, scores: isSame ? before.scores : scores };
}

const haveSame = (a: readonly Score[], b: readonly Score[]): boolean =>
  a.every(({ total, parts }, i) => total === b[i]?.total && parts === b[i].parts);

export const viewOf = ({ game }: Model, { state, open }: Shown, viewer: Viewer): unknown =>
  viewer === null ? open : (game.view(state, viewer, open) as unknown);
