import type { ReplayClient, Seating } from '@orrery/table/client';

/** Who sat there at a position: before a seat passed on, it was another's. */
export function seatsAt(
  { seats, handOvers }: Pick<ReplayClient, 'seats' | 'handOvers'>,
  index: number,
): readonly Seating[] {
  const then = [...seats];
  for (const { seat, seq, from } of handOvers.toReversed()) {
    if (seq > index) then[seat] = from.kind === 'bot' ? from : { ...from, confirmTurns: false };
  }
  return then;
}
