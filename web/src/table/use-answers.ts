import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useLang } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import { answersAt } from './places.ts';

const NONE: readonly Json[] = [];
const NO_PLACES: ReadonlyMap<Place, readonly Json[]> = new Map();

/** The legal answers, or those of them that a lesson waits for, and where they are on the board. */
export function useAnswers(
  { update }: TableState,
  ui: AnyGameUi,
  waited: readonly Json[] | null = null,
) {
  const { asked, viewer, view } = update;
  const mine = asked !== null && asked.seat === viewer;
  const options = (mine && (waited ?? asked.options)) || NONE;
  const ask = asked?.ask ?? '';
  const places = useMemo(
    () => (options.length === 0 ? NO_PLACES : answersAt({ ui, view, ask }, options)),
    [ui, view, ask, options],
  );
  return { options, places };
}

/** What is asked of the table: one thing at a time, `busy` while it is under way. */
export function useActs(client: TableClient, { update }: TableState) {
  const lang = useLang();
  const { revision } = update;
  // As soon as the table has moved on, the next answer may be given.
  const [sentAt, setSentAt] = useState<number | null>(null);
  const busy = sentAt === revision;
  // Known before the page is drawn again: a second click may come sooner than that.
  const underWay = useRef<number | null>(null);

  /** A refusal is told, never thrown. */
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
  return { busy, run, answer };
}
