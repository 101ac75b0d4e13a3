/** Sockets that have something to send. */
let waiting: (() => void)[] = [];

function flushAll(): void {
  const flushes = waiting;
  waiting = [];
  for (const flush of flushes) flush();
}

/** Sends after all that is told now has been told, and before anything else is begun. */
export function sendSoon(flush: () => void): void {
  if (waiting.push(flush) === 1) process.nextTick(flushAll);
}
