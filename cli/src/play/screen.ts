import type { Score } from '@orrery/kernel';
import { type AnyGameModule, figure, type Voice } from '@orrery/shared';
import { grid, table, wrap } from '@orrery/shared/lines';
import type { Update } from '@orrery/table';
import type { Terminal } from '../terminal.ts';
import { type CliKey, say } from '../text.ts';

/** More answers than this stand side by side. */
const FEW = 8;
/** Where the label of an answer begins, after its number. */
const LABEL = 5;

/** Prints a text within the terminal's width; what goes on in the next line is set in. */
export function tell(terminal: Terminal, text: string, hang = 0): void {
  terminal.print(wrap(text, terminal.width, hang).join('\n'));
}

/** The same with a text of the command line's own. */
export function tellKey(terminal: Terminal, voice: Voice, key: CliKey, params = {}): void {
  tell(terminal, say(voice.lang, key, params));
}

/** Answers with their numbers: short lists one under the other, long ones side by side. */
export function answerLines(
  labels: readonly string[],
  width: number,
  places: readonly number[] = labels.map((_, i) => i),
): string[] {
  const lines = places.map((i) => `${`${i + 1}`.padStart(LABEL - 2)}  ${labels[i] ?? ''}`);
  if (lines.length > FEW) return grid(lines, width, LABEL);
  return lines.flatMap((line) => wrap(line, width, LABEL - line.search(/\S/)));
}

/** Points by category, a column for each seat. */
function scoreLines(
  scores: readonly Score[],
  text: AnyGameModule['text'],
  voice: Voice,
  width: number,
): string[] {
  const categories = Object.keys(scores[0]?.parts ?? {});
  return table(
    [
      ['', ...scores.map((_, seat) => voice.name(seat))],
      ...categories.map((category) => [
        text.category(voice.lang, category),
        ...scores.map(({ parts }) => figure(parts[category] ?? 0)),
      ]),
      [say(voice.lang, 'total'), ...scores.map(({ total }) => figure(total))],
    ],
    width,
  );
}

/** Points, who has won, and what the game says of them. */
export function finalLines(
  { text }: AnyGameModule,
  { outcome, scores }: Pick<Update, 'outcome' | 'scores'>,
  voice: Voice,
  width: number,
): string[] {
  const { lang } = voice;
  const totals = scores.map(({ total }) => total);
  const ranks = (text.ranks?.(lang, totals) ?? []).map(
    ({ name, points, reached }) => `${reached ? '→' : ' '} ${name} (${points})`,
  );
  const verdict = text.verdict?.(lang, totals) ?? null;
  return [
    '',
    say(lang, 'over'),
    ...scoreLines(scores, text, voice, width),
    '',
    ...wrap(victory(outcome?.winners ?? [], scores.length, voice), width),
    ...(verdict === null ? [] : wrap(verdict, width)),
    ...ranks.flatMap((line) => wrap(line, width, 2)),
  ];
}

/** A game may be lost by all, and one alone has nobody to win against. */
function victory(winners: readonly number[], seats: number, { lang, name }: Voice): string {
  const names = winners.map(name).join(', ');
  if (winners.length === 0) return say(lang, seats === 1 ? 'lost' : 'allLost');
  if (seats === 1) return say(lang, 'won');
  return say(lang, winners.length === 1 ? 'winner' : 'winners', { names });
}
