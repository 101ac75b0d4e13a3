import type { Knowledge } from '@orrery/bots';
import type { AnyGame, CoreState, Game, Options, Random, RuleId, Task, View } from '@orrery/kernel';
import type { Bilingual, GameText, Voice } from './text.ts';

export type { Knowledge as BotKnowledge } from '@orrery/bots';

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

/** A game as the catalogue hands it out: all that runs without a browser. Its drawings are `ui/index.ts`. */
export interface GameModule<S extends CoreState<T>, T extends Task, E extends Task, V, O> {
  readonly meta: GameMeta;
  readonly game: Game<S, T, E, V, O>;
  readonly text: GameText<View<V, O>, E>;
  readonly bots: Knowledge<S>;
  /** The table as lines of text, no line longer than `width`. */
  readonly terminal: (view: View<V, O>, voice: Voice, width: number) => readonly string[];
  readonly houseMade: readonly HouseMade[];
  /** The rule that decides between equal points. */
  readonly tieBreak: RuleId;
  /** Late positions full of everything, for the fuzzer to start from. */
  readonly rich: () => Promise<Rich<S>>;
}

/** Makes a sound position that random play seldom or never reaches, ready for its next question. */
export interface Rich<S> {
  readonly rich: (options: Options, seats: number, random: Random) => S;
}

/** A module whose inner types the caller does not care about. */
export interface AnyGameModule extends Pick<GameModule<CoreState, Task, Task, unknown, unknown>, 'meta' | 'houseMade' | 'tieBreak'> {
  readonly game: AnyGame;
  // oxlint-disable-next-line no-explicit-any
  readonly text: GameText<any, any>;
  // oxlint-disable-next-line no-explicit-any
  readonly bots: Knowledge<any>;
  // oxlint-disable-next-line no-explicit-any
  readonly terminal: (view: any, voice: Voice, width: number) => readonly string[];
  // oxlint-disable-next-line no-explicit-any
  readonly rich: () => Promise<Rich<any>>;
}
