// Columns of what is written with a change, with their types, for statements written by hand.

export const TABLE_COLUMNS =
  'id text, game text, rules_version int, options text, pace text, privacy text, host text, seat_count int, seed text, commitment text, created bigint';
export const LIST_ROW_COLUMNS =
  'table_id text, status text, privacy text, game text, waiting text, due bigint, updated bigint, line text';
export const RESULT_COLUMNS =
  'table_id text, game text, seats int, answers int, started bigint, finished bigint, totals text, winners text, players text';

/** The names alone. */
export const namesOf = (columns: string): string => columns.replaceAll(/ (text|int|bigint)/g, '');
