import type { Score, Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import { useWords } from '../i18n/index.ts';
import type { AnyText } from './prompt-bar.tsx';
import styles from './score-table.module.css';

export const categoriesOf = (scores: readonly Score[]): readonly string[] => [
  ...new Set(scores.flatMap((score) => Object.keys(score.parts))),
];

/** From this many seats on, the columns are headed by the marks alone. */
const MANY = 4;

/** Points by category, one column per seat. */
export function ScoreTable({
  scores,
  text,
  voice,
  winners = [],
  brief = false,
}: {
  readonly scores: readonly Score[];
  readonly text: AnyText;
  readonly voice: Voice;
  readonly winners?: readonly Seat[];
  /** Without the categories in which nobody has anything. */
  readonly brief?: boolean;
}) {
  const { table } = useWords();
  const many = scores.length >= MANY;
  const has = (category: string): boolean => scores.some((score) => score.parts[category]);
  const categories = categoriesOf(scores).filter((category) => !brief || has(category));
  return (
    <table className={styles['table']} data-many={many}>
      <thead>
        <tr>
          <th scope="col">{table.category}</th>
          {scores.map((_, seat) => (
            <th key={seat} scope="col" title={many ? voice.name(seat) : undefined}>
              <SeatMark seat={seat} size={15} />
              <span className={many ? 'spoken' : undefined}>{voice.name(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category}>
            <th scope="row">{text.category(voice.lang, category)}</th>
            {scores.map((score, seat) => (
              <td key={seat}>{score.parts[category] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          {scores.map((score, seat) => (
            <td key={seat} data-won={winners.includes(seat)}>
              {score.total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
