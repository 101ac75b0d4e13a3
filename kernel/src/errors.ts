import type { Json, RuleId, Seat } from './types.ts';

export type ErrorCode =
  | 'NOT_OFFERED'
  | 'NOT_YOUR_TURN'
  | 'GAME_OVER'
  | 'BAD_SEATS'
  | 'BAD_OPTIONS'
  | 'BAD_BOT'
  | 'BAD_SAVE'
  | 'OTHER_GAME'
  | 'UNKNOWN_GAME'
  | 'OTHER_VERSION'
  | 'TAMPERED'
  | 'BAD_DATA'
  | 'BUG';

/** Stable codes for programs; the sentence is for logs, people read a text looked up by code. */
export class OrreryError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'OrreryError';
    this.code = code;
  }
}

type Refused = { seat: Seat; choice: Json; rule?: RuleId | null; asked?: Seat };

/** An answer that the game does not take; nothing has changed. */
export class IllegalChoice extends OrreryError {
  readonly rule: RuleId | null;
  readonly seat: Seat;
  readonly choice: Json;
  constructor(code: 'NOT_OFFERED' | 'NOT_YOUR_TURN' | 'GAME_OVER', at: Refused) {
    super(code, sentence(code, at));
    this.name = 'IllegalChoice';
    this.rule = at.rule ?? null;
    this.seat = at.seat;
    this.choice = at.choice;
  }
}

function sentence(code: ErrorCode, at: Refused): string {
  if (code === 'GAME_OVER') return `the game is over: seat ${at.seat} has nothing to answer`;
  if (code === 'NOT_YOUR_TURN') return `seat ${at.seat} answered, but seat ${at.asked} is asked`;
  const rule = at.rule == null ? '' : ` (${at.rule})`;
  return `${JSON.stringify(at.choice)} is not offered to seat ${at.seat}${rule}`;
}

/** A thing that cannot happen has happened: the rules are wrong, not the player. */
export class Bug extends OrreryError {
  constructor(message: string) {
    super('BUG', message);
    this.name = 'Bug';
  }
}

export function missing(what: string, key: string | number): never {
  throw new Bug(`no ${what} ${key}`);
}

/** Closes a switch over a union: a new member does not compile until it is handled. */
export function never(value: never): never {
  throw new Bug(`unexpected ${JSON.stringify(value)}`);
}
