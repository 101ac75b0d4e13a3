import {
  type AnyGame,
  type CoreState,
  type Entry,
  frames as framesOf,
  type Task,
  viewFor,
  type Viewer,
} from '@orrery/kernel';
import type { ShownFrame } from './client-types.ts';
import { Refusal } from './errors.ts';
import { begin, entriesOf, type Model, type Played, playedOn, seatingOf, seqOf } from './model.ts';
import { visibleEvents } from './project.ts';
import { Steps } from './steps.ts';

/**
 * An answer step by step, as a viewer saw it. A step of which the viewer learns nothing is part of
 * the next one, and what comes after the last event is part of the last: how many there are tells
 * no more than the events do.
 */
export function framesFor(
  game: AnyGame,
  before: CoreState,
  entry: Entry,
  viewer: Viewer,
): readonly ShownFrame[] {
  const [seat, , choice] = entry;
  const taken = framesOf(game, before, { seat, choice });
  const told: { events: Task[]; state: CoreState }[] = [];
  for (const frame of taken) {
    const events = visibleEvents(game, frame.events, viewer);
    if (events.length > 0) told.push({ events, state: frame.state as CoreState });
  }
  const end = taken.at(-1)?.state as CoreState;
  const last = told.pop();
  told.push({ events: last?.events ?? [], state: end });
  return told.map(({ events, state }) => ({ events, view: viewFor(game, state, viewer) }));
}

/** The set-up has one step. */
export const setUpFrames = (
  game: AnyGame,
  state: CoreState,
  events: readonly Task[],
  viewer: Viewer,
): readonly ShownFrame[] => [
  { events: visibleEvents(game, events, viewer), view: viewFor(game, state, viewer) },
];

/** Positions that are kept lie so far apart, or further; two of them cover all that is new to somebody. */
const APART = 16;
/** So many answers are soon played again; more are as good as the whole game. */
const SOON_PLAYED = 50;

/** Where one can go on from to the position after so many answers; null: only from the start. */
function nearTo({ played: { kept }, steps }: Model, answers: number): Played | null {
  // Answers may have been taken back since.
  const isBefore = ({ steps: led }: Played): boolean =>
    led.length <= answers + 1 && Steps.sameUpTo(led, steps) === led.length;
  return kept.findLast(isBefore) ?? null;
}

/** Whether the answer with this number is found without playing the whole game again. */
export function isRecent(model: Model, seq: number): boolean {
  const near = nearTo(model, seq - 1);
  return near !== null && seq - near.steps.length < SOON_PLAYED;
}

function fromStart(model: Model, answers: number): Played {
  const { game, id, seats, options, seed, created, played } = model;
  const entries = entriesOf(model).slice(0, answers);
  const { state } = begin(game, { id, seats, options, seed, created, entries });
  const found = { state, steps: model.steps.upTo(answers + 1) };
  // Whoever looks far back does not take the newest away from all others.
  if (nearTo(model, seqOf(model)) === null) played.kept = [found];
  return found;
}

/** The position after so many answers. */
function positionAfter(model: Model, answers: number): CoreState {
  const { game, played } = model;
  const steps = model.steps.upTo(answers + 1);
  const near = nearTo(model, answers) ?? fromStart(model, Math.max(0, answers - APART));
  const state = playedOn(game, near.state, steps.slice(near.steps.length));
  const newest = played.kept.at(-1);
  if (newest === near && steps.length - near.steps.length >= APART) {
    played.kept = [near, { state, steps }];
  }
  return state;
}

/** Whoever asks for what comes after it goes on from there. */
export function keepPosition({ played, steps }: Model, answers: number, state: CoreState): void {
  played.kept = [{ state, steps: steps.upTo(answers + 1) }];
}

/**
 * The position after so many answers, played again one by one: whoever serves others as well pauses
 * in between.
 */
export function* replayedTo(model: Model, answers: number): Generator<void, CoreState> {
  const { game, id, seats, options, seed, created } = model;
  const near = nearTo(model, answers);
  let state = near?.state ?? begin(game, { id, seats, options, seed, created }).state;
  for (const step of model.steps.slice(near?.steps.length ?? 1, answers + 1)) {
    yield;
    state = playedOn(game, state, [step]);
  }
  return state;
}

/** What the answer with this number brought, step by step, as the viewer saw it; 0 is the set-up. */
export function frames(model: Model, viewer: Viewer, seq: number): readonly ShownFrame[] {
  return framesFrom(model, viewer, seq, () => positionAfter(model, Math.max(0, seq - 1)));
}

/** The same, played again piece by piece. */
export function* framesSlowly(
  model: Model,
  viewer: Viewer,
  seq: number,
): Generator<void, readonly ShownFrame[]> {
  // An answer that there is not is not looked for.
  if (model.steps.at(seq) === undefined) return frames(model, viewer, seq);
  const answers = Math.max(0, seq - 1);
  const before = yield* replayedTo(model, answers);
  // Whoever looks far back does not take the newest away from all others.
  if (nearTo(model, seqOf(model)) === null) keepPosition(model, answers, before);
  return framesFrom(model, viewer, seq, () => before);
}

function framesFrom(
  model: Model,
  viewer: Viewer,
  seq: number,
  before: () => CoreState,
): readonly ShownFrame[] {
  if (viewer !== null) seatingOf(model, viewer);
  const step = Number.isInteger(seq) && seq >= 0 ? model.steps.at(seq) : undefined;
  // Answers may have been taken back since somebody saw them.
  if (step === undefined) throw new Refusal('STALE', `there is no answer ${seq}`);
  const { game } = model;
  const { entry, events } = step;
  return entry === null
    ? setUpFrames(game, before(), events, viewer)
    : framesFor(game, before(), entry, viewer);
}
