import type { Task } from '@orrery/kernel';
import type { LogStep } from '@orrery/table/client';
import { useEffect, useState } from 'react';

/** Fewer events are seen at once; more than that happened by itself and is told one by one. */
const WORTH_TELLING = 4;
const EACH_MS = 700;

/**
 * Where one answer set much going (dice rolled, regions resolved), its events one after the other.
 * It never holds anything up: a click or a key anywhere ends it.
 */
export function useTelling(fresh: readonly LogStep[]): Task | null {
  const [told, setTold] = useState({ fresh, index: 0 });
  const events = fresh.flatMap((step) => step.events);
  const index = told.fresh === fresh ? told.index : 0;
  const event = events.length < WORTH_TELLING ? undefined : events[index];
  const telling = event !== undefined;
  useEffect(() => {
    if (!telling) return;
    const timer = setTimeout(() => setTold({ fresh, index: index + 1 }), EACH_MS);
    const skip = (): void => setTold({ fresh, index: Infinity });
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [telling, fresh, index]);
  return event ?? null;
}
