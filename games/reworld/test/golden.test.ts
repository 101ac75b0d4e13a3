import { replay } from '@orrery/kernel';
import { golden, randomGame } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { reworld } from '../rules/index.ts';

test.each([2, 3, 4])(
  'a golden game with %i players is played again to the letter',
  async (seats) => {
    const told = golden(reworld, randomGame(reworld, seats, 'golden'));
    await expect(told).toMatchFileSnapshot(`golden/${seats}-players.txt`);
  },
);

test('a saved game with 4 players stays under 20 kB of plain JSON', () => {
  const sizes = [1, 2, 3].map((seed) => JSON.stringify(randomGame(reworld, 4, `${seed}`)).length);
  expect(Math.max(...sizes)).toBeLessThan(20_000);
});

test('a game of the first rules is refused with a sentence', () => {
  const saved = { ...randomGame(reworld, 2, 'old'), rulesVersion: 1 };
  expect(() => replay(reworld, saved)).toThrow(
    /version 1 of the rules: cities now take their names/,
  );
});
