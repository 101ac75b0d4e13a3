import { viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { AntarcticaView } from '../rules/index.ts';
import { goals } from '../ui/goals.ts';
import { type Play, table } from './scenario.ts';

const told = (t: Play, seat: number): string[] =>
  goals('en', viewFor(t.game, t.state, seat) as AntarcticaView, seat).map(
    ({ text, have, want, points }) =>
      `${text} ${have}/${want}${points === undefined ? '' : ` +${points}`}`,
  );

describe('goals in sight', () => {
  const t = table({
    sun: 3,
    queues: { 3: 'A B', 5: 'A' },
    buildings: { 5: ['turbine'] },
    players: {
      A: { crew: { 3: 2 }, tracks: { land: 2 } },
      B: { crew: { 3: 3, 6: 1 }, tracks: { land: 4 } },
    },
    decks: { basic: ['basic-01'], double: ['double-01'] },
  });

  test('[ANT-SCORE-01] [ANT-SCORE-02] coming level in a zone shares its first place', () => {
    // 5 scientists and one more, no building, 1 besides: 7 instead of the 3 of the player ahead.
    expect(told(t, 0)).toContain('First: Zone 3 2/3 +4');
    expect(told(t, 0)).toContain('First: Zone 6 0/1 +3');
    expect(told(t, 1).join()).not.toContain('Zone');
  });

  test('[ANT-SCORE-07] on a track the cube must stand further on', () => {
    expect(told(t, 0)).toContain('First: Land 2/5');
  });

  test('[ANT-INFO-01] a card counts the buildings it asks for that own ships reach', () => {
    expect(told(t, 1)).toContain('To build: Camp 0/1');
    expect(told(t, 0).join()).not.toContain('To build: Camp');
  });
});
