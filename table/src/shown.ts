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
  return { state, open: game.view(state, null, before?.open), scores: game.scores(state) };
}

export const viewOf = ({ game }: Model, { state, open }: Shown, viewer: Viewer): unknown =>
  viewer === null ? open : (game.view(state, viewer, open) as unknown);
