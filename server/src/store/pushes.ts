import type { Db, PushRow } from './schema.ts';

/** Browsers that are to be told, also with no page open, and the key that they know us by. */
export interface Pushes {
  /** The oldest of somebody who has too many go. */
  keep(push: PushRow): Promise<void>;
  of(user: string): Promise<readonly PushRow[]>;
  forget(endpoint: string): Promise<void>;
  /** Unless it is somebody else's by now. */
  forgetOf(user: string, endpoint: string): Promise<void>;
  /** The one kept under this name; made by whoever needs it first. */
  secret(name: string, make: () => string): Promise<string>;
}

const MOST_BROWSERS = 10;

export function pushes(db: Db): Pushes {
  const of = (user: string): Promise<PushRow[]> =>
    db
      .selectFrom('pushes')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created', 'desc')
      .execute();
  const forget = async (endpoint: string): Promise<void> => {
    await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  };
  return {
    of,
    forget,
    async forgetOf(user, endpoint) {
      const one = db.deleteFrom('pushes').where('endpoint', '=', endpoint);
      await one.where('user_id', '=', user).execute();
    },
    async keep(push) {
      const { user_id, session, created } = push;
      await db
        .insertInto('pushes')
        .values(push)
        .onConflict((on) => on.column('endpoint').doUpdateSet({ user_id, session, created }))
        .execute();
      for (const { endpoint } of (await of(user_id)).slice(MOST_BROWSERS)) await forget(endpoint);
    },
    async secret(name, make) {
      const known = (): Promise<{ body: string } | undefined> =>
        db.selectFrom('secrets').select('body').where('name', '=', name).executeTakeFirst();
      const found = await known();
      if (found !== undefined) return found.body;
      const body = make();
      await db
        .insertInto('secrets')
        .values({ name, body })
        .onConflict((on) => on.column('name').doNothing())
        .execute();
      return (await known())?.body ?? body;
    },
  };
}
