import type { Lang } from '@orrery/shared';
import type { TableErrorCode } from '@orrery/table/client';
import { type ErrorCode, RefusedError, sentenceOf } from '@orrery/protocol';
import { ToldError } from '../../parts/refusal.ts';

/** What a table of this page could refuse in the same words. */
const OF_TABLES: ReadonlySet<string> = new Set<TableErrorCode>([
  ...(['STALE', 'NOT_YOUR_TURN', 'NOT_OFFERED', 'GAME_OVER', 'HELD', 'NOTHING_TO_UNDO'] as const),
  ...(['NOTHING_TO_END', 'NO_SUCH_SEAT', 'NO_SUCH_TABLE', 'NO_SUCH_GAME', 'NOT_FINISHED'] as const),
  ...(['BAD_SEATS', 'BAD_OPTIONS', 'DAMAGED', 'OTHER_VERSION', 'CLOSED', 'HOST_LOST'] as const),
]);

/** A refusal of the server, with its sentence in the language that is read. */
export class OnlineError extends ToldError {
  readonly reason: ErrorCode;
  constructor(reason: ErrorCode, message: string) {
    // What only a server refuses has changed nothing, as if the store had not taken it.
    const code = OF_TABLES.has(reason) ? (reason as TableErrorCode) : 'NOT_STORED';
    super(code, message, (lang: Lang) => sentenceOf(reason, lang));
    this.name = 'OnlineError';
    this.reason = reason;
  }
}

/** No table was ever called so: a link with a part missing is not even understood. */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof OnlineError &&
  (error.reason === 'NO_SUCH_TABLE' || error.reason === 'BAD_MESSAGE');

export function asOnlineError(error: unknown): OnlineError {
  if (error instanceof OnlineError) return error;
  if (error instanceof RefusedError) return new OnlineError(error.code, error.message);
  return new OnlineError('HOST_LOST', error instanceof Error ? error.message : String(error));
}
