import { golden, randomGame } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { antarctica } from '../rules/index.ts';

test.each([2, 3, 4])(
  'a golden game with %i players is played again to the letter',
  async (seats) => {
    const told = golden(antarctica, randomGame(antarctica, seats, 'golden'));
    await expect(told).toMatchFileSnapshot(`golden/${seats}-players.txt`);
  },
);

test('a golden first game with two closed zones is played again to the letter', async () => {
  const options = { placement: 'firstGame', closedZones: '1-5' };
  const told = golden(antarctica, randomGame(antarctica, 2, 'golden first', options));
  await expect(told).toMatchFileSnapshot('golden/2-players-first-game.txt');
});

test('a saved game with 4 players stays under 20 kB of plain JSON', () => {
  const sizes = [1, 2, 3].map(
    (seed) => JSON.stringify(randomGame(antarctica, 4, `${seed}`)).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(20_000);
});
