import type { PushBody, PushNotice } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { checkService, publicKey } from '../notify/push.ts';
import { langOf, lineOf, waitingFor } from '../notify/your-turn.ts';
import type { UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { needUser, sessionKey } from './session.ts';

/** Nothing waits any more, but a browser that was woken has to show something. */
const PLAYED_ON = {
  en: 'Nobody waits for you any more.',
  fr: 'Plus personne ne vous attend.',
};

/** Notices for browsers with no page open, through the push service that each of them has. */
export function pushRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, settings } = deps;
  const { people, pushes } = store;
  const { now, privateWebhooks } = settings;

  app.get(
    '/api/push',
    { schema: { summary: 'The key that a browser subscribes with' } },
    async () => ({
      key: await publicKey(pushes),
    }),
  );

  app.post<{ Body: PushBody }>(
    '/api/push',
    { schema: { summary: 'Tell this browser when it is my turn', body: schemas.PushBody } },
    async (request) => {
      const user = await needUser(people, request, now());
      const { endpoint } = request.body;
      checkService(endpoint, settings.pushServices, privateWebhooks);
      const session = sessionKey(request) ?? '';
      await pushes.keep({ endpoint, user_id: user.id, session, created: now() });
      return {};
    },
  );

  // Whoever knows where a browser is reached can reach it: that stands in no address of ours.
  app.post<{ Body: PushBody }>(
    '/api/push/off',
    { schema: { summary: 'Tell this browser no longer', body: schemas.PushBody } },
    async (request) => {
      const user = await needUser(people, request, now());
      await pushes.forgetOf(user.id, request.body.endpoint);
      return {};
    },
  );

  app.get(
    '/api/push/notice',
    { schema: { summary: 'What a browser that was woken shows' } },
    async (request) => notice(deps, await needUser(people, request, now())),
  );
}

async function notice({ store, loadModule }: HttpDeps, user: UserRow): Promise<PushNotice> {
  const lang = langOf(user);
  const games = waitingFor(user.id, await store.tables.mine(user.id, 0));
  return games.length === 0
    ? { text: PLAYED_ON[lang], to: '/' }
    : await lineOf(loadModule, lang, games);
}
