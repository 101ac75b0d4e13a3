import type { Task } from '@orrery/kernel';
import type { LogChange, TableLog } from './client-types.ts';

export * from './client-types.ts';
export { checkDraw, dealText, flawOf } from './draw.ts';
export type { Draw, Flaw } from './draw.ts';
export { Refusal } from './errors.ts';
export { sentenceHere, sentenceOf } from './sentences/index.ts';
export type { ErrorCode } from './sentences/index.ts';

/** The name that tables and files have of somebody who has deleted their account. */
export const NOBODY = '–';

/** The log after a change. */
export function mergeLog<E extends Task>(log: TableLog<E>, change: LogChange<E>): TableLog<E> {
  if (change.from === 0) return { steps: change.steps, takeBacks: change.takeBacks };
  const kept = log.steps
    .filter((step) => step.seq < change.from)
    .map((step) => (change.opened.includes(step.seq) ? { ...step, forced: true } : step));
  return {
    steps: [...kept, ...change.steps],
    takeBacks: [...log.takeBacks, ...change.takeBacks],
  };
}
