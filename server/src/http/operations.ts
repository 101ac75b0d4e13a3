import type { FastifyInstance } from 'fastify';
import { asRefusal, toldError } from '../errors.ts';
import type { HttpDeps } from './deps.ts';
import { languageOf } from './language.ts';

/** The store is asked at most so often, however many ask for it. */
const ASK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 3_000;

/** For those who run the server: is it up, can it store, what does it count. */
export function operationRoutes(
  app: FastifyInstance,
  { store, metrics, settings }: HttpDeps,
  isStopping: () => boolean,
): void {
  let last: { readonly at: number; readonly away: Promise<unknown> } | null = null;

  const askStore = (): Promise<unknown> => {
    const now = performance.now();
    if (last === null || now - last.at > ASK_EVERY_MS) {
      const late = new Promise<unknown>((resolve) => {
        setTimeout(() => resolve(new Error('connection timeout')), ANSWER_WITHIN_MS).unref();
      });
      const away = Promise.race([
        store.probe().then(
          () => null,
          (error: unknown) => error,
        ),
        late,
      ]);
      last = { at: now, away };
    }
    return last.away;
  };

  app.get('/health', { schema: { hide: true } }, async () => ({ ok: true }));

  app.get('/ready', { schema: { hide: true } }, async (request, reply) => {
    if (isStopping()) {
      reply.status(503);
      return { ready: false, code: 'STOPPING' };
    }
    const away = await askStore();
    if (away === null) return { ready: true };
    reply.status(503);
    return { ready: false, ...toldError(asRefusal(away), languageOf(request)) };
  });

  // How many play, and how long all takes, is for those alone whom the operator lets there.
  if (settings.metrics) {
    app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
      reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  }

  let description: string | null = null;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    description ??= JSON.stringify(app.swagger());
    return description;
  });
}
