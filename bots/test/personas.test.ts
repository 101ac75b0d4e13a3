import { expect, test } from 'vitest';
import { LEVELS, personaOf } from '../src/index.ts';

const GAMES = ['reworld', 'artemis', 'antarctica', 'on-mars', 'alien-artifacts'];
const SEATS = [0, 1, 2, 3, 4];

test('whoever sits at one table, of whatever levels, has a name that nobody else there has', () => {
  for (const game of GAMES) {
    for (const lang of ['en', 'fr'] as const) {
      const names = LEVELS.flatMap(({ id }) =>
        SEATS.map((seat) => personaOf(id, seat, game)?.name[lang]),
      );
      expect(new Set(names).size).toBe(LEVELS.length * SEATS.length);
    }
  }
});

test('two faces are never drawn from the same parts', () => {
  const faces = LEVELS.flatMap(({ id }) =>
    SEATS.map((seat) => JSON.stringify(personaOf(id, seat, 'reworld')?.face)),
  );
  expect(new Set(faces).size).toBe(LEVELS.length * SEATS.length);
});

test('a persona keeps its seat, and wears what its level does', () => {
  expect(personaOf('drifter', 1, 'reworld')).toEqual(personaOf('drifter', 1, 'reworld'));
  expect(LEVELS.map(({ id }) => personaOf(id, 0, 'artemis')?.face.worn)).toEqual([
    'hood',
    'lamp',
    'goggles',
    'cap',
    'orbit',
  ]);
});

test('a bot that is no level has no persona', () => {
  expect(personaOf('mcts:70', 0, 'reworld')).toBeNull();
});
