import type { LogStep, TableLog, TableState, Update } from '@orrery/table/client';

/** What moves before the eyes: steps added to what this viewer saw, without a take-back. */
export function freshSteps(
  old: TableState,
  update: Pick<Update, 'viewer'>,
  log: TableLog,
): readonly LogStep[] {
  const sameEyes = old.update.viewer === update.viewer && old.connection === 'live';
  const takenBack = log.takeBacks.length > old.log.takeBacks.length;
  if (!sameEyes || takenBack) return [];
  return log.steps.filter((step) => step.seq > old.update.seq);
}
