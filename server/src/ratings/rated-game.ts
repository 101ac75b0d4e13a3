import type { ResultRow } from '../store/schema.ts';
import { type Rating, ratedAfter } from './glicko2.ts';

/** As a result names people, beside the levels of bots. */
export const PERSON = 'person';

/** What each seat of a finished game came to. */
export interface Ended {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** Who played each seat from the first to the last move; null: nobody did, or it is not known. */
  readonly players: readonly (string | null)[];
}

export const endedOf = (row: ResultRow): Ended => ({
  totals: JSON.parse(row.totals) as number[],
  winners: JSON.parse(row.winners) as number[],
  players: row.players === null ? [] : (JSON.parse(row.players) as (string | null)[]),
});

/** Ties are broken by the rules for the first place alone; behind it points decide. */
function scoreOf({ totals, winners }: Ended, seat: number, other: number): number {
  const [won, lost] = [winners.includes(seat), winners.includes(other)];
  if (won !== lost) return won ? 1 : 0;
  const [points, others] = [totals[seat] ?? 0, totals[other] ?? 0];
  if (won || points === others) return 0.5;
  return points > others ? 1 : 0;
}

/** Seats whose people are compared: they played from the first to the last move. */
export const ratedSeats = ({ players }: Ended): readonly number[] =>
  players.flatMap((who, seat) => (who === PERSON ? [seat] : []));

/** The ratings after a game of which everybody has met everybody else, by seat. */
export function ratingsAfter(
  ended: Ended,
  before: ReadonlyMap<number, Rating>,
): ReadonlyMap<number, Rating> {
  const all = [...before];
  return new Map(
    all.map(([seat, own]) => {
      const others = all.filter(([other]) => other !== seat);
      const met = others.map(([other, rating]) => ({
        other: rating,
        score: scoreOf(ended, seat, other),
      }));
      return [seat, ratedAfter(own, met)];
    }),
  );
}
