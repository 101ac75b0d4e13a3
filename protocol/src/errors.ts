import type { ErrorCode } from '@orrery/table/client';

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
