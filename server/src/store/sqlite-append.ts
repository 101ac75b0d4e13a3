import { LIST_ROW_COLUMNS, namesOf, RESULT_COLUMNS, TABLE_COLUMNS } from './columns.ts';
import type { Append } from './store.ts';

const NULLABLE = ['waiting', 'due', 'players'];

/** An empty text stands for null where there may be none. */
const mark = (name: string): string => (NULLABLE.includes(name) ? "nullif(?, '')" : '?');

const upsert = (table: string, key: string, columns: string): string => {
  const names = columns.split(', ');
  const set = names
    .filter((name) => !key.split(', ').includes(name))
    .map((name) => `${name} = excluded.${name}`);
  const marks = names.map(mark).join(', ');
  return `insert into ${table} (${columns}) values (${marks}) on conflict (${key}) do update set ${set.join(', ')}`;
};

/** What is written with a change; the change itself is first, and decides whether the others are. */
export const APPEND_SQL = [
  "insert into changes (table_id, seq, at, body, hash) values (?, ?, ?, ?, nullif(?, '')) on conflict (table_id, seq) do nothing",
  upsert('snapshots', 'table_id', 'table_id, seq, body'),
  upsert('heads', 'table_id', namesOf(LIST_ROW_COLUMNS)),
  upsert('seats', 'table_id, seat', 'table_id, seat, user_id'),
  upsert('results', 'table_id', namesOf(RESULT_COLUMNS)),
  `insert into tables (${namesOf(TABLE_COLUMNS)}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
] as const;

/** How many values each of them takes. */
export const VALUES_OF = APPEND_SQL.map((sql) => sql.split('?').length - 1);

/**
 * A batch as one text, which is the least that can be passed to another thread: the number of a
 * statement, its values, the next number and so on, each in a line of its own. Each change begins
 * with statement 0. Columns make numbers of texts again.
 */
export interface Writes {
  readonly text: string;
  readonly lines: number;
}

export function writesOf(batch: readonly Append[]): Writes {
  const writes: Value[] = [];
  for (const append of batch) addWrites(writes, append);
  return { text: writes.join('\n'), lines: writes.length };
}

/** No value has a line break, since texts are JSON; one that had would move all that follow. */
export function linesOf({ text, lines }: Writes): readonly string[] {
  const read = text.split('\n');
  if (read.length !== lines) throw new Error('a value to be stored has a line break');
  return read;
}

type Value = string | number | null;

function addWrites(writes: Value[], append: Append): void {
  const { change, table, snapshot, listRow, seats, result } = append;
  writes.push(0, change.table_id, change.seq, change.at, change.body, change.hash ?? null);
  if (table !== undefined) {
    const { id, game, rules_version, options, pace, privacy, host } = table;
    const { seat_count, seed, commitment, created } = table;
    writes.push(5, id, game, rules_version, options, pace, privacy, host);
    writes.push(seat_count, seed, commitment, created);
  }
  if (snapshot !== undefined) writes.push(1, snapshot.table_id, snapshot.seq, snapshot.body);
  if (listRow !== undefined) {
    const { table_id, status, privacy, game, waiting, due, updated, line } = listRow;
    writes.push(2, table_id, status, privacy, game, waiting, due, updated, line);
  }
  for (const { table_id, seat, user_id } of seats ?? []) writes.push(3, table_id, seat, user_id);
  if (result !== undefined) {
    const { table_id, game, answers, started, finished, totals, winners, players } = result;
    writes.push(4, table_id, game, result.seats, answers, started, finished, totals, winners);
    writes.push(players);
  }
}
