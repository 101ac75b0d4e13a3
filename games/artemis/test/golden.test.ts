import { golden, randomGame } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';

test.each([1, 2, 3, 4, 5])(
  'a golden game with %i players is played again to the letter',
  async (seats) => {
    const told = golden(artemis, randomGame(artemis, seats, 'golden'));
    await expect(told).toMatchFileSnapshot(`golden/${seats}-players.txt`);
  },
);

test('a golden game with all variants is played again to the letter', async () => {
  const options = { 'hard-mode': true, 'alien-relic': true, directives: true };
  const told = golden(artemis, randomGame(artemis, 3, 'golden', options));
  await expect(told).toMatchFileSnapshot('golden/3-players-all-variants.txt');
});

test('a stored choice takes 200 bytes at most on average', () => {
  for (const seats of [1, 5]) {
    const saved = randomGame(artemis, seats, 'size');
    expect(JSON.stringify(saved).length / saved.entries.length).toBeLessThan(200);
  }
});
