import { type Score } from '@orrery/kernel';
import { SeatMark, seatFill, seatLine } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import { useWords } from '../i18n/index.ts';
import type { AnyText } from '../table/prompt-bar.tsx';
import { categoriesOf } from '../table/score-table.tsx';
import styles from './end.module.css';

const WIDTH = 400;
const ROW = 26;

/** One bar per seat, its categories as slices; losses are taken off at the end. */
export function Bars({
  scores,
  voice,
  text,
}: {
  readonly scores: readonly Score[];
  readonly voice: Voice;
  readonly text: AnyText;
}) {
  const { end } = useWords();
  const categories = categoriesOf(scores);
  const gains = scores.map((score) =>
    categories.reduce((sum, category) => sum + Math.max(0, score.parts[category] ?? 0), 0),
  );
  const scale = WIDTH / Math.max(1, ...gains);
  return (
    <ul className={styles['bars']} aria-label={end.chart}>
      {scores.map((score, seat) => {
        let x = 0;
        const slices = categories.flatMap((category) => {
          const points = score.parts[category] ?? 0;
          if (points <= 0) return [];
          const slice = { category, points, x, width: points * scale };
          x += slice.width;
          return [slice];
        });
        return (
          <li key={seat}>
            <span className={styles['barName']}>
              <SeatMark seat={seat} size={14} /> {voice.name(seat)}
            </span>
            <svg viewBox={`0 0 ${WIDTH} ${ROW}`} preserveAspectRatio="none" aria-hidden="true">
              {slices.map((slice, index) => (
                <rect
                  key={slice.category}
                  x={slice.x}
                  width={Math.max(0, slice.width - 1.5)}
                  height={ROW}
                  fill={seatFill(seat)}
                  stroke={seatLine(seat)}
                  strokeWidth="0.5"
                  opacity={index % 2 === 0 ? 1 : 0.62}
                >
                  <title>{`${text.category(voice.lang, slice.category)}: ${slice.points}`}</title>
                </rect>
              ))}
            </svg>
            <b>{score.total}</b>
          </li>
        );
      })}
    </ul>
  );
}
