/** State, choices, options and events are plain JSON: no undefined, Map, Set, class or shared reference. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export type Seat = number;
/** A seat, or null for somebody who only watches. */
export type Viewer = Seat | null;
/** An id of the game's numbered rules, such as REW-ACQ-05. */
export type RuleId = string;
/** Draws a whole number from 0 to n - 1. */
export type Random = (n: number) => number;

/** One piece of pending work: plain data, told apart by `type`. */
export type Task = { readonly type: string };

export type Outcome = { readonly winners: readonly Seat[] };

/** What every draw comes from: eight words of the seed in a real game, two in an imagined one. */
export type ChanceKey = readonly number[];

/**
 * What every game's state has; the rest is the game's own. Fields of the state and of each player are
 * set anew; what lies deeper is replaced, never changed in place, since a clone shares it.
 */
export interface CoreState<T extends Task = Task, P extends object = object> {
  key: ChanceKey;
  /** How many draws were made with the key. */
  drawn: number;
  /** A stack: the last one is next. A paused game has a question on top. */
  tasks: T[];
  /** One for each seat. */
  players: P[];
  outcome: Outcome | null;
}

/** The state before the first task; chance and the outcome are the kernel's. */
export type Setup<S> = Omit<S, 'key' | 'drawn' | 'outcome'>;

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

/** Figures and ids that fill the sentence of a refusal. */
export type Facts = { readonly [name: string]: string | number };
/** Why an answer is not allowed: the rule, and what the asked seat may know of the case. */
export interface Forbidden {
  readonly rule: RuleId;
  readonly facts?: Facts;
}

/** A task that waits for one seat's answer. */
export interface Question<S, K extends Task, C extends Json, T extends Task, E> {
  readonly rule: RuleId;
  /** Whether there is a choice at all depends on what only the asked seat may see. */
  readonly privateOptions?: boolean;
  seat(state: S, task: K): Seat;
  /** Everything a player might try here, legal or not, never doubled, in a stable order. */
  candidates(state: S, task: K): readonly C[];
  /** Why a candidate is not allowed; null: it is. At least one is. */
  forbid(state: S, task: K, choice: C): Forbidden | null;
  /** The allowed candidates, in the same order: written out only where filtering is too slow. */
  options?(state: S, task: K): readonly C[];
  choose(state: S, task: K, choice: C, ctx: Ctx<T, E>): void;
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
export type Options = JsonObject;

/** Cards or tiles whose faces are hidden. How many there are is open. */
export interface Pile<S> {
  get(state: S): readonly (string | number)[];
  /** Gives the pile other contents; the state is a copy that may be changed. */
  put(state: S, items: readonly (string | number)[]): void;
  /** The only seat that sees the faces; none: nobody does. */
  readonly seenBy?: Seat;
}

/** What is hidden, declared once: `imagine` follows from it. */
export interface Hidden<S> {
  /** Piles whose contents may be exchanged for each other, pool by pool. */
  pools(state: S): readonly (readonly Pile<S>[])[];
  /** Whether such a deal agrees with what everybody saw; none: every deal does. */
  fits?(state: S): boolean;
}

/** A viewer's sight: what everybody sees, and what this seat sees besides. */
export type View<V, O> = V & { readonly viewer: Viewer; readonly own: O | null };

export interface Game<S extends CoreState<T>, T extends Task, E extends Task, V, O = never> {
  readonly id: string;
  /** Bumped when an old log would replay differently. */
  readonly rulesVersion: number;
  /** For each older version: true, its games replay alike; or the sentence that says why they do not. */
  readonly olderRules?: { readonly [version: number]: true | string };
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  readonly handlers: Handlers<S, T, E>;
  setup(options: Options, seats: number, random: Random): Setup<S>;
  /** What everybody sees, listed field by field; may share what the state only replaces. */
  view(state: S): V;
  /** What this seat sees besides; null while it has no secrets, which everybody may know. */
  own?(state: S, seat: Seat): O | null;
  /** What the viewer may learn of an event; null: nothing. */
  viewEvent(event: E, viewer: Viewer): E | null;
  readonly hidden: Hidden<S>;
  scores(state: S): readonly Score[];
  /** The invariants that are broken now, in words; empty in a sound game. */
  audit(state: S): readonly string[];
}

// oxlint-disable-next-line no-explicit-any -- whose types nobody asks for; methods are bivariant, so every game fits
export type AnyGame = Game<any, any, any, any, any>;
