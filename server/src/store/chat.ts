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
}

/** So many lines are read again; more would be scrolled through by nobody. */
const PAGE = 200;

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

  return {
    say: (line) => say(line, 5),
    lastLine,
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
