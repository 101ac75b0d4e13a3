import type { Task, Viewer } from '@orrery/kernel';
import type { LogStep, ShownFrame, TableState } from '@orrery/table/client';

/** Some events, and the table as it stood after them. */
export interface Beat {
  readonly view: unknown;
  readonly events: readonly Task[];
}

/** Fewer events are seen at once; more than that happened by itself and is told step by step. */
const WORTH_TELLING = 4;
export const SLOW_MS = 700;
export const FAST_MS = 320;
/** A long story is told faster. */
export const pause = (beats: number): number => Math.max(FAST_MS, Math.min(SLOW_MS, 8000 / beats));

export const beatsOf = (frames: readonly ShownFrame[]): readonly Beat[] =>
  frames.filter(({ events }) => events.length > 0);

/** What is being told, and what the host is still asked for. */
export interface Story {
  /** What the screen showed last: it stays until the frames have come. */
  readonly before: unknown;
  readonly beats: readonly Beat[];
  /** Numbers of the answers whose frames are asked for. */
  readonly asking: readonly number[];
}

/** The story of a table that is played. */
export interface Told extends Story {
  readonly revision: number;
  readonly viewer: Viewer;
}

const NOTHING: readonly never[] = [];

/** Nothing is told: the screen shows the table as it is. */
export const silence = (view: unknown): Story => ({
  before: view,
  beats: NOTHING,
  asking: NOTHING,
});

export const quiet = ({ revision, viewer, view }: TableState['update']): Told => ({
  ...silence(view),
  revision,
  viewer,
});

const eventful = (fresh: readonly LogStep[]): readonly LogStep[] =>
  fresh.filter((step) => step.events.length > 0);

/** A new update has come; what is still being told comes first. */
export function arrived(told: Told, { update, fresh }: Pick<TableState, 'update' | 'fresh'>): Told {
  const steps = eventful(fresh);
  // Undo, or other eyes: what was being told is no longer so.
  if (fresh.length === 0 || told.viewer !== update.viewer) return quiet(update);
  const goesOn = told.beats.length > 0 || told.asking.length > 0;
  const events = steps.reduce((sum, step) => sum + step.events.length, 0);
  if (!goesOn && events < WORTH_TELLING) return quiet(update);
  const asking = [...told.asking, ...steps.map(({ seq }) => seq)];
  return { ...told, revision: update.revision, asking };
}

/** The frames of these answers have come; none: there is nothing more to tell of them. */
export function answered<S extends Story>(
  story: S,
  asked: readonly number[],
  beats: readonly Beat[],
): S {
  const asking = story.asking.filter((seq) => !asked.includes(seq));
  // Asked for by what was told before an undo.
  if (asking.length === story.asking.length) return story;
  return { ...story, asking, beats: [...story.beats, ...beats] };
}

/** On to the next of them. */
export const nextBeat = <S extends Story>(story: S): S => ({
  ...story,
  before: story.beats[0]?.view ?? story.before,
  beats: story.beats.slice(1),
});

/** What is told is cut short. */
export const ended = <S extends Story>(story: S): S => ({
  ...story,
  beats: NOTHING,
  asking: NOTHING,
});

/** What the screen shows; null: the table as it is. */
export function shownNow({ beats, asking, before }: Story): Beat | null {
  return beats[0] ?? (asking.length > 0 ? { view: before, events: NOTHING } : null);
}
