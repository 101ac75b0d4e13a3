import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import { statusOf } from '@orrery/protocol';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Refusal } from '@orrery/table';
import { asRefusal, toldError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { description } from './description.ts';
import { languageOf } from './language.ts';
import { limitRequests } from './limits.ts';
import { usualLog } from './log.ts';
import { checkHost, checkOrigin } from './origin.ts';
import { checkTexts } from './texts.ts';

const LARGEST_BODY = 64 * 1024;
/** A request that has not arrived whole by then is given up. */
const ARRIVES_WITHIN_MS = 60_000;

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

const WELL: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/** The bare server: headers, limits, typed errors. Routes are added by whoever has something to serve. */
export async function createApp(settings: Settings, metrics: Metrics): Promise<FastifyInstance> {
  const tell = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = fromFastify(error);
    metrics.refused(refusal.code);
    if (refusal.code === 'BUG') request.log.error({ err: error }, 'a request failed');
    void reply.status(statusOf(refusal.code)).send(toldError(refusal, languageOf(request)));
  };
  const app: FastifyInstance = Fastify({
    logger: settings.logger && usualLog(),
    // The nearest proxy alone: what stands before its entry in a header is what the client wrote.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: LARGEST_BODY,
    requestTimeout: ARRIVES_WITHIN_MS,
    // Whoever stops has waited for answers; half a request would be waited for without end.
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false } },
    // An address that cannot be read reaches no route, so none of the hooks below.
    frameworkErrors: tell,
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Behind TLS the proxy says it; without TLS it would lock people out.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(swagger, description);
  app.addHook('onRequest', async (request, reply) => {
    // What is told to one person is kept by no browser and no proxy.
    if (request.routeOptions.url?.startsWith('/api') === true)
      reply.header('cache-control', 'no-store');
    // Whoever looks after the server asks by any name whether it is well.
    if (!WELL.has(request.routeOptions.url ?? '')) checkHost(request.host, settings.origins);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      checkOrigin(request.headers.origin, request.host, settings.origins);
    }
  });
  limitRequests(app, settings.requestsPerMinute);
  app.addHook('preValidation', async (request) => checkTexts(request));
  app.setErrorHandler(tell);
  return app;
}

/** Fastify's own refusals in our words. */
function fromFastify(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return new Refusal('BAD_MESSAGE', error.message);
  if (error.statusCode === 413) return new Refusal('TOO_LARGE', error.message);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('BAD_MESSAGE', error.message);
  }
  return asRefusal(error);
}
