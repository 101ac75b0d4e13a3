import type { NewPasswordBody, PasswordBody } from '@orrery/protocol';
import * as schemas from '@orrery/protocol/http-schemas';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';
import { withoutControls } from '../text.ts';
import type { HttpDeps } from './deps.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { profileOf } from './people.ts';
import { needUser, signIn, signOutOthers } from './session.ts';

const plain = (login: string): string => withoutControls(login.normalize('NFKC')).toLowerCase();

/** Guessing passwords is slowed down far below what other requests may do. */
const GUESSES = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Compared against when there is no such login, so that the time taken tells nothing. */
const NOBODY = hashPassword('nobody has this password');

/** A password over the guest identity, to have the same games on another device. */
export function accountRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { store, settings } = deps;
  const { people } = store;
  const { now } = settings;

  /** An open browser alone does not let somebody else take the account away. */
  async function checkCurrent(user: string, current: string | undefined): Promise<void> {
    const account = await people.account(user);
    if (account === null) return;
    if (current === undefined || !(await verifyPassword(current, account.password))) {
      throw new Refusal('WRONG_PASSWORD', 'the current password is another one');
    }
  }

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
      await checkCurrent(user.id, request.body.current);
      const password = await hashPassword(request.body.password);
      const login = plain(request.body.login);
      if (login.length < 3) throw new Refusal('BAD_NAME', 'a login has 3 characters or more');
      if (!(await people.setAccount({ user_id: user.id, login, password }))) {
        throw new Refusal('LOGIN_TAKEN', 'the login is taken');
      }
      // Whoever changes a password may do so because somebody else is signed in with it.
      await signOutOthers(deps, request, user);
      return { me: await profileOf(store, user) };
    },
  );

  app.post<{ Body: PasswordBody }>(
    '/api/login',
    { schema: { summary: 'Sign in with a password', body: schemas.PasswordBody }, config: GUESSES },
    async (request, reply) => {
      const account = await people.byLogin(plain(request.body.login));
      const right = await verifyPassword(
        request.body.password,
        account?.password ?? (await NOBODY),
      );
      const user = account && right ? await people.find(account.user_id) : null;
      if (user === null) throw new Refusal('BAD_LOGIN', 'wrong login or password');
      await signIn(people, request, reply, user.id, now());
      return { me: await profileOf(store, user) };
    },
  );
}
