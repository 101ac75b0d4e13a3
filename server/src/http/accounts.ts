import type { NewPasswordBody, PasswordBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import type { UserRow } from '../store/schema.ts';
import { withoutControls } from '../text.ts';
import type { HttpDeps } from './deps.ts';
import { GUESSES } from './limits.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { checkProof, freshProof, isPasswordOf } from './proof.ts';
import { firstRecovery, recoveryRoutes } from './recovery.ts';
import { needUser, signIn, signOutOthers } from './session.ts';

const plain = (login: string): string => withoutControls(login.normalize('NFKC')).toLowerCase();

/** Compared against when there is no such login, so that the time taken tells nothing. */
const NOBODY = hashPassword('nobody has this password');

/** A password over the guest identity, to have the same games on another device. */
export function accountRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, settings } = deps;
  const { people } = store;
  const { now } = settings;

  /** An open browser alone does not let somebody else take the account away. */
  async function checkCurrent(
    request: FastifyRequest,
    user: UserRow,
    current: string | undefined,
  ): Promise<void> {
    const account = await people.account(user.id);
    // Whoever has a passkey and no password yet adds a way in as well.
    if (account === null) return checkProof(deps, request, user);
    // Whoever came back by a passkey or a recovery code has forgotten it, perhaps.
    const proof = current === undefined ? await freshProof(deps, request, user) : null;
    if (proof === 'passkey' || proof === 'recovery') return;
    if (current === undefined || !(await isPasswordOf(deps, user, account, current))) {
      throw new Refusal('WRONG_PASSWORD', 'the current password is another one');
    }
  }

  recoveryRoutes(app, deps, GUESSES);

  app.post<{ Body: NewPasswordBody }>(
    '/api/account/password',
    {
      schema: {
        summary: 'Set my login and password, with the current one if there is any',
        body: schemas.NewPasswordBody,
      },
      config: GUESSES,
    },
    async (request) => {
      const user = await needUser(people, request, now());
      await checkCurrent(request, user, request.body.current);
      const password = await hashPassword(request.body.password);
      const login = plain(request.body.login);
      if (login.length < 3) throw new Refusal('BAD_NAME', 'a login has 3 characters or more');
      if (!(await people.setAccount({ user_id: user.id, login, password }))) {
        throw new Refusal('LOGIN_TAKEN', 'the login is taken');
      }
      // Whoever changes a password may do so because somebody else is signed in with it.
      await signOutOthers(deps, request, user);
      return { me: await profileOf(store, user), ...(await firstRecovery(deps, user.id)) };
    },
  );

  app.post<{ Body: PasswordBody }>(
    '/api/login',
    { schema: { summary: 'Sign in with a password', body: schemas.PasswordBody }, config: GUESSES },
    async (request, reply) => {
      const login = plain(request.body.login);
      const account = await people.byLogin(login);
      const known = account?.password ?? (await NOBODY);
      const isRight = await deps.guesses.guess(`login ${login}`, async () => {
        const isTheirs = await verifyPassword(request.body.password, known);
        return account !== null && isTheirs;
      });
      const user = account && isRight ? await people.find(account.user_id) : null;
      if (user === null) throw new Refusal('BAD_LOGIN', 'wrong login or password');
      await signIn(people, request, reply, user.id, now(), 'password');
      return { me: await profileOf(store, user) };
    },
  );
}
