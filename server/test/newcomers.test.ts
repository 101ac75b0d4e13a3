import type { Pace } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { awaited, deadlineOf } from '../src/online/clock.ts';
import { lateNow } from '../src/online/commands.ts';
import { finishTurn, human, Kept, seen } from './kept.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Eve asks for a seat, and whoever else plays agrees. */
function sitIn(kept: Kept, seat: number): void {
  const asking = { number: 1, by: null, user: 'eve', name: 'EVE', agreed: [] };
  const needs = [1 - seat];
  kept.do({ kind: 'propose', asking: { ...asking, needs, proposal: { kind: 'sitIn', seat } } });
  kept.do({ kind: 'consent', seat: 1 - seat, yes: true });
}

/** Whoever is waited for has let the clock run out, and a while has passed since. */
function runOut(pace: Pace): { kept: Kept; seat: number } {
  const kept = new Kept([human('ann'), human('bob')], pace);
  const seat = awaited(kept.online) ?? -1;
  kept.at = deadlineOf(kept.online) ?? 0;
  kept.do({ kind: 'late', seat });
  kept.at += 5 * SECOND;
  return { kept, seat };
}

/** The log and every snapshot lead to the same table. */
function expectKept(kept: Kept): void {
  for (const snapshot of [undefined, ...kept.snapshots]) {
    expect(seen(kept.opened(snapshot))).toEqual(seen(kept.online));
  }
}

describe('whoever is given a seat whose time is used up', () => {
  test.each([
    { minutes: 1, time: MINUTE },
    { minutes: 4, time: MINUTE },
    { minutes: 30, time: 7.5 * MINUTE },
  ])('has a quarter of $minutes minutes, and one at least', ({ minutes, time }) => {
    const { kept, seat } = runOut({ kind: 'live', minutes, increment: 5, late: 'ask' });
    sitIn(kept, seat);
    expect(kept.online.chairs[seat]).toMatchObject({ user: 'eve', late: false });
    expect(deadlineOf(kept.online)).toBe(kept.at + time);
    expect(lateNow(kept.online, kept.at + time - 1)).toBeNull();
    expect(lateNow(kept.online, kept.at + time)).toEqual({ kind: 'late', seat });
    expect(kept.online.clock?.left[1 - seat]).toBe(minutes * MINUTE);
    kept.at += 20 * SECOND;
    finishTurn(kept);
    expect(kept.online.clock?.left[seat]).toBe(time - 20 * SECOND + 5 * SECOND);
    expectKept(kept);
  });

  test('has it also after a bot, which itself needs none', () => {
    const { kept, seat } = runOut({ kind: 'live', minutes: 8, increment: 0, late: 'bot' });
    expect(kept.online.clock).toMatchObject({ running: null });
    expect(kept.online.clock?.left[seat]).toBe(0);
    sitIn(kept, seat);
    expect(deadlineOf(kept.online)).toBe(kept.at + 2 * MINUTE);
    expectKept(kept);
  });

  test('has a whole turn of days', () => {
    const { kept, seat } = runOut({ kind: 'days', days: 2, late: 'ask' });
    sitIn(kept, seat);
    expect(deadlineOf(kept.online)).toBe(kept.at + 2 * DAY);
    expectKept(kept);
  });
});

describe('whoever is given a seat that has time', () => {
  const pace: Pace = { kind: 'live', minutes: 8, increment: 0, late: 'ask' };

  test('has what was left there, and no more', () => {
    const kept = new Kept([human('ann'), human('bob')], pace);
    const seat = awaited(kept.online) ?? -1;
    kept.do({ kind: 'rise', seat });
    kept.at += 3 * MINUTE;
    sitIn(kept, seat);
    expect(deadlineOf(kept.online)).toBe(kept.at + 5 * MINUTE);
    expectKept(kept);
  });

  test('leaves the clock alone that runs for another', () => {
    const kept = new Kept([human('ann'), human('bob')], pace);
    const seat = awaited(kept.online) ?? -1;
    const deadline = deadlineOf(kept.online);
    kept.do({ kind: 'rise', seat: 1 - seat });
    kept.at += MINUTE;
    sitIn(kept, 1 - seat);
    expect(kept.online.chairs[1 - seat]).toMatchObject({ user: 'eve' });
    expect(deadlineOf(kept.online)).toBe(deadline);
    expect(kept.online.clock?.left[1 - seat]).toBe(8 * MINUTE);
  });
});

test('who was late and plays on, or merely comes back, is given no time', () => {
  const { kept, seat } = runOut({ kind: 'live', minutes: 8, increment: 0, late: 'ask' });
  const { clock } = kept.online;
  kept.do({ kind: 'rise', seat });
  kept.do({ kind: 'sit', seat, user: ['ann', 'bob'][seat] ?? '', name: '' });
  expect(kept.online.clock).toEqual(clock);
});

test('a seat lost by the clock is told so; one given away by consent is not', () => {
  const { kept, seat } = runOut({ kind: 'live', minutes: 8, increment: 0, late: 'bot' });
  sitIn(kept, seat);
  expect(kept.online.handOvers.map(({ late }) => late)).toEqual([true, undefined]);
  expectKept(kept);
});
