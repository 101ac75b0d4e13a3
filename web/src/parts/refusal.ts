import type { Lang } from '@orrery/shared';
import { type ErrorCode, Refusal, sentenceHere, sentenceOf } from '@orrery/table/client';

/** What is no refusal is our own fault. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof Refusal ? error.code : 'BUG';

/** What went wrong and what to do next, in the reader's language. */
export function refusalText(error: unknown, lang: Lang): string {
  const code = codeOf(error);
  const isOnline = error instanceof Refusal && error.byServer;
  return isOnline ? sentenceOf(code, lang) : sentenceHere(code, lang);
}
