import {
  type Answer,
  type AnyGame,
  apply,
  type CoreState,
  type Entry,
  IllegalChoice,
  type Json,
  type Options,
  pending,
  type Pending,
  type Seat,
  start,
  type Task,
} from '@orrery/kernel';
import type { Seating, TableId } from './client-types.ts';
import { asRefusal, Refusal } from './errors.ts';
import { type Step, Steps } from './steps.ts';

/** Steps taken back, with the number that the first of them had. */
export interface Undone {
  readonly revision: number;
  readonly seat: Seat;
  readonly first: number;
  readonly steps: readonly Step[];
  /** The seat asked for it and all have agreed; none: it undid choices of its own. */
  readonly agreed?: true;
}

/** The newest answers, of one seat, that it can still take back. */
export interface Draft {
  readonly seat: Seat;
  /** The position before the first of them; those in between are played again when they are asked for. */
  readonly base: CoreState;
  readonly length: number;
}

/** A state and what it asks: found once, and needed to tell, to answer and to go on by itself. */
export interface Position {
  readonly state: CoreState;
  readonly question: Pending | null;
}

export const positionAt = (game: AnyGame, state: CoreState): Position => ({
  state,
  question: pending(game, state),
});

/** All there is to one running game. Never changed in place: every change makes a new one. */
export interface Model extends Position {
  readonly id: TableId;
  readonly game: AnyGame;
  readonly options: Options;
  readonly seed: string;
  readonly created: number;
  readonly seats: readonly Seating[];
  /** Others than those who sit here may look on. */
  readonly watched: boolean;
  readonly steps: Steps;
  /** Positions that were played again, the newest last: whoever asks for the next goes on from there. */
  readonly played: { kept: readonly Played[] };
  readonly revision: number;
  /** The revision that brought this position; an answer that saw an older one is stale. */
  readonly since: number;
  readonly draft: Draft | null;
  readonly held: Seat | null;
  readonly undone: readonly Undone[];
}

/** Older take-backs are forgotten, and so are all of more answers than anybody reads. */
const KEPT_TAKE_BACKS = 100;
const KEPT_STEPS = 300;

/** A position that was played again, and the steps that led to it. */
export interface Played {
  readonly state: CoreState;
  readonly steps: Steps;
}

export interface Beginning {
  readonly id: TableId;
  readonly seats: readonly Seating[];
  readonly options: Options;
  readonly seed: string;
  readonly created: number;
  readonly watched?: boolean;
  /** Answers already given: a game that is imported, or played on from a replay. */
  readonly entries?: readonly Entry[];
}

export function begin(game: AnyGame, from: Beginning): Model {
  const { id, seats, options, seed, created, watched = false } = from;
  const events: Task[] = [];
  try {
    const state: CoreState = start(game, options, seats.length, seed, events);
    let model: Model = {
      id,
      game,
      options,
      seed,
      created,
      seats,
      watched,
      ...positionAt(game, state),
      steps: Steps.of([{ entry: null, events }]),
      played: { kept: [] },
      revision: 0,
      since: 0,
      draft: null,
      held: null,
      undone: [],
    };
    for (const entry of from.entries ?? []) {
      model = { ...repeated(model, entry), draft: null, held: null };
    }
    return { ...model, revision: 0, since: 0 };
  } catch (error) {
    throw asRefusal(error);
  }
}

export const seqOf = (model: Model): number => model.steps.length - 1;

export const isOver = (model: Model): boolean =>
  model.state.outcome !== null && model.held === null;

/** The seat whose answer, or end of turn, everybody waits for. */
export const awaited = (model: Model): Seat | null =>
  isOver(model) ? null : (model.held ?? model.question?.seat ?? null);

/** Points of each seat, after the end. */
export const totalsOf = (model: Model): readonly number[] | null =>
  isOver(model) ? model.game.scores(model.state).map((score) => score.total) : null;

export const entriesOf = (model: Model): Entry[] =>
  model.steps.slice().flatMap((step) => (step.entry === null ? [] : [step.entry]));

