import type { TableState } from '@orrery/table/client';

/** The position before one's last turn; null: there is none, or undo does it without asking. */
export function takeBackTo({ update, log }: TableState): number | null {
  const { viewer, undoable, outcome } = update;
  if (viewer === null || undoable > 0 || outcome !== null) return null;
  const last = log.steps.findLastIndex((step) => step.seat === viewer && step.seq > 0);
  if (last < 0) return null;
  let first = last;
  while (first > 1 && log.steps[first - 1]?.seat === viewer) first--;
  return (log.steps[first]?.seq ?? 1) - 1;
}
