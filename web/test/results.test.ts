import type { SavedTable, Seating } from '@orrery/table/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { count, deviceRecords, leaveOut } from '../src/record/results.ts';

const me: Seating = { kind: 'human', name: 'Ada', confirmTurns: false };
const bot = (level: string): Seating => ({ kind: 'bot', level });

function over(id: string, seats: Seating[], totals: number[], winners: number[]): SavedTable {
  const at = { created: 1, updated: 2, seq: 9, asked: null };
  return { kind: 'table', id, game: 'artemis', seats, totals, outcome: { winners }, ...at };
}

describe('the record of this device', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  test('counts games with bots by their levels, and tells the best alone', () => {
    count([
      over('a', [me, bot('drifter')], [40, 31], [0]),
      over('b', [bot('drifter'), me, bot('admiral')], [50, 45, 20], [0]),
      over('c', [me], [22], []),
      over('d', [me], [31], [0]),
    ]);
    expect(deviceRecords()).toEqual([
      {
        game: 'artemis',
        played: 2,
        won: 1,
        best: 45,
        against: [
          { level: 'drifter', played: 2, won: 1 },
          { level: 'admiral', played: 1, won: 0 },
        ],
        alone: { played: 2, best: [31, 22] },
      },
    ]);
  });

  test('counts a game once, and keeps it when it is deleted', () => {
    const game = over('a', [me, bot('drifter')], [40, 31], [0]);
    count([game]);
    count([game]);
    count([]);
    expect(deviceRecords()[0]?.played).toBe(1);
  });

  test('leaves out what is not over, what several played, and what came from a file', () => {
    leaveOut('file');
    count([
      { ...over('on', [me, bot('drifter')], [1, 2], []), outcome: null } as SavedTable,
      over('two', [me, me], [1, 2], [1]),
      over('file', [me, bot('drifter')], [40, 31], [0]),
      { kind: 'damaged', id: 'x', what: 'cut off' },
    ]);
    expect(deviceRecords()).toEqual([]);
  });

  test('is empty where what is kept is no record', () => {
    localStorage.setItem('orrery:record', '{"results":[{"id":3},null],"foreign":7}');
    expect(deviceRecords()).toEqual([]);
    localStorage.setItem('orrery:record', 'no JSON');
    expect(deviceRecords()).toEqual([]);
  });
});
