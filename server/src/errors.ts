import { type ErrorTold } from '@orrery/protocol';
import type { Lang } from '@orrery/shared';
import { asRefusal as asKnown, Refusal } from '@orrery/table';
import { type ErrorCode, sentenceOf } from '@orrery/table/client';
import { isAway, isDamaged } from './store/away.ts';

/** Whatever went wrong, as a refusal with a code; a BUG keeps its cause for the log. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const refusal = asKnown(error);
  if (isAway(error)) return new Refusal('STORE_AWAY', refusal.message);
  return isDamaged(error) ? new Refusal('STORE_DAMAGED', refusal.message) : refusal;
}

/** What hinders now and not in a moment: whoever wants it asks again. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['STORE_AWAY', 'STOPPING', 'CONFLICT']);

export const isPassing = (error: unknown): boolean => PASSING.has(asRefusal(error).code);

/** What leaves the server: a code and a sentence that depends on nothing but the code. */
export function toldError({ code, rule }: Refusal, lang: Lang): ErrorTold {
  const told = { code, message: sentenceOf(code, lang) };
  return rule === null ? told : { ...told, rule };
}
