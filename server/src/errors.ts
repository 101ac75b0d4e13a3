import type { RuleId } from '@orrery/kernel';
import { type ErrorCode, type ErrorLanguage, type ErrorTold, sentenceOf } from '@orrery/protocol';
import { asTableError, TableError } from '@orrery/table';
import { isAway, isDamaged } from './store/away.ts';

/** What the server refuses; nothing has changed. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly rule: RuleId | null;
  constructor(code: ErrorCode, message: string, rule: RuleId | null = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.rule = rule;
  }
}

/** Whatever went wrong, as a refusal with a code; a BUG keeps its cause for the log. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return new Refusal('STORE_AWAY', messageOf(error));
  if (isDamaged(error)) return new Refusal('STORE_DAMAGED', messageOf(error));
  const { code, message, rule } = error instanceof TableError ? error : asTableError(error);
  const refusal = new Refusal(code, message, rule);
  refusal.cause = error;
  return refusal;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What leaves the server: a code and a sentence that depends on nothing but the code. */
export function toldError({ code, rule }: Refusal, lang: ErrorLanguage): ErrorTold {
  const told = { code, message: sentenceOf(code, lang) };
  return rule === null ? told : { ...told, rule };
}
