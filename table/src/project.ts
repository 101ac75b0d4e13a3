import type { AnyGame, Task, Viewer } from '@orrery/kernel';
import type { AskedNow, LogChange, LogStep, SavedTable, TakeBack, Update } from './client-types.ts';
import {
  isOver,
  type Model,
  onlyAnswer,
  sameUpTo,
  seqOf,
  type Step,
  type Undone,
  undoable,
} from './model.ts';
import { questionOf, scoresOf, viewOf } from './newest.ts';

/** What a viewer has been sent of the log. */
export interface Sent {
  readonly steps: readonly Step[];
  readonly undone: readonly Undone[];
  readonly open: boolean;
}

export function visibleEvents(game: AnyGame, events: readonly Task[], viewer: Viewer): Task[] {
  return events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
}

/** `open`: the game is over, so that forced answers give nothing away. */
export function visibleStep(
  game: AnyGame,
  step: Step,
  seq: number,
  viewer: Viewer,
  open: boolean,
): LogStep {
  const [seat, , forced] = step.entry ?? [null, null];
  const events = visibleEvents(game, step.events, viewer);
  return { seq, seat, forced: forced === 1 && (open || seat === viewer), events };
}

function logSince(model: Model, viewer: Viewer, sent: Sent | null, open: boolean): LogChange {
  const { game, steps } = model;
  const whole = sent === null || sent.open !== open;
  const from = whole ? 0 : sameUpTo(sent.steps, steps);
  const known = new Set(whole ? [] : sent.undone);
  const takeBacks = model.undone
    .filter((undone) => !known.has(undone))
    .map(({ revision, seat, first, steps: taken }): TakeBack => {
      const shown = taken.map((step, i) => visibleStep(game, step, first + i, viewer, open));
      return { revision, seat, steps: shown };
    });
  const shown = steps.slice(from).map((step, i) => visibleStep(game, step, from + i, viewer, open));
  return { from, steps: shown, takeBacks };
}

function askedNow(model: Model, viewer: Viewer): AskedNow | null {
  const question = questionOf(model.game, model.state);
  if (question === null) return null;
  const { seat, ask, rule, options } = question;
  const asks = model.held === null && onlyAnswer(model, question) === undefined;
  const mayAnswer = seat === viewer && asks;
  return { seat, ask, rule, options: mayAnswer ? options : null };
}

/** The one door: everything that a viewer is told of a table is made here. */
export function project(
  model: Model,
  viewer: Viewer,
  sent: Sent | null,
  stalled: Viewer,
): { readonly update: Update; readonly sent: Sent } {
  const { game, state, steps, undone } = model;
  const open = isOver(model);
  const update: Update = {
    table: model.id,
    game: game.id,
    options: model.options,
    revision: model.revision,
    seq: seqOf(model),
    viewer,
    view: viewOf(game, state, viewer),
    asked: askedNow(model, viewer),
    held: model.held,
    undoable: undoable(model, viewer),
    seats: model.seats,
    scores: scoresOf(game, state),
    outcome: open ? state.outcome : null,
    stalled,
    log: logSince(model, viewer, sent, open),
  };
  return { update, sent: { steps, undone, open } };
}

/** One line of "your games": open things only. */
export function summary(model: Model, updated: number): SavedTable {
  const { id, game, seats, state, created } = model;
  const open = isOver(model);
  return {
    kind: 'table',
    id,
    game: game.id,
    seats,
    seq: seqOf(model),
    created,
    updated,
    asked: model.held ?? questionOf(game, state)?.seat ?? null,
    outcome: open ? state.outcome : null,
    totals: open ? game.scores(state).map((score) => score.total) : null,
  };
}
