import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import { Buckets } from '../bucket.ts';
import { networkOf } from '../network.ts';
import { sessionKey } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Less than other requests may do; such a route is counted by itself. */
    perMinute?: number;
  }
}

/** Guessing passwords is slowed down far below what other requests may do. */
export const GUESSES = { perMinute: 20 };

/** A minute's worth may come at once. */
const BURST_SECONDS = 60;

/** Files of the pages cost next to nothing. */
function isFree({ is404, routeOptions: { url }, params }: FastifyRequest): boolean {
  // The route says what is reached: one address can be written in many ways. The pages take what
  // no other route takes, and know it decoded.
  const reached = url === '/*' ? `/${(params as { '*': string })['*']}` : url;
  return !is404 && reached?.startsWith('/api') !== true;
}

/** Requests are counted by address, and by session: one that comes from many addresses is one person. */
export function limitRequests(app: FastifyInstance, requestsPerMinute: number): void {
  const buckets = new Buckets();

  function count(key: string, perMinute: number, reply: FastifyReply): void {
    const now = Date.now();
    const perSecond = perMinute / 60;
    if (buckets.of(key, now, perSecond, BURST_SECONDS).take(now)) return;
    reply.header('retry-after', Math.ceil(1 / perSecond));
    throw new Refusal('TOO_MANY', 'too many requests');
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request)) return;
    const { config, url } = request.routeOptions;
    const address = networkOf(request.ip);
    const { perMinute } = config;
    if (perMinute === undefined) count(address, requestsPerMinute, reply);
    else count(`${url} ${address}`, perMinute, reply);
    const session = sessionKey(request);
    if (session !== null) count(session, requestsPerMinute, reply);
  });
}
