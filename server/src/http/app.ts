import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { statusOf } from '@orrery/protocol';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { asRefusal, Refusal, toldError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { languageOf } from './language.ts';
import { usualLog } from './log.ts';
import { checkOrigin } from './origin.ts';
import { sessionKey } from './session.ts';

const LARGEST_BODY = 64 * 1024;

/** Nothing runs or is drawn that does not come from here; styles set by scripts need inline styles. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The bare server: headers, limits, typed errors. Routes are added by whoever has something to serve. */
export async function createApp(settings: Settings, metrics: Metrics): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: settings.logger && usualLog(),
    // The nearest proxy alone: what stands before its entry in a header is what the client wrote.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: LARGEST_BODY,
    ajv: { customOptions: { removeAdditional: false } },
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Behind TLS the proxy says it; without TLS it would lock people out.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    // Files of the pages cost next to nothing.
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: () => new Refusal('TOO_MANY', 'too many requests'),
  });
  // A session that comes from many addresses is one person all the same.
  const session = app.createRateLimit({ keyGenerator: (request) => sessionKey(request) ?? '' });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Orrery', description: 'Online tables of Orrery', version: '1' },
    },
  });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      checkOrigin(request.headers.origin, request.host, settings.origins);
    }
    if (sessionKey(request) === null) return;
    const count = await session(request);
    if (!count.isAllowed && count.isExceeded) throw new Refusal('TOO_MANY', 'too many requests');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = fromFastify(error);
    metrics.refused(refusal.code);
    if (refusal.code === 'BUG') request.log.error({ err: error }, 'a request failed');
    return reply.status(statusOf(refusal.code)).send(toldError(refusal, languageOf(request)));
  });
  return app;
}

/** Fastify's own refusals in our words. */
function fromFastify(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return new Refusal('BAD_MESSAGE', error.message);
  if (error.statusCode === 413) return new Refusal('TOO_LARGE', error.message);
  if (error.statusCode === 429) return new Refusal('TOO_MANY', error.message);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('BAD_MESSAGE', error.message);
  }
  return asRefusal(error);
}
