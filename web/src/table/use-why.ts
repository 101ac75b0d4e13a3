import type { RuleId } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import type { Point } from './use-point.ts';

export interface Why {
  readonly at: Point;
  /** What stands there, by its name. */
  readonly what: string | null;
  readonly rule: RuleId | null;
  /** The reason in this position; where no rule speaks of it, all there is to say. */
  readonly text: string;
}

/** A longer name is a list of what lies in a place, which is read there. */
const LONGEST = 200;

/** What a place is called, as a screen reader would say it. */
function nameOf(place: Place): string | null {
  const target = `[data-place="${CSS.escape(place)}"] > [role="button"]`;
  const name = document.querySelector(target)?.getAttribute('aria-label') ?? null;
  return name === null || name.length > LONGEST ? null : name;
}

/** Answers a click at something that is not lit. */
export function useWhy(client: TableClient, state: TableState, ui: AnyGameUi, voice: Voice) {
  const { table } = useWords();
  const [why, setWhy] = useState<Why | null>(null);
  const { asked, viewer, held, view } = state.update;

  const explain = useCallback(
    async (place: Place, at: Point): Promise<void> => {
      const what = nameOf(place);
      const say = (text: string): void => setWhy({ at, what, rule: null, text });
      if (held !== null && held === viewer) return say(table.heldPrompt);
      if (asked === null) return say(table.whyOver);
      if (asked.seat !== viewer) return say(table.whyNotYours(voice.name(asked.seat)));
      const meant = ui.meant(view, asked.ask, place);
      if (meant === null) return say(table.whyNothing);
      const rule = 'rule' in meant ? meant.rule : await client.why(meant.choice).catch(() => null);
      if (rule === null) return say(table.whyNothing);
      setWhy({ at, what, rule, text: ui.reason(voice, view, asked.ask, place, rule) });
    },
    [client, ui, view, asked, held, viewer, voice, table],
  );
  return { why, explain, close: useCallback(() => setWhy(null), []) };
}
