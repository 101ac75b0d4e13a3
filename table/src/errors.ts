import { IllegalChoice, OrreryError, type RuleId } from '@orrery/kernel';

export type TableErrorCode =
  /** The answer was to an older position: look at the newest update and answer again. */
  | 'STALE'
  | 'NOT_YOUR_TURN'
  /** `rule` names what forbids it, where a rule speaks of it. */
  | 'NOT_OFFERED'
  | 'GAME_OVER'
  /** A finished turn waits for its player to end it. */
  | 'HELD'
  | 'NOTHING_TO_UNDO'
  | 'NOTHING_TO_END'
  | 'NO_SUCH_SEAT'
  | 'NO_SUCH_TABLE'
  | 'NO_SUCH_GAME'
  /** Same screen: this seat has not been handed the screen. */
  | 'NOT_SHOWN'
  /** It would show what is still secret: only after the end. */
  | 'NOT_FINISHED'
  | 'BAD_SEATS'
  | 'BAD_OPTIONS'
  /** A saved table that cannot be read; the sentence says what is wrong. */
  | 'DAMAGED'
  | 'OTHER_VERSION'
  /** An imported file that is no game of ours. */
  | 'BAD_SAVE'
  | 'OTHER_GAME'
  | 'TAMPERED'
  /** The store did not take it, so nothing has changed. */
  | 'NOT_STORED'
  /** Another host has played on with this table meanwhile. */
  | 'CONFLICT'
  | 'CLOSED'
  /** The same table is open in another tab of this browser. */
  | 'OPEN_ELSEWHERE'
  /** The host broke down while it was asked: look at the restored table whether it was done. */
  | 'HOST_LOST'
  /** The rules or the host are wrong, not the player. */
  | 'BUG';

/** What a table or its host refuses; nothing has changed. The page looks up its sentence by code. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  readonly rule: RuleId | null;
  constructor(code: TableErrorCode, message: string, rule: RuleId | null = null) {
    super(message);
    this.name = 'TableError';
    this.code = code;
    this.rule = rule;
  }
}

const SAME: ReadonlySet<string> = new Set<TableErrorCode>([
  'NOT_OFFERED',
  'NOT_YOUR_TURN',
  'GAME_OVER',
  'BAD_SEATS',
  'BAD_OPTIONS',
  'BAD_SAVE',
  'OTHER_GAME',
  'OTHER_VERSION',
  'TAMPERED',
]);

/** The kernel's refusals in the table's words; everything else is a bug and keeps its sentence. */
export function asTableError(error: unknown): TableError {
  if (error instanceof TableError) return error;
  if (error instanceof OrreryError) {
    const rule = error instanceof IllegalChoice ? error.rule : null;
    if (error.code === 'UNKNOWN_GAME') return new TableError('NO_SUCH_GAME', error.message);
    if (SAME.has(error.code)) {
      return new TableError(error.code as TableErrorCode, error.message, rule);
    }
  }
  return new TableError('BUG', error instanceof Error ? error.message : String(error));
}
