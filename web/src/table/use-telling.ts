import type { Task } from '@orrery/kernel';
import type { TableState } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { usePreferences } from '../preferences.ts';
import { prefersStill } from './use-travel.ts';

/** One event, and the table as it stood after it. */
export interface Beat {
  readonly view: unknown;
  readonly event: Task;
}

/** Fewer events are seen at once; more than that happened by itself and is told one by one. */
const WORTH_TELLING = 4;
const SLOW_MS = 700;
const FAST_MS = 320;
/** A long story is told faster. */
const pause = (beats: number): number => Math.max(FAST_MS, Math.min(SLOW_MS, 8000 / beats));

/** The events of a new update; those that are still being told come first. */
export function beatsOf(
  pending: readonly Beat[],
  before: unknown,
  { update, fresh }: Pick<TableState, 'update' | 'fresh'>,
  after: AnyGameUi['after'],
): readonly Beat[] {
  const events = fresh.flatMap((step) => step.events);
  // Undo, or other eyes: what was being told is no longer so.
  if (fresh.length === 0) return [];
  if (pending.length === 0 && events.length < WORTH_TELLING) return [];
  let view = before;
  const beats = events.map((event, i): Beat => {
    const last = i === events.length - 1;
    view = last || !after ? update.view : after(view, event, update.view);
    return { event, view };
  });
  return [...pending, ...beats];
}

const LONGEST_CLICK_MS = 600;
const swallow = (event: Event): void => event.stopPropagation();

/**
 * Where one answer set much going (dice rolled, regions resolved), its events one after the other,
 * with the board as it stood then. It never holds anything up: a click or a key anywhere ends it.
 */
export function useTelling(state: TableState, { after }: AnyGameUi): Beat | null {
  const instant = usePreferences(({ pace }) => pace === 'instant');
  const { revision, viewer, view } = state.update;
  const [told, setTold] = useState<{
    revision: number;
    viewer: typeof viewer;
    view: unknown;
    beats: readonly Beat[];
  }>({ revision, viewer, view, beats: [] });
  let { beats } = told;
  if (told.revision !== revision || told.viewer !== viewer) {
    beats = instant || prefersStill() ? [] : beatsOf(beats, told.view, state, after);
    setTold({ revision, viewer, view, beats });
  }
  useEffect(() => {
    if (beats.length === 0) return;
    const tell = (rest: readonly Beat[]) => () => setTold((now) => ({ ...now, beats: rest }));
    const timer = setTimeout(tell(beats.slice(1)), pause(beats.length));
    const skip = (event: Event): void => {
      tell([])();
      // A click on the board that ends the telling is meant for nothing else.
      if (event.type !== 'pointerdown' || !(event.target instanceof Element)) return;
      if (!event.target.closest('[data-place]')) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), LONGEST_CLICK_MS);
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [beats]);
  return beats[0] ?? null;
}
