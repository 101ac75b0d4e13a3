import type { Lang } from '@orrery/shared';
import { SERVERS } from './servers.ts';
import { TABLES } from './tables.ts';

type Sentence = Readonly<Record<Lang, string>>;

/** Stable codes for programs. */
export type ErrorCode = keyof typeof TABLES | keyof typeof SERVERS;

/**
 * One sentence or two for each refusal: what is wrong, and what to do next. `here`: as it is said
 * where the table is on the reader's own device.
 */
const SENTENCES: Readonly<Record<ErrorCode, Sentence & { readonly here?: Sentence }>> = {
  ...TABLES,
  ...SERVERS,
};

/** For people. */
export const sentenceOf = (code: ErrorCode, lang: Lang): string => SENTENCES[code][lang];

/** The same of a table on the reader's own device. */
export function sentenceHere(code: ErrorCode, lang: Lang): string {
  const sentence = SENTENCES[code];
  return (sentence.here ?? sentence)[lang];
}
