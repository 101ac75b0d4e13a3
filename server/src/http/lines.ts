import type { TableLine } from '@orrery/protocol';
import type { KeptLine } from '../live/list-rows.ts';
import { NOBODY } from '@orrery/table/client';
import { shownSeatings } from '../online/names.ts';
import type { Store } from '../store/store.ts';

const lineOf = ({ line }: { readonly line: string }): KeptLine | null => {
  try {
    const read = JSON.parse(line) as KeptLine | null;
    return Array.isArray(read?.seats) ? read : null;
  } catch {
    return null;
  }
};

interface Read<Row> {
  readonly row: Row;
  readonly line: TableLine;
  /** For those alone who had a seat. */
  readonly rematch: string | null;
}

/** The list rows whose lines can be read: one that is damaged keeps nobody from the others. */
export const readable = <Row extends { readonly line: string }>(
  rows: readonly Row[],
): readonly Read<Row>[] =>
  rows.flatMap((row) => {
    const kept = lineOf(row);
    if (kept === null) return [];
    const { rematch = null, ...line } = kept;
    return [{ row, line, rematch }];
  });

/** Lists are stored without names; people are looked up when a list is read. */
export async function withNames<Row>(
  { people }: Store,
  read: readonly Read<Row>[],
): Promise<readonly Read<Row>[]> {
  const users = read.flatMap(({ line }) => line.seats.flatMap(({ user }) => user ?? []));
  const names = await people.names([...new Set(users)]);
  return read.map(({ row, line, rematch }) => {
    const seatings = line.seats.map(({ seating, user }) =>
      seating.kind === 'human' ? { ...seating, name: names.get(user ?? '') ?? NOBODY } : seating,
    );
    const shown = shownSeatings(seatings);
    const seats = line.seats.map((seat, i) => ({ ...seat, seating: shown[i] ?? seat.seating }));
    return { row, line: { ...line, seats }, rematch };
  });
}

/** For so long those who played are told that others want to meet them again. */
const ASKED_MS = 7 * 86_400_000;

/** The rematch at which somebody is still waited for: it waits, has a free seat and none of theirs. */
export async function askedTo(
  { tables }: Store,
  { line: { updated }, rematch }: Pick<Read<unknown>, 'line' | 'rematch'>,
  user: string,
  now: number,
): Promise<string | null> {
  if (rematch === null || updated < now - ASKED_MS) return null;
  const row = await tables.listRow(rematch);
  if (row?.status !== 'open') return null;
  const seats = lineOf(row)?.seats ?? [];
  const isFree = seats.some(({ seating }) => seating.kind === 'empty');
  return isFree && seats.every((seat) => seat.user !== user) ? rematch : null;
}
