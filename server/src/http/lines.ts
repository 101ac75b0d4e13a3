import type { TableLine } from '@orrery/protocol';
import { NOBODY } from '@orrery/table/client';
import { shownSeatings } from '../online/names.ts';
import type { Store } from '../store/store.ts';

const lineOf = ({ line }: { readonly line: string }): TableLine | null => {
  try {
    const read = JSON.parse(line) as TableLine | null;
    return Array.isArray(read?.seats) ? read : null;
  } catch {
    return null;
  }
};

interface Read<Row> {
  readonly row: Row;
  readonly line: TableLine;
}

/** The list rows whose lines can be read: one that is damaged keeps nobody from the others. */
export const readable = <Row extends { readonly line: string }>(
  rows: readonly Row[],
): readonly Read<Row>[] =>
  rows.flatMap((row) => {
    const line = lineOf(row);
    return line === null ? [] : [{ row, line }];
  });

/** Lists are stored without names; people are looked up when a list is read. */
export async function withNames<Row>(
  { people }: Store,
  read: readonly Read<Row>[],
): Promise<readonly Read<Row>[]> {
  const users = read.flatMap(({ line }) => line.seats.flatMap(({ user }) => user ?? []));
  const names = await people.names([...new Set(users)]);
  return read.map(({ row, line }) => {
    const seatings = line.seats.map(({ seating, user }) =>
      seating.kind === 'human' ? { ...seating, name: names.get(user ?? '') ?? NOBODY } : seating,
    );
    const shown = shownSeatings(seatings);
    const seats = line.seats.map((seat, i) => ({ ...seat, seating: shown[i] ?? seat.seating }));
    return { row, line: { ...line, seats } };
  });
}
