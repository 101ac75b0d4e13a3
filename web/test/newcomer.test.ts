import { LEVELS } from '@orrery/bots';
import { expect, test } from 'vitest';
import { levelFor, say, suggestedLevel } from '../src/learn/newcomer.ts';

const strength = (level: string): number => LEVELS.findIndex(({ id }) => id === level);

test('the first game is against the gentlest bot, and the better one knows it the stronger', () => {
  expect(strength(levelFor(undefined))).toBe(0);
  expect(strength(levelFor('unsaid'))).toBe(0);
  expect(strength(levelFor('new'))).toBe(0);
  expect(strength(levelFor('known'))).toBeGreaterThan(strength(levelFor('new')));
  expect(strength(levelFor('good'))).toBeGreaterThan(strength(levelFor('known')));
});

test('what is said of one game holds for that game alone', () => {
  say('reworld', 'good');
  expect(suggestedLevel('reworld')).toBe(levelFor('good'));
  expect(suggestedLevel('artemis')).toBe(levelFor('new'));
});
