/** So long what asks for work holds up the loop in one turn of it, but for the last piece. */
const MOST_MS = 2;

/** By who asks: each gets one piece in turn, however much they ask for at once. */
const waiting = new Map<object, (() => void)[]>();
let spent = 0;
let isSoon = false;

export const isWaiting = (asker: object): boolean => waiting.has(asker);

/** Does it now, unless enough was done in this turn: then in one of the next, with everybody else in between. */
export function paced(asker: object, work: () => void): void {
  if (waiting.size === 0 && spent < MOST_MS) run(work);
  else {
    const before = waiting.get(asker);
    if (before === undefined) waiting.set(asker, [work]);
    else before.push(work);
  }
  if (isSoon) return;
  isSoon = true;
  setImmediate(next);
}

function run(work: () => void): void {
  const began = performance.now();
  work();
  spent += performance.now() - began;
}

function next(): void {
  spent = 0;
  for (const [asker, works] of waiting) {
    const work = works.shift();
    waiting.delete(asker);
    if (works.length > 0) waiting.set(asker, works);
    if (work !== undefined) run(work);
    if (spent >= MOST_MS) break;
  }
  isSoon = waiting.size > 0;
  if (isSoon) setImmediate(next);
  else spent = 0;
}
