import { randomUUID } from 'node:crypto';
import type { Passkey, ProofBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import type { ChallengeRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { GUESSES } from './limits.ts';
import { profileOf } from './profile.ts';
import { checkProof } from './proof.ts';
import { firstRecovery } from './recovery.ts';
import { needUser, signIn } from './session.ts';

const ANSWER_WITHIN_MS = 5 * 60_000;
/** Names the challenge that a browser is answering. */
const CHALLENGE_COOKIE = 'orrery-passkey';
/** More devices than anybody has; they are read whenever somebody asks who they are. */
const MOST_PASSKEYS = 20;
const CHALLENGE_ID = /^[0-9a-f-]{36}$/;

const hostOf = (request: FastifyRequest): string => request.hostname.split(':')[0] ?? '';

function originOf(request: FastifyRequest): string {
  return request.headers.origin ?? `${request.protocol}://${request.host}`;
}

function checkCount(known: readonly unknown[]): void {
  if (known.length >= MOST_PASSKEYS) {
    throw new Refusal('TOO_MANY_PASSKEYS', 'there are passkeys enough');
  }
}

function refused(): never {
  throw new Refusal('BAD_PASSKEY', 'the passkey was not accepted');
}

/** A passkey over the guest identity: nothing to remember, nothing to steal. */
export function passkeyRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, settings } = deps;
  const { people } = store;
  const { now } = settings;

  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    challenge: string,
    user_id: string | null,
  ): Promise<void> => {
    const id = randomUUID();
    await people.addChallenge({ id, challenge, user_id, expires: now() + ANSWER_WITHIN_MS });
    const secure = request.protocol === 'https';
    reply.setCookie(CHALLENGE_COOKIE, id, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: ANSWER_WITHIN_MS / 1000,
    });
  };

  const asked = async (request: FastifyRequest): Promise<ChallengeRow> => {
    const id = request.cookies[CHALLENGE_COOKIE];
    if (id === undefined || !CHALLENGE_ID.test(id)) refused();
    return (await people.takeChallenge(id, now())) ?? refused();
  };

  app.post<{ Body: ProofBody | undefined }>(
    '/api/account/passkey/options',
    {
      schema: {
        summary: 'Begin to add a passkey, with the password or just after signing in',
        body: schemas.ProofBody,
      },
      config: GUESSES,
    },
    async (request, reply) => {
      const user = await needUser(people, request, now());
      await checkProof(deps, request, user, request.body?.current);
      const known = await people.passkeys(user.id);
      checkCount(known);
      const options = await generateRegistrationOptions({
        rpName: 'Orrery',
        rpID: hostOf(request),
        userName: user.name,
        userID: new TextEncoder().encode(user.id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: known.map(({ id }) => ({ id })),
      });
      await ask(request, reply, options.challenge, user.id);
      return options;
    },
  );

  app.post<{ Body: schemas.NewPasskeyBody }>(
    '/api/account/passkey',
    { schema: { summary: 'Add the passkey', body: schemas.NewPasskeyBody } },
    async (request) => {
      const user = await needUser(people, request, now());
      const { challenge, user_id } = await asked(request);
      if (user_id !== user.id) refused();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: request.body.response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: originOf(request),
        expectedRPID: hostOf(request),
        requireUserVerification: false,
      }).catch(refused);
      if (!verified || registrationInfo === undefined) refused();
      checkCount(await people.passkeys(user.id));
      const { credential } = registrationInfo;
      const isNew = await people.addPasskey({
        id: credential.id,
        user_id: user.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created: now(),
      });
      if (!isNew) {
        const isMine = (await people.passkey(credential.id))?.user_id === user.id;
        if (isMine) throw new Refusal('PASSKEY_KNOWN', 'the passkey is there already');
        refused();
      }
      return { me: await profileOf(store, user), ...(await firstRecovery(deps, user.id)) };
    },
  );

  app.get(
    '/api/account/passkeys',
    { schema: { summary: 'My passkeys, the oldest first' } },
    async (request) => {
      const user = await needUser(people, request, now());
      const known = await people.passkeys(user.id);
      return { passkeys: known.map(({ id, created }): Passkey => ({ id, created })) };
    },
  );

  app.delete<{ Querystring: schemas.PasskeyQuery; Body: ProofBody | undefined }>(
    '/api/account/passkey',
    {
      config: GUESSES,
      schema: {
        body: schemas.ProofBody,
        summary: 'Remove a passkey, if there is another way to sign in',
        querystring: schemas.PasskeyQuery,
      },
    },
    async (request) => {
      const user = await needUser(people, request, now());
      const known = await people.passkeys(user.id);
      const { id } = request.query;
      if (!known.some((key) => key.id === id)) throw new Refusal('NOT_FOUND', 'no such passkey');
      // This browser alone would know the person, and all their games would be lost with it.
      const isLast = known.length === 1 && (await people.account(user.id)) === null;
      if (isLast) throw new Refusal('LAST_KEY', 'there is no other way to sign in');
      await checkProof(deps, request, user, request.body?.current);
      await people.removePasskey(user.id, id);
      return { me: await profileOf(store, user) };
    },
  );

  app.post(
    '/api/login/passkey/options',
    { schema: { summary: 'Begin to sign in with a passkey' } },
    async (request, reply) => {
      const options = await generateAuthenticationOptions({
        rpID: hostOf(request),
        userVerification: 'preferred',
      });
      await ask(request, reply, options.challenge, null);
      return options;
    },
  );

  app.post<{ Body: schemas.PasskeyBody }>(
    '/api/login/passkey',
    { schema: { summary: 'Sign in with a passkey', body: schemas.PasskeyBody } },
    async (request, reply) => {
      const { challenge } = await asked(request);
      const response = request.body.response as AuthenticationResponseJSON;
      const key = (await people.passkey(response.id)) ?? refused();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: originOf(request),
        expectedRPID: hostOf(request),
        requireUserVerification: false,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
          counter: key.counter,
        },
      }).catch(refused);
      if (!verified) refused();
      await people.countPasskey(key.id, authenticationInfo.newCounter);
      const user = (await people.find(key.user_id)) ?? refused();
      await signIn(people, request, reply, user.id, now(), 'passkey');
      return { me: await profileOf(store, user) };
    },
  );
}
