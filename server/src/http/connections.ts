import type { Server } from 'node:net';
import { networkOf } from '../network.ts';
import type { Settings } from '../settings.ts';

/**
 * A line on which nothing is said costs memory all the same, and none is left for others when there
 * are too many. Behind a proxy all of them are its own.
 */
export function limitConnections(
  server: Server,
  { trustProxy, connectionsPerAddress }: Settings,
): void {
  if (trustProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (line) => {
    const from = networkOf(line.remoteAddress ?? '');
    const count = open.get(from) ?? 0;
    if (count >= connectionsPerAddress) return line.destroy();
    open.set(from, count + 1);
    line.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}
