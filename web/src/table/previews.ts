import type { Json, Seat } from '@orrery/kernel';
import type { Brought, Place } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { Preview } from '@orrery/table/client';
import type { AnyGameUi } from '../games.ts';

export type Previews = ReadonlyMap<string, Preview>;

export const keyOf = (choice: Json): string => JSON.stringify(choice);

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

/** Points a seat would have more (or fewer); null where it cannot be known. */
export function gain(preview: Preview | undefined, now: number, me: Seat): number | null {
  const then = preview?.scores?.[me]?.total;
  return then === undefined ? null : then - now;
}

/** Before which an answer is told: whose, in which words, and what there is now. */
export interface Before {
  readonly ui: AnyGameUi;
  readonly lang: Lang;
  readonly me: Seat;
  readonly view: unknown;
  readonly points: number;
}

/** What answers at one place bring, in few words: the points, and what the game thinks worth it. */
function brought(previews: readonly Preview[], before: Before): Brought {
  const { ui, lang, me, view, points } = before;
  const gains = previews.map((preview) => gain(preview, points, me) ?? 0);
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  const figures =
    least !== most ? `${signed(least)} … ${signed(most)}` : most === 0 ? '' : signed(most);
  const [only] = previews;
  const besides =
    previews.length === 1 && only
      ? ui.brings?.(lang, { before: view, after: only.view, events: only.events, me })
      : null;
  return {
    text: [figures, besides].filter(Boolean).join(' '),
    final: previews.every((preview) => preview.final),
  };
}

/** The same for every place of which all answers are known; nothing where there is nothing to tell. */
export function broughtAt(
  places: ReadonlyMap<Place, readonly Json[]>,
  previews: Previews,
  before: Before,
): ReadonlyMap<Place, Brought> {
  const told = new Map<Place, Brought>();
  for (const [place, choices] of places) {
    const known = choices.flatMap((choice) => previews.get(keyOf(choice)) ?? []);
    if (known.length === 0 || known.length < choices.length) continue;
    const { text, final } = brought(known, before);
    if (text !== '' || final) told.set(place, { text, final });
  }
  return told;
}
