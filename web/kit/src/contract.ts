import type { Json, RuleId, Seat, Viewer } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import type { ComponentType, ReactNode } from 'react';

/**
 * A place on the board, such as `port:t4` or `dock:0:3`: what options point at, what a click
 * names, what a line of the log lights up. The frame knows places only as text.
 */
export type Place = string;

/** What the frame hands to every drawing of a game. Drawings know no rules. */
export interface DrawProps<V> {
  readonly view: V;
  /** The table as it would be after the answer that is pointed at, as far as that is certain; else null. */
  readonly preview: V | null;
  /** Whose eyes: a seat, or null for somebody who only watches. */
  readonly me: Viewer;
  readonly lang: Lang;
  readonly name: (seat: Seat) => string;
  /** Who is asked now, and what; null when the game is over. */
  readonly asked: { readonly seat: Seat; readonly ask: string } | null;
  /** Places that would answer the question now, or take a step towards an answer: these glow. */
  readonly lit: ReadonlySet<Place>;
  /** Places picked so far for an answer that is made of several. */
  readonly picked: ReadonlySet<Place>;
  /** Places of the last change or of a hovered line in the log: a quiet trace. */
  readonly traced: ReadonlySet<Place>;
  /** What an answer at a lit place would bring, in a few words or signs; shown beside it before the click. */
  readonly brings: ReadonlyMap<Place, Brought>;
  /** A click or a key on a place: the frame answers, opens a menu, or tells why not. */
  readonly touch: (place: Place) => void;
}

/** What an answer brings, beside its target. */
export interface Brought {
  readonly text: string;
  /** Chance or a secret speaks: it cannot be undone. */
  readonly final: boolean;
}

/** What one piece, card, tile, icon or track space is: shown on hover, on focus and on a long press. */
export interface Explanation {
  readonly title: string;
  /** What it does, in a sentence or two. */
  readonly text?: string;
  readonly cost?: string;
  /** How it stands there now. */
  readonly state?: string;
  readonly rule?: RuleId;
  /** Its values are of our own making. */
  readonly house?: boolean;
  /** It drawn large, where the board shows it small. */
  readonly drawing?: ReactNode;
}

/** Something that pays once there is so much of it, by the rules' own counting: "2 of 5 shuttles". */
export interface Goal {
  /** What is wanted, with its number where it has one. */
  readonly text: string;
  readonly have: number;
  readonly want: number;
  /** The points that come with it, where they are a figure that everybody may know now. */
  readonly points?: number;
  /** Where it stands, or what it is explained by. */
  readonly place: Place;
}

/** One icon of the legend. */
export interface LegendItem {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** Names that players give to things at will: no rule heeds them. */
export interface Naming<V> {
  /** What the thing at a place is called, and what else its owner may call it; null: its name is fixed. */
  names(
    lang: Lang,
    view: V,
    place: Place,
  ): {
    readonly now: string;
    readonly others: readonly { readonly id: string; readonly text: string }[];
  } | null;
  /** The view with other names. */
  named(view: V, name: (id: string) => string): V;
}

/** An answer, and the table before and after it. */
export interface Outlook<V, E> {
  readonly before: V;
  /** Null where chance or a secret speaks before anything is certain. */
  readonly after: V | null;
  readonly events: readonly E[];
  readonly me: Seat;
}

/** The drawings of one game and where its answers are on them. */
export interface GameUi<V, E> {
  readonly id: string;
  /** The middle of the table, as large as it can be; scales to the box it is given. */
  readonly Board: ComponentType<DrawProps<V>>;
  /** One's own things along the bottom, never scrolled away. */
  readonly Own: ComponentType<DrawProps<V>>;
  /** On a phone: one's dice, hand or stores in a strip that stays while one decides. */
  readonly Strip?: ComponentType<DrawProps<V>>;
  /** Another player's open things at a glance, in the panel of that seat. */
  readonly Rival: ComponentType<DrawProps<V> & { readonly seat: Seat }>;
  /** Who plays without a seat, as the machine of a solo game does: below the players. */
  readonly Automaton?: ComponentType<DrawProps<V>>;
  /** What is left in the supply and what else is worth counting; shown beside the log. */
  readonly Supply?: ComponentType<DrawProps<V>>;
  /** Where an answer is; several places mean the same answer, no place: only a button. */
  where(view: V, ask: string, choice: Json): readonly Place[];
  /**
   * For an answer that is put together by picking, such as cards to pay with: every piece of it,
   * a kind as often as it is needed. The place `card:3#1` is of the kind `card:3`.
   */
  parts?(view: V, ask: string, choice: Json): readonly Place[] | null;
  /** What stands at a place, or what an `Info` stands for: all that is drawn has an explanation. */
  explain(voice: Voice, view: V, place: Place): Explanation | null;
  /** What a seat is on its way to, in any order; what is met is no longer among it. */
  goals?(lang: Lang, view: V, seat: Seat): readonly Goal[];
  /** All icons of the game. */
  legend(lang: Lang): readonly LegendItem[];
  /** What an answer brings besides points, in a few words or signs; null: nothing worth it. */
  brings?(lang: Lang, outlook: Outlook<V, E>): string | null;
  /** What players may call as they like. */
  readonly naming?: Naming<V>;
  /** What an event touched. */
  touched(event: E): readonly Place[];
}

/**
 * Pieces that travel: an element drawn with `data-piece="module:terrabot-a-1"` is followed by the
 * frame from one view to the next and glides from its old place to the new one.
 */
export const PIECE = 'data-piece';

/**
 * What is no place and can still be explained, such as an icon or a heap: an element drawn with
 * `data-explain="icon:energy"`; the frame asks `ui.explain` about that name as about a place. The
 * innermost place or explained drawing under the pointer is meant.
 */
export const EXPLAIN = 'data-explain';
