import type { HandOver, Seating, TableState, TakeBack } from '@orrery/table/client';

/** Who sits at a table of a game now, and who did before. */
export interface Sitters {
  readonly game: string;
  readonly seats: readonly Seating[];
  /** Oldest first. */
  readonly handOvers: readonly HandOver[];
}

/** With so many each has less room in the list of players, so that all of them stay in sight. */
export const isCrowded = ({ update }: Pick<TableState, 'update'>): boolean =>
  update.seats.length >= 4;

/** Who sat there at a position: before a seat passed on, it was another's. */
export function seatsAt(
  { seats, handOvers }: Omit<Sitters, 'game'>,
  index: number,
): readonly Seating[] {
  const then = [...seats];
  for (const { seat, seq, from } of handOvers.toReversed()) {
    if (seq > index) then[seat] = from.kind === 'bot' ? from : { ...from, confirmTurns: false };
  }
  return then;
}

/** The first of the answers that it took away. */
export const firstOf = ({ steps }: TakeBack): number => steps[0]?.seq ?? 0;

/** The changes of hands as they stood among the answers that a take-back took away. */
export function handOversBefore(
  handOvers: readonly HandOver[],
  takeBacks: readonly TakeBack[],
  revision: number,
): readonly HandOver[] {
  return handOvers.map((one) => {
    const { when } = one;
    if (!when) return one;
    // It came later: nothing that was taken back was given after it.
    if (when.revision >= revision) return { ...one, seq: Infinity };
    const between = takeBacks.filter((back) => back.revision > when.revision);
    const left = between
      .filter((back) => back.revision < revision)
      .map((back) => firstOf(back) - 1);
    return { ...one, seq: Math.min(when.seq, ...left) };
  });
}
