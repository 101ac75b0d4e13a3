import type { Db, UserRow } from './schema.ts';

/** Notices that somebody wants later. */
export interface HeldBack {
  /** They are told then, unless they are to be told earlier. */
  noticeLater(id: string, due: number): Promise<void>;
  /** Who is to be told by now of what was held back, a few of them, the longest first. */
  noticesDue(now: number, most: number): Promise<readonly UserRow[]>;
  /** False: another process tells them. */
  takeNotice(id: string, due: number): Promise<boolean>;
}

export function heldBack(db: Db): HeldBack {
  return {
    async noticeLater(id, due) {
      await db
        .updateTable('users')
        .set({ notice_due: due })
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('notice_due', 'is', null), eb('notice_due', '>', due)]))
        .execute();
    },
    async noticesDue(now, most) {
      return await db
        .selectFrom('users')
        .selectAll()
        .where('notice_due', '<=', now)
        .orderBy('notice_due')
        .limit(most)
        .execute();
    },
    async takeNotice(id, due) {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ notice_due: null })
        .where('id', '=', id)
        .where('notice_due', '=', due)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
