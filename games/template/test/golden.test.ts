import { golden, randomGame } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { template } from '../rules/index.ts';

test('a golden game with 2 players is played again to the letter', async () => {
  const told = golden(template, randomGame(template, 2, 'golden'));
  await expect(told).toMatchFileSnapshot('golden/2-players.txt');
});
