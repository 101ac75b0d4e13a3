import { expect, test } from 'vitest';
import { fill } from '../src/index.ts';

test('French elides « de » before a name that begins with a vowel', () => {
  const empire = (player: string): string => fill('l’Empire de {player}', { player }, 'fr');
  expect(empire('Ada')).toBe('l’Empire d’Ada');
  expect(empire('Élodie')).toBe('l’Empire d’Élodie');
  expect(empire('Ben')).toBe('l’Empire de Ben');
  expect(fill('de {n|# carte|# cartes}', { n: 1 }, 'fr')).toBe('de 1 carte');
  expect(fill('leave de {player}', { player: 'Ada' }, 'en')).toBe('leave de Ada');
});
