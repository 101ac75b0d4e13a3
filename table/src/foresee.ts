import {
  apply,
  type CoreState,
  type Json,
  pending,
  refusal,
  type RuleId,
  sameJson,
  type Seat,
  type Task,
} from '@orrery/kernel';
import type { Preview } from './client-types.ts';
import { asTableError, TableError } from './errors.ts';
import { confirms, type Model, onlyAnswer, seatingOf } from './model.ts';
import { visibleEvents } from './project.ts';

function questionTo(model: Model, seat: Seat): { readonly options: readonly Json[] } {
  seatingOf(model, seat);
  const { question } = model;
  if (question === null) throw new TableError('GAME_OVER', 'the game is over');
  if (model.held !== null) {
    throw new TableError('HELD', `seat ${model.held} has not ended its turn`);
  }
  if (question.seat !== seat) {
    throw new TableError('NOT_YOUR_TURN', `seat ${question.seat} is asked, not seat ${seat}`);
  }
  return question;
}

/** The rule that forbids an answer; null: it is offered, or no rule speaks of it. */
export function why(model: Model, seat: Seat, choice: Json): RuleId | null {
  const { options } = questionTo(model, seat);
  if (options.some((option) => sameJson(option, choice))) return null;
  return refusal(model.game, model.state, choice);
}

/**
 * What an answer would bring this seat for certain, with the answers that the table gives after it:
 * what it could find out as well by answering and undoing.
 */
export function preview(model: Model, seat: Seat, choice: Json): Preview {
  questionTo(model, seat);
  const { game } = model;
  const events: Task[] = [];
  let state: CoreState = model.state;
  for (let next: Json | undefined = choice; next !== undefined;) {
    const applied = applyFor(model, state, seat, next);
    const certain = applied.events.slice(0, applied.certain) as Task[];
    events.push(...visibleEvents(game, certain, seat));
    if (!applied.undoable) {
      const first = state === model.state;
      return { events, scores: null, final: first || !confirms(model, seat) };
    }
    state = applied.state as CoreState;
    const question = pending(game, state);
    next = question?.seat === seat ? onlyAnswer(model, question) : undefined;
  }
  return { events, scores: game.scores(state), final: false };
}

function applyFor(model: Model, state: CoreState, seat: Seat, choice: Json) {
  try {
    return apply(model.game, state, { seat, choice });
  } catch (error) {
    throw asTableError(error);
  }
}
