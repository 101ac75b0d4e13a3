import type { Json } from '@orrery/kernel';

/** Answers may be written as the rules write them. */
export const isWritten = (choice: Json, line: string): boolean =>
  choice === line || JSON.stringify(choice) === line;

/** Lower case and without accents, as people type. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a label has all words of a line. */
export function hasWords(label: string, line: string): boolean {
  const words = wordsOf(label);
  return wordsOf(line).every((word) => words.includes(word));
}

/**
 * Places in the list of the answers that a line may mean: the one with its number, the one that the
 * rules write so, the one whose label it is, or all whose labels have all of its words.
 */
export function meantBy(
  line: string,
  options: readonly Json[],
  labels: readonly string[],
): number[] {
  if (/^\d+$/.test(line)) return options[Number(line) - 1] === undefined ? [] : [Number(line) - 1];
  const places = options.map((_, i) => i);
  const written = places.filter((i) => isWritten(options[i] ?? null, line));
  if (written.length > 0) return written;
  if (!/\p{L}/u.test(line)) return [];
  const wanted = wordsOf(line);
  const same = places.filter((i) => wordsOf(labels[i] ?? '').join(' ') === wanted.join(' '));
  if (same.length > 0) return same;
  return places.filter((i) => hasWords(labels[i] ?? '', line));
}
