// A server in a process of its own, as `orrery serve` runs it.
import { readFileSync } from 'node:fs';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { answerBy } from './child.ts';

let server: RunningServer | null = null;

const LOOK_EVERY_MS = 1;
let longest: number | null = null;

/** How long this thread has wanted a processor that others had, where the system says so. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Looks again and again how late it is: by all that held up the loop, but not by other programs. */
function watchDelays(): void {
  let [before, others] = [performance.now(), waited()];
  setInterval(() => {
    const [now, othersNow] = [performance.now(), waited()];
    const late = now - before - LOOK_EVERY_MS - (othersNow - others);
    longest = Math.max(longest ?? 0, late);
    [before, others] = [performance.now(), othersNow];
  }, LOOK_EVERY_MS).unref();
}

/** Loopback is one address: the limits meant for one visitor must not count for the crowd. */
const FOR_CROWDS = { requestsPerMinute: 1e9, messagesPerSecond: 1e6 };

answerBy({
  async start(options: ServerOptions) {
    server = await startServer({ host: '127.0.0.1', logger: false, ...FOR_CROWDS, ...options });
    return server.address;
  },
  /** The longest time since it was asked last in which nobody else was served, in milliseconds. */
  heldUp() {
    if (longest === null) watchDelays();
    const found = longest ?? 0;
    longest = 0;
    return found;
  },
  memory() {
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    return process.memoryUsage();
  },
  /** Microseconds of processor time since the beginning, in all threads. */
  worked() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
});

process.on('SIGTERM', () => void server?.stop().then(() => process.exit(0)));
