import type { AnyGame, Options, Seat, Viewer } from '@orrery/kernel';
import type { Clock, Pace, Privacy, Proposal } from '@orrery/protocol';
import type { Draw, HandOver as ToldHandOver } from '@orrery/table/client';
import type { Model, Step } from '@orrery/table/parts';

/** What never changes about a table. */
export interface Base {
  readonly id: string;
  readonly game: AnyGame;
  /** That of the rules when it was made; its game may begin by later ones. */
  readonly rulesVersion: number;
  readonly options: Options;
  readonly pace: Pace;
  readonly privacy: Privacy;
  readonly host: string;
  /** The server's part of the deal: secret until the game is over. */
  readonly seed: string;
  /** Its SHA-256, told to everybody from the first. */
  readonly commitment: string;
  readonly created: number;
}

/** Who sits there, by their account. */
export type Chair =
  | {
      readonly kind: 'empty';
      /** Of a rematch: who had this seat, and is waited for. */
      readonly awaits?: { readonly user: string; readonly name: string };
    }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'human';
      readonly user: string;
      readonly name: string;
      readonly confirmTurns: boolean;
      readonly left: boolean;
      readonly late: boolean;
      /** What they add to the deal; none: nothing, or not yet. */
      readonly nonce?: string;
      /** They have said that they will add something: the deal waits for it a moment. */
      readonly owes?: true;
    };

export interface Asking {
  readonly number: number;
  readonly proposal: Proposal;
  readonly by: Viewer;
  /** Who asks: the one who would sit down. */
  readonly user: string;
  readonly name: string;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** Who had a seat, or has it now, by their account. */
export type Holder =
  | { readonly kind: 'human'; readonly user: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export type HandOver = ToldHandOver<Holder>;

export type Nonces = Draw['nonces'];

/** All there is to one online table. Never changed in place. */
export interface OnlineTable {
  readonly base: Base;
  /** The number of its newest change. */
  readonly seq: number;
  /** That of the rules by which its newest change was made, once a game has begun. */
  readonly rulesVersion: number;
  readonly chairs: readonly Chair[];
  /** Its host has closed it before a game began: nobody sits down any more. */
  readonly closed: boolean;
  /** Null until the game starts. */
  readonly model: Model | null;
  /** What each seat had added when the game was dealt; null: it has not been. */
  readonly nonces: Nonces | null;
  readonly clock: Clock | null;
  readonly asking: Asking | null;
  /** Oldest first. */
  readonly handOvers: readonly HandOver[];
  readonly started: number | null;
  /** The table where the same people meet again after the end; null: nobody has asked for one. */
  readonly rematch: string | null;
  /** Answers were taken back that could not be undone, with nobody else there to agree. */
  readonly retaken: boolean;
  /** The time of the newest change. */
  readonly updated: number;
}

/** What somebody did. */
export type Act =
  | { readonly kind: 'open'; readonly chairs: readonly Chair[] }
  | { readonly kind: 'close' }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly user: string;
      readonly name: string;
      readonly nonce?: string;
      readonly owes?: true;
    }
  | { readonly kind: 'nonce'; readonly seat: Seat; readonly nonce: string }
  /** Whoever still owes something to the deal is waited for no longer. */
  | { readonly kind: 'deal' }
  | { readonly kind: 'rise'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'play'; readonly seat: Seat }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly all: boolean }
  | { readonly kind: 'endTurn'; readonly seat: Seat }
  | { readonly kind: 'confirm'; readonly seat: Seat; readonly on: boolean }
  | { readonly kind: 'late'; readonly seat: Seat }
  /** No server ran for so long: the clock that runs gets it back. */
  | { readonly kind: 'outage'; readonly ms: number }
  | { readonly kind: 'propose'; readonly asking: Asking }
  | { readonly kind: 'consent'; readonly seat: Seat; readonly yes: boolean }
  /** From now on this is where the same people meet again. */
  | { readonly kind: 'rematch'; readonly table: string };

/** One row of a table's log: what was done, and what it brought. */
export interface Change {
  readonly act: Act;
  /** The message that asked for it: sent again, it is not carried out again. */
  readonly key?: string;
  /** Of the steps before it, so many stay; none given: all. */
  readonly keep?: number;
  /** Steps that came: the answer itself, then the forced ones that followed. */
  readonly steps?: readonly Step[];
  /** The table holds this turn before a forced answer that could not be undone. */
  readonly hold?: Seat;
  /** The model's revision after it; none: the game has not begun, and no rules were used. */
  readonly revision?: number;
  /** The version of the rules that made it and those after it; none: that of those before. */
  readonly rulesVersion?: number;
}
