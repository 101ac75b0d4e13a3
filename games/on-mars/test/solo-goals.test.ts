import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { goalReached } from '../rules/end.ts';
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
});
