import { asked, type Json, pending, play, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';

test('everybody sees where the dice of this round were placed, also once they are gone', () => {
  const state = start(artemis, {}, 2, 'placed');
  const placed = (): number[] =>
    artemis.view(state).players.map((p) => p.placed.reduce((sum, n) => sum + n, 0));
  expect(placed()).toEqual([0, 0]);
  const first = asked(artemis, state)?.seat ?? 0;
  while (asked(artemis, state)?.seat === first) {
    play(artemis, state, pending(artemis, state)?.options.at(-1) as Json);
  }
  expect(placed()).toEqual(first === 0 ? [1, 0] : [0, 1]);
});
