import { clone } from './clone.ts';
import { missing } from './errors.ts';
import type { StateOf } from './play.ts';
import { shuffle } from './random.ts';
import type { AnyGame, CoreState, Pile, Random, View, Viewer } from './types.ts';

/** More deals than any position asks for: what was seen cannot be met. */
const ENDLESS = 100_000;

/** Makes games as the viewer may take this one to be: hidden things dealt again, future chance unknown. */
export function imaginer<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
): (random: Random) => StateOf<G> {
  const pools: readonly (readonly Pile<CoreState>[])[] = game.hidden.pools(state);
  const hidden = pools.map((pool) => {
    const piles = pool.filter(({ seenBy }) => seenBy === undefined || seenBy !== viewer);
    const items = piles.flatMap((pile) => pile.get(state));
    // Sorted first: what is imagined must not depend on the order that is hidden.
    return { piles, items: items.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)) };
  });
  return (random) => {
    const copy: CoreState = clone(state);
    copy.key = [random(2 ** 31), random(2 ** 31)];
    copy.drawn = 0;
    for (let tries = 0; tries < ENDLESS; tries++) {
      for (const { piles, items } of hidden) {
        const dealt = shuffle(items.slice(), random);
        let next = 0;
        for (const pile of piles) {
          const size = pile.get(copy).length;
          pile.put(copy, dealt.slice(next, next + size));
          next += size;
        }
      }
      if (game.hidden.fits?.(copy) ?? true) return copy;
    }
    return missing('deal that agrees with what was seen in', game.id);
  };
}

/** One such game. */
export const imagine = <G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  random: Random,
): StateOf<G> => imaginer(game, state, viewer)(random);

type OwnOf<G extends AnyGame> = NonNullable<ReturnType<NonNullable<G['own']>>>;
export type ViewOf<G extends AnyGame> = View<ReturnType<G['view']>, OwnOf<G>>;

/** What a viewer sees: the open view, which may have been made before, and its own secrets. */
export function viewFor<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  open: ReturnType<G['view']> = game.view(state),
): ViewOf<G> {
  return { ...open, viewer, own: ownOf(game, state, viewer) as OwnOf<G> | null };
}

/** What a viewer sees besides what everybody sees; null: nothing. */
export function ownOf(game: AnyGame, state: CoreState, viewer: Viewer): unknown {
  return viewer === null ? null : (game.own?.(state, viewer) ?? null);
}
