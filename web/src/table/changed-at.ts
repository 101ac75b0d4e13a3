import type { Viewer } from '@orrery/kernel';
import type { LogStep } from '@orrery/table/client';
import { aboutWhom } from './log-lines.ts';

/** The newest answers that brought something to oneself, and to the others; most bring it to one. */
export function changedAt(
  steps: readonly LogStep[],
  me: Viewer,
): { readonly own: number; readonly players: number } {
  const newest = (concerns: (seat: number) => boolean): number => {
    const step = steps.findLast(({ events }) =>
      events.some((event) => {
        const whom = aboutWhom(event);
        return whom === null || concerns(whom);
      }),
    );
    return step?.seq ?? 0;
  };
  return { own: newest((seat) => seat === me), players: newest((seat) => seat !== me) };
}
