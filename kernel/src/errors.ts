import type { RuleId, Seat } from './types.ts';

type Illegal = 'NOT_OFFERED' | 'NOT_YOUR_TURN' | 'GAME_OVER';
export type ErrorCode =
  | Illegal
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

export function fail(code: ErrorCode, message: string): never {
  throw new OrreryError(code, message);
}

type Refusal = { seat: Seat; rule?: RuleId; asked?: Seat };

/** An answer that the game does not take; nothing has changed. */
export class IllegalChoice extends OrreryError {
  readonly rule: RuleId | null;
  constructor(code: Illegal, at: Refusal) {
    super(code, sentence(code, at));
    this.name = 'IllegalChoice';
    this.rule = at.rule ?? null;
  }
}

/** The answer itself is not written out: it may be anything, of any size. */
function sentence(code: Illegal, { seat, rule, asked }: Refusal): string {
  if (code === 'GAME_OVER') return `the game is over: seat ${seat} has nothing to answer`;
  if (code === 'NOT_YOUR_TURN') return `seat ${seat} answered, but seat ${asked} is asked`;
  return `this is not offered to seat ${seat} (${rule})`;
}

/** Something cannot be, and is: the rules are wrong, not the player. */
export function missing(what: string, key: string | number): never {
  return fail('BUG', `no ${what} ${key}`);
}

/** Closes a switch over a union: a new member does not compile until it is handled. */
export function never(value: never): never {
  return fail('BUG', `unexpected ${JSON.stringify(value)}`);
}
