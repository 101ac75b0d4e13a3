import type { Lang } from '@orrery/shared';
import { TableError, type TableErrorCode } from '@orrery/table/client';
import { wordsOf } from '../i18n/index.ts';

/** A refusal that knows its own sentence, such as a server's. */
export class ToldError extends TableError {
  readonly sentence: (lang: Lang) => string;
  constructor(code: TableErrorCode, message: string, sentence: (lang: Lang) => string) {
    super(code, message);
    this.name = 'ToldError';
    this.sentence = sentence;
  }
}

/** What went wrong and what to do next, in the reader's language. */
export function refusalText(error: unknown, lang: Lang): string {
  if (error instanceof ToldError) return error.sentence(lang);
  return wordsOf(lang).errors[error instanceof TableError ? error.code : 'BUG'];
}
