import { type CoreState, ownOf, type Score, type Seat, type Viewer } from '@orrery/kernel';
import type { Model } from './model.ts';

/** What there is to see of a position: made once, for all who look at it. */
export interface Shown {
  readonly state: CoreState;
  /** What everybody sees. */
  readonly open: unknown;
  /** What each seat sees besides; null: nothing. */
  readonly owns: readonly unknown[];
  /** The seats that see something besides: everybody may know which. */
  readonly secretive: readonly Seat[];
  readonly scores: readonly Score[];
}

/** The one before, where the position is still the same. */
export function shownAt({ game, state }: Model, before: Shown | null): Shown {
  if (before?.state === state) return before;
  const owns: unknown[] = [];
  const secretive: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const own = ownOf(game, state, seat);
    owns.push(own);
    if (own !== null) secretive.push(seat);
  }
  const open: unknown = game.view(state);
  return { state, open, owns, secretive, scores: game.scores(state) };
}

/** As the kernel's `viewFor`, from what has been made for all. */
export const viewOf = ({ open, owns }: Shown, viewer: Viewer): unknown => ({
  ...(open as object),
  viewer,
  own: viewer === null ? null : (owns[viewer] ?? null),
});
