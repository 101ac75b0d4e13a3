import type { Seat } from '@orrery/kernel';
import { TableError } from './errors.ts';
import { begin, entriesOf, type Model, seatingOf, seqOf } from './model.ts';

/** The table as a seat saw it after so many answers: the game is played again up to there. */
export function past(model: Model, seat: Seat, seq: number): unknown {
  seatingOf(model, seat);
  // Answers may have been taken back since somebody saw them.
  if (!Number.isInteger(seq) || seq < 0 || seq > seqOf(model)) {
    throw new TableError('STALE', `there is no position ${seq}`);
  }
  const { game, id, seats, options, seed, created } = model;
  const entries = entriesOf(model).slice(0, seq);
  const then = begin(game, { id, seats, options, seed, created, entries });
  return game.view(then.state, seat);
}
