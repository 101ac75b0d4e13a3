import { viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { ArtemisView } from '../rules/index.ts';
import { goals } from '../ui/goals.ts';
import { type Play, table } from './scenario.ts';

const told = (t: Play, seat = 0, viewer = seat): string[] =>
  goals('en', viewFor(t.game, t.state, viewer) as ArtemisView, seat).map(
    ({ text, have, want, points }) =>
      `${text} ${have}/${want}${points === undefined ? '' : ` +${points}`}`,
  );

describe('goals in sight', () => {
  test('[ART-END-04] [ART-END-05] [ART-END-07] [ART-END-08] what pays by how many there are, and Buildings with free slots', () => {
    const t = table({
      players: [
        {
          T: 1,
          badges: 3,
          sh: 'P P En Ma',
          buildings: { 'drone-dock': 'En', manufactory: '' },
        },
        { T: 4, badges: 8 },
      ],
    });
    const all = told(t);
    expect(all).toContain('3 Buildings 2/3 +1');
    expect(all).toContain('5 Badges 3/5 +3');
    expect(all).toContain('As many Toolkits as anybody 1/4 +2');
    expect(all).toContain('One more Colonist of each type 3/4 +3');
    // Whoever has most Toolkits, and Badges for the last step, is told of neither.
    expect(told(t, 1).join()).not.toMatch(/Toolkits|Badges/);
  });

  test('[ART-DIR-07] Directives that count are in sight of their owner alone', () => {
    const t = table({
      players: [{ E: 7, hand: ['dry-well', 'full-batteries'] }, {}],
      options: { directives: true },
    });
    const [card] = told(t).filter((text) => text.includes('7/10'));
    expect(card).toMatch(/ 7\/10 \+1$/);
    expect(told(t, 0, 1).join()).not.toContain('/10');
  });

  test('[ART-SOLO-20] alone the next rank is in sight, by the points held', () => {
    const t = table({ players: [{ vp: 19 }] });
    expect(told(t).some((text) => text.endsWith('Mediocronaut 19/21'))).toBe(true);
  });
});