/** Whose answer the table gave, since there was no other; null: it was a choice. */
export function forcedSeat(step: Step): Seat | null {
  if (step.forced !== undefined) return step.forced;
  const { entry } = step;
  return entry?.[3] === 1 ? entry[0] : null;
}

const isForced = (step: Step | undefined): boolean =>
  step !== undefined && forcedSeat(step) !== null;

export function seatingOf(model: Model, seat: Seat): Seating {
  const seating = Number.isInteger(seat) ? model.seats[seat] : undefined;
  if (seating === undefined) throw new Refusal('NO_SUCH_SEAT', `there is no seat ${seat}`);
  return seating;
}

/** Whether a seat wants its turns held while they can be undone. */
export const confirms = (model: Model, seat: Seat): boolean => {
  const seating = seatingOf(model, seat);
  return seating.kind === 'human' && seating.confirmTurns;
};

/** An answer, whoever gives it. Refuses, naming the rule, what is not offered to this seat now. */
export function answered(model: Model, answer: Answer, forced = false): Model {
  if (model.held !== null) {
    throw new Refusal('HELD', `seat ${model.held} has not ended its turn`);
  }
  try {
    const { game, state: before, question: old } = model;
    const { seat, choice } = answer;
    const applied = apply(game, before, answer, old);
    const ask = old?.ask ?? '';
    const entry: Entry = forced ? [seat, ask, choice, 1] : [seat, ask, choice];
    const { state, question } = positionAt(game, applied.state as CoreState);
    const steps = model.steps.with({ entry, events: applied.events as readonly Task[] });
    const draft = applied.undoable ? drafted(model, seat, forced) : null;
    const revision = model.revision + 1;
    // Field by field: this is made for every answer, and spreading a second object is slow.
    return passed({ ...model, state, question, steps, draft, revision, since: revision });
  } catch (error) {
    if (!(error instanceof IllegalChoice)) throw error;
    throw asRefusal(error);
  }
}

/** An answer of a log, given again: it must be to the question that is asked now. */
export function repeated(model: Model, [seat, ask, choice, forced]: Entry): Model {
  const { question } = model;
  if (question !== null && question.ask !== ask) {
    throw new Refusal('TAMPERED', `${question.ask} is asked there, not ${ask}`);
  }
  return answered(model, { seat, choice }, forced === 1);
}

/** A forced answer is no choice: alone it is nothing to take back. */
function drafted(model: Model, seat: Seat, forced: boolean): Draft | null {
  if (seatingOf(model, seat).kind !== 'human') return null;
  const draft = model.draft?.seat === seat ? model.draft : null;
  if (forced && draft === null) return null;
  return { seat, base: draft?.base ?? model.state, length: (draft?.length ?? 0) + 1 };
}

/** When the turn passes, what can be taken back is held for its player, or let go. */
function passed(model: Model): Model {
  const { draft } = model;
  if (draft === null || model.question?.seat === draft.seat) return model;
  return confirms(model, draft.seat) ? { ...model, held: draft.seat } : { ...model, draft: null };
}

function moved(model: Model, to: Partial<Model>): Model {
  const revision = model.revision + 1;
  return { ...model, ...to, revision, since: revision };
}

/** How many choices a seat can take back. */
export function undoable(model: Model, seat: Seat | null): number {
  const { draft, steps } = model;
  if (draft === null || draft.seat !== seat) return 0;
  return steps.slice(-draft.length).filter((step) => !isForced(step)).length;
}

/** The position after these steps. */
export const playedOn = (game: AnyGame, from: CoreState, steps: readonly Step[]): CoreState =>
  steps.reduce((state, { entry }) => {
    if (entry === null) return state;
    const [seat, , choice] = entry;
    return apply(game, state, { seat, choice }).state as CoreState;
  }, from);

/** Takes back the last choice, with the forced answers after it; or all of them. */
export function undone(model: Model, seat: Seat, all: boolean): Model {
  const { draft, steps } = model;
  if (draft === null || draft.seat !== seat) {
    throw new Refusal('NOTHING_TO_UNDO', `seat ${seat} has nothing to take back`);
  }
  const start = steps.length - draft.length;
  let first = all ? start : steps.length - 1;
  while (isForced(steps.at(first))) first--;
  const length = first - start;
  const state = playedOn(model.game, draft.base, steps.slice(start, first));
  return backAt(model, state, { seat, first }, length === 0 ? null : { ...draft, length });
}

