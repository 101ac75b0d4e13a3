import { Readable } from 'node:stream';
import type { GuestBody, ProfileBody, ProofBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import { Refusal } from '@orrery/table';
import type { FastifyInstance } from 'fastify';
import { newUserId } from '../ids.ts';
import { leaveTables } from '../live/leave.ts';
import { checkAddress } from '../notify/post.ts';
import { isZone } from '../notify/when.ts';
import type { HttpDeps } from './deps.ts';
import { exportOf } from './export.ts';
import { languageOf } from './language.ts';
import { CHANGES_TABLE, GUESSES } from './limits.ts';
import { cleanName } from './name.ts';
import { profileOf } from './profile.ts';
import { checkProof } from './proof.ts';
import { sendCode, webhookRoutes } from './webhooks.ts';
import { pageOrigin } from './origin.ts';
import { needUser, signIn, signOut, signOutOthers, userOf } from './session.ts';

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Guests: a name is enough. */
export function peopleRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, settings } = deps;
  const { people } = store;
  const { now } = settings;

  app.get('/api/me', { schema: { summary: 'Who I am; null for nobody yet' } }, async (request) => {
    const user = await userOf(people, request, now());
    return { me: user && (await profileOf(store, user)) };
  });

  app.post<{ Body: GuestBody }>(
    '/api/guest',
    {
      schema: { summary: 'Become a guest with a name', body: schemas.GuestBody },
      config: { isKept: true },
    },
    async (request, reply) => {
      const lang = request.body.lang ?? languageOf(request);
      const name = cleanName(request.body.name);
      const user = { id: newUserId(), name, lang, webhook: null, origin: null, created: now() };
      await people.create(user);
      await signIn(people, request, reply, user.id, now());
      return { me: await profileOf(store, user) };
    },
  );

  app.patch<{ Body: ProfileBody }>(
    '/api/me',
    {
      schema: { summary: 'Change name, language, notices', body: schemas.ProfileBody },
      // A new name is told to all at every table.
      config: CHANGES_TABLE,
    },
    async (request) => {
      const user = await needUser(people, request, now());
      const { name, lang, webhook, rated, quiet, digest } = request.body;
      if (quiet != null && !isZone(quiet.zone))
        throw new Refusal('BAD_MESSAGE', 'no such time zone');
      if (webhook != null) checkAddress(webhook, settings.privateWebhooks);
      const isNew = webhook != null && (webhook !== user.webhook || user.webhook_code != null);
      const asked = { ...user, lang: lang ?? user.lang };
      const code = isNew ? await sendCode(deps, request, asked, webhook) : null;
      const fields = {
        ...((isNew || webhook === null) && { webhook_code: code }),
        ...(name !== undefined && { name: cleanName(name) }),
        ...(lang !== undefined && { lang }),
        ...(quiet !== undefined && {
          quiet_from: quiet?.from ?? null,
          quiet_to: quiet?.to ?? null,
          zone: quiet?.zone ?? null,
        }),
        ...(digest !== undefined && { digest_hours: digest === 0 ? null : digest }),
        ...(rated !== undefined && { unrated: rated ? null : 1 }),
        ...(webhook !== undefined && { webhook, origin: webhook && pageOrigin(request) }),
      };
      await people.update(user.id, fields);
      if (rated === false) await store.ratings.forget(user.id);
      if (fields.name !== undefined && fields.name !== user.name) deps.dropUser(user.id);
      return { me: await profileOf(store, { ...user, ...fields }) };
    },
  );

  webhookRoutes(app, deps);

  app.post('/api/logout', { schema: { summary: 'End this session' } }, async (request, reply) => {
    const user = await userOf(people, request, now());
    await signOut(people, request, reply);
    if (user !== null) deps.dropUser(user.id);
    return { me: null };
  });

  app.post(
    '/api/logout/others',
    { schema: { summary: 'End all my sessions but this one' } },
    async (request) => {
      const user = await needUser(people, request, now());
      await signOutOthers(deps, request, user);
      return { me: await profileOf(store, user) };
    },
  );

  app.get(
    '/api/me/export',
    {
      schema: { summary: 'All that is kept about me, as JSON' },
      config: { perMinute: settings.exportsPerMinute },
    },
    async (request, reply) => {
      const user = await needUser(people, request, now());
      reply.header('content-disposition', 'attachment; filename="orrery-export.json"');
      reply.type('application/json; charset=utf-8');
      const pieces = exportOf(deps, user);
      // A store that is away is told before anything is sent.
      const { value: first } = await pieces.next();
      return reply.send(Readable.from(withFirst(first ?? '', pieces)));
    },
  );

  app.delete<{ Body: ProofBody | undefined }>(
    '/api/me',
    {
      schema: {
        summary:
          'Delete my account and my name everywhere, with the password or just after signing in',
        body: schemas.ProofBody,
      },
      config: GUESSES,
    },
    async (request, reply) => {
      const user = await needUser(people, request, now());
      await checkProof(deps, request, user, request.body?.current);
      await leaveTables(deps, user.id);
      await people.remove(user.id);
      await signOut(people, request, reply);
      deps.dropUser(user.id, true);
      return { me: null };
    },
  );
}
