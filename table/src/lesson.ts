import { type AnyGame, type CoreState, type Json, sameJson } from '@orrery/kernel';
import type { AnyLesson, Scene, Wanted } from '@orrery/shared';
import { answered, due, type Model, positionAt } from './model.ts';
import { Steps } from './steps.ts';

/** What the learner did in one step: an answer for each that was wanted, null for a look or an attempt. */
export type Done = readonly Json[];

/** Where somebody is in a lesson. Never changed in place. */
export interface LessonAt {
  readonly game: AnyGame;
  readonly lesson: AnyLesson;
  readonly model: Model;
  /** Steps that are finished, and what was done of the one that is not: all that must be kept. */
  readonly done: readonly Done[];
  /** How many of the step's rivals' answers were given. */
  readonly replied: number;
}

/** After the last step the puzzle comes. */
export const stepAt = ({ lesson, done }: LessonAt): AnyLesson['steps'][number] | null =>
  lesson.steps[done.length - 1] ?? null;

/** What is waited for now; null: the step is finished. */
export const wantedAt = (at: LessonAt): Wanted | null =>
  stepAt(at)?.wants[at.done.at(-1)?.length ?? 0] ?? null;

const RIVALS = 'drifter';

/** A table in the middle of a game that was never begun. */
export function tableAt(
  game: AnyGame,
  lesson: AnyLesson,
  scene: Scene<CoreState>,
  revision: number,
): Model {
  const state = scene();
  const steps = Steps.of([{ entry: null, events: [] }]);
  const seats = state.players.map((_, seat) =>
    seat === lesson.seat
      ? ({ kind: 'human', name: '', confirmTurns: false } as const)
      : ({ kind: 'bot', level: RIVALS } as const),
  );
  return {
    id: `lesson-${game.id}`,
    game,
    options: {},
    seed: '',
    created: 0,
    seats,
    watched: false,
    ...positionAt(game, state),
    steps,
    played: { kept: [{ state, steps }] },
    revision,
    since: revision,
    draft: null,
    held: null,
    undone: [],
  };
}

/** At the beginning of the next step. */
function entered(at: LessonAt): LessonAt {
  const next: LessonAt = { ...at, done: [...at.done, []], replied: 0 };
  const scene = stepAt(next)?.scene;
  const revision = at.model.revision + 1;
  return scene ? { ...next, model: tableAt(at.game, at.lesson, scene, revision) } : next;
}

/** All that needs no learner: only answers, and what the rivals of this step answer. */
export function rested(at: LessonAt): LessonAt {
  for (let now = at; ;) {
    const next = moved(now);
    if (next === now) return now;
    now = next;
  }
}

/** The only answer, given; null: there is a choice. In a lesson no rival has anything to hide. */
function withoutChoice({ seat }: AnyLesson, model: Model): Model | null {
  const { question } = model;
  const [only, ...others] = question?.options ?? [];
  if (question === null || only === undefined || others.length > 0) return null;
  if (question.seat === seat && due(model)?.kind !== 'forced') return null;
  return answered(model, { seat: question.seat, choice: only }, true);
}

/** One answer of the table or of a rival; the same: it is the learner's turn, or nobody goes on. */
export function moved(at: LessonAt): LessonAt {
  const { model, lesson, replied } = at;
  const forced = withoutChoice(lesson, model);
  if (forced !== null) return { ...at, model: forced };
  const { question } = model;
  const reply = stepAt(at)?.rivals?.[replied];
  if (reply === undefined || question === null || question.seat === lesson.seat) return at;
  const [ask, choice] = reply;
  if (ask !== question.ask) {
    throw new Error(`step ${at.done.length} of the lesson answers ${ask}, not ${question.ask}`);
  }
  const { seat } = question;
  return { ...at, model: answered(model, { seat, choice }), replied: replied + 1 };
}

const isIn = (choices: readonly Json[] | undefined, choice: Json): boolean =>
  choices?.some((one) => sameJson(one, choice)) ?? true;

