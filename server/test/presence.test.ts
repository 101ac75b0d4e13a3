import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presence } from '../src/live/presence.ts';

const nobody = (): void => undefined;
const listener = (user: string | null) => ({ user, send: nobody });

/** The most that PostgreSQL takes as one notification. */
const LONGEST_PAYLOAD = 8_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a thousand spectators', () => {
  test('who come and go are told of a few times, and counted right in the end', () => {
    const changed = vi.fn<() => void>();
    const presence = new Presence(changed, nobody);
    const watching = Array.from({ length: 1_000 }, (_, n) => listener(n % 2 ? `user ${n}` : null));
    for (const one of watching) presence.come(one, false);
    for (const one of watching.slice(0, 400)) presence.go(one, false);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(presence.spectators).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(presence.spectators).toBe(600);
    vi.advanceTimersByTime(60_000);
    expect(changed).toHaveBeenCalledTimes(2);
    presence.stop();
  });

  test('do not keep other processes from hearing who of the players is there', () => {
    const presence = new Presence(nobody, nobody);
    for (let n = 0; n < 1_000; n++) presence.come(listener(`spectator-${n}`), false);
    presence.come(listener('ann'), true);
    const wake = presence.wake('table', 'self');
    expect(JSON.stringify(wake).length).toBeLessThan(LONGEST_PAYLOAD);
    expect(wake).toMatchObject({ users: ['ann'] });
    expect(presence.has('ann')).toBe(true);
    presence.stop();
  });
});
