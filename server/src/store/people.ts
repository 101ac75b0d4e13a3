import { isDuplicate } from './away.ts';
import { type HeldBack, heldBack } from './held-back.ts';
import type {
  AccountRow,
  ChallengeRow,
  Db,
  PasskeyRow,
  RecoveryRow,
  SessionRow,
  UserRow,
} from './schema.ts';

export interface People extends HeldBack {
  create(user: UserRow): Promise<void>;
  find(id: string): Promise<UserRow | null>;
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  update(
    id: string,
    fields: Partial<Omit<UserRow, 'id' | 'created' | 'notice_due'>>,
  ): Promise<void>;
  /** Of somebody who has too many, those that were not used for longest go. */
  openSession(session: SessionRow): Promise<void>;
  session(hash: string): Promise<SessionRow | null>;
  /** The user of a session; it counts as seen now. */
  bySession(hash: string, now: number): Promise<UserRow | null>;
  closeSession(hash: string): Promise<void>;
  closeOldSessions(before: number): Promise<void>;
  /** All of a person's but one. */
  closeOtherSessions(user: string, but: string): Promise<void>;
  /** False: the login is taken by somebody else. */
  setAccount(account: AccountRow): Promise<boolean>;
  account(user: string): Promise<AccountRow | null>;
  byLogin(login: string): Promise<AccountRow | null>;
  /** False: somebody has it already. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | null>;
  /** Oldest first. */
  passkeys(user: string): Promise<readonly PasskeyRow[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  removePasskey(user: string, id: string): Promise<void>;
  /** These codes, by their hashes, in place of all that somebody had. */
  setRecovery(user: string, codes: readonly RecoveryRow[]): Promise<void>;
  countRecovery(user: string): Promise<number>;
  /** Whose code it is, which is used up by this; null: nobody's. */
  takeRecovery(hash: string): Promise<string | null>;
  addChallenge(challenge: ChallengeRow): Promise<void>;
  /** A challenge is answered once. */
  takeChallenge(id: string, now: number): Promise<ChallengeRow | null>;
  sessionsOf(user: string): Promise<readonly SessionRow[]>;
  /** Those of the sessions, by their hashes, that have not ended. */
  sessionsAmong(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Guests without a password or a passkey whose sessions nobody has used since, a few of them. */
  forgotten(since: number, most: number): Promise<readonly string[]>;
  /** Everything that names the person goes; the games stay, played by somebody without a name. */
  remove(id: string): Promise<void>;
}

export function people(db: Db): People {
  return { ...users(db), ...heldBack(db), ...sessions(db), ...keys(db) };
}

type Users = Pick<People, 'create' | 'find' | 'names' | 'update' | 'forgotten' | 'remove'>;

function users(db: Db): Users {
  return {
    async create(user) {
      await db.insertInto('users').values(user).execute();
    },
    async find(id) {
      const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return user ?? null;
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async update(id, fields) {
      if (Object.keys(fields).length === 0) return;
      await db.updateTable('users').set(fields).where('id', '=', id).execute();
    },
    async forgotten(since, most) {
      const rows = await db
        .selectFrom('users')
        .select('users.id')
        .where('users.created', '<', since)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sessions')
                .select('hash')
                .whereRef('sessions.user_id', '=', 'users.id')
                .where('seen', '>=', since),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('accounts')
                .select('accounts.user_id')
                .whereRef('accounts.user_id', '=', 'users.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('passkeys')
                .select('passkeys.id')
                .whereRef('passkeys.user_id', '=', 'users.id'),
            ),
          ),
        )
        .orderBy('users.created')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    async remove(id) {
      await db.transaction().execute(async (all) => {
        await all.deleteFrom('sessions').where('user_id', '=', id).execute();
        await all.deleteFrom('pushes').where('user_id', '=', id).execute();
        await all.deleteFrom('accounts').where('user_id', '=', id).execute();
        await all.deleteFrom('passkeys').where('user_id', '=', id).execute();
        await all.deleteFrom('recovery').where('user_id', '=', id).execute();
        await all.deleteFrom('mutes').where('user_id', '=', id).execute();
        await all.deleteFrom('mutes').where('muted_id', '=', id).execute();
        await all.deleteFrom('challenges').where('user_id', '=', id).execute();
        await all.deleteFrom('ratings').where('user_id', '=', id).execute();
        await all.deleteFrom('chat').where('user_id', '=', id).execute();
        await all.deleteFrom('seats').where('user_id', '=', id).execute();
        await all.deleteFrom('users').where('id', '=', id).execute();
      });
    },
  };
}

type Sessions = Pick<
  People,
  | 'openSession'
  | 'session'
  | 'bySession'
  | 'closeSession'
  | 'closeOldSessions'
  | 'closeOtherSessions'
  | 'sessionsOf'
  | 'sessionsAmong'
>;

/** More browsers than anybody has: who signs in for ever fills no disk. */
const MOST_SESSIONS = 50;

/** How stale `seen` may be: a write for every request would be too dear. */
const SEEN_EVERY_MS = 3_600_000;

function sessions(db: Db): Sessions {
  return {
    async openSession(session) {
      await db.insertInto('sessions').values(session).execute();
      const tooMany = await db
        .selectFrom('sessions')
        .select('hash')
        .where('user_id', '=', session.user_id)
        .where('hash', '!=', session.hash)
        .orderBy('seen', 'desc')
        .offset(MOST_SESSIONS - 1)
        .limit(MOST_SESSIONS)
        .execute();
      if (tooMany.length === 0) return;
      const hashes = tooMany.map(({ hash }) => hash);
      await db.deleteFrom('pushes').where('session', 'in', hashes).execute();
      await db.deleteFrom('sessions').where('hash', 'in', hashes).execute();
    },
    async session(hash) {
      const found = await db
        .selectFrom('sessions')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst();
      return found ?? null;
    },
    async bySession(hash, now) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .select('sessions.seen')
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (found === undefined) return null;
      const { seen, ...user } = found;
      if (now - seen > SEEN_EVERY_MS) {
        await db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
      }
      return user;
    },
    async closeSession(hash) {
      await db.deleteFrom('pushes').where('session', '=', hash).execute();
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    },
    async closeOldSessions(before) {
      await db.deleteFrom('sessions').where('seen', '<', before).execute();
      // A browser is told for as long as the session that asked for it.
      const known = db.selectFrom('sessions').select('hash');
      await db.deleteFrom('pushes').where('session', 'not in', known).execute();
      await db.deleteFrom('challenges').where('expires', '<', Date.now()).execute();
    },
    async closeOtherSessions(user, but) {
      const pushes = db.deleteFrom('pushes').where('user_id', '=', user);
      await pushes.where('session', '!=', but).execute();
      const sessions = db.deleteFrom('sessions').where('user_id', '=', user);
      await sessions.where('hash', '!=', but).execute();
    },
    sessionsOf(user) {
      return db.selectFrom('sessions').selectAll().where('user_id', '=', user).execute();
    },
    async sessionsAmong(hashes) {
      if (hashes.length === 0) return new Set();
      const some = db
        .selectFrom('sessions')
        .select('hash')
        .where('hash', 'in', [...hashes]);
      return new Set((await some.execute()).map(({ hash }) => hash));
    },
  };
}

/** False: it is there already. */
async function unlessDuplicate(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

type Keys = Omit<People, keyof Users | keyof Sessions | keyof HeldBack>;

function keys(db: Db): Keys {
  return {
    async setAccount(account) {
      const { login, password } = account;
      return unlessDuplicate(
        db
          .insertInto('accounts')
          .values(account)
          .onConflict((on) => on.column('user_id').doUpdateSet({ login, password }))
          .execute(),
      );
    },
    async account(user) {
      const found = await db
        .selectFrom('accounts')
        .selectAll()
        .where('user_id', '=', user)
        .executeTakeFirst();
      return found ?? null;
    },
    async byLogin(login) {
      const found = await db
        .selectFrom('accounts')
        .selectAll()
        .where('login', '=', login)
        .executeTakeFirst();
      return found ?? null;
    },
    addPasskey(passkey) {
      return unlessDuplicate(db.insertInto('passkeys').values(passkey).execute());
    },
    async passkey(id) {
      const found = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return found ?? null;
    },
    passkeys(user) {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('created')
        .execute();
    },
    async countPasskey(id, counter) {
      await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
    },
    async removePasskey(user, id) {
      const one = db.deleteFrom('passkeys').where('id', '=', id);
      await one.where('user_id', '=', user).execute();
    },
    async setRecovery(user, codes) {
      await db.transaction().execute(async (all) => {
        await all.deleteFrom('recovery').where('user_id', '=', user).execute();
        if (codes.length > 0)
          await all
            .insertInto('recovery')
            .values([...codes])
            .execute();
      });
    },
    async countRecovery(user) {
      const rows = await db
        .selectFrom('recovery')
        .select('hash')
        .where('user_id', '=', user)
        .execute();
      return rows.length;
    },
    async takeRecovery(hash) {
      const found = await db
        .deleteFrom('recovery')
        .where('hash', '=', hash)
        .returning('user_id')
        .executeTakeFirst();
      return found?.user_id ?? null;
    },
    async addChallenge(challenge) {
      await db.insertInto('challenges').values(challenge).execute();
    },
    async takeChallenge(id, now) {
      const found = await db
        .deleteFrom('challenges')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return found !== undefined && found.expires > now ? found : null;
    },
  };
}
