import type { Seat, View } from '@orrery/kernel';
import type { Action, Attacker, Card, Holdings, Resource } from '../data/index.ts';
import type { Ask } from './answers.ts';
import type { Attack, Category, Revealed, TaskOf } from './state.ts';

/** The question on top; what it holds lies open to everybody. */
export type AskedTask = TaskOf<Ask>;

/** Resource cards that a viewer has not seen: those in the deck and in other hands (ALI-INFO-14). */
export interface Unseen {
  readonly cards: number;
  /** How many bear each number from 1 to 4. */
  readonly numbers: readonly [number, number, number, number];
  /** How many show each Type on one of their sections. */
  readonly types: readonly number[];
  /** How many show each colour on one of their sections. */
  readonly colours: readonly number[];
}

export interface DeckView {
  readonly cards: number;
  readonly top: Card | null;
  /** The known end of the deck, in its order (ALI-INFO-11). */
  readonly known: readonly Card[];
}

/** What a card adds to a figure. */
export interface Term {
  readonly card: Card;
  readonly n: number;
}

/** What a sum is made of. */
export interface Sum {
  readonly base: number;
  /** For cards of the kind in the Empire. */
  readonly step: number;
  readonly terms: readonly Term[];
  readonly total: number;
}

/** What an operational Technology counts and scores now. */
export interface GoalView {
  readonly technology: Card;
  readonly count: number;
  readonly during: number;
  readonly end: number;
  /** What the next goal asks for; null: all are met. */
  readonly next: number | null;
}

/** How a Ship would attack each kind of target now, waiting boosts included. */
export interface ShipView {
  readonly ship: Card;
  /** It can still attack this turn: working, operational, has not attacked. */
  readonly ready: boolean;
  readonly alien: Attacker;
  readonly player: Attacker;
}

export interface PlayerView extends Holdings {
  readonly faction: number;
  /** Points on the score track, and by category as if the game ended now. */
  readonly track: number;
  readonly points: Readonly<Record<Category, number>>;
  readonly total: number;
  readonly hand: number;
  readonly handSize: number;
  /** Defence Plans that all have seen. */
  readonly shownPlans: readonly number[];
  readonly unlocked: readonly Card[];
  readonly extraTurns: number;
  /** The cost of the next card of each kind. */
  readonly costs: readonly Sum[];
  /** Symbols that each card Under Construction lacks, in their order; 0: it waits to be completed. */
  readonly lacks: readonly number[];
  readonly buyPrice: Sum;
  /** Cards that Buy shows besides those paid for. */
  readonly buyDraw: number;
  readonly limits: Readonly<Record<Action, number>>;
  /** The limit of Prepare for each row. */
  readonly prepareLimits: readonly number[];
  readonly goals: readonly GoalView[];
  readonly ships: readonly ShipView[];
  /** What Technologies add to attacks. */
  readonly attackTerms: { readonly alien: readonly Term[]; readonly player: readonly Term[] };
}

/** How near the end is. */
export interface EndView {
  /** How often the deck must still run out; 0: the last round is being played. */
  readonly emptyings: number;
  /** About so many rounds, by what was drawn in the last two; null while nobody can tell. */
  readonly rounds: number | null;
  /** Fewer cards are left than a round takes, on the last space of the marker. */
  readonly mayBeLast: boolean;
  /** Who has the last turn of a round. */
  readonly lastSeat: Seat;
}

/** What everybody sees. */
export interface OpenView {
  readonly first: Seat;
  readonly turn: Seat;
  readonly deck: number;
  readonly discard: readonly Resource[];
  readonly decks: readonly DeckView[];
  /** For each Technology the seats that have seen its back, as bits; all bits: everybody. */
  readonly seen: readonly number[];
  readonly system: number;
  /** Systems at the end of their deck that were put back, in order; how many are unknown. */
  readonly systemsKnown: readonly number[];
  readonly artifacts: number;
  readonly artifactDiscard: readonly number[];
  readonly plans: number;
  /** Blockade tokens in the supply. */
  readonly tokens: number;
  readonly marker: number;
  readonly ending: boolean;
  readonly overtime: boolean;
  readonly actions: number;
  readonly acted: boolean;
  readonly used: readonly Card[];
  readonly attacked: readonly Card[];
  readonly free: number;
  readonly unlimited: boolean;
  readonly boost: number;
  /** The last attack, or the one that is being made. */
  readonly attack: Attack | null;
  readonly revealed: Revealed | null;
  readonly task: AskedTask | null;
  readonly players: readonly PlayerView[];
  readonly unseen: Unseen;
  readonly end: EndView;
}

/** What a seat sees besides, and what it can reckon from that. */
export interface OwnView {
  readonly hand: readonly Resource[];
  readonly artifacts: readonly number[];
  readonly plans: readonly number[];
  readonly unseen: Unseen;
  /** The most symbols that can be spent on a card of each kind within the limit. */
  readonly reach: readonly number[];
}

export type AlienView = View<OpenView, OwnView>;