/** Back at the position after so many answers, which all have agreed to; `state`: as it was then. */
export const takenBack = (model: Model, seat: Seat, seq: number, state: CoreState): Model =>
  backAt(model, state, { seat, first: seq + 1, agreed: true }, null);

/** The steps from the `first` on are taken back. */
function backAt(
  model: Model,
  state: CoreState,
  by: Pick<Undone, 'seat' | 'first' | 'agreed'>,
  draft: Draft | null,
): Model {
  const { game, steps } = model;
  const last = by.first + KEPT_STEPS;
  const taken: Undone = { revision: model.revision + 1, ...by, steps: steps.slice(by.first, last) };
  return moved(model, {
    ...positionAt(game, state),
    steps: steps.upTo(by.first),
    draft,
    held: null,
    undone: newestTakeBacks([...model.undone, taken]),
  });
}

/** They are told to whoever comes: going back and forth for ever would make that no end of it. */
export function newestTakeBacks(all: readonly Undone[]): readonly Undone[] {
  let left = KEPT_STEPS;
  const isKept = ({ steps }: Undone): boolean => (left -= steps.length) >= 0;
  const tooOld = all.findLastIndex((taken) => !isKept(taken));
  return all.slice(tooOld + 1).slice(-KEPT_TAKE_BACKS);
}

/** An answer was meant for the position that is still there. */
export function checkRevision({ since, revision }: Model, seen: number): void {
  if (Number.isInteger(seen) && seen >= since && seen <= revision) return;
  throw new Refusal('STALE', `revision ${seen} is not the position of ${revision}`);
}

export function ended(model: Model, seat: Seat): Model {
  if (model.held !== seat) {
    throw new Refusal('NOTHING_TO_END', `seat ${seat} holds no turn`);
  }
  return moved(model, { held: null, draft: null });
}

/** Somebody else sits down, or a preference changes; the position stays. */
export function seated(model: Model, seat: Seat, seating: Seating): Model {
  seatingOf(model, seat);
  const seats = model.seats.map((old, i) => (i === seat ? seating : old));
  const next: Model = { ...model, seats, revision: model.revision + 1 };
  if (model.draft?.seat !== seat) return next;
  if (seating.kind !== 'human') return { ...next, draft: null, held: null };
  return model.held === seat && !seating.confirmTurns ? { ...next, draft: null, held: null } : next;
}

/** A person whom nobody else looks at: all others here are bots. */
const isAlone = ({ seats, watched }: Model, seat: Seat): boolean =>
  !watched && seats.every(({ kind }, i) => (kind === 'human') === (i === seat));

/**
 * The answer that the table gives by itself, since there is no other. Where that there is no other
 * is a secret, whoever is asked answers as if there were a choice.
 */
export function onlyAnswer(model: Model, question: Pending): Json | undefined {
  const { seat, options, privateOptions } = question;
  if (options.length !== 1 || (privateOptions && !isAlone(model, seat))) return undefined;
  return options[0];
}

/** What the table itself has to do now. */
export type Due =
  | { readonly kind: 'forced'; readonly seat: Seat; readonly choice: Json }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }
  /** The forced answer that comes next would end what can be taken back: ask its player first. */
  | { readonly kind: 'hold'; readonly seat: Seat };

export function due(model: Model): Due | null {
  const { game, state, question, draft } = model;
  if (model.held !== null || question === null) return null;
  const { seat } = question;
  const only = onlyAnswer(model, question);
  if (only === undefined) {
    const seating = seatingOf(model, seat);
    return seating.kind === 'bot' ? { kind: 'bot', seat, level: seating.level } : null;
  }
  if (draft?.seat === seat && confirms(model, seat)) {
    if (!apply(game, state, { seat, choice: only }, question).undoable)
      return { kind: 'hold', seat };
  }
  return { kind: 'forced', seat, choice: only };
}

export const heldFor = (model: Model, seat: Seat): Model => moved(model, { held: seat });
