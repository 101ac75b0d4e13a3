import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import { newToken, sha256 } from '../ids.ts';
import type { UserRow } from '../store/schema.ts';
import type { People } from '../store/people.ts';
import type { HttpDeps } from './deps.ts';
import type { Proof } from './proof.ts';

export const COOKIE = 'orrery';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Behind TLS: no other name below the same domain, and no page without TLS, can set one like it. */
const SAFE_COOKIE = `__Host-${COOKIE}`;

/** With this begins every token that is given under the safe name. */
const SAFE_TOKEN = 'h.';

/** By what a session's requests are counted; null: none is claimed. */
export function sessionKey({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const plain = cookies[COOKIE];
  // One that was given under the safe name comes back by it: under another it was planted.
  const planted = plain?.startsWith(SAFE_TOKEN) === true;
  const token = cookies[SAFE_COOKIE] ?? (planted ? undefined : plain);
  return token === undefined ? null : sha256(token);
}

/** Who asks; null: nobody we know. */
export async function userOf(
  people: People,
  request: Pick<FastifyRequest, 'cookies'>,
  now: number,
): Promise<UserRow | null> {
  const key = sessionKey(request);
  return key === null ? null : people.bySession(key, now);
}

export async function needUser(
  people: People,
  request: FastifyRequest,
  now: number,
): Promise<UserRow> {
  const user = await userOf(people, request, now);
  if (user === null) throw new Refusal('NOT_SIGNED_IN', 'no session');
  return user;
}

/** A new session: the token goes into the cookie, the database keeps its hash only. */
export async function signIn(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  user: string,
  now: number,
  proof: Proof | null = null,
): Promise<void> {
  await signOut(people, request, reply);
  const secure = request.protocol === 'https';
  const token = `${secure ? SAFE_TOKEN : ''}${newToken()}`;
  await people.openSession({ hash: sha256(token), user_id: user, created: now, seen: now, proof });
  reply.setCookie(secure ? SAFE_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: YEAR_SECONDS,
  });
}

export async function signOut(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = sessionKey(request);
  if (key !== null) await people.closeSession(key);
  reply.clearCookie(COOKIE, { path: '/' });
  if (request.protocol === 'https') reply.clearCookie(SAFE_COOKIE, { path: '/', secure: true });
}

/** From now on this is the only session of the person. */
export async function signOutOthers(
  { store, dropUser }: HttpDeps,
  request: FastifyRequest,
  { id }: UserRow,
): Promise<void> {
  await store.people.closeOtherSessions(id, sessionKey(request) ?? '');
  dropUser(id);
}
