import { golden, randomGame } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';

test.each([2, 3, 4, 5])(
  'a golden game with %i players is played again to the letter',
  async (seats) => {
    const told = golden(alienArtifacts, randomGame(alienArtifacts, seats, 'golden'));
    await expect(told).toMatchFileSnapshot(`golden/${seats}-players.txt`);
  },
);

test('a golden game with chosen factions is played again to the letter', async () => {
  const saved = randomGame(alienArtifacts, 2, 'chosen', { factions: 'choice' });
  await expect(golden(alienArtifacts, saved)).toMatchFileSnapshot('golden/2-players-choice.txt');
});

test('a saved game with 5 players stays under 60 kB of plain JSON', () => {
  const sizes = [1, 2, 3].map(
    (seed) => JSON.stringify(randomGame(alienArtifacts, 5, `${seed}`)).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});
