/** The id of a table is an invitation, and a query may hold anything: neither is written down. */
export const loggedUrl = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/\/[\w-]{12}(?=\/|$)/g, '/:id');

/** One JSON line per event; addresses and cookies of people are no part of it. */
export const usualLog = (): object => ({
  level: process.env['LOG_LEVEL'] ?? 'info',
  redact: ['req.headers', 'req.remoteAddress'],
  serializers: {
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
      method,
      url: loggedUrl(url),
    }),
  },
});
