import { isDuplicate } from './away.ts';
import type { ChatRow, Db } from './schema.ts';

/** What is said at tables. */
export interface Chat {
  /** Resolves with the number of the line. */
  say(line: Omit<ChatRow, 'n'>): Promise<number>;
  /** The newest lines after number `n`, oldest first. */
  chatAfter(id: string, n: number): Promise<readonly ChatRow[]>;
  /** The newest lines of a channel, oldest first, but for those of whom somebody has muted. */
  chatIn(id: string, channel: string, reader: string | null): Promise<readonly ChatRow[]>;
  /** The number of the newest line; 0: there is none. */
  lastLine(id: string): Promise<number>;
  /** Some of all that somebody said, by table and number, from the first after this one. */
  chatOf(user: string, after: LineOf | null): Promise<readonly ChatRow[]>;
}

/** Which line it is. */
export type LineOf = Pick<ChatRow, 'table_id' | 'n'>;

/** So many lines are read again; more would be scrolled through by nobody. */
const PAGE = 200;
/** Of all that somebody said so many lines are read at once. */
const PAGE_OF_PERSON = 50;
/** And so many of each person at a table are kept: who talks for ever fills no disk. */
const MOST_KEPT = 1_000;

export function chat(db: Db): Chat {
  const lastLine = async (id: string): Promise<number> => {
    const last = await db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    return last?.n ?? 0;
  };

  const say = async (line: Omit<ChatRow, 'n'>, tries: number): Promise<number> => {
    const n = (await lastLine(line.table_id)) + 1;
    try {
      await db
        .insertInto('chat')
        .values({ ...line, n })
        .execute();
      return n;
    } catch (error) {
      // Somebody spoke at the same moment through another process.
      if (!isDuplicate(error) || tries === 0) throw error;
      return say(line, tries - 1);
    }
  };

  const forgetOldest = async ({ table_id, user_id }: Omit<ChatRow, 'n'>): Promise<void> => {
    const oldest = await db
      .selectFrom('chat')
      .select('n')
      .where('user_id', '=', user_id)
      .where('table_id', '=', table_id)
      .orderBy('n', 'desc')
      .offset(MOST_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return;
    const theirs = db.deleteFrom('chat').where('user_id', '=', user_id);
    await theirs.where('table_id', '=', table_id).where('n', '<=', oldest.n).execute();
  };

  return {
    async say(line) {
      const n = await say(line, 5);
      // It was said: what could not go now goes with the next line.
      if (n > MOST_KEPT) await forgetOldest(line).catch(() => undefined);
      return n;
    },
    lastLine,
    chatOf(user, after) {
      const said = db.selectFrom('chat').selectAll().where('user_id', '=', user);
      const { table_id = '', n = 0 } = after ?? {};
      return said
        .where(({ eb, refTuple, tuple }) => eb(refTuple('table_id', 'n'), '>', tuple(table_id, n)))
        .orderBy('table_id')
        .orderBy('n')
        .limit(PAGE_OF_PERSON)
        .execute();
    },
    async chatAfter(id, n) {
      const newest = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', id)
        .where('n', '>', n)
        .orderBy('n', 'desc')
        .limit(PAGE)
        .execute();
      return newest.reverse();
    },
    async chatIn(id, channel, reader) {
      const muted = db
        .selectFrom('mutes')
        .select('muted_id')
        .where('user_id', '=', reader ?? '');
      const newest = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', id)
        .where('channel', '=', channel)
        .where('user_id', 'not in', muted)
        .orderBy('n', 'desc')
        .limit(PAGE)
        .execute();
      return newest.reverse();
    },
  };
}
