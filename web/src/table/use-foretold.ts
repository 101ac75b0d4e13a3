import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { Preview, TableClient } from '@orrery/table/client';
import { useEffect, useMemo, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { gain, keyOf, signed } from './foretell.ts';

export type Previews = ReadonlyMap<string, Preview>;

const NONE: Previews = new Map();
/** Asking for more would keep the worker busy for little. */
const MOST = 80;

/** What each answer would bring, asked one after the other so that a click never waits. */
export function usePreviews(client: TableClient, options: readonly Json[]): Previews {
  const [known, setKnown] = useState<{ options: readonly Json[]; previews: Previews }>();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const previews = new Map<string, Preview>();
      for (const choice of options.slice(0, MOST)) {
        if (!wanted) return;
        previews.set(keyOf(choice), await client.preview(choice));
      }
      if (wanted) setKnown({ options, previews });
    };
    if (options.length > 0)
      look().catch(() => {
        // The table has moved on, or is away: nothing is foretold.
      });
    return () => {
      wanted = false;
    };
  }, [client, options]);
  return known?.options === options ? known.previews : NONE;
}

function shortly(
  previews: readonly Preview[],
  now: number,
  me: Seat,
  ui: AnyGameUi,
  lang: Lang,
): string {
  const gains = previews.map((preview) => gain(preview, now, me) ?? 0);
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  const points =
    least !== most ? `${signed(least)} … ${signed(most)}` : most === 0 ? '' : signed(most);
  const [only] = previews;
  const extra = previews.length === 1 && only ? ui.foretell?.(lang, only.events, me) : null;
  return [points, extra].filter(Boolean).join(' ');
}

/** The same by place, in short words. */
export function useForetold(
  previews: Previews,
  places: ReadonlyMap<Place, readonly Json[]>,
  ui: AnyGameUi,
  lang: Lang,
  me: Seat | null,
  now: number,
): ReadonlyMap<Place, string> {
  return useMemo(() => {
    const words = new Map<Place, string>();
    if (me === null || previews.size === 0) return words;
    for (const [place, choices] of places) {
      const known = choices.flatMap((choice) => previews.get(keyOf(choice)) ?? []);
      const text = known.length === choices.length ? shortly(known, now, me, ui, lang) : '';
      if (text) words.set(place, text);
    }
    return words;
  }, [previews, places, ui, lang, me, now]);
}
