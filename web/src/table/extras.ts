import type { Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { LogTime, ReplayClient } from '@orrery/table/client';
import type { ReactNode } from 'react';

/** What the end of a game offers where it is hosted elsewhere. */
export interface EndExtras {
  readonly onRematch: (() => void) | null;
  /** What the way there is called and how it stands, where somebody has made one already. */
  readonly rematch: { readonly go: string; readonly text: string } | null;
  readonly replayTo: string;
  /** Plays the game again, to look back at it; always the same function. */
  readonly replay: () => Promise<ReplayClient>;
  readonly proof: ReactNode;
}

/** A line of the log that is no event of the game. */
export interface Aside {
  /** Answers of the log that were given before, and still stand. */
  readonly seq: number;
  readonly when?: LogTime | undefined;
  readonly seat: Seat;
  readonly text: string;
}

/** What a table that is hosted elsewhere adds to the frame. */
export interface Extras {
  /** Above the question. */
  readonly notice: ReactNode;
  /** The number of what one is asked to agree to, which stands there. */
  readonly request: number | null;
  /** Beside undo and its like. */
  readonly acts: ReactNode;
  /** From whose seat somebody watches who has none; null: nobody's. */
  readonly followed: Seat | null;
  /** Under a player's name. */
  readonly about: (seat: Seat) => ReactNode;
  /** Beside the doors to rules and settings. */
  readonly door: ReactNode;
  /** Between the steps of the log, in their order. */
  readonly asides: readonly Aside[];
  /**
   * The names after so many answers, of the log or of those that were taken back at a revision: a
   * seat may have passed on since.
   */
  readonly voiceAt: (index: number, takenBack?: number) => Voice;
  /** Under the log. */
  readonly side: ReactNode;
  /** Lines said so far: a new one marks the tab of the log. */
  readonly said: number;
  /** How many of them are unread: their number stands on that tab. */
  readonly unread: number;
  /** Unfolds what is under the log, for whoever wants to write there. */
  readonly onTalk: () => void;
  /** Said while nothing arrives from where it is hosted. */
  readonly away: string;
  readonly end: EndExtras;
}
