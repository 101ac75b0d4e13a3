import type { Seat } from '@orrery/kernel';
import type { Absent } from '@orrery/protocol';
import { useEffect, useState } from 'react';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** 4:05, 1:02:09, or days and hours. */
export function clockText(ms: number, { day, hour }: { day: string; hour: string }): string {
  const left = Math.max(0, ms);
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} ${day} ${Math.floor((left % DAY) / HOUR)} ${hour}`;
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
