import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { NewSeat } from '@orrery/protocol';
import { useId } from 'react';
import { suggestedLevel } from '../../learn/newcomer.ts';
import { BotCard, Levels } from '../../parts/face.tsx';
import { Segments } from '../../parts/segments.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';

/** Levels of bots as a list to choose from. */
export function LevelChoice({
  level,
  label,
  describedBy,
  onLevel,
}: {
  readonly level: string;
  /** Where there may be several, which one it is. */
  readonly label?: string;
  readonly describedBy?: string;
  readonly onLevel: (level: string) => void;
}) {
  const { create } = useOnlineWords();
  return (
    <select
      className={styles['entry']}
      aria-label={label ?? create.level}
      aria-describedby={describedBy}
      value={level}
      onChange={(event) => onLevel(event.target.value)}
    >
      <Levels />
    </select>
  );
}

/** A level, and what a bot of it can do. */
function ToldLevel({
  game,
  level,
  seat,
  onLevel,
}: {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly onLevel: (level: string) => void;
}) {
  const { create } = useOnlineWords();
  const id = useId();
  return (
    <>
      <LevelChoice
        level={level}
        label={create.levelAt(seat + 1)}
        describedBy={id}
        onLevel={onLevel}
      />
      <div className={styles['sentence']}>
        <BotCard id={id} level={level} seat={seat} game={game} />
      </div>
    </>
  );
}

/** Who will have a seat: whoever makes the table, whoever comes, or a bot. */
export function SeatChoice({
  game,
  seat,
  chosen,
  onChange,
}: {
  readonly game: string;
  readonly seat: Seat;
  readonly chosen: NewSeat;
  readonly onChange: (chosen: NewSeat) => void;
}) {
  const { create } = useOnlineWords();
  return (
    <li className={styles['seat']}>
      <SeatMark seat={seat} size={20} />
      <Segments
        label={create.seat(seat + 1)}
        hideLabel
        value={chosen.kind}
        among={[
          ['me', create.me],
          ['open', create.open],
          ['bot', create.bot],
        ]}
        onChange={(kind) =>
          onChange(kind === 'bot' ? { kind, level: suggestedLevel(game) } : { kind })
        }
      />
      {chosen.kind === 'bot' && (
        <ToldLevel
          game={game}
          level={chosen.level}
          seat={seat}
          onLevel={(level) => onChange({ kind: 'bot', level })}
        />
      )}
    </li>
  );
}
