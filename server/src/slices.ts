/** So long the loop is held up at once, at most, but for the last piece. */
const SLICE_MS = 2;

/** Goes on until then, for one piece at least; not null: it has come to its end, which is told by this. */
type Slice = (until: number) => (() => void) | null;

/** What is under way takes turns: fifty at once hold up everybody else no longer than one. */
const waiting: Slice[] = [];
let isRunning = false;

function run(): void {
  const slice = waiting.shift();
  if (slice === undefined) {
    isRunning = false;
    return;
  }
  const end = slice(performance.now() + SLICE_MS);
  if (end === null) waiting.push(slice);
  // What is done with the result is a piece of its own.
  setImmediate(() => {
    end?.();
    if (end === null) run();
    else setImmediate(run);
  });
}

/** Carries out what takes long piece by piece, with everybody else in between. */
export function inSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push((until) => {
      try {
        let next = work.next();
        while (next.done !== true && performance.now() < until) next = work.next();
        const { done, value } = next;
        return done === true ? () => resolve(value) : null;
      } catch (error) {
        return () => reject(error);
      }
    });
    if (isRunning) return;
    isRunning = true;
    run();
  });
}

let since: number | null = null;

/** Between things that are quick each by itself: null, unless enough of them were done in this turn. */
export function giveWay(): Promise<void> | null {
  const now = performance.now();
  if (since !== null) {
    return now - since < SLICE_MS ? null : new Promise((resolve) => setImmediate(resolve));
  }
  since = now;
  setImmediate(() => {
    since = null;
  });
  return null;
}

/** The same at one go. */
export function atOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
