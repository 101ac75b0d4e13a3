import type { Score, Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import { figure, type Voice } from '@orrery/shared';
import { useWords } from '../i18n/index.ts';
import type { AnyText } from '../games.ts';
import styles from './score-table.module.css';

const categoriesOf = (scores: readonly Score[]): readonly string[] => [
  ...new Set(scores.flatMap((score) => Object.keys(score.parts))),
];

/** The categories in which anybody has anything. */
export const scoredIn = (scores: readonly Score[]): readonly string[] =>
  categoriesOf(scores).filter((category) => scores.some((score) => score.parts[category]));

/** From this many seats on, the columns are headed by the marks alone. */
const MANY = 4;

/** Points by category, one column per seat. */
export function ScoreTable({
  scores,
  text,
  voice,
  winners = [],
  brief = false,
  numbered = false,
}: {
  readonly scores: readonly Score[];
  readonly text: AnyText;
  readonly voice: Voice;
  readonly winners?: readonly Seat[];
  /** Without the categories in which nobody has anything. */
  readonly brief?: boolean;
  /** With the numbers that the chart shows on its slices. */
  readonly numbered?: boolean;
}) {
  const { table } = useWords();
  const many = scores.length >= MANY;
  const categories = brief ? scoredIn(scores) : categoriesOf(scores);
  return (
    <table className={styles['table']} data-many={many}>
      <thead>
        <tr>
          <th scope="col">{table.category}</th>
          {scores.map((_, seat) => (
            <th key={seat} scope="col" data-tip={many ? voice.name(seat) : undefined}>
              <SeatMark seat={seat} size={15} />
              <span className={many ? 'spoken' : undefined}>{voice.name(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">
              {numbered && (
                <span className={styles['number']} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {text.category(voice.lang, category)}
            </th>
            {scores.map((score, seat) => (
              <td key={seat}>{figure(score.parts[category] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          {scores.map((score, seat) => (
            <td key={seat} data-won={winners.includes(seat)}>
              {figure(score.total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
