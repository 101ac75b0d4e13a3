import type { Seat } from '@orrery/kernel';
import type { Absent, Clock } from '@orrery/protocol';
import { useEffect, useState } from 'react';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** What a seat has left now, by the server's clock; ours may be a little behind it. */
export function leftOn(clock: Clock, seat: Seat, now: number): number {
  const used = clock.running === seat ? Math.max(0, now - clock.since) : 0;
  return (clock.left[seat] ?? 0) - used;
}

/** 4:05, 1:02:09, or days and hours begun: three days are three when they start. */
export function clockText(ms: number, { day, hour }: { day: string; hour: string }): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    const begun = Math.ceil(left / HOUR);
    const days = `${Math.floor(begun / 24)} ${day}`;
    return begun % 24 === 0 ? days : `${days} ${begun % 24} ${hour}`;
  }
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** How long a seat is still kept for its absent player, in whole seconds begun; 0: no longer. */
export function keptFor(absent: Absent | null, seat: Seat, now: number): number {
  if (absent?.seat !== seat) return 0;
  return Math.max(0, Math.ceil((absent.until - now) / SECOND) * SECOND);
}

/** Our clock, read again every second. */
export function useTick(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? Math.max(now, Date.now()) : now;
}
