import type { FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import type { AccountRow, UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { verifyPassword } from './passwords.ts';
import { sessionKey } from './session.ts';

/** How somebody proved who they are. */
export type Proof = 'password' | 'passkey' | 'recovery';

/** Whoever has just signed in need not do so again. */
const FRESH_MS = 5 * 60_000;

/** How this session was opened, if it was just now and by a proof. */
export async function freshProof(
  { store, settings }: HttpDeps,
  request: FastifyRequest,
  { id }: UserRow,
): Promise<Proof | null> {
  const mine = await store.people.session(sessionKey(request) ?? '');
  if (mine?.user_id !== id || mine.proof == null) return null;
  if (settings.now() - mine.created > FRESH_MS) return null;
  return mine.proof as Proof;
}

/** Whoever found a browser open may guess no more often than others. */
export const isPasswordOf = (
  { guesses }: HttpDeps,
  { id }: UserRow,
  { password }: AccountRow,
  current: string,
): Promise<boolean> => guesses.guess(`current ${id}`, () => verifyPassword(current, password));

/**
 * An open browser alone takes nothing away from whoever left it open: what changes the ways into an
 * account, or ends it, asks for the password or for a sign-in just before. A guest has no way to
 * prove anything.
 */
export async function checkProof(
  deps: HttpDeps,
  request: FastifyRequest,
  user: UserRow,
  current?: string,
): Promise<void> {
  const { people } = deps.store;
  const account = await people.account(user.id);
  if (account === null && (await people.passkeys(user.id)).length === 0) return;
  if (current !== undefined && account !== null) {
    if (await isPasswordOf(deps, user, account, current)) return;
    throw new Refusal('WRONG_PASSWORD', 'the current password is another one');
  }
  if ((await freshProof(deps, request, user)) === null) {
    throw new Refusal('PROVE_AGAIN', 'no proof of late');
  }
}
