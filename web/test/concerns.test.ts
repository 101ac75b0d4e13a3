import type { Task } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame, PLAYABLE } from '@orrery/catalog';
import { strikes } from '../src/table/use-since.ts';

type Done = Task & Readonly<Record<string, unknown>>;

/** By game: what strikes seat 1, and the same done to somebody else or to nobody. */
const DONE: Readonly<Record<string, readonly [struck: Done, spared: Done]>> = {
  reworld: [
    { type: 'shipClaimed', seat: 0, ship: 'pop-dock-1', points: 5 },
    { type: 'terrabotLaunched', seat: 0, dock: 1, city: 'A' },
  ],
  artemis: [
    { type: 'dieTurnedDown', seat: 0, owner: 1, expedition: 'x', from: 4, to: 2 },
    { type: 'dieTurnedDown', seat: 1, owner: 0, expedition: 'x', from: 4, to: 2 },
  ],
  antarctica: [
    { type: 'icebreakersGone', zone: 3, seats: [1, 2], cards: ['a', 'b'] },
    { type: 'icebreakersGone', zone: 3, seats: [2], cards: ['b'] },
  ],
  'alien-artifacts': [
    { type: 'creditsStolen', seat: 0, from: 1, n: 2 },
    { type: 'creditsStolen', seat: 1, from: 0, n: 2 },
  ],
  'on-mars': [
    { type: 'slotsCleared', action: 2, removed: [0, 2] },
    { type: 'slotsCleared', action: 2, removed: [2, 0] },
  ],
};

describe('since your last turn', () => {
  test.each(PLAYABLE.map(({ id }) => id))('%s tells what struck whoever looks', async (id) => {
    const { text } = await loadGame(id);
    const [struck, spared] = DONE[id] ?? [];
    if (!struck || !spared) throw new Error(`nothing is done in ${id}`);
    expect(strikes(text, struck, 1)).toBe(true);
    expect(strikes(text, spared, 1)).toBe(false);
    // Whoever only watches is struck by nothing.
    expect(strikes(text, struck, null)).toBe(false);
  });
});
