import type { TableErrorCode } from '@orrery/table/client';
import { SENTENCES } from './sentences.ts';

/** What a server refuses beside what a table refuses. */
export type ServerErrorCode =
  | 'BAD_MESSAGE'
  | 'TOO_LARGE'
  | 'TOO_MANY'
  | 'OLD_CLIENT'
  | 'FOREIGN_ORIGIN'
  | 'FOREIGN_HOST'
  /** Whoever wants this signs in again first. */
  | 'PROVE_AGAIN'
  | 'NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'NOT_WATCHING'
  /** Only who sits at the table may do this. */
  | 'NOT_SEATED'
  | 'NOT_HOST'
  | 'SEAT_TAKEN'
  | 'ALREADY_SEATED'
  /** The player of this seat is there and in time. */
  | 'NOT_ABANDONED'
  | 'NOBODY_TO_ASK'
  | 'ALREADY_STARTED'
  /** Nothing more is added to the deal for this seat. */
  | 'NOTHING_OWED'
  | 'NOT_STARTED'
  | 'NOT_OVER'
  | 'TABLE_CLOSED'
  | 'SEATS_OPEN'
  | 'PROPOSAL_PENDING'
  | 'NO_PROPOSAL'
  | 'BAD_NAME'
  | 'BAD_LOGIN'
  | 'LOGIN_TAKEN'
  /** Whoever has a password changes it, or the login, with that one only. */
  | 'WRONG_PASSWORD'
  | 'BAD_PASSKEY'
  /** The person has this passkey already. */
  | 'PASSKEY_KNOWN'
  /** Without it nobody could sign in to the account. */
  | 'LAST_KEY'
  | 'BAD_WEBHOOK'
  /** The push service that a browser names is none that this server knows. */
  | 'UNKNOWN_PUSH'
  /** The code that was sent to a webhook address is another one. */
  | 'WRONG_CODE'
  | 'TOO_MANY_SEATS'
  /** Somebody at the table keeps them away; nothing more is told. */
  | 'NOT_WELCOME'
  | 'TOO_MANY_MUTED'
  | 'BAD_BOT'
  /** No seat would be left for a person. */
  | 'NO_PEOPLE'
  | 'TOO_MANY_TABLES'
  | 'TOO_MANY_LISTED'
  /** The database is away, locked or full: nothing was lost, and it is tried again by itself. */
  | 'STORE_AWAY'
  /** The database is not what was written: nothing is stored until its keeper has put a backup back. */
  | 'STORE_DAMAGED'
  | 'STOPPING';

export type ErrorCode = TableErrorCode | ServerErrorCode;

export type ErrorLanguage = 'en' | 'fr';

/** What is wrong and what to do next, for people. */
export const sentenceOf = (code: ErrorCode, lang: ErrorLanguage): string => SENTENCES[code][lang];

/** How HTTP says it. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 409;
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  BAD_MESSAGE: 400,
  BAD_NAME: 400,
  BAD_SEATS: 400,
  BAD_OPTIONS: 400,
  BAD_BOT: 400,
  BAD_WEBHOOK: 400,
  UNKNOWN_PUSH: 400,
  WRONG_CODE: 403,
  BAD_PASSKEY: 400,
  BAD_SAVE: 400,
  OLD_CLIENT: 400,
  BAD_LOGIN: 401,
  NOT_SIGNED_IN: 401,
  FOREIGN_ORIGIN: 403,
  FOREIGN_HOST: 421,
  PROVE_AGAIN: 403,
  WRONG_PASSWORD: 403,
  NOT_HOST: 403,
  NOT_WELCOME: 403,
  NOT_SEATED: 403,
  NO_SUCH_TABLE: 404,
  NO_SUCH_GAME: 404,
  NO_SUCH_SEAT: 404,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  BUG: 500,
  DAMAGED: 500,
  NOT_STORED: 503,
  STORE_AWAY: 503,
  STORE_DAMAGED: 503,
  STOPPING: 503,
};
