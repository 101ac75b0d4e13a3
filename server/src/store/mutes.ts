import type { Db, MuteRow } from './schema.ts';

/** Somebody whom a person does not want to hear, by the name they have now. */
export interface MutedPerson {
  readonly id: string;
  readonly name: string;
  readonly blocked: boolean;
  readonly created: number;
}

/** Whom people do not hear, and whom they keep away. */
export interface Mutes {
  /** In place of what was kept of these two. */
  keep(mute: MuteRow): Promise<void>;
  /** Newest first. */
  of(user: string): Promise<readonly MutedPerson[]>;
  forget(user: string, muted: string): Promise<void>;
  /** Those of these who do not hear somebody. */
  deafTo(muted: string, users: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether one of these few keeps somebody away. */
  isBlocked(muted: string, by: readonly string[]): Promise<boolean>;
}

/** A table may have more who watch than a statement takes. */
const AT_ONCE = 500;

export function mutes(db: Db): Mutes {
  return {
    async keep(mute) {
      const { blocked } = mute;
      await db
        .insertInto('mutes')
        .values(mute)
        .onConflict((on) => on.columns(['user_id', 'muted_id']).doUpdateSet({ blocked }))
        .execute();
    },
    async of(user) {
      const rows = await db
        .selectFrom('mutes')
        .innerJoin('users', 'users.id', 'mutes.muted_id')
        .select(['users.id', 'users.name', 'mutes.blocked', 'mutes.created'])
        .where('user_id', '=', user)
        .orderBy('mutes.created', 'desc')
        .orderBy('users.id')
        .execute();
      return rows.map((row) => ({ ...row, blocked: row.blocked === 1 }));
    },
    async forget(user, muted) {
      const one = db.deleteFrom('mutes').where('user_id', '=', user);
      await one.where('muted_id', '=', muted).execute();
    },
    async deafTo(muted, users) {
      const deaf = new Set<string>();
      for (let from = 0; from < users.length; from += AT_ONCE) {
        const some = db
          .selectFrom('mutes')
          .select('user_id')
          .where('muted_id', '=', muted)
          .where('user_id', 'in', users.slice(from, from + AT_ONCE));
        for (const { user_id } of await some.execute()) deaf.add(user_id);
      }
      return deaf;
    },
    async isBlocked(muted, by) {
      if (by.length === 0) return false;
      const found = await db
        .selectFrom('mutes')
        .select('user_id')
        .where('muted_id', '=', muted)
        .where('blocked', '=', 1)
        .where('user_id', 'in', [...by])
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
