import type { Knowledge } from '@orrery/bots';
import type { AnyGame, EventOf, Options, Random, RuleId, StateOf, ViewOf } from '@orrery/kernel';
import type { Bilingual, GameText, Voice } from './text.ts';

export type { Features, Knowledge as BotKnowledge, Learned, Writer } from '@orrery/bots';

/** What a list of games shows before any game is loaded. */
export interface GameMeta {
  readonly id: string;
  readonly title: Bilingual;
  readonly seats: { readonly min: number; readonly max: number };
  /** What the box says of itself. */
  readonly minutes: readonly [min: number, max: number];
  readonly weight: 'light' | 'medium' | 'heavy';
  readonly authors: readonly string[];
  readonly publisher: string;
  readonly year: number;
  /** One sentence for its card on the home page. */
  readonly sentence: Bilingual;
}

/** Components with values of our own, as the credits name them. */
export interface HouseMade {
  /** How many records of which groups of the game's data bear the mark: a test counts them. */
  readonly marked: Readonly<Record<string, number>>;
  readonly text: Bilingual;
}

/** The id of what a number in an event stands for; null: the number is a figure. */
export type EventName = (type: string, field: string, n: number) => string | null;

/** A game as the catalogue hands it out: all that runs without a browser. Its drawings are `ui/index.ts`. */
export interface GameModule<G extends AnyGame> {
  readonly meta: GameMeta;
  readonly game: G;
  readonly text: GameText<ViewOf<G>, EventOf<G>>;
  readonly bots: Knowledge<StateOf<G>>;
  /** The table as lines of text, no line longer than `width`. */
  readonly terminal: (view: ViewOf<G>, voice: Voice, width: number) => readonly string[];
  readonly houseMade: readonly HouseMade[];
  /** The rule that decides between equal points. */
  readonly tieBreak: RuleId;
  /** Late positions full of everything, for the fuzzer to start from. */
  readonly rich: () => Promise<Rich<StateOf<G>>>;
  /** Where rules know things by number: so that happenings can be told apart when they are counted. */
  readonly eventName?: EventName;
}

/** Makes a sound position that random play seldom or never reaches, ready for its next question. */
export interface Rich<S> {
  readonly rich: (options: Options, seats: number, random: Random) => S;
}

/** A module whose inner types the caller does not care about. */
export type AnyGameModule = GameModule<AnyGame>;
