import { lossOf } from '@orrery/bots';
import { seatLine } from '@orrery/kit';
import type { Reviewed } from '@orrery/table/client';
import { percent } from '../advice/differing.ts';
import { useWords } from '../i18n/index.ts';
import styles from './replay.module.css';

const WIDTH = 1000;
const HEIGHT = 30;
/** Where nothing was lost, a tenth would be the longest: of chance to win, and of points. */
const LEAST_SCALE = { chance: 0.1, points: 3 };

/** What each decision cost, hanging under its place on the slider; a click goes there. */
export function Losses({
  review,
  length,
  alone,
  onDecision,
}: {
  readonly review: readonly Reviewed[];
  readonly length: number;
  readonly alone: boolean;
  readonly onDecision: (one: Reviewed) => void;
}) {
  const { advice } = useWords();
  const least = alone ? LEAST_SCALE.points : LEAST_SCALE.chance;
  const most = Math.max(least, ...review.map((one) => lossOf(one, alone)));
  const lost = review.filter((one) => lossOf(one, alone) > 0);
  const x = ({ index }: Reviewed): number => (index / Math.max(1, length)) * WIDTH;
  return (
    <>
      {/* The list of all decisions does the same for the keyboard. */}
      <div
        className={styles['losses']}
        data-tip={advice.losses}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - left) / width) * WIDTH;
          const [nearest] = lost.toSorted((a, b) => Math.abs(x(a) - at) - Math.abs(x(b) - at));
          if (nearest) onDecision(nearest);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${WIDTH}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          {lost.map((one) => (
            <path
              key={one.index}
              d={`M${x(one)} 0V${(lossOf(one, alone) / most) * HEIGHT}`}
              stroke={seatLine(one.seat)}
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <div className={styles['lossMark']} aria-hidden="true">
        {alone ? advice.lostPoints(Math.round(most)) : advice.lost(percent(most))}
      </div>
    </>
  );
}
