import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useState } from 'react';
import type { AnyGameUi, LoadedGame } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { type Reason, reasonsAt } from './reasons.ts';
import type { Point } from './use-point.ts';
import { useRefusals } from './use-refusals.ts';

/** What is said of a place that does not answer. */
export interface PlaceTold {
  readonly at: Point;
  /** What stands there. */
  readonly explanation: Explanation | null;
  /** What else it may be called; null: its name is fixed. */
  readonly names: ReturnType<NonNullable<AnyGameUi['naming']>['names']>;
  /** Why it may not be chosen; none: it is no answer at all. */
  readonly reasons: readonly Reason[];
  /** What is to be done now instead; null: nothing to add. */
  readonly now: string | null;
}

/** Answers a click at something that is not lit. */
export function usePlaceBubble(
  client: TableClient,
  { module, ui }: LoadedGame,
  state: TableState,
  voice: Voice,
  picked: ReadonlySet<Place>,
) {
  const { table } = useWords();
  const [told, setTold] = useState<PlaceTold | null>(null);
  const refusals = useRefusals(client, state);
  const { asked, viewer, held, view, revision } = state.update;
  const { text } = module;

  const open = useCallback(
    async (place: Place, at: Point): Promise<void> => {
      const explanation = ui.explain(voice, view, place);
      const names = ui.naming?.names(voice.lang, view, place) ?? null;
      const say = (now: string | null, reasons: readonly Reason[] = []): void =>
        setTold({ at, explanation, names, reasons, now });
      if (held !== null)
        return say(held === viewer ? table.heldPrompt : table.heldOther(voice.name(held)));
      if (asked === null) return say(table.whyOver);
      if (asked.seat !== viewer) return say(table.whyNotYours(voice.name(asked.seat)));
      const refused = await refusals().catch(() => []);
      // The table has moved on: what was asked about is no more.
      if (client.state().update.revision !== revision) return;
      const reasons = reasonsAt({ ui, view, ask: asked.ask }, refused, place, picked, text, voice);
      say(reasons.length > 0 ? null : table.toDo(text.prompt(voice, view, asked)), reasons);
    },
    [client, ui, text, view, asked, held, viewer, revision, voice, table, refusals, picked],
  );
  return { told, open, close: useCallback(() => setTold(null), []) };
}
