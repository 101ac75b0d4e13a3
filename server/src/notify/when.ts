import type { UserRow } from '../store/schema.ts';

/** When somebody wants to be told, and when they were last. */
export type Wishes = Pick<
  UserRow,
  'quiet_from' | 'quiet_to' | 'zone' | 'digest_hours' | 'notice_last'
>;

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

function clockOf(zone: string): Intl.DateTimeFormat | null {
  try {
    const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...hour });
  } catch {
    return null;
  }
}

/** A time zone as browsers name it, such as Europe/Paris. */
export const isZone = (zone: string): boolean => clockOf(zone) !== null;

/** Minutes since midnight where somebody lives; in a zone that nobody knows any more, in UTC. */
function minutesAt(at: number, zone: string): number {
  const clock = clockOf(zone) ?? clockOf('UTC');
  const [hours = 0, minutes = 0] = (clock?.format(at) ?? '').split(':').map(Number);
  return 60 * hours + minutes;
}

/** How long it is still quiet, in minutes; 0: it is not. */
function quietFor(at: number, from: number, to: number, zone: string): number {
  const since = (minutesAt(at, zone) - 60 * from + DAY_MINUTES) % DAY_MINUTES;
  const long = (60 * (to - from) + DAY_MINUTES) % DAY_MINUTES;
  return since < long ? long - since : 0;
}

/** From when on somebody may be told of something that happens now: now, or later. */
export function tellAt(wishes: Wishes, now: number): number {
  const { quiet_from: from, quiet_to: to, zone, digest_hours: hours, notice_last: last } = wishes;
  const next = hours && last != null ? Math.max(now, last + hours * HOUR) : now;
  if (from == null || to == null) return next;
  return next + quietFor(next, from, to, zone ?? 'UTC') * MINUTE;
}
