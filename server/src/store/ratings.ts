import { FIRST } from '../ratings/glicko2.ts';
import { endedOf, ratedSeats, ratingsAfter } from '../ratings/rated-game.ts';
import type { Db, RatingRow, ResultRow } from './schema.ts';

/** A finished game, and the seat that somebody has there. */
export type PlayedRow = ResultRow & { readonly seat: number };

/** How strong people are in each game, by the games between them, and what they have played. */
export interface Ratings {
  of(user: string): Promise<readonly RatingRow[]>;
  /** Those who have one in this game, by their ids. */
  among(game: string, users: readonly string[]): Promise<ReadonlyMap<string, RatingRow>>;
  forget(user: string): Promise<void>;
  /** Tables with finished games that nobody has counted, the first to end first. */
  uncounted(most: number): Promise<readonly string[]>;
  /** Counts a finished game once, whoever asks and however often. */
  count(table: string, at: number): Promise<void>;
  /** Finished games of somebody, some of them, by table, from the first after this one. */
  playedBy(user: string, after: string | null): Promise<readonly PlayedRow[]>;
}

const PAGE = 200;

export function ratings(db: Db): Ratings {
  return {
    of(user) {
      return db
        .selectFrom('ratings')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('game')
        .execute();
    },
    async among(game, users) {
      if (users.length === 0) return new Map();
      const rows = await db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('user_id', 'in', [...users])
        .execute();
      return new Map(rows.map((row) => [row.user_id, row]));
    },
    async forget(user) {
      await db.deleteFrom('ratings').where('user_id', '=', user).execute();
    },
    async uncounted(most) {
      const rows = await db
        .selectFrom('results')
        .select('table_id')
        .where('counted', 'is', null)
        .orderBy('finished')
        .orderBy('table_id')
        .limit(most)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
    async count(table, at) {
      await db.transaction().execute(async (all) => {
        // Another process that counts it too waits here, and then finds nothing left to do.
        const row = await all
          .updateTable('results')
          .set({ counted: at })
          .where('table_id', '=', table)
          .where('counted', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (row !== undefined) await countGame(all, row, at);
      });
    },
    playedBy(user, after) {
      return db
        .selectFrom('seats')
        .innerJoin('results', 'results.table_id', 'seats.table_id')
        .selectAll('results')
        .select('seats.seat')
        .where('seats.user_id', '=', user)
        .where('seats.seat', '>=', 0)
        .where('results.table_id', '>', after ?? '')
        .orderBy('results.table_id')
        .limit(PAGE)
        .execute();
    },
  };
}

/** Those who sat there to the end, have not gone since and want to be rated. */
async function ratedPeople(db: Db, table: string, seats: readonly number[]) {
  if (seats.length === 0) return [];
  return db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.seat', 'seats.user_id'])
    .where('seats.table_id', '=', table)
    .where('seats.seat', 'in', [...seats])
    .where('users.unrated', 'is', null)
    .orderBy('seats.user_id')
    .execute();
}

async function countGame(db: Db, row: ResultRow, at: number): Promise<void> {
  const ended = endedOf(row);
  const people = await ratedPeople(db, row.table_id, ratedSeats(ended));
  if (people.length < 2) return;
  const before = new Map<number, RatingRow>();
  // Two games of the same people take their rows one after the other, and in the same order.
  for (const { seat, user_id } of people) {
    const held = await db
      .insertInto('ratings')
      .values({ user_id, game: row.game, ...FIRST, games: 0, updated: at })
      .onConflict((on) => on.columns(['user_id', 'game']).doUpdateSet({ updated: at }))
      .returningAll()
      .executeTakeFirstOrThrow();
    before.set(seat, held);
  }
  const after = ratingsAfter(ended, before);
  for (const [seat, { user_id, games }] of before) {
    const next = after.get(seat);
    if (next === undefined) continue;
    await db
      .updateTable('ratings')
      .set({ ...next, games: games + 1 })
      .where('user_id', '=', user_id)
      .where('game', '=', row.game)
      .execute();
  }
}
