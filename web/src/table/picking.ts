import type { Json, Refused } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Asked } from './places.ts';

/** How many of each kind. */
type Bag = ReadonlyMap<Place, number>;

/** The place `card:3#1` is of the kind `card:3`: any other of that kind would do. */
export const kindOf = (place: Place): Place => place.split('#', 1)[0] ?? place;

function bagOf(places: Iterable<Place>): Bag {
  const bag = new Map<Place, number>();
  for (const place of places) bag.set(kindOf(place), (bag.get(kindOf(place)) ?? 0) + 1);
  return bag;
}

const size = (bag: Bag): number => [...bag.values()].reduce((sum, n) => sum + n, 0);
const holds = (whole: Bag, part: Bag): boolean =>
  [...part].every(([kind, n]) => (whole.get(kind) ?? 0) >= n);

/** An answer, allowed or not, and the pieces it is made of. */
export interface Made<T> {
  readonly what: T;
  readonly bag: Bag;
}

function madeOf<T>(
  { ui, view, ask }: Asked,
  items: readonly T[],
  choiceOf: (item: T) => Json,
): readonly Made<T>[] {
  return items.flatMap((what) => {
    const parts = ui.parts?.(view, ask, choiceOf(what)) ?? null;
    return parts === null ? [] : [{ what, bag: bagOf(parts) }];
  });
}

/** The answers that are put together by picking. */
export const madeAnswers = (asked: Asked, options: readonly Json[]): readonly Made<Json>[] =>
  madeOf(asked, options, (choice) => choice);

/** Every kind that is a piece of some answer. */
export const pieceKinds = (made: readonly Made<Json>[]): ReadonlySet<Place> =>
  new Set(made.flatMap(({ bag }) => [...bag.keys()]));

export interface Picking {
  /** Kinds of which one more leads towards an answer. */
  readonly leads: ReadonlySet<Place>;
  /** Answers that hold all that is picked, or null where nothing is: then every answer fits. */
  readonly fitting: readonly Json[] | null;
  /** Answers that are what is picked, no more and no less. */
  readonly whole: readonly Json[];
}

/** Where one stands with what is picked so far. */
export function pickingOf(made: readonly Made<Json>[], picked: ReadonlySet<Place>): Picking {
  const now = bagOf(picked);
  const fitting = made.filter(({ bag }) => holds(bag, now));
  const leads = fitting.flatMap(({ bag }) =>
    [...bag].flatMap(([kind, n]) => (n > (now.get(kind) ?? 0) ? [kind] : [])),
  );
  const whole = fitting.filter(({ bag }) => size(bag) === picked.size && picked.size > 0);
  return {
    leads: new Set(leads),
    fitting: picked.size === 0 ? null : fitting.map(({ what }) => what),
    whole: whole.map(({ what }) => what),
  };
}

/** Why one more piece leads nowhere: the refusals of the smallest answers that would need it. */
export function refusalsWith(
  asked: Asked,
  refused: readonly Refused[],
  picked: ReadonlySet<Place>,
  place: Place,
): readonly Refused[] {
  const wanted = bagOf([...picked, place]);
  const made = madeOf(asked, refused, ({ choice }) => choice);
  const fitting = made.filter(({ bag }) => holds(bag, wanted));
  const least = Math.min(...fitting.map(({ bag }) => size(bag)));
  return fitting.filter(({ bag }) => size(bag) === least).map(({ what }) => what);
}

/** Places, and kinds that stand for every place of the kind; what is picked is not among them. */
export class Places extends Set<Place> {
  readonly #picked: ReadonlySet<Place>;
  constructor(places: Iterable<Place>, picked: ReadonlySet<Place>) {
    super(places);
    this.#picked = picked;
  }
  override has(place: Place): boolean {
    return !this.#picked.has(place) && (super.has(place) || super.has(kindOf(place)));
  }
}
