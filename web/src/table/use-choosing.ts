import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useMemo, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { usePreferences } from '../preferences.ts';
import { kindOf, Places } from './picking.ts';
import { keyOf } from './previews.ts';
import { useActs, useAnswers } from './use-answers.ts';
import { usePicking } from './use-picking.ts';
import type { Point } from './use-point.ts';
import { usePreviews } from './use-previews.ts';

interface Menu {
  readonly at: Point;
  readonly choices: readonly Json[];
  /** One answer that cannot be undone: is it meant? */
  readonly sure: boolean;
}

const NOWHERE: ReadonlySet<Place> = new Set();

/** What may be answered now, and the way there: by a place, by picking pieces, by a button. */
export function useChoosing(
  client: TableClient,
  state: TableState,
  ui: AnyGameUi,
  point: () => Point,
  waited?: readonly Json[] | null,
) {
  const { view, asked } = state.update;
  const ask = asked?.ask ?? '';
  const { busy, run, answer } = useActs(client, state);
  const { options, places: all } = useAnswers(state, ui, waited);
  const picking = usePicking(state, ui, options);
  const { picked, leads, fitting, whole, isPiece } = picking;
  const previews = usePreviews(client, state, options);
  const [menu, setMenu] = useState<Menu | null>(null);
  const confirmFinal = usePreferences((preferences) => preferences.confirmFinal);

  // Pieces are lit by their kind; the other places, where an answer that still fits is.
  const places = useMemo(() => {
    const open = [...all].flatMap(([place, choices]): [Place, readonly Json[]][] => {
      const still = fitting ? choices.filter((choice) => fitting.includes(choice)) : choices;
      return isPiece(place) || still.length === 0 ? [] : [[place, still]];
    });
    return new Map(open);
  }, [all, fitting, isPiece]);
  const lit = useMemo(
    () => new Places([...places.keys(), ...leads], picked),
    [places, leads, picked],
  );

  const choose = useCallback(
    async (choice: Json): Promise<void> => {
      const at = point();
      const isFinal = async (): Promise<boolean> => {
        const key = keyOf(choice);
        const known = previews.get(key);
        if (known) return known.final;
        const asked = await client.previews().catch(() => []);
        return asked.some((preview) => preview.final && keyOf(preview.choice) === key);
      };
      if (confirmFinal && (await isFinal())) setMenu({ at, choices: [choice], sure: true });
      else await answer(choice);
    },
    [client, confirmFinal, previews, point, answer],
  );
  /** One answer is given, of several one is chosen. */
  const decide = (choices: readonly Json[]): void => {
    const [only] = choices;
    if (busy || only === undefined) return;
    if (choices.length === 1) void choose(only);
    else setMenu({ at: point(), choices, sure: false });
  };

  /** Of pieces that are alike a wrong one is soon picked, so these are confirmed; two places are not. */
  const pick = (place: Place): void => {
    const isAlone = kindOf(place) === place && !picked.has(place);
    const ended = isAlone ? picking.endsWith(place) : [];
    if (ended.length > 0) decide(ended);
    else picking.toggle(place);
  };
  const canPick = (place: Place): boolean => picked.has(place) || leads.has(kindOf(place));
  return {
    busy,
    run,
    answer,
    choose,
    previews,
    places,
    lit,
    picked,
    menu,
    closeMenu: useCallback(() => setMenu(null), []),
    /** What is picked comes first, then what it could become. */
    options: useMemo(
      () =>
        fitting ? [...whole, ...fitting.filter((choice) => !whole.includes(choice))] : options,
      [options, fitting, whole],
    ),
    /** Answers that only wait to be confirmed. */
    whole,
    /** Answers at a place if it can; false: nothing is answered there. */
    touch: (place: Place): boolean => {
      const choices = places.get(place);
      if (isPiece(place) && canPick(place)) pick(place);
      else if (choices) decide(choices);
      else return false;
      return true;
    },
    /** Gives the answer that is picked; false: none is, or the place is yet to be picked. */
    confirm: (place: Place | null): boolean => {
      if (whole.length === 0 || (place !== null && !picked.has(place))) return false;
      decide(whole);
      return true;
    },
    clear: picked.size > 0 ? picking.clear : undefined,
    /** The one answer that a click on this place would give or complete. */
    answerAt: (place: Place): Json | null => {
      if (picked.has(place)) return null;
      const choices = isPiece(place) ? picking.wholeWith(place) : (places.get(place) ?? []);
      return choices.length === 1 ? (choices[0] ?? null) : null;
    },
    /** Where an answer is, also by the kinds of its pieces. */
    placesOf: useCallback(
      (choice: Json): ReadonlySet<Place> =>
        new Places(
          [...ui.where(view, ask, choice), ...(ui.parts?.(view, ask, choice) ?? [])],
          NOWHERE,
        ),
      [ui, view, ask],
    ),
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
