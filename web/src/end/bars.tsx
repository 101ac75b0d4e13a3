import type { Score } from '@orrery/kernel';
import { SeatMark, seatFill } from '@orrery/kit';
import { figure, type Voice } from '@orrery/shared';
import type { Seating } from '@orrery/table/client';
import type { CSSProperties } from 'react';
import type { AnyText } from '../games.ts';
import { useWords } from '../i18n/index.ts';
import { BotFace } from '../parts/face.tsx';
import { scoredIn } from '../table/score-table.tsx';
import styles from './end.module.css';

/** One bar per seat, its gains as slices with the number of their line in the table below. */
export function Bars({
  game,
  seats,
  scores,
  voice,
  text,
}: {
  readonly game: string;
  readonly seats: readonly Seating[];
  readonly scores: readonly Score[];
  readonly voice: Voice;
  readonly text: AnyText;
}) {
  const { end, labelled } = useWords();
  const categories = scoredIn(scores);
  const slices = scores.map((score) =>
    categories
      .map((category, index) => ({
        number: index + 1,
        category,
        points: score.parts[category] ?? 0,
      }))
      .filter(({ points }) => points > 0),
  );
  const longest = Math.max(
    1,
    ...slices.map((bar) => bar.reduce((sum, { points }) => sum + points, 0)),
  );
  return (
    <ul className={styles['bars']} aria-label={end.chart}>
      {scores.map((score, seat) => (
        <li key={seat}>
          <span className={styles['barName']}>
            <SeatMark seat={seat} size={14} />
            {seats[seat] && (
              <BotFace seating={seats[seat]} seat={seat} game={game} size={26} />
            )}{' '}
            {voice.name(seat)}
          </span>
          {/* The table says the same in words. */}
          <span
            className={styles['bar']}
            style={{ '--seat': seatFill(seat) } as CSSProperties}
            aria-hidden="true"
          >
            {(slices[seat] ?? []).map(({ number, category, points }) => (
              <i
                key={category}
                style={{ width: `${(points / longest) * 100}%` }}
                data-tip={labelled(text.category(voice.lang, category), points)}
              >
                <span>{number}</span>
              </i>
            ))}
          </span>
          <b>{figure(score.total)}</b>
        </li>
      ))}
    </ul>
  );
}
