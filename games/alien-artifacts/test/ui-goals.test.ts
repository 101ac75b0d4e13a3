import { viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { AlienView } from '../rules/index.ts';
import { goals } from '../ui/goals.ts';
import { mine } from './scenario.ts';

describe('goals in sight', () => {
  test('[ALI-BUY-05] [ALI-SCORE-08] symbols of a card Under Construction, and the next goal of a Technology', () => {
    const t = mine({
      hand: [1],
      empire: ['tech-deep-field-cartography O', 'planet-calcine L', 'planet-quillon L'],
      waiting: [['planet-meridian-exchange', 1]],
    });
    const seen = viewFor(t.game, t.state, 0) as AlienView;
    const told = (lang: 'en' | 'fr') =>
      goals(lang, seen, 0).map(
        ({ text, have, want, points = 0 }) => `${text} ${have}/${want} +${points}`,
      );
    const player = seen.players[0];
    const want = player?.costs[0]?.total ?? 0;
    const have = want - (player?.lacks[0] ?? 0);
    expect(have).toBeGreaterThan(0);
    expect(told('en')).toEqual([
      `Complete Exchange ${have}/${want} +0`,
      'Planets in your Empire (Cartography) 2/4 +2',
    ]);
    expect(told('fr')[1]).toBe('Planètes dans votre Empire (Cartographie) 2/4 +2');
  });
});
