// A server in a process of its own, as `orrery serve` runs it.
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import { answerBy } from './child.ts';

let server: RunningServer | null = null;

/** Loopback is one address: the limits meant for one visitor must not count for the crowd. */
const FOR_CROWDS = { requestsPerMinute: 1e9, messagesPerSecond: 1e6 };

answerBy({
  async start(options: ServerOptions) {
    server = await startServer({ host: '127.0.0.1', logger: false, ...FOR_CROWDS, ...options });
    return server.address;
  },
  memory() {
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    return process.memoryUsage();
  },
});

process.on('SIGTERM', () => void server?.stop().then(() => process.exit(0)));
