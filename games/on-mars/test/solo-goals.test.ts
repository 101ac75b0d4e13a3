import { viewFor } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { goalReached } from '../rules/end.ts';
import { onMars } from '../rules/index.ts';
import { aims, machines } from '../text/aims.ts';
import { mars, seat } from './scenario.ts';

describe('the goals of the solo game', () => {
  test('[MARS-SOLO-24] every requirement and the margin; the highest one counts', () => {
    const won = (level: number, points: number) => {
      const t = mars({
        seats: 1,
        turn: -1,
        level,
        players: [
          {
            points,
            goalDone: 'goal-1',
            tech: { 'mine-tech': 'lab-6a' },
            shelters: ['-3,-1', '-3,0', '-4,1'],
            research: ['research-a-1', 'research-b-1'],
            contracts: { 'contract-4': {}, 'contract-9': {} },
          },
        ],
      });
      seat(t, 0).done = (1 << 3) | (1 << 8);
      return goalReached(t.state);
    };
    expect([won(3, 1), won(3, 0), won(2, 50)]).toEqual([0, -1, -1]);
    expect([won(3, 9), won(3, 10)]).toEqual([0, 1]);
  });
  test('[MARS-SOLO-24] all four goals are asked for what the booklet names', () => {
    expect(data.soloGoals.map(({ margin, requirements }) => [margin, requirements.length])).toEqual(
      [
        [1, 4],
        [10, 6],
        [20, 6],
        [30, 10],
      ],
    );
  });
  test('[MARS-SOLO-24] each requirement is told in words, with how much of it is there', () => {
    const t = mars({ seats: 1, turn: -1, level: 3, players: [{ points: 4 }] });
    const view = viewFor(onMars, t.state, 0);
    for (const lang of LANGS) {
      const told = aims(lang, view);
      expect(told.map(({ parts }) => parts.length)).toEqual([5, 7, 7, 11]);
      const texts = told.flatMap(({ parts }) => parts.map(({ text }) => text));
      for (const text of texts) expect(text).toMatch(/^[^{}.]*[ \u00a0][^{}.]*$/);
    }
    expect(aims('en', view)[0]?.parts[0]).toEqual({ text: 'Colony at level 3', have: 3, want: 3 });
    expect(aims('en', view)[0]?.parts.at(-1)?.want).toBe(1);
    const [his] = machines('en', view);
    expect([his?.name, his?.score.total]).toEqual(['Lacerda', view.companies[1]?.score]);
  });
  test('[MARS-SOLO-01] with others there is neither a machine nor a goal of solo', () => {
    const view = viewFor(onMars, mars().state, 0);
    expect([aims('en', view), machines('en', view)]).toEqual([[], []]);
  });
});
