import { isLoss } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { ReplayPosition, Reviewed } from '@orrery/table/client';
import { useMemo } from 'react';
import type { AnyGameUi } from '../games.ts';
import { kindOf } from '../table/picking.ts';
import type { VerdictPlaces } from './verdict-marks.tsx';

/** Where an answer is, whole or in pieces that are picked. */
function placesOf(ui: AnyGameUi, view: unknown, ask: string, choice: Json): ReadonlySet<Place> {
  const pieces = ui.parts?.(view, ask, choice) ?? [];
  return new Set([...ui.where(view, ask, choice), ...pieces, ...pieces.map(kindOf)]);
}

/** At a decision that cost something, seen by who made it: the answer that was given and the better one. */
export function useVerdict(
  here: Reviewed | undefined,
  position: ReplayPosition | null,
  alone: boolean,
  ui: AnyGameUi,
): VerdictPlaces | null {
  return useMemo(() => {
    const ask = position?.asked?.ask;
    if (!here || ask === undefined || position?.viewer !== here.seat || !isLoss(here, alone))
      return null;
    const { view } = position;
    return {
      better: placesOf(ui, view, ask, here.best.choice),
      played: placesOf(ui, view, ask, here.played.choice),
    };
  }, [here, position, alone, ui]);
}
