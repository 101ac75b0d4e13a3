import { golden, randomGame } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { onMars } from '../rules/index.ts';

test.each([1, 2, 3, 4])('a golden game for %i is played again to the letter', async (seats) => {
  const told = golden(onMars, randomGame(onMars, seats, 'golden'));
  await expect(told).toMatchFileSnapshot(`golden/${seats}-players.txt`);
});

test.each([
  ['long', 3, { length: 'long' }],
  ['first-colonists', 4, { firstColonists: true }],
  ['space-oddity', 2, { spaceOddity: true }],
  ['solo-first-colonists', 1, { firstColonists: true, spaceOddity: true }],
] as const)('a golden game of the variant %s', async (name, seats, options) => {
  const told = golden(onMars, randomGame(onMars, seats, 'golden', options));
  await expect(told).toMatchFileSnapshot(`golden/${name}.txt`);
});
