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
import { TableError } from './errors.ts';
import { begin, entriesOf, type Model, playedOn, seatingOf } from './model.ts';
import { visibleEvents } from './project.ts';

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

/** Whether the answer with this number is found without playing the whole game again. */
export const isRecent = ({ checkpoints }: Model, seq: number): boolean =>
  checkpoints.some(({ answers }) => answers < seq);

/** The position after so many answers. */
function positionAfter(model: Model, count: number): CoreState {
  const { game, id, seats, options, seed, created, steps } = model;
  const near = model.checkpoints.findLast(({ answers }) => answers <= count);
  if (near !== undefined) {
    return playedOn(game, near.state, steps.slice(near.answers + 1, count + 1));
  }
  const entries = entriesOf(model).slice(0, count);
  return begin(game, { id, seats, options, seed, created, entries }).state;
}

/** What the answer with this number brought, step by step, as the viewer saw it; 0 is the set-up. */
export function frames(model: Model, viewer: Viewer, seq: number): readonly ShownFrame[] {
  if (viewer !== null) seatingOf(model, viewer);
  const step = Number.isInteger(seq) && seq >= 0 ? model.steps.at(seq) : undefined;
  // Answers may have been taken back since somebody saw them.
  if (step === undefined) throw new TableError('STALE', `there is no answer ${seq}`);
  const { game } = model;
  const { entry, events } = step;
  return entry === null
    ? setUpFrames(game, positionAfter(model, 0), events, viewer)
    : framesFor(game, positionAfter(model, seq - 1), entry, viewer);
}
