import type { AnyGame, Task, Viewer } from '@orrery/kernel';
import type {
  LogChange,
  LogStep,
  OpenPart,
  OwnPart,
  SavedTable,
  TakeBack,
  Update,
} from './client-types.ts';
import {
  awaited,
  forcedSeat,
  isOver,
  type Model,
  onlyAnswer,
  seqOf,
  totalsOf,
  type Undone,
  undoable,
} from './model.ts';
import { type Shown, shownAt, viewOf } from './shown.ts';
import { readStep, type Step, Steps } from './steps.ts';

/** What a viewer has been sent of the log. */
export interface Sent {
  readonly steps: Steps;
  readonly undone: readonly Undone[];
  readonly open: boolean;
}

export function visibleEvents(game: AnyGame, events: readonly Task[], viewer: Viewer): Task[] {
  const visible: Task[] = [];
  for (const event of events) {
    const shown = game.viewEvent(event, viewer);
    if (shown !== null) visible.push(shown);
  }
  return visible;
}

/** `open`: the game is over, so that forced answers give nothing away. */
export function visibleStep(
  game: AnyGame,
  step: Step,
  seq: number,
  viewer: Viewer,
  open: boolean,
): LogStep {
  const { entry, events: all } = readStep(step);
  const [seat, , , forced] = entry ?? [null, '', null];
  const events = visibleEvents(game, all, viewer);
  return { seq, seat, forced: forced === 1 && (open || seat === viewer), events };
}

/** The numbers of answers that the table gave for others. */
const othersForced = (steps: readonly Step[], viewer: Viewer): readonly number[] =>
  steps.flatMap((step, seq) => {
    const seat = forcedSeat(step);
    return seat !== null && seat !== viewer ? [seq] : [];
  });

/** What the viewer has not been sent of the log yet. */
export function logSince(model: Model, viewer: Viewer, sent: Sent | null): LogChange {
  const { game, steps } = model;
  const open = isOver(model);
  // A game that goes on after its end has secrets again.
  const whole = sent === null || (sent.open && !open);
  const from = whole ? 0 : Steps.sameUpTo(sent.steps, steps);
  const known = whole ? [] : sent.undone;
  const takeBacks = model.undone
    .filter((undone) => !known.includes(undone))
    .map(({ revision, seat, first, steps: taken, agreed }): TakeBack => {
      const shown = taken.map((step, i) => visibleStep(game, step, first + i, viewer, false));
      const told = { revision, seat, steps: shown };
      return agreed === true ? { ...told, agreed } : told;
    });
  const shown = steps.slice(from).map((step, i) => visibleStep(game, step, from + i, viewer, open));
  const opened = !whole && open && !sent.open ? othersForced(steps.slice(0, from), viewer) : [];
  return { from, steps: shown, takeBacks, opened };
}

/** So many steps are a piece. */
const PIECE = 50;

/** The same piece by piece: a long log is a lot to read at one go. */
export function* logInPieces(
  model: Model,
  viewer: Viewer,
  sent: Sent | null,
): Generator<void, LogChange> {
  const upTo = (length: number): Model => ({ ...model, steps: model.steps.upTo(length) });
  const known = sent === null ? 0 : Steps.sameUpTo(sent.steps, model.steps);
  let part = upTo(known + PIECE);
  const first = logSince(part, viewer, sent);
  const steps = [...first.steps];
  while (part.steps.length < model.steps.length) {
    yield;
    const before = sentNow(part);
    part = upTo(part.steps.length + PIECE);
    steps.push(...logSince(part, viewer, before).steps);
  }
  return { ...first, steps };
}

/** Whether a viewer may know no more of these steps than everybody, whom they were `shown` to. */
export function isAllShown({ game, steps }: Model, viewer: Viewer, shown: LogChange): boolean {
  if (shown.takeBacks.length + shown.opened.length > 0) return false;
  return shown.steps.every(({ seq, forced, events }) => {
    const step = steps.at(seq);
    if (step === undefined || (!forced && viewer !== null && forcedSeat(step) === viewer)) {
      return false;
    }
    let told = 0;
    for (const event of step.events) {
      const mine = game.viewEvent(event, viewer) as Task | null;
      if (mine !== null && mine !== events[told++]) return false;
    }
    return told === events.length;
  });
}

/** What of the log is known to whoever has been told all of it. */
export const sentNow = (model: Model): Sent => {
  const { steps, undone } = model;
  return { steps, undone, open: isOver(model) };
};

/** With `ownPart`, `viewOf` and `logSince` the one door: everything that a viewer is told of a table is made here. */
export function openPart(
  model: Model,
  stalled: Viewer,
  { scores, secretive }: Shown,
  seats = model.seats,
): OpenPart {
  const { id, game, options, revision, question, held, state } = model;
  return {
    table: id,
    game: game.id,
    options,
    revision,
    seq: seqOf(model),
    asked: question && { seat: question.seat, ask: question.ask, rule: question.rule },
    held,
    seats,
    secretive,
    scores,
    outcome: isOver(model) ? state.outcome : null,
    stalled,
  };
}

export function ownPart(model: Model, viewer: Viewer): OwnPart {
  const { question, held } = model;
  const asks = held === null && question?.seat === viewer;
  const mayAnswer = asks && onlyAnswer(model, question) === undefined;
  return {
    viewer,
    undoable: undoable(model, viewer),
    options: mayAnswer ? question.options : null,
  };
}

/** All that a viewer is told, but for the log. */
export function project(
  model: Model,
  viewer: Viewer,
  stalled: Viewer,
  shown: Shown = shownAt(model, null),
): Omit<Update, 'log'> {
  const open = openPart(model, stalled, shown);
  const { options, ...own } = ownPart(model, viewer);
  const view = viewOf(shown, viewer);
  return { ...open, ...own, view, asked: open.asked && { ...open.asked, options } };
}

/** One line of "your games": open things only. */
export function summary(model: Model, updated: number): SavedTable {
  const { id, game, seats, state, created } = model;
  return {
    kind: 'table',
    id,
    game: game.id,
    seats,
    seq: seqOf(model),
    created,
    updated,
    asked: awaited(model),
    outcome: isOver(model) ? state.outcome : null,
    totals: totalsOf(model),
  };
}
