import type { TableLine } from '@orrery/protocol';
import { shownSeatings } from '../desk/names.ts';
import type { Store } from '../store/store.ts';

/** Lists are stored without names; people are looked up when a list is read. */
export async function withNames(
  { people }: Store,
  lines: readonly TableLine[],
): Promise<readonly TableLine[]> {
  const users = new Set(lines.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? [])));
  const names = await people.names([...users]);
  return lines.map((line) => {
    const seatings = line.seats.map(({ seating, user }) =>
      seating.kind === 'human' ? { ...seating, name: names.get(user ?? '') ?? '–' } : seating,
    );
    const shown = shownSeatings(seatings);
    const seats = line.seats.map((seat, i) => ({ ...seat, seating: shown[i] ?? seat.seating }));
    return { ...line, seats };
  });
}
