import type { Score } from '@orrery/kernel';
import { type AnyGameModule, figure, type Voice } from '@orrery/shared';
import { table } from '../table.ts';
import { say } from '../text.ts';

const FEW = 12;

/** Short lists one under the other, long ones side by side, read downwards. */
export function columns(lines: readonly string[], width: number): string {
  const widest = Math.max(...lines.map((line) => line.length)) + 2;
  const across = lines.length <= FEW ? 1 : Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(lines.length / across);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_, column) => (lines[column * rows + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  ).join('\n');
}

/** Points by category, a column for each seat. */
export function scoreTable(
  scores: readonly Score[],
  text: AnyGameModule['text'],
  voice: Voice,
): string {
  const categories = Object.keys(scores[0]?.parts ?? {});
  return table(
    ['', ...scores.map((_, seat) => voice.name(seat))],
    [
      ...categories.map((category) => [
        text.category(voice.lang, category),
        ...scores.map(({ parts }) => figure(parts[category] ?? 0)),
      ]),
      [say(voice.lang, 'total'), ...scores.map(({ total }) => figure(total))],
    ],
  );
}
