/** State, choices, options and events are plain JSON: no undefined, Map, Set, class or shared reference. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Seat = number;
/** A seat, or null for somebody who only watches. */
export type Viewer = Seat | null;
/** An id of the game's numbered rules, such as REW-ACQ-05. */
export type RuleId = string;
/** A whole number from 0 to n - 1. */
export type Random = (n: number) => number;

/** One piece of pending work: plain data, told apart by `type`. */
export interface Task {
  readonly type: string;
}

export interface Outcome {
  readonly winners: readonly Seat[];
}

export type RngState = [number, number, number, number];

/** What every game's state has; the rest is the game's own. */
export interface CoreState<T extends Task = Task> {
  rng: RngState;
  /** A stack: the last one is next. A paused game has a question on top. */
  tasks: T[];
  outcome: Outcome | null;
}

/** The only door through which rules touch chance, the log and the future. */
export interface Ctx<T extends Task, E> {
  /** Next, in the order written, before what is already pending. */
  then(...tasks: readonly T[]): void;
  /** A whole number from 0 to n - 1; makes the current choice impossible to undo. */
  random(n: number): number;
  /** Hidden information became known: the current choice can no longer be undone. */
  reveal(): void;
  emit(event: E): void;
}

/** A task that runs by itself. */
export interface Effect<S, K extends Task, T extends Task, E> {
  run(state: S, task: K, ctx: Ctx<T, E>): void;
}

/** A task that waits for one seat's answer. */
export interface Question<S, K extends Task, C extends Json, T extends Task, E> {
  readonly rule: RuleId;
  /** Whether there is a choice at all depends on what only the asked seat may see. */
  readonly privateOptions?: boolean;
  seat(state: S, task: K): Seat;
  /** Every legal answer, never empty, never doubled, in a stable order. */
  options(state: S, task: K): readonly C[];
  choose(state: S, task: K, choice: C, ctx: Ctx<T, E>): void;
  /** The rule that forbids an answer which is not offered; null: no rule speaks of it. */
  refuse?(state: S, task: K, choice: Json): RuleId | null;
}

export type Handler<S, K extends Task, T extends Task, E> =
  | Effect<S, K, T, E>
  | Question<S, K, Json, T, E>;

/** Exhaustive: a task type without a handler does not compile. */
export type Handlers<S, T extends Task, E> = {
  readonly [K in T['type']]: Handler<S, Extract<T, { readonly type: K }>, T, E>;
};

/** Points of one seat, by category; `total` is what decides. */
export interface Score {
  readonly total: number;
  readonly parts: { readonly [category: string]: number };
}

/** The variants a game is played with, each with the values it may take, the usual one first. */
export type OptionSpecs = { readonly [option: string]: readonly Json[] };
export type Options = { readonly [option: string]: Json };

export interface Game<S extends CoreState<T>, T extends Task, E extends Task, V> {
  readonly id: string;
  /** Bumped when an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  readonly handlers: Handlers<S, T, E>;
  /** The state before the first task; the kernel puts in the generator. */
  setup(options: Options, seats: number, random: Random): S;
  /** Hand-written and fast; shares what is only ever replaced. Playing on one leaves the other as it is. */
  clone(state: S): S;
  /** Lists what the viewer may see, field by field; may share what the state only replaces, and parts of `near`: what the public sees now, or for the public saw before. */
  view(state: S, viewer: Viewer, near?: V): V;
  /** True: what only this seat sees is as it was, in its places too. Not given: it must be looked at. */
  sameSecrets?(before: S, now: S, seat: Seat): boolean;
  /** What the viewer may learn of an event; null: nothing. */
  viewEvent(event: E, viewer: Viewer): E | null;
  /** A copy in which everything the viewer cannot know is dealt again. */
  imagine(state: S, viewer: Viewer, random: Random): S;
  scores(state: S): readonly Score[];
  /** The invariants that are broken now, in words; empty in a sound game. */
  audit(state: S): readonly string[];
}

// oxlint-disable-next-line no-explicit-any -- whose types nobody asks for; methods are bivariant, so every game fits
export type AnyGame = Game<any, any, any, any>;
