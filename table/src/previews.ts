import {
  type Applied,
  apply,
  type CoreState,
  frames,
  type Json,
  pending,
  type Pending,
  type Refused,
  refusals as refusalsOf,
  type Seat,
  type Task,
  viewFor,
} from '@orrery/kernel';
import type { Preview } from './client-types.ts';
import { confirms, type Model, onlyAnswer, seatingOf } from './model.ts';
import { visibleEvents } from './project.ts';

/** What a seat may answer now; null: it is not asked, or the table answers for it. */
function questionTo(model: Model, seat: Seat): Pending | null {
  seatingOf(model, seat);
  const { question, held } = model;
  if (question === null || held !== null || question.seat !== seat) return null;
  return onlyAnswer(model, question) === undefined ? question : null;
}

/** The position that a seat has to decide in now, with every secret; null: it has not. */
export const positionFor = (model: Model, seat: Seat): CoreState | null =>
  questionTo(model, seat) === null ? null : model.state;

/** Everything that a seat might try now and may not, each with its reason. */
export const refusals = (model: Model, seat: Seat): readonly Refused[] =>
  questionTo(model, seat) === null ? [] : refusalsOf(model.game, model.state);

/** What each answer that is offered to a seat would bring it for certain. */
export function previews(model: Model, seat: Seat): readonly Preview[] {
  const question = questionTo(model, seat);
  return question === null
    ? []
    : question.options.map((choice) => previewOf(model, question, choice));
}

/**
 * With the answers that the table gives after it: what the seat could find out as well by answering
 * and undoing.
 */
function previewOf(model: Model, asked: Pending, choice: Json): Preview {
  const { game } = model;
  const { seat } = asked;
  const events: Task[] = [];
  let { state } = model;
  let question: Pending | null = asked;
  for (let next: Json | undefined = choice; next !== undefined;) {
    const applied: Applied<CoreState, Task> = apply(game, state, { seat, choice: next }, question);
    events.push(...visibleEvents(game, applied.events.slice(0, applied.certain), seat));
    if (!applied.undoable) {
      const isFirst = state === model.state;
      const certain = lastCertain(model, state, seat, next) ?? (isFirst ? null : state);
      const view = certain && viewFor(game, certain, seat);
      return { choice, events, scores: null, view, final: isFirst || !confirms(model, seat) };
    }
    ({ state } = applied);
    question = pending(game, state);
    next = question?.seat === seat ? onlyAnswer(model, question) : undefined;
  }
  const view = viewFor(game, state, seat);
  return { choice, events, scores: game.scores(state), view, final: false };
}

/** The last position of an answer before chance or a secret speaks; null: there is none. */
function lastCertain(model: Model, state: CoreState, seat: Seat, choice: Json): CoreState | null {
  const taken = frames(model.game, state, { seat, choice });
  return (taken.findLast(({ certain }) => certain)?.state as CoreState | undefined) ?? null;
}
