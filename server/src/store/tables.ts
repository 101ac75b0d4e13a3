import { randomBytes, randomInt } from 'node:crypto';
import type { Privacy } from '@orrery/protocol';
import { type Chat, chat } from './chat.ts';
import { type PersonsTables, personsTables } from './persons-tables.ts';
import type { ChangeRow, Db, ListRow, ResultRow, SnapshotRow, TableRow } from './schema.ts';

/** A table as it lies in the store. */
export interface StoredTable {
  readonly table: TableRow;
  readonly snapshot: SnapshotRow | undefined;
  /** All of them, oldest first; or the newest before the snapshot and those after it. */
  readonly changes: readonly ChangeRow[];
}

/** A table, and since when somebody should have looked after it. */
export interface Due {
  readonly table_id: string;
  readonly due: number;
}

export interface LobbyFilter {
  /** Tables that wait for players are left out if nobody has come or gone since. */
  readonly openSince?: number | undefined;
  readonly game?: string | undefined;
  readonly status?: string | undefined;
}

/** Since when nobody has changed them, by what they are; null or none: they are kept. */
export interface Forgotten {
  readonly open?: number | null;
  readonly closed?: number | null;
  /** Being played, or over. */
  readonly played?: number | null;
}

export interface Tables extends Chat, PersonsTables {
  /** Where a snapshot `isWhole`, most of the changes before it are not read. */
  load(id: string, isWhole?: (snapshot: SnapshotRow) => boolean): Promise<StoredTable | null>;
  /** The changes after number `seq`. */
  changesAfter(id: string, seq: number): Promise<readonly ChangeRow[]>;
  /** One of a later change is left as it is. */
  keepSnapshot(snapshot: SnapshotRow): Promise<void>;
  listRow(id: string): Promise<ListRow | null>;
  /** The ids of all, also of those of which there is nothing but changes. */
  all(): Promise<readonly string[]>;
  /** Listed tables: those that wait for players, then those that are played, the last changed first. */
  lobby(filter: LobbyFilter): Promise<readonly ListRow[]>;
  /**
   * Tables that somebody has to look after by now, the longest overdue first: some of them, from the
   * first after this one. Those where bots are waited for are asked for by themselves, so that they
   * keep nobody from finding a clock that has run out.
   */
  due(now: number, ofBots: boolean, after: Due | null): Promise<readonly Due[]>;
  /** Those of these few that wait for players. */
  waiting(ids: readonly string[]): Promise<readonly string[]>;
  /** Tables that nobody has changed since, a few of them; those of people with an account stay. */
  forgotten(since: Forgotten, most: number): Promise<readonly string[]>;
  /** With its log, its chat and its seats; its result stays. */
  remove(id: string): Promise<void>;
  /** Some of them, by table, from the first after this one; none: there are no more. */
  results(game: string, after: string | null): Promise<readonly ResultRow[]>;
  countResults(game: string): Promise<number>;
}

const PAGE = 200;
const PRIVACIES: readonly Privacy[] = ['private', 'listed'];
/** So many changes are read at once: more would hold up everybody while they come from the store. */
const PAGE_OF_CHANGES = 500;
/** Of those before a whole snapshot, so many are read: their senders may send them again. */
const BEFORE_WHOLE = 32;
/** Games to watch: nobody looks through more, and most tables of a server are played. */
const MOST_RUNNING = 50;

