import type { LogStep, TableClient, TableState } from '@orrery/table/client';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';

/** One step of the others, with the table as it was then. */
export interface Shown {
  readonly step: LogStep;
  readonly view: unknown;
}

export interface Since {
  readonly steps: readonly LogStep[];
  readonly at: number;
  readonly shown: Shown | null;
  readonly go: (index: number) => void;
  readonly close: () => void;
}

/** The others' steps between one's last turn and this one. */
function othersSteps(state: TableState): readonly LogStep[] {
  const { steps } = state.log;
  const { viewer } = state.update;
  if (viewer === null) return [];
  let end = steps.length;
  while (end > 0 && steps[end - 1]?.seat === viewer) end--;
  let start = end;
  while (start > 0 && steps[start - 1]?.seat !== viewer && steps[start - 1]?.seq !== 0) start--;
  return steps.slice(start, end).filter((step) => step.events.length > 0);
}

/**
 * The table as it was after each step. This page remembers what it saw; what came before it was
 * opened, or went by too fast, the host plays again.
 */
function useViews(client: TableClient, state: TableState, step: LogStep | undefined): unknown {
  const [views] = useState(() => new Map<number, unknown>());
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const { seq, view } = state.update;
  // What was taken back was not so.
  for (const known of views.keys()) if (known > seq) views.delete(known);
  views.set(seq, view);
  const wanted = step && !views.has(step.seq) ? step.seq : null;
  useEffect(() => {
    if (wanted === null) return;
    client.past?.(wanted).then(
      (found) => {
        views.set(wanted, found);
        redraw();
      },
      // Then the step is told over the table as it is now.
      () => undefined,
    );
  }, [client, views, wanted]);
  return step && (views.get(step.seq) ?? view);
}

/** "Since your last turn": what the others did, step by step. */
export function useSince(client: TableClient, state: TableState): Since {
  const { revision } = state.update;
  const steps = useMemo(() => othersSteps(state), [state]);
  const [open, setOpen] = useState<{ revision: number; index: number } | null>(null);

  const index = open?.revision === revision ? open.index : -1;
  const step = steps[index];
  const view = useViews(client, state, step);
  const go = useCallback(
    (to: number) => setOpen({ revision, index: Math.max(0, Math.min(to, steps.length - 1)) }),
    [revision, steps.length],
  );
  const close = useCallback(() => setOpen(null), []);
  const shown = useMemo(() => (step ? { step, view } : null), [step, view]);
  return { steps, at: index, shown, go, close };
}
