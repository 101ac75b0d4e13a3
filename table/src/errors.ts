import { IllegalChoice, OrreryError, type RuleId } from '@orrery/kernel';
import type { ErrorCode } from './sentences/index.ts';

/** What a table, its host or a server refuses; nothing has changed. People read the sentence of its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** What forbids it, where a rule speaks of it. */
  readonly rule: RuleId | null;
  /** None of this device. */
  readonly byServer: boolean;
  constructor(code: ErrorCode, message: string, rule: RuleId | null = null, byServer = false) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.rule = rule;
    this.byServer = byServer;
  }
}

function codeOf({ code }: OrreryError): ErrorCode {
  if (code === 'UNKNOWN_GAME') return 'NO_SUCH_GAME';
  return code === 'BAD_DATA' ? 'BUG' : code;
}

/** Whatever went wrong: what is no refusal, of the kernel or anybody else, is a bug and keeps its cause. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof OrreryError ? codeOf(error) : 'BUG';
  const refusal = new Refusal(code, message, error instanceof IllegalChoice ? error.rule : null);
  refusal.cause = error;
  return refusal;
}