/** The answers that the step waits for, of all that are offered. */
export function acceptedAt(at: LessonAt): readonly Json[] {
  const wanted = wantedAt(at);
  const { question } = at.model;
  if (wanted === null || !('ask' in wanted) || question?.seat !== at.lesson.seat) return [];
  return question.ask === wanted.ask
    ? question.options.filter((choice) => isIn(wanted.of, choice))
    : [];
}

/** Places that are waited for, although they answer nothing. */
export function placesWanted(at: LessonAt): readonly string[] {
  const wanted = wantedAt(at);
  if (wanted === null || 'ask' in wanted) return [];
  return 'look' in wanted ? wanted.look : [wanted.at];
}

const noted = (at: LessonAt, choice: Json): LessonAt => ({
  ...at,
  done: [...at.done.slice(0, -1), [...(at.done.at(-1) ?? []), choice]],
});

/** The learner looked at a place that is waited for, or tried what is refused there. */
export const looked = (at: LessonAt): LessonAt => noted(at, null);

/** The learner's answer, and nothing yet of what follows from it: `moved` or `rested` goes on. */
export function learnt(at: LessonAt, choice: Json): LessonAt {
  if (!isIn(acceptedAt(at), choice) || acceptedAt(at).length === 0) {
    throw new Error(`the lesson does not wait for ${JSON.stringify(choice)}`);
  }
  return noted({ ...at, model: answered(at.model, { seat: at.lesson.seat, choice }) }, choice);
}

/** On to the next step, once all that was wanted is done; `moved` or `rested` goes on. */
export const goneOn = (at: LessonAt): LessonAt =>
  wantedAt(at) === null && stepAt(at) !== null ? entered(at) : at;

/** The lesson where these things were done. What does not lead on any more is left out. */
export function lessonAt(
  game: AnyGame,
  lesson: AnyLesson,
  done: readonly Done[],
  revision = 0,
): LessonAt {
  // Only the scene that is shown is played again.
  const latest = lesson.steps.findLastIndex(
    (step, i) => step.scene && i < Math.max(1, done.length),
  );
  const first = lesson.steps[latest]?.scene;
  if (first === undefined) throw new Error('the first step of a lesson has a scene');
  const before = done.slice(0, latest);
  const model = tableAt(game, lesson, first, revision);
  let at: LessonAt = rested({ game, lesson, model, done: [...before, []], replied: 0 });
  for (const step of done.slice(latest)) {
    for (const choice of step) {
      const wanted = wantedAt(at);
      if (wanted === null) return at;
      if (!('ask' in wanted)) at = looked(at);
      else if (isIn(acceptedAt(at), choice) && acceptedAt(at).length > 0)
        at = rested(learnt(at, choice));
      else return at;
    }
    if (step === done.at(-1)) break;
    at = rested(goneOn(at));
  }
  return at;
}

/** One step back: to the beginning of this one, or of the one before. */
export function stepBack(at: LessonAt): LessonAt {
  const { game, lesson, done, model } = at;
  const started = (done.at(-1)?.length ?? 0) > 0;
  const kept = started ? done.slice(0, -1) : done.slice(0, -2);
  return lessonAt(game, lesson, [...kept, []], model.revision + 1);
}

/** In a puzzle: one answer of the table or of a rival; the same: it is the learner's turn, or over. */
export function puzzleMoved(lesson: AnyLesson, model: Model): Model {
  const { seat, puzzle } = lesson;
  const { question, state } = model;
  if (question === null || puzzle.over(state)) return model;
  const forced = withoutChoice(lesson, model);
  if (forced !== null) return forced;
  if (question.seat === seat) return model;
  const choice = puzzle.rival(question.ask, question.options, state);
  return answered(model, { seat: question.seat, choice });
}

/** All that follows until the learner is asked again, or the attempt is over. */
export function puzzleRested(lesson: AnyLesson, model: Model): Model {
  for (let now = model; ;) {
    const next = puzzleMoved(lesson, now);
    if (next === now) return now;
    now = next;
  }
}
