import type { Seat } from '@orrery/kernel';
import type { Clock, Pace } from '@orrery/protocol';
import { useOnlineWords } from '../text/index.ts';
import styles from './table.module.css';
import { clockText, HOUR, leftOn, MINUTE, useTick } from './ticking.ts';

/** From here on a clock is shown in the colour of warnings. */
const SHORT = { live: 2 * MINUTE, days: 6 * HOUR };

/** What a seat has left, by the clock that the server keeps. */
export function SeatClock({
  seat,
  name,
  clock,
  pace,
  offset,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly clock: Clock;
  readonly pace: Pace;
  /** The server's clock minus ours. */
  readonly offset: number;
}) {
  const { duration, table } = useOnlineWords();
  const runs = clock.running === seat;
  const now = useTick(runs) + offset;
  // Days are given anew for each turn: only the one that runs says something.
  if (pace.kind === 'free' || (pace.kind === 'days' && !runs)) return null;
  const left = leftOn(clock, seat, now);
  return (
    <span
      className={styles['clock']}
      role="timer"
      aria-label={table.clock(name)}
      data-running={runs}
      data-short={left < SHORT[pace.kind]}
    >
      {clockText(left, duration)}
    </span>
  );
}
