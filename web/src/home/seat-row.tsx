import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Seating } from '@orrery/table/client';
import { useId } from 'react';
import { useWords } from '../i18n/index.ts';
import { suggestedLevel } from '../learn/newcomer.ts';
import { BotCard, Levels } from '../parts/face.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './game-options.module.css';
import { bot, person } from './seatings.ts';

/** Who sits there: a person with a name, or a bot with a level and what it can do. */
export function SeatRow({
  game,
  seat,
  seating,
  usualName,
  onChange,
}: {
  readonly game: string;
  readonly seat: Seat;
  readonly seating: Seating;
  /** What the person is called who gives no name. */
  readonly usualName: string;
  readonly onChange: (seating: Seating) => void;
}) {
  const { options } = useWords();
  const id = useId();
  return (
    <li className={styles['seat']}>
      <SeatMark seat={seat} size={20} />
      <Segments
        label={options.seatOf(seat + 1)}
        hideLabel
        value={seating.kind === 'bot' ? 'bot' : 'human'}
        among={[
          ['human', options.person],
          ['bot', options.bot],
        ]}
        onChange={(kind) => onChange(kind === 'bot' ? bot(suggestedLevel(game)) : person())}
      />
      {seating.kind === 'bot' ? (
        <>
          <select
            className={styles['entry']}
            aria-label={options.level}
            aria-describedby={id}
            value={seating.level}
            onChange={(event) => onChange(bot(event.target.value))}
          >
            <Levels />
          </select>
          <div className={styles['sentence']}>
            <BotCard id={id} level={seating.level} seat={seat} game={game} />
          </div>
        </>
      ) : (
        <input
          className={styles['entry']}
          aria-label={options.name}
          maxLength={24}
          placeholder={usualName}
          value={seating.kind === 'human' ? seating.name : ''}
          onChange={(event) => onChange(person(event.target.value))}
        />
      )}
    </li>
  );
}
