import { clone } from './clone.ts';
import { missing } from './errors.ts';
import type { StateOf } from './play.ts';
import { shuffle } from './random.ts';
import type { AnyGame, CoreState, Pile, Random, View, Viewer } from './types.ts';

type AnyPile = Pile<CoreState>;

/** More deals than any position asks for: what was seen cannot be met. */
const ENDLESS = 100_000;

/** The game as the viewer may take it to be: hidden things dealt again, future chance unknown. */
export function imagine<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  random: Random,
): StateOf<G> {
  const copy: CoreState = clone(state as CoreState);
  copy.key = [random(2 ** 31), random(2 ** 31)];
  copy.drawn = 0;
  const pools = (game.hidden.pools(state) as readonly (readonly AnyPile[])[]).map((pool) =>
    poolFor(pool, state, viewer),
  );
  for (let tries = 0; tries < ENDLESS; tries++) {
    for (const pool of pools) deal(pool, copy, random);
    if (game.hidden.fits?.(copy) ?? true) return copy as StateOf<G>;
  }
  return missing('deal that agrees with what was seen', game.id);
}

interface Pool {
  readonly piles: readonly AnyPile[];
  readonly sizes: readonly number[];
  readonly items: (string | number)[];
}

function poolFor(pool: readonly AnyPile[], state: CoreState, viewer: Viewer): Pool {
  const piles: AnyPile[] = [];
  const sizes: number[] = [];
  const items: (string | number)[] = [];
  for (const pile of pool) {
    if (pile.seenBy !== undefined && pile.seenBy === viewer) continue;
    const held = pile.get(state);
    piles.push(pile);
    sizes.push(held.length);
    for (const item of held) items.push(item);
  }
  // Sorted first: what is imagined must not depend on the order that is hidden.
  return { piles, sizes, items: items.sort(byValue) };
}

const byValue = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function deal({ piles, sizes, items }: Pool, copy: CoreState, random: Random): void {
  shuffle(items, random);
  let next = 0;
  for (let i = 0; i < piles.length; i++) {
    const size = sizes[i] as number;
    (piles[i] as AnyPile).put(copy, items.slice(next, next + size));
    next += size;
  }
}

type ViewOf<G extends AnyGame> = View<ReturnType<G['view']>, unknown>;

/** What a viewer sees: the open view, which may have been made before, and its own secrets. */
export function viewFor<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  open: ReturnType<G['view']> = game.view(state),
): ViewOf<G> {
  return { ...(open as object), viewer, own: ownOf(game, state, viewer) } as ViewOf<G>;
}

/** What a viewer sees besides what everybody sees; null: nothing. */
export function ownOf(game: AnyGame, state: CoreState, viewer: Viewer): unknown {
  return viewer === null ? null : (game.own?.(state, viewer) ?? null);
}
