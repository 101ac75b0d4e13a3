import type { CoreState, Json, RuleId, Seat } from '@orrery/kernel';
import type { Bilingual } from './text.ts';

/** What a step of a lesson waits for. */
export type Wanted =
  /** One of these answers to this question; `of` is left out where any will do. */
  | { readonly ask: string; readonly of?: readonly Json[] }
  /** A look at one of these places of the board. */
  | { readonly look: readonly string[] }
  /** An attempt that a rule refuses, at a place where it is tried. */
  | { readonly tried: Json; readonly at: string; readonly rule: RuleId };

/** An answer to a question, of whoever is asked. */
export type Reply = readonly [ask: string, choice: Json];

/** A position to play from. */
export type Scene<S> = () => S;

/** One idea: said, shown and done. */
export interface LessonStep<S> {
  /** At most 25 words. `{rival}` is what the opponent is called. */
  readonly words: Bilingual;
  /** Where a scene begins: its position. The first step has one. */
  readonly scene?: Scene<S>;
  /** Places that shine through the veil beside those that are waited for; none: there is no veil. */
  readonly lit?: readonly string[];
  readonly wants: readonly Wanted[];
  /** What the others answer as soon as they are asked. */
  readonly rivals?: readonly Reply[];
  /** Said to whoever does something else that is allowed. */
  readonly instead?: Bilingual;
}

/** A position with something to find in it. */
export interface Puzzle<S> {
  readonly scene: Scene<S>;
  readonly task: Bilingual;
  /** Told one by one to whoever asks. */
  readonly nudges: readonly Bilingual[];
  /** What the others answer. */
  readonly rival: (ask: string, options: readonly Json[], state: S) => Json;
  /** Whether the attempt is at its end. */
  readonly over: (state: S) => boolean;
  readonly solved: (state: S) => boolean;
  /** The learner's answers, one after the other. */
  readonly solution: readonly Reply[];
  readonly because: Bilingual;
}

/** What the words of a card name: `{n}`, and `{player}` for a seat. */
export interface CardFacts {
  readonly n?: number;
  readonly seat?: Seat;
}

/** Told once on a device, when a phase of the game begins. */
export interface PhaseCard<V> {
  /** What a device keeps of it: never given to another. */
  readonly id: string;
  readonly title: Bilingual;
  readonly words: Bilingual;
  /** Whether its phase has come, by what everybody sees; null: not yet, or no more. */
  readonly when: (view: V) => CardFacts | null;
}

// oxlint-disable-next-line no-explicit-any -- whose view nobody asks for
export type AnyPhaseCard = PhaseCard<any>;

/** A rule seen on the board: a position, what of it is shown, and what there is to see. */
export interface RuleExample<S> {
  readonly rule: RuleId;
  readonly scene: Scene<S>;
  /** Places that are marked; the picture is cut round them. */
  readonly at: readonly string[];
  /** They lie among one's own things, not on the board. */
  readonly own?: true;
  readonly words: Bilingual;
}

// oxlint-disable-next-line no-explicit-any -- whose state nobody asks for
export type AnyRuleExample = RuleExample<any>;

/** A game taught at its own table: data of the game, played by the table like any other game. */
export interface Lesson<S> {
  /** Raised with every change of scenes or steps: what was kept of an older one begins anew. */
  readonly version: number;
  readonly promise: Bilingual;
  readonly minutes: number;
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<S>[];
  readonly puzzle: Puzzle<S>;
  /** "Why would I …?", told when all is done. */
  readonly hints: readonly Bilingual[];
}

// oxlint-disable-next-line no-explicit-any -- whose state nobody asks for
export type AnyLesson = Lesson<any>;

/** A scene's state lacks only chance and an outcome: nothing that is taught depends on the key. */
export const scened = <S extends CoreState>(state: Omit<S, 'key' | 'drawn' | 'outcome'>): S =>
  ({ ...state, key: [1, 2], drawn: 0, outcome: null }) as unknown as S;
