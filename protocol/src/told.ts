import type { RuleId, Seat, Viewer } from '@orrery/kernel';
import type { ErrorCode, HandOver, Seating, Update } from '@orrery/table/client';
import type { Pace, Privacy } from './http-schemas.ts';
import type { Patch } from './patch.ts';
import type { Proposal } from './schemas.ts';
import type { WireFrame, WirePreview, WireRefusal } from './views.ts';
import type { Wire, WireLog } from './wire.ts';

/** open: waits for players; closed: by its host, while it waited. */
export type TableStatus = 'open' | 'running' | 'finished' | 'closed';

/** Who has a seat, as everybody may know. */
export interface Occupant {
  readonly seating: Seating;
  /** The public id of the person; null for bots and empty seats. */
  readonly user: string | null;
  readonly online: boolean;
  /** Got up from a running game; may come back until somebody else has the seat. */
  readonly left: boolean;
  /** Let the clock run out. */
  readonly late: boolean;
  /** Of the free seats of a rematch: whose it was, as long as they are waited for. */
  readonly awaits?: { readonly user: string; readonly name: string };
}

/** A clock that the server keeps. Times are milliseconds; `since` by the server's clock. */
export interface Clock {
  /** What each seat had left at `since`. */
  readonly left: readonly number[];
  /** Whose clock runs. */
  readonly running: Seat | null;
  readonly since: number;
}

/** Somebody whom everybody waits for and who is not there. */
export interface Absent {
  readonly seat: Seat;
  /** By the server's clock, in milliseconds: from then on the seat may be given away. */
  readonly until: number;
}

/** Something that the others at the table are asked to agree to. */
export interface PendingProposal {
  readonly number: number;
  readonly proposal: Proposal;
  /** The seat that asks; null: somebody without one. */
  readonly by: Viewer;
  /** The public id of the person who asks. */
  readonly user: string;
  readonly name: string;
  /** Seats that have to agree, and those that have. */
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** What is known of an online table beside its game. */
export interface Room {
  readonly status: TableStatus;
  readonly privacy: Privacy;
  readonly pace: Pace;
  /** The one who made the table. */
  readonly host: string;
  readonly seats: readonly Occupant[];
  readonly clock: Clock | null;
  /** Null also where nothing but the clock decides, and for who has left or is late already. */
  readonly absent: Absent | null;
  readonly proposal: PendingProposal | null;
  /** Oldest first. */
  readonly handOvers: readonly HandOver[];
  readonly spectators: number;
  /** Alone with bots, somebody took back what could not be undone: it counts in no statistics. */
  readonly retaken?: true;
  /** SHA-256 of the server's seed, told before anybody adds to it. */
  readonly commitment: string;
  /** What each seat has added to the deal, told as it comes; none is added once it is dealt. */
  readonly nonces: readonly (string | null)[];
  /** Seats that have said they will add theirs: the game waits for them for a moment. */
  readonly owed: readonly Seat[];
  /** The server's seed itself, once the game is over. */
  readonly seed: string | null;
}

/** All that a client holds of one table; the log is sent beside it. */
export interface Told {
  readonly room: Room;
  /** Null until the game starts. */
  readonly update: Omit<Update, 'log'> | null;
  /**
   * The table where the same people meet again after the end. Its id is an invitation, so it is told
   * to those alone who have a seat.
   */
  readonly rematch: string | null;
}

export interface ErrorTold {
  readonly code: ErrorCode;
  /** In the reader's language. */
  readonly message: string;
  readonly rule?: RuleId;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  /** Players and spectators do not hear each other until the game is over. */
  readonly channel: 'players' | 'spectators';
  readonly user: string;
  readonly name: string;
  readonly text: string;
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** What `ok` brings back, by what was asked. */
export type Result = readonly WireRefusal[] | readonly WirePreview[] | readonly WireFrame[];

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly me: Me | null;
      /** The server's clock, to show its clocks by. */
      readonly now: number;
    }
  | { readonly type: 'ok'; readonly id: string; readonly result?: Result }
  | { readonly type: 'refused'; readonly id: string | null; readonly error: ErrorTold }
  /** Everything, in place of what the client held; the log up to `log`'s first step stands. */
  | {
      readonly type: 'table';
      readonly table: string;
      /** Of the watch that it answers; none: the receiver's seat has changed. */
      readonly id?: string;
      readonly version: number;
      readonly told: Wire;
      readonly log: WireLog | null;
    }
  /** From the version before to this one; a client that does not hold that one watches again. */
  | {
      readonly type: 'change';
      readonly table: string;
      /** Of the receiver's own request that it answers: there is no `ok` besides. */
      readonly id?: string;
      readonly version: number;
      /** What has changed of `told.open` and of `told.own`. */
      readonly open?: Patch;
      readonly own?: Patch;
      readonly log?: WireLog;
    }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The server goes away for a while: connect again. */
  | { readonly type: 'bye' };
