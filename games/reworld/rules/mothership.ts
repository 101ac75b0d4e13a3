import { missing, type Seat } from '@orrery/kernel';
import { constants, data } from '../data/index.ts';
import { rowValue } from './colony.ts';
import type { ReworldEffect } from './handler-types.ts';
import { gain, type Player, player, type Reworld, type Row, score } from './state.ts';

interface RowScore {
  readonly row: Row;
  /** Shields or tiles of each seat; null: no part in this row. */
  readonly values: readonly (number | null)[];
  readonly points: readonly number[];
}

/** The six rows in the order of scoring, with what each of them counts. */
const ROWS = data.mothership.categories.map(({ category: row, points }) => ({
  row,
  places: points,
  valueFor: (p: Player): number | null => rowValue(p, row),
}));

/** The rows as they would be paid now (REW-SCORE-01). */
export function rowScores(s: Reworld): readonly RowScore[] {
  const players = s.players.length as 2 | 3 | 4;
  return ROWS.map(({ row, places, valueFor }) => {
    const values = s.players.map(valueFor);
    return { row, values, points: payRow(values, places[players]) };
  });
}

/** What each value is paid when the places are worth this much. */
export function payRow(
  values: readonly (number | null)[],
  places: readonly number[],
): readonly number[] {
  return values.map((value) => {
    if (value === null) return constants.nonParticipationPenalty; // REW-SCORE-07
    let above = 0;
    let tied = 0;
    for (const other of values) {
      if (other === value) tied++;
      else if (other !== null && other > value) above++;
    }
    let sum = 0;
    for (let place = above; place < above + tied; place++) sum += places[place] ?? 0;
    return Math.floor(sum / tied); // REW-SCORE-06
  });
}

export const scoreMothership: ReworldEffect<'scoreMothership'> = {
  run(s, _task, ctx) {
    for (const { row, values, points } of rowScores(s)) {
      points.forEach((n, seat) => {
        gain(player(s, seat), row, n);
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
