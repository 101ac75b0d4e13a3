import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long the loop is held up at once, at most, but for the last piece. */
const SLICE_MS = 2;

/** Carries out what takes long piece by piece, with everybody else in between. */
export async function inSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await nextTurn();
  }
}

/** The same at one go. */
export function atOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
