import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import { Buckets } from '../bucket.ts';
import { networkOf } from '../network.ts';
import { sessionKey } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Less than other requests may do; such a route is counted by itself. */
    perMinute?: number;
    /** What is kept for months once it was asked for: that, too, is counted by itself. */
    isKept?: true;
    /** As how many requests of one session it counts: more where something is stored for good. */
    weight?: number;
  }
}

/** Sitting down and getting up is kept with the table for good: one a second, over sockets as well. */
export const CHANGES_TABLE = { weight: 10 };

/** Guessing passwords is slowed down far below what other requests may do. */
export const GUESSES = { perMinute: 20 };

/** A minute's worth may come at once. */
const BURST_SECONDS = 60;

/** Of what is kept a twentieth of other requests, and more at once: a class comes together. */
const KEPT = { share: 1 / 20, burstSeconds: 600 };

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

  function count(
    key: string,
    perMinute: number,
    reply: FastifyReply,
    { burstSeconds = BURST_SECONDS, weight = 1 } = {},
  ): void {
    const now = Date.now();
    const perSecond = perMinute / 60;
    if (buckets.of(key, now, perSecond, burstSeconds).take(now, weight)) return;
    reply.header('retry-after', Math.ceil(weight / perSecond));
    throw new Refusal('TOO_MANY', 'too many requests');
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request)) return;
    const { config, url } = request.routeOptions;
    const address = networkOf(request.ip);
    const { perMinute, isKept, weight = 1 } = config;
    if (perMinute === undefined) count(address, requestsPerMinute, reply);
    else count(`${url} ${address}`, perMinute, reply);
    if (isKept === true) {
      const { share, burstSeconds } = KEPT;
      count(`${url} ${address}`, requestsPerMinute * share, reply, { burstSeconds });
    }
    const session = sessionKey(request);
    if (session !== null) count(session, requestsPerMinute, reply, { weight });
  });
}
