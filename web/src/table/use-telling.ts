import type { TableClient, TableState } from '@orrery/table/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../preferences.ts';
import {
  answered,
  arrived,
  type Beat,
  beatsOf,
  ended,
  nextBeat,
  pause,
  quiet,
  shownNow,
} from './telling.ts';
import { prefersStill } from './use-travel.ts';

const LONGEST_CLICK_MS = 600;
/** Nobody waits longer than this to be told: then the table is shown as it is. */
const PATIENCE_MS = 600;
const swallow = (event: Event): void => event.stopPropagation();

/** A card that explains a phase is put away; what is told goes on. */
const isForCard = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.key === 'Escape' && document.querySelector('[data-card]') !== null
    : event.target instanceof Element && event.target.closest('[data-card]') !== null;

/** Whether nothing is told step by step: by wish, or because nothing is to move. */
export function useStill(): boolean {
  return usePreferences(({ pace }) => pace === 'instant') || prefersStill();
}

/** Tells one beat after the other; a click or a key anywhere ends it, so that it holds nothing up. */
export function useBeats(
  beats: readonly Beat[],
  telling: boolean,
  onNext: () => void,
  onSkip: () => void,
): void {
  useEffect(() => {
    if (beats.length === 0) return;
    const timer = setTimeout(onNext, pause(beats.length));
    return () => clearTimeout(timer);
  }, [beats, onNext]);
  useEffect(() => {
    if (!telling) return;
    const skip = (event: Event): void => {
      if (isForCard(event)) return;
      onSkip();
      // A click on the board that ends the telling is meant for nothing else.
      if (event.type !== 'pointerdown' || !(event.target instanceof Element)) return;
      if (!event.target.closest('[data-place]')) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), LONGEST_CLICK_MS);
    };
    // First of all: what a key does besides may begin the next story.
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, [telling, onSkip]);
}

/**
 * Where one answer set much going (dice rolled, regions resolved), what came of it step by step,
 * with the table as it truly stood then.
 */
export function useTelling(client: TableClient, state: TableState): Beat | null {
  const still = useStill();
  const { update } = state;
  const [kept, setTold] = useState(() => quiet(update));
  let told = kept;
  if (told.revision !== update.revision || told.viewer !== update.viewer) {
    told = still ? quiet(update) : arrived(told, state);
    setTold(told);
  }
  const { asking, beats } = told;

  useEffect(() => {
    if (asking.length === 0) return;
    let wanted = true;
    const tell = (more: readonly Beat[]): void => {
      if (wanted) setTold((now) => answered(now, asking, more));
    };
    const timer = setTimeout(() => tell([]), PATIENCE_MS);
    Promise.all(asking.map((seq) => client.frames(seq))).then(
      (frames) => tell(beatsOf(frames.flat())),
      () => tell([]),
    );
    // Where more has happened meanwhile, all of it is asked for anew.
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, asking]);

  const shown = useMemo(() => shownNow(told), [told]);
  useBeats(
    beats,
    shown !== null,
    useCallback(() => setTold(nextBeat), []),
    useCallback(() => setTold(ended), []),
  );
  return shown;
}
