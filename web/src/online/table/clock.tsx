import type { Seat } from '@orrery/kernel';
import type { Clock, Pace } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useOnlineWords } from '../text/index.ts';
import styles from './table.module.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a clock is shown in the colour of warnings. */
const SHORT = { live: 2 * MINUTE, days: 6 * HOUR };

const two = (n: number): string => String(n).padStart(2, '0');

/** 4:05, 1:02:09, or days and hours. */
function clockText(ms: number, { day, hour }: { day: string; hour: string }): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} ${day} ${Math.floor((left % DAY) / HOUR)} ${hour}`;
  }
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

function useTick(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? Math.max(now, Date.now()) : now;
}

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
  const left = (clock.left[seat] ?? 0) - (runs ? now - clock.since : 0);
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
