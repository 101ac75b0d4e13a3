// A server in a process of its own, as `orrery serve` runs it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { answerBy } from './child.ts';

let server: RunningServer | null = null;

const DELAY_EVERY_MS = 1;
let delays: ReturnType<typeof monitorEventLoopDelay> | null = null;

function watchDelays(): ReturnType<typeof monitorEventLoopDelay> {
  const watched = monitorEventLoopDelay({ resolution: DELAY_EVERY_MS });
  watched.enable();
  return watched;
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
    delays ??= watchDelays();
    const longest = delays.max / 1e6 - DELAY_EVERY_MS;
    delays.reset();
    return longest;
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
