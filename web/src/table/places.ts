import type { Json, Refused } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { AnyGameUi } from '../games.ts';

/** What lies at each place: the same thing may lie at several, and several at one. */
function byPlace<T>(
  items: readonly T[],
  placesOf: (item: T) => readonly Place[],
): ReadonlyMap<Place, readonly T[]> {
  const found = new Map<Place, T[]>();
  for (const item of items)
    for (const place of new Set(placesOf(item))) {
      const there = found.get(place);
      if (there) there.push(item);
      else found.set(place, [item]);
    }
  return found;
}

/** A question as the asked seat sees it. */
export interface Asked {
  readonly ui: AnyGameUi;
  readonly view: unknown;
  readonly ask: string;
}

/** The answers at each place. */
export const answersAt = (
  { ui, view, ask }: Asked,
  options: readonly Json[],
): ReadonlyMap<Place, readonly Json[]> => byPlace(options, (choice) => ui.where(view, ask, choice));

/** What may not be answered, at each place. */
export const refusalsAt = (
  { ui, view, ask }: Asked,
  refused: readonly Refused[],
): ReadonlyMap<Place, readonly Refused[]> =>
  byPlace(refused, ({ choice }) => ui.where(view, ask, choice));
