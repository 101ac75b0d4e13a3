import type { Task, Viewer } from '@orrery/kernel';
import type { LogStep, ShownFrame, TableClient, TableState } from '@orrery/table/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyText } from '../games.ts';
import type { Beat } from './telling.ts';
import { useBeats, useStill } from './use-telling.ts';

/** One step of the others, with the table as it was then. */
export interface Shown extends Beat {
  readonly step: LogStep;
}

export interface Since {
  readonly steps: readonly LogStep[];
  /** How many of them did something to whoever looks. */
  readonly struck: number;
  readonly at: number;
  readonly shown: Shown | null;
  readonly go: (index: number) => void;
  readonly close: () => void;
}

/** The others' steps between one's last turn and this one. */
export function othersSteps({ log, update: { viewer } }: TableState): readonly LogStep[] {
  const { steps } = log;
  if (viewer === null) return [];
  let end = steps.length;
  while (end > 0 && steps[end - 1]?.seat === viewer) end--;
  let start = end;
  while (start > 0 && steps[start - 1]?.seat !== viewer && steps[start - 1]?.seq !== 0) start--;
  return steps.slice(start, end).filter((step) => step.events.length > 0);
}

/** Whether something that another did struck whoever looks. */
export const strikes = (text: AnyText, event: Task, viewer: Viewer): boolean =>
  viewer !== null && text.concerns?.(event, viewer) === true;

const NONE: readonly Beat[] = [];
const NO_STEPS: readonly LogStep[] = [];

/** What a step brought, one frame after the other; the last one stays. */
function useStepFrames(client: TableClient, seq: number | null): Beat | null {
  const still = useStill();
  const [known, setKnown] = useState<{ seq: number; beats: readonly Beat[] } | null>(null);
  if (seq === null && known !== null) setKnown(null);
  useEffect(() => {
    if (seq === null) return;
    let wanted = true;
    const show = (frames: readonly ShownFrame[]): void => {
      // The last one is how the step left the table, also where it told nothing more.
      const beats = frames.filter((frame) => frame.events.length > 0 || frame === frames.at(-1));
      if (wanted) setKnown({ seq, beats: still ? beats.slice(-1) : beats });
    };
    // What cannot be had is told over the table as it is now.
    client.frames(seq).then(show, () => show([]));
    return () => {
      wanted = false;
    };
  }, [client, seq, still]);
  const beats = known !== null && known.seq === seq ? known.beats : null;
  const onNext = useCallback(
    () => setKnown((now) => now && { ...now, beats: now.beats.slice(1) }),
    [],
  );
  const onSkip = useCallback(
    () => setKnown((now) => now && { ...now, beats: now.beats.slice(-1) }),
    [],
  );
  const goesOn = beats !== null && beats.length > 1;
  useBeats(goesOn ? beats : NONE, goesOn, onNext, onSkip);
  // Until the frames have come, the screen shows what it did.
  return beats?.[0] ?? known?.beats[0] ?? null;
}

/** "Since your last turn": what the others did, step by step. */
export function useSince(
  client: TableClient,
  state: TableState,
  text: AnyText,
  { off }: { readonly off: boolean },
): Since {
  const { revision, view, viewer } = state.update;
  const steps = useMemo(() => (off ? NO_STEPS : othersSteps(state)), [state, off]);
  const struck = useMemo(
    () => steps.filter(({ events }) => events.some((event) => strikes(text, event, viewer))).length,
    [steps, text, viewer],
  );
  const [open, setOpen] = useState<{ revision: number; index: number } | null>(null);

  const index = open?.revision === revision ? open.index : -1;
  const step = steps[index];
  const frame = useStepFrames(client, step?.seq ?? null);
  const go = useCallback(
    (to: number) => setOpen({ revision, index: Math.max(0, Math.min(to, steps.length - 1)) }),
    [revision, steps.length],
  );
  const close = useCallback(() => setOpen(null), []);
  const shown = useMemo(
    () => (step ? { step, view: frame?.view ?? view, events: frame?.events ?? step.events } : null),
    [step, frame, view],
  );
  return { steps, struck, at: index, shown, go, close };
}
