import type { Json, RuleId, Seat, Viewer } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import type { ComponentType } from 'react';

/**
 * A place on the board, such as `port:t4` or `dock:0:3`: what options point at, what a click
 * names, what a line of the log lights up. The frame knows places only as text.
 */
export type Place = string;

/** What the frame hands to every drawing of a game. Drawings know no rules. */
export interface DrawProps<V> {
  readonly view: V;
  /** Whose eyes: a seat, or null for somebody who only watches. */
  readonly me: Viewer;
  readonly lang: Lang;
  readonly name: (seat: Seat) => string;
  /** Who is asked now, and what; null when the game is over. */
  readonly asked: { readonly seat: Seat; readonly ask: string } | null;
  /** Places that would answer the question now: these glow. Empty when `me` is not asked. */
  readonly lit: ReadonlySet<Place>;
  /** Places of the last change or of a hovered line in the log: a quiet trace. */
  readonly traced: ReadonlySet<Place>;
  /** What an answer at a lit place would bring (points, ships…), short words; shown before the click. */
  readonly foretold: ReadonlyMap<Place, string>;
  /** A click or a key on a place: the frame answers, opens a menu, or tells why not. */
  readonly touch: (place: Place) => void;
}

/** The drawings of one game and where its answers are on them. */
export interface GameUi<V, E> {
  readonly id: string;
  /** The middle of the table, as large as it can be; scales to the box it is given. */
  readonly Board: ComponentType<DrawProps<V>>;
  /** One's own things along the bottom, never scrolled away. */
  readonly Own: ComponentType<DrawProps<V>>;
  /** Another player's open things at a glance, in the panel of that seat. */
  readonly Rival: ComponentType<DrawProps<V> & { readonly seat: Seat }>;
  /** What is left in the supply and what else is worth counting; shown beside the log. */
  readonly Supply?: ComponentType<DrawProps<V>>;
  /** Where an answer is; several places mean the same answer, no place: only a button. */
  where(view: V, ask: string, choice: Json): readonly Place[];
  /** For a click at a place that is not lit: the answer it would have meant, or the rule that speaks of it. */
  meant(
    view: V,
    ask: string,
    place: Place,
  ): { readonly choice: Json } | { readonly rule: RuleId } | null;
  /**
   * Why a place that is not lit does not answer in this position, with its figures, where `rule` is
   * what forbids it. From the view of the one who is asked: it tells nothing that is hidden.
   */
  reason(voice: Voice, view: V, ask: string, place: Place, rule: RuleId): string;
  /** What these coming events bring besides points, in a few words or signs; null: nothing worth it. */
  foretell?(lang: Lang, events: readonly E[], me: Seat): string | null;
  /** What an event touched. */
  touched(event: E): readonly Place[];
  /**
   * The table as it stood after an event, from the view before it; `goal` is the newest view, which
   * may tell what the event does not. For what happens by itself, so that it is seen one by one.
   */
  after?(view: V, event: E, goal: V): V;
}

/**
 * Pieces that travel: an element drawn with `data-piece="module:terrabot-a-1"` is followed by the
 * frame from one view to the next and glides from its old place to the new one.
 */
export const PIECE = 'data-piece';
