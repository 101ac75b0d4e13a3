import type { Seat } from '@orrery/kernel';
import type { Absent, Clock, Pace, TableStatus } from '@orrery/protocol';
import { awaited as awaitedIn, isOver } from '@orrery/table/parts';
import type { Outage } from '../store/lives.ts';
import type { Act, Chair, OnlineTable } from './types.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export function statusOf({ model, closed }: Pick<OnlineTable, 'model' | 'closed'>): TableStatus {
  if (model === null) return closed ? 'closed' : 'open';
  return isOver(model) ? 'finished' : 'running';
}

/** The seat whose answer, or end of turn, everybody waits for. */
export const awaited = ({ model }: Pick<OnlineTable, 'model'>): Seat | null =>
  model && awaitedIn(model);

const budget = (pace: Pace): number => {
  if (pace.kind === 'live') return pace.minutes * MINUTE;
  return pace.kind === 'days' ? pace.days * DAY : 0;
};

/**
 * What somebody has at least who is given a seat while the game runs, however little was left there:
 * a quarter of the time for the whole game, and a minute at least; a turn of days begins anew.
 */
const newcomersTime = (pace: Pace): number =>
  pace.kind === 'live' ? Math.max(budget(pace) / 4, MINUTE) : budget(pace);

/**
 * The clock of the newest position; it depends on nothing but what the log says. `newcomers`: seats
 * that another person has by this change.
 */
export function clockAfter(now: OnlineTable, at: number, newcomers: readonly Seat[]): Clock | null {
  const { pace } = now.base;
  if (pace.kind === 'free' || now.model === null) return null;
  const old = now.clock ?? {
    left: now.chairs.map(() => budget(pace)),
    running: null,
    since: at,
  };
  const seat = awaited(now);
  const running = seat !== null && now.chairs[seat]?.kind === 'human' ? seat : null;
  if (running === old.running && newcomers.length === 0) return old;
  const left = old.left.map((ms, i) => {
    const had = i === old.running ? ms - Math.max(0, at - old.since) : ms;
    if (newcomers.includes(i)) return Math.max(had, newcomersTime(pace));
    if (i === running && i !== old.running && pace.kind === 'days') return budget(pace);
    const isOver = i === old.running && i !== running;
    return isOver && pace.kind === 'live' ? had + pace.increment * 1000 : had;
  });
  return { left, running, since: at };
}

/** As if it had begun to run so much later. */
export const setOn = (clock: Clock, ms: number): Clock => ({ ...clock, since: clock.since + ms });

/**
 * What the clock that runs has counted while there was no server, and is to get back by now. Every
 * change was made by a server that ran, so only outages after the newest one are left to give back:
 * that is why nothing is given back twice.
 */
export function owedBy(
  { clock, updated }: OnlineTable,
  outages: readonly Outage[],
  now: number,
): Extract<Act, { kind: 'outage' }> | null {
  const newest = outages.at(-1);
  if (newest === undefined || newest.until <= updated || clock?.running == null) return null;
  let ms = 0;
  let counted = updated;
  for (const { since, until } of outages) {
    const from = Math.max(since, counted);
    const to = Math.min(until, now);
    if (to <= from) continue;
    ms += to - from;
    counted = to;
  }
  return ms === 0 ? null : { kind: 'outage', ms };
}

/** When the clock that runs will have run out; null: none runs, or it already has. */
export function deadlineOf({ clock, chairs }: OnlineTable): number | null {
  if (clock === null || clock.running === null) return null;
  const chair = chairs[clock.running];
  if (chair?.kind !== 'human' || chair.late) return null;
  return clock.since + (clock.left[clock.running] ?? 0);
}

/** How long an absent player is waited for, by pace; where each turn has days, the clock alone decides. */
export interface Patience {
  readonly live: number;
  readonly free: number;
}

/** The player whom everybody waits for while they are not there. */
export function absentOf(
  online: OnlineTable,
  present: { has(user: string): boolean },
  patience: Patience,
): Absent | null {
  const { kind } = online.base.pace;
  const seat = awaited(online);
  if (kind === 'days' || seat === null) return null;
  const chair = online.chairs[seat];
  if (chair?.kind !== 'human' || chair.left || chair.late || present.has(chair.user)) return null;
  return { seat, until: online.updated + patience[kind] };
}

/** A turn of days that is over is forgiven. */
export function forgiven(before: OnlineTable, now: OnlineTable): readonly Chair[] {
  if (now.base.pace.kind !== 'days' || awaited(before) === awaited(now)) return now.chairs;
  const over = awaited(before);
  return now.chairs.map((chair, seat) =>
    seat === over && chair.kind === 'human' && chair.late ? { ...chair, late: false } : chair,
  );
}
