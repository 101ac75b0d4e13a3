import { missing, type Seat } from '@orrery/kernel';
import { constants, data } from '../data/index.ts';
import { rowValue } from './colony.ts';
import type { ReworldEffect } from './handler-types.ts';
import { player, type Reworld, type Row, score } from './state.ts';

interface RowScore {
  readonly row: Row;
  /** Shields or tiles of each seat; null: no part in this row. */
  readonly values: readonly (number | null)[];
  readonly points: readonly number[];
}

/** The six rows in the order of scoring, as they would be paid now (REW-SCORE-01). */
export function rowScores(s: Reworld): readonly RowScore[] {
  const players = s.players.length as 2 | 3 | 4;
  return data.mothership.categories.map(({ category: row, points }) => {
    const values = s.players.map((p) => rowValue(p, row));
    return { row, values, points: payRow(values, points[players]) };
  });
}

/** What each value is paid when the places are worth this much. */
export function payRow(
  values: readonly (number | null)[],
  places: readonly number[],
): readonly number[] {
  return values.map((value) => {
    if (value === null) return constants.nonParticipationPenalty; // REW-SCORE-07
    const above = values.filter((other) => other !== null && other > value).length;
    const tied = values.filter((other) => other === value).length;
    let sum = 0;
    for (let place = above; place < above + tied; place++) sum += places[place] ?? 0;
    return Math.floor(sum / tied); // REW-SCORE-06
  });
}

export const scoreMothership: ReworldEffect<'scoreMothership'> = {
  run(s, _task, ctx) {
    for (const { row, values, points } of rowScores(s)) {
      points.forEach((n, seat) => {
        player(s, seat).points[row] += n;
      });
      ctx.emit({ type: 'rowScored', row, values, points });
    }
    const scores = s.players.map(score);
    const winners = winnersOf(
      scores,
      s.players.map((p) => p.ships.length),
    );
    s.outcome = { winners };
    ctx.emit({ type: 'gameEnded', winners: [...winners], scores });
  },
};

/** Most points, then most ships, then shared (REW-SCORE-09). */
export function winnersOf(scores: readonly number[], ships: readonly number[]): Seat[] {
  const best = Math.max(...scores);
  const tied = scores.flatMap((total, seat) => (total === best ? [seat] : []));
  const shipsOf = (seat: Seat): number => ships[seat] ?? missing('seat', seat);
  const most = Math.max(...tied.map(shipsOf));
  return tied.filter((seat) => shipsOf(seat) === most);
}
