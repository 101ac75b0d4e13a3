import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { TableState } from '@orrery/table/client';
import { useCallback, useMemo, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { kindOf, madeAnswers, pickingOf, pieceKinds } from './picking.ts';

const NOTHING: ReadonlySet<Place> = new Set();

/** Answers made of several pieces are picked piece by piece; a new question begins with none. */
export function usePicking({ update }: TableState, ui: AnyGameUi, options: readonly Json[]) {
  const { revision, view, asked } = update;
  const ask = asked?.ask ?? '';
  const [kept, setKept] = useState({ revision, picked: NOTHING });
  const picked = kept.revision === revision ? kept.picked : NOTHING;
  const made = useMemo(() => madeAnswers({ ui, view, ask }, options), [ui, view, ask, options]);
  const kinds = useMemo(() => pieceKinds(made), [made]);
  const picking = useMemo(() => pickingOf(made, picked), [made, picked]);
  const toggled = (place: Place): ReadonlySet<Place> =>
    picked.has(place)
      ? new Set([...picked].filter((other) => other !== place))
      : new Set([...picked, place]);
  return {
    ...picking,
    picked,
    /** It is a piece of an answer: a click picks it or lays it back. */
    isPiece: useCallback((place: Place): boolean => kinds.has(kindOf(place)), [kinds]),
    /** The answers that a click on this piece would complete. */
    wholeWith: (place: Place): readonly Json[] => pickingOf(made, toggled(place)).whole,
    /** The same, where nothing more could be picked after it. */
    endsWith: (place: Place): readonly Json[] => {
      const { whole, fitting } = pickingOf(made, toggled(place));
      return fitting?.length === whole.length ? whole : [];
    },
    toggle: (place: Place): void => setKept({ revision, picked: toggled(place) }),
    clear: (): void => setKept({ revision, picked: NOTHING }),
  };
}
