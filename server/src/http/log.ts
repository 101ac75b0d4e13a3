import type { FastifyRequest } from 'fastify';

/**
 * The id of a table is an invitation, a query may hold anything, and people paste what they were
 * sent with a dot or half a word behind it. So no address is written down, but the route that took
 * it; pages, their files and what reaches no route are all the same one.
 */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '/*';

/** One JSON line per event; addresses and cookies of people are no part of it. */
export const usualLog = (): object => ({
  level: process.env['LOG_LEVEL'] ?? 'info',
  redact: ['req.headers', 'req.remoteAddress'],
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: routeOf(request) }),
  },
});
