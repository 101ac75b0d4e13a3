import { sql } from 'kysely';
import type { Db, ListRow } from './schema.ts';

/** A line of "your games": the list row, and the seat one has there; null: none, or given up. */
export type MyListRow = ListRow & { readonly seat: number | null };

/** The tables of one person. */
export interface PersonsTables {
  /**
   * Those that go on, first those that wait for them, or that they made and that wait; and then the
   * newest that are over: as many of each as somebody may look through.
   */
  mine(user: string, mostOver?: number): Promise<readonly MyListRow[]>;
  /**
   * All where they have a seat, gave one up, or wait as the host: a few at a time, by id, from the
   * first after this one; none: there are no more.
   */
  ofPerson(user: string, after: string): Promise<readonly MyListRow[]>;
  /** What somebody made and is not over: all that wait, and what was played since. */
  unfinished(host: string, since: number): Promise<readonly Pick<ListRow, 'status' | 'privacy'>[]>;
  /** At how many listed tables that wait somebody has a seat. */
  seatsWaiting(user: string): Promise<number>;
}

/** Nobody looks through more of one kind; who sat down at thousands holds up nobody else. */
const MOST_SHOWN = 200;
const PAGE = 50;

/** All of them, page by page: there may be far more than should be in memory at once. */
export async function* allOfPerson(
  { ofPerson }: Pick<PersonsTables, 'ofPerson'>,
  user: string,
): AsyncGenerator<readonly MyListRow[]> {
  for (let after = ''; ;) {
    const page = await ofPerson(user, after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.table_id;
  }
}

export function personsTables(db: Db): PersonsTables {
  const hosted = (user: string): Promise<readonly ListRow[]> =>
    db
      .selectFrom('tables')
      .innerJoin('heads', 'heads.table_id', 'tables.id')
      .selectAll('heads')
      .where('tables.host', '=', user)
      .where('heads.status', '=', 'open')
      .orderBy('heads.updated', 'desc')
      .limit(MOST_SHOWN)
      .execute();

  /** By table, one's seat there. */
  const seatsAt = async (
    user: string,
    tables: readonly string[],
  ): Promise<ReadonlyMap<string, number>> => {
    const seats = await db
      .selectFrom('seats')
      .select(['table_id', 'seat'])
      .where('user_id', '=', user)
      .where('seat', '>=', 0)
      .where('table_id', 'in', [...tables])
      .execute();
    return new Map(seats.map(({ table_id, seat }) => [table_id, seat]));
  };

  return {
    async mine(user, mostOver = MOST_SHOWN) {
      const seated = db
        .selectFrom('heads')
        .innerJoin('seats', 'seats.table_id', 'heads.table_id')
        .selectAll('heads')
        .select('seats.seat')
        .where('seats.user_id', '=', user)
        .where('seats.seat', '>=', 0);
      const going = await seated
        .where('heads.status', '!=', 'finished')
        .orderBy(sql`case when heads.waiting = ${user} then 0 else 1 end`)
        .orderBy('heads.updated', 'desc')
        .limit(MOST_SHOWN)
        .execute();
      const newest = await seated
        .where('heads.status', '=', 'finished')
        .orderBy('heads.updated', 'desc')
        .limit(mostOver)
        .execute();
      const waiting = await hosted(user);
      const seats =
        waiting.length === 0
          ? new Map<string, number>()
          : await seatsAt(
              user,
              waiting.map(({ table_id }) => table_id),
            );
      const without = waiting.filter(({ table_id }) => !seats.has(table_id));
      return [...going, ...without.map((row) => ({ ...row, seat: null })), ...newest];
    },
    async ofPerson(user, after) {
      const seated = db
        .selectFrom('seats')
        .innerJoin('heads', 'heads.table_id', 'seats.table_id')
        .select('seats.table_id')
        .where('seats.user_id', '=', user)
        .where('seats.table_id', '>', after);
      const waiting = db
        .selectFrom('tables')
        .innerJoin('heads', 'heads.table_id', 'tables.id')
        .select('heads.table_id')
        .where('tables.host', '=', user)
        .where('heads.status', '=', 'open')
        .where('heads.table_id', '>', after);
      const found = await seated.union(waiting).orderBy('table_id').limit(PAGE).execute();
      const ids = found.map(({ table_id }) => table_id);
      if (ids.length === 0) return [];
      const seats = await seatsAt(user, ids);
      const rows = await db
        .selectFrom('heads')
        .selectAll()
        .where('table_id', 'in', ids)
        .orderBy('table_id')
        .execute();
      return rows.map((row) => ({ ...row, seat: seats.get(row.table_id) ?? null }));
    },
    unfinished(host, since) {
      return db
        .selectFrom('tables')
        .innerJoin('heads', 'heads.table_id', 'tables.id')
        .select(['heads.status', 'heads.privacy'])
        .where('tables.host', '=', host)
        .where(({ or, and, eb }) =>
          or([
            eb('heads.status', '=', 'open'),
            and([eb('heads.status', '=', 'running'), eb('heads.updated', '>=', since)]),
          ]),
        )
        .execute();
    },
    async seatsWaiting(user) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('heads', 'heads.table_id', 'seats.table_id')
        .select('seats.table_id')
        .where('seats.user_id', '=', user)
        .where('seats.seat', '>=', 0)
        .where('heads.status', '=', 'open')
        .where('heads.privacy', '=', 'listed')
        .execute();
      return rows.length;
    },
  };
}
