import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long the loop is held up at once, at most, but for the last piece. */
const SLICE_MS = 2;

/** Carries out what takes long piece by piece, with everybody else in between. */
export async function inSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let next = work.next();
    while (next.done !== true && performance.now() < until) next = work.next();
    // What is done with the result is a piece of its own.
    await nextTurn();
    if (next.done === true) return next.value;
  }
}

/** The same at one go. */
export function atOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
