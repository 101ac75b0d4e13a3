import type { AnyGame, CoreState, Score, Viewer } from '@orrery/kernel';

interface Made<T> {
  readonly state: CoreState;
  readonly made: T;
}

/**
 * A position of a table never changes once it is made, and is looked at several times in a row,
 * mostly together with the one before it: what follows from the last two is kept.
 */
function ofNewest<T>(make: (game: AnyGame, state: CoreState) => T): typeof make {
  let last: Made<T> | null = null;
  let before: Made<T> | null = null;
  return (game, state) => {
    if (last?.state === state) return last.made;
    if (before?.state === state) return before.made;
    before = last;
    last = { state, made: make(game, state) };
    return last.made;
  };
}

/** Views of one position share what all see alike. */
const openView = ofNewest((game, state): unknown => game.view(state, null));

export const viewOf = (game: AnyGame, state: CoreState, viewer: Viewer): unknown =>
  viewer === null
    ? openView(game, state)
    : (game.view(state, viewer, openView(game, state)) as unknown);

export const scoresOf = ofNewest((game: AnyGame, state: CoreState): readonly Score[] =>
  game.scores(state),
);
