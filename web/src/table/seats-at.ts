import type { HandOver, Seating } from '@orrery/table/client';

/** Who sits at a table now, and who did before. */
export interface Sitters {
  readonly seats: readonly Seating[];
  /** Oldest first. */
  readonly handOvers: readonly HandOver[];
}

/** Who sat there at a position: before a seat passed on, it was another's. */
export function seatsAt({ seats, handOvers }: Sitters, index: number): readonly Seating[] {
  const then = [...seats];
  for (const { seat, seq, from } of handOvers.toReversed()) {
    if (seq > index) then[seat] = from.kind === 'bot' ? from : { ...from, confirmTurns: false };
  }
  return then;
}
