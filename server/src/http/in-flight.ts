import type { ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@orrery/table';

/** Resolves when what is being answered has its answer, and after so long in any case. */
export type Finish = (withinMs: number) => Promise<void>;

/** Knows what is being answered, and lets nothing new begin once the server stops. */
export function watchRequests(app: FastifyInstance, isStopping: () => boolean): Finish {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', async (request, { raw }) => {
    open.add(raw);
    // Also of a client that goes away without its answer.
    raw.once('close', () => open.delete(raw));
    // Whether the server is well may be asked to the end.
    if (isStopping() && request.routeOptions.url?.startsWith('/api') === true) {
      throw new Refusal('STOPPING', 'the server stops');
    }
  });
  return async (withinMs) => {
    const answered = [...open].map((raw) => new Promise((resolve) => raw.once('close', resolve)));
    await Promise.race([Promise.all(answered), after(withinMs, undefined, { ref: false })]);
  };
}
