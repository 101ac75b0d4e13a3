import { viewFor } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import type { ReworldView } from '../rules/index.ts';
import { goals } from '../ui/goals.ts';
import { colony, type Play, station, WAITING } from './scenario.ts';

const told = (t: Play, lang: Lang = 'en', seat = 0): string[] =>
  goals(lang, viewFor(t.game, t.state, seat) as ReworldView, seat).map(
    ({ text, have, want, points = 0 }) => `${text} ${have}/${want} +${points}`,
  );

describe('goals in sight', () => {
  test('[REW-POP-06] ships count what a seat has; those that are claimed or reached are not named', () => {
    const docks = { 1: ['terrabot-a-5'], 2: ['terrabot-c-1', 'terrabot-c-2'] };
    const t = colony({
      players: [{ docks, shuttles: 2, satellites: 5 }, WAITING],
      ships: 'all',
    });
    const all = told(t);
    expect(all.slice(0, 3)).toEqual([
      'Dock 1 empty 0/1 +5',
      'Dock 2 empty 0/2 +5',
      'All docks empty 3/5 +5',
    ]);
    expect(all).toContain('5 shuttles 2/5 +5');
    expect(all.join()).not.toContain('satellites');
    expect(told(t, 'fr')).toContain('5 navettes 2/5 +5');
  });

  test('[REW-SCORE-05] a row counts to one more than whoever is ahead, for what the place pays more', () => {
    const t = colony({
      players: [{ cities: { A: { bots: 1 } }, ...WAITING }, { cities: { A: { bots: 3 } } }],
    });
    expect(told(t)).toContain('Ahead in city A 2/5 +16');
    expect(told(t, 'fr')).toContain('En tête\u00a0: ville A 2/5 +16');
    // Who is ahead has reached it.
    expect(told(t, 'en', 1).join()).not.toContain('Ahead');
  });

  test('in Chapter One what lies aboard counts, and docks are no goals yet', () => {
    const docks = { 1: ['shuttle-0-1', 'builder-agri-1'], 2: ['shuttle-0-2', 'builder-agri-2'] };
    const t = station({ players: [{ hand: [1, 2], docks }, { hand: [1] }] });
    const all = told(t);
    expect(all).toContain('Aboard: 5 shuttles 2/5 +5');
    expect(all).toContain('Aboard: 3 farms 2/3 +5');
    expect(all).toContain('Aboard: 6 companies 1/6 +6');
    expect(all.filter((text) => text.startsWith('Dock'))).toEqual([]);
  });
});
