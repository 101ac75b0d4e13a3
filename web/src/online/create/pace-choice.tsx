import type { Pace } from '@orrery/protocol';
import { Segments } from '../../parts/segments.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';

const USUAL: Readonly<Record<Pace['kind'], Pace>> = {
  free: { kind: 'free' },
  live: { kind: 'live', minutes: 30, increment: 15, late: 'ask' },
  days: { kind: 'days', days: 3, late: 'ask' },
};

function Amount({
  label,
  value,
  min,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input
        type="number"
        className={`${styles['entry']} ${styles['short']}`}
        required
        step={1}
        min={min}
        max={max}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

/** No clock, a clock for the whole game, or days for each turn; and what happens to the late. */
export function PaceChoice({
  pace,
  onPace,
}: {
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
}) {
  const { create, pace: words } = useOnlineWords();
  return (
    <>
      <Segments
        label={create.pace}
        value={pace.kind}
        among={(['free', 'live', 'days'] as const).map((kind) => [kind, create.paces[kind]])}
        onChange={(kind) => onPace(USUAL[kind])}
      />
      {pace.kind === 'live' && (
        <div className={styles['row']}>
          <Amount
            label={create.minutes}
            value={pace.minutes}
            min={1}
            max={600}
            onChange={(minutes) => onPace({ ...pace, minutes })}
          />
          <Amount
            label={create.increment}
            value={pace.increment}
            min={0}
            max={600}
            onChange={(increment) => onPace({ ...pace, increment })}
          />
        </div>
      )}
      {pace.kind === 'days' && (
        <Amount
          label={create.days}
          value={pace.days}
          min={1}
          max={60}
          onChange={(days) => onPace({ ...pace, days })}
        />
      )}
      {pace.kind !== 'free' && (
        <>
          <Segments
            label={create.late}
            value={pace.late}
            among={(['ask', 'bot'] as const).map((late) => [late, create.lates[late]])}
            onChange={(late) => onPace({ ...pace, late })}
          />
          <p className={styles['soft']}>{words.newcomers[pace.kind]}</p>
        </>
      )}
    </>
  );
}
