import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useLang } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';

const NONE: readonly Json[] = [];
const NO_PLACES: ReadonlyMap<Place, readonly Json[]> = new Map();

/** The legal answers and where they are on the board; `busy` while one is on its way. */
export function useAnswers(client: TableClient, state: TableState, ui: AnyGameUi) {
  const lang = useLang();
  const { asked, viewer, view, revision } = state.update;
  // As soon as the table has moved on, the next answer may be given.
  const [sentAt, setSentAt] = useState<number | null>(null);
  const busy = sentAt === revision;
  // Known before the page is drawn again: a second click may come sooner than that.
  const underWay = useRef<number | null>(null);
  const mine = asked !== null && asked.seat === viewer;
  const options = (mine && asked.options) || NONE;
  const ask = asked?.ask ?? '';

  const places = useMemo(() => {
    if (options.length === 0) return NO_PLACES;
    const found = new Map<Place, Json[]>();
    for (const choice of options)
      for (const place of ui.where(view, ask, choice)) {
        const there = found.get(place);
        if (there) there.push(choice);
        else found.set(place, [choice]);
      }
    return found;
  }, [ui, view, ask, options]);

  /** Runs one thing at a time at the table; a refusal is told, never thrown. */
  const run = useCallback(
    async (act: () => Promise<void>): Promise<void> => {
      if (underWay.current === revision) return;
      underWay.current = revision;
      setSentAt(revision);
      try {
        await act();
      } catch (error) {
        tell(refusalText(error, lang));
      } finally {
        // By then the table may have moved on, and something else be under way.
        if (underWay.current === revision) underWay.current = null;
        setSentAt((sent) => (sent === revision ? null : sent));
      }
    },
    [lang, revision],
  );
  const answer = useCallback((choice: Json) => run(() => client.answer(choice)), [client, run]);
  return { options, places, busy, run, answer };
}