export function tables(db: Db): Tables {
  const changesAfter = async (id: string, seq: number): Promise<readonly ChangeRow[]> => {
    const page = await db
      .selectFrom('changes')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(PAGE_OF_CHANGES)
      .execute();
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_OF_CHANGES) return page;
    return [...page, ...(await changesAfter(id, last.seq))];
  };

  return {
    async load(id, isWhole) {
      const table = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (table === undefined) return null;
      const snapshot = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('table_id', '=', id)
        .executeTakeFirst();
      const known = snapshot !== undefined && isWhole?.(snapshot) === true ? snapshot.seq : 0;
      const changes = await changesAfter(id, Math.max(0, known - BEFORE_WHOLE));
      return { table, snapshot, changes };
    },
    changesAfter,
    async keepSnapshot(snapshot) {
      const { seq, body } = snapshot;
      await db
        .insertInto('snapshots')
        .values(snapshot)
        .onConflict((at) =>
          at.column('table_id').doUpdateSet({ seq, body }).where('snapshots.seq', '<=', seq),
        )
        .execute();
    },
    async all() {
      const rows = await db
        .selectFrom('changes')
        .select('table_id')
        .union(db.selectFrom('tables').select('id as table_id'))
        .orderBy('table_id')
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
    async listRow(id) {
      const row = await db
        .selectFrom('heads')
        .selectAll()
        .where('table_id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },
    async lobby({ game, status, openSince }) {
      const listed = (only: string, most: number): Promise<readonly ListRow[]> => {
        let query = db.selectFrom('heads').selectAll().where('privacy', '=', 'listed');
        query = query.where('status', '=', only);
        if (game !== undefined) query = query.where('game', '=', game);
        if (only === 'open' && openSince !== undefined) {
          query = query.where('updated', '>=', openSince);
        }
        return query.orderBy('updated', 'desc').limit(most).execute();
      };
      if (status !== undefined) return listed(status, PAGE);
      // Asked for one by one, so that many of the one kind leave room for the other.
      return [...(await listed('open', PAGE)), ...(await listed('running', MOST_RUNNING))];
    },
    async due(now, ofBots, after) {
      const { due = 0, table_id = '' } = after ?? {};
      const rows = await db
        .selectFrom('heads')
        .select(['table_id', 'due'])
        .where('due', '<=', now)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('due', 'table_id'), '>', tuple(due, table_id)),
        )
        .where(({ and, or, eb }) =>
          ofBots
            ? and([eb('waiting', 'is', null), eb('status', '=', 'running')])
            : or([eb('waiting', 'is not', null), eb('status', '!=', 'running')]),
        )
        .orderBy('due')
        .orderBy('table_id')
        .limit(PAGE)
        .execute();
      return rows.map((row) => ({ ...row, due: row.due ?? 0 }));
    },
    async waiting(ids) {
      const rows = await db
        .selectFrom('heads')
        .select('table_id')
        .where('table_id', 'in', [...ids])
        .where('status', '=', 'open')
        .execute();
      return rows.map((row) => row.table_id);
    },
    async forgotten({ open = null, closed = null, played = null }, most) {
      const kept = db
        .selectFrom('seats')
        .select('seats.table_id')
        .whereRef('seats.table_id', '=', 'heads.table_id' as never)
        .where('seats.seat', '>=', 0)
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('accounts')
                .select('accounts.user_id')
                .whereRef('accounts.user_id', '=', 'seats.user_id'),
            ),
            exists(
              selectFrom('passkeys')
                .select('passkeys.id')
                .whereRef('passkeys.user_id', '=', 'seats.user_id'),
            ),
          ]),
        );
      const rows = await db
        .selectFrom('heads')
        .select('heads.table_id')
        .where(({ or, and, eb, not, exists }) => {
          // By an index that the lobby has: the others are not looked at.
          const since = (status: string, before: number | null) => [
            eb('privacy', 'in', PRIVACIES),
            eb('status', '=', status),
            eb('updated', '<', before ?? 0),
          ];
          return or([
            and(since('open', open)),
            and(since('closed', closed)),
            and(since('running', played)),
            and([...since('finished', played), not(exists(kept))]),
          ]);
        })
        .limit(most)
        .execute();
      return rows.map((row) => row.table_id);
    },
    async remove(id) {
      await db.transaction().execute(async (all) => {
        for (const name of ['changes', 'snapshots', 'heads', 'seats', 'chat'] as const) {
          await all.deleteFrom(name).where('table_id', '=', id).execute();
        }
        await all.deleteFrom('tables').where('id', '=', id).execute();
      });
    },
    ...chat(db),
    ...personsTables(db),
    results(game, after) {
      return db
        .selectFrom('results')
        .selectAll()
        .where('game', '=', game)
        .where('table_id', '>', after ?? '')
        .orderBy('table_id')
        .limit(PAGE)
        .execute();
    },
    async countResults(game) {
      const results = db.selectFrom('results').where('game', '=', game);
      const { n } = await results
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}

/** More than an answer with its snapshot, and chance, which no database makes smaller. */
const PROBE_BYTES = 48 * 1024;
const MOST_PROBES = 2 ** 31;

/** A write that nobody reads; the room that it took is free again for answers. */
export async function probe(db: Db): Promise<void> {
  const at = Date.now();
  const weight = randomBytes(PROBE_BYTES).toString('base64');
  await db
    .insertInto('probe')
    .values({ id: randomInt(MOST_PROBES), at, weight })
    .execute();
  await db.deleteFrom('probe').where('at', '<=', at).execute();
}
