import { viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { MarsView } from '../rules/index.ts';
import { goals } from '../ui/goals.ts';
import { mars, type Spec } from './scenario.ts';

const told = (spec: Spec, seat = 0, viewer = seat): string[] => {
  const t = mars(spec);
  return goals('en', viewFor(t.game, t.state, viewer) as MarsView, seat).map(
    ({ text, have, want, points }) =>
      `${text} ${have}/${want}${points === undefined ? '' : ` +${points}`}`,
  );
};

describe('goals in sight', () => {
  test('[MARS-GOAL-03] [MARS-INFO-01] Private Goals are in sight of their owner alone', () => {
    const spec: Spec = { players: [{ goals: ['goal-3'], miners: [] }, {}] };
    expect(told(spec)).toContain('Three Mines 0/3');
    expect(told(spec, 0, 1).join()).not.toContain('Three Mines');
  });

  test('[MARS-COL-01] columns that have come to the bar of the next level', () => {
    expect(told({ players: [{}, {}] })).toContain('LSS ready for Colony level 2 0/4');
  });

  test('[MARS-SOLO-24] alone the parts of the easiest goal are in sight', () => {
    expect(told({ seats: 1 }).some((text) => text.startsWith('Colony at level'))).toBe(true);
  });
});
