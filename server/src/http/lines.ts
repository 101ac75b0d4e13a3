import type { TableLine } from '@orrery/protocol';
import type { Store } from '../store/store.ts';

/** Lists are stored without names; people are looked up when a list is read. */
export async function withNames(
  { people }: Store,
  lines: readonly TableLine[],
): Promise<readonly TableLine[]> {
  const users = new Set(lines.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? [])));
  const names = await people.names([...users]);
  return lines.map((line) => ({
    ...line,
    seats: line.seats.map((seat) =>
      seat.seating.kind === 'human'
        ? { ...seat, seating: { ...seat.seating, name: names.get(seat.user ?? '') ?? '–' } }
        : seat,
    ),
  }));
}
