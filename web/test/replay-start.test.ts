import type { Seating } from '@orrery/table/client';
import { describe, expect, test } from 'vitest';
import { searchOf, startOf } from '../src/replay/start.ts';

const person: Seating = { kind: 'human', name: 'Ada', confirmTurns: false };
const bot: Seating = { kind: 'bot', level: 'drifter' };
const over = { finished: true, viewer: null, seats: [bot, person, person], length: 40 };

describe('the address of a replay', () => {
  test('leads to the position and the eyes that it was made of', () => {
    for (const eyes of [0, 1, 2, null])
      expect(startOf(over, searchOf({ index: 12, eyes }))).toEqual({ index: 12, eyes });
  });

  test('without either begins at the set-up, seen by the first person', () => {
    expect(startOf(over, '')).toEqual({ index: 0, eyes: 1 });
    expect(startOf({ ...over, viewer: 2 }, '')).toEqual({ index: 0, eyes: 2 });
  });

  test('what it says wrongly is as it usually is, and beyond the end is the end', () => {
    expect(startOf(over, '?at=-3&eyes=7')).toEqual({ index: 0, eyes: 1 });
    expect(startOf(over, '?at=soon&eyes=')).toEqual({ index: 0, eyes: 1 });
    expect(startOf(over, '?at=400')).toEqual({ index: 40, eyes: 1 });
  });

  test('opens nobody else’s eyes while the game runs', () => {
    const running = { ...over, finished: false, viewer: 1 };
    expect(startOf(running, '?at=3&eyes=2')).toEqual({ index: 40, eyes: 1 });
  });
});
