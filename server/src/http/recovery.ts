import { randomBytes } from 'node:crypto';
import type { RecoveryBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@orrery/table';
import { sha256 } from '../ids.ts';
import type { HttpDeps } from './deps.ts';
import { profileOf } from './profile.ts';
import { checkProof } from './proof.ts';
import { needUser, signIn } from './session.ts';

const CODES = 8;
/** 80 bits each, in four groups that can be read out. */
const BYTES = 10;

const newCode = (): string =>
  randomBytes(BYTES)
    .toString('hex')
    .replaceAll(/.{5}(?=.)/g, '$&-');

/** As it was typed, with or without its dashes. */
const hashOf = (code: string): string => sha256(code.toLowerCase().replaceAll(/[^0-9a-f]/g, ''));

/** New codes in place of all others: told this once, kept as hashes. */
async function newRecovery(deps: HttpDeps, user: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const created = deps.settings.now();
  const rows = codes.map((code) => ({ hash: hashOf(code), user_id: user, created }));
  await deps.store.people.setRecovery(user, rows);
  return codes;
}

/** Whoever has the first way into an account is given another that needs no device and no memory. */
export async function firstRecovery(
  deps: HttpDeps,
  user: string,
): Promise<{ readonly recovery?: readonly string[] }> {
  if ((await deps.store.people.countRecovery(user)) > 0) return {};
  return { recovery: await newRecovery(deps, user) };
}

export function recoveryRoutes(app: FastifyInstance, deps: HttpDeps, guesses: object): void {
  const { store, settings } = deps;
  const { people } = store;

  app.post(
    '/api/account/recovery',
    { schema: { summary: 'New recovery codes in place of the old ones, told once' } },
    async (request) => {
      const user = await needUser(people, request, settings.now());
      await checkProof(deps, request, user);
      const recovery = await newRecovery(deps, user.id);
      return { me: await profileOf(store, user), recovery };
    },
  );

  app.post<{ Body: RecoveryBody }>(
    '/api/login/recovery',
    {
      schema: { summary: 'Sign in with a recovery code', body: schemas.RecoveryBody },
      config: guesses,
    },
    async (request, reply) => {
      const id = await people.takeRecovery(hashOf(request.body.code));
      const user = id === null ? null : await people.find(id);
      if (user === null) throw new Refusal('BAD_LOGIN', 'no such code');
      await signIn(people, request, reply, user.id, settings.now(), 'recovery');
      return { me: await profileOf(store, user) };
    },
  );
}
