import type { LogStep, TableState } from '@orrery/table/client';
import { useCallback, useMemo, useRef, useState } from 'react';

/** One step of the others, with the table as it was then where this page saw it. */
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

/** "Since your last turn": what the others did, step by step. */
export function useSince(state: TableState): Since {
  const views = useRef(new Map<number, unknown>());
  const { seq, view, revision } = state.update;
  views.current.set(seq, view);
  const steps = useMemo(() => othersSteps(state), [state]);
  const [open, setOpen] = useState<{ revision: number; index: number } | null>(null);

  const index = open?.revision === revision ? open.index : -1;
  const step = steps[index];
  const go = useCallback(
    (to: number) => setOpen({ revision, index: Math.max(0, Math.min(to, steps.length - 1)) }),
    [revision, steps.length],
  );
  const close = useCallback(() => setOpen(null), []);
  const shown = step ? { step, view: views.current.get(step.seq) ?? view } : null;
  return { steps, at: index, shown, go, close };
}
