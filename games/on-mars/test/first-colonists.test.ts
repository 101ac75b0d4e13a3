import { describe, expect, test } from 'vitest';
import { data, indexOfId } from '../data/index.ts';
import { ask, has, mars, seat, whyNot } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

const options = { firstColonists: true };
const cardOf = (id: string): number => indexOfId(data.firstColonistCards, id);
const holding = (player: PlayerSpec, spec: Spec = {}): Play =>
  mars({ options, ...spec, players: [{ bots: ['-2,-1'], ...player }, {}] });
/** The next two B cards, the first one drawn first. */
function nextTasks(t: Play, ...ids: string[]): Play {
  const wanted = ids.map(cardOf);
  const rest = t.state.taskDeck.filter((card) => !wanted.includes(card));
  t.state.taskDeck = [...rest, ...wanted];
  return t;
}

describe('what a First Colonist did', () => {
  test('[MARS-FC-04, MARS-FC-05] the Shelter that shows the A card is not yet the task of a B card', () => {
    const t = nextTasks(holding({ taskA: 'fc-a1', home: 3 }), 'fc-b4', 'fc-b1');
    t.answer('constructBuilding', 'shelter', '-3,0', 'company-1', 'oxygen');
    expect(seat(t, 0).tasksB).toEqual([cardOf('fc-b4'), cardOf('fc-b1')]);
    expect(whyNot(t, 'fc-b4')).toContain('MARS-FC-05');
  });
  test('[MARS-FC-05] a Shelter after the card was drawn is its task', () => {
    const t = holding({ tasksB: ['fc-b4'], home: 3 });
    t.answer('constructBuilding', 'shelter', '-3,0', 'company-1', 'oxygen', 'fc-b4');
    expect(seat(t, 0).home).toBe(3);
  });
  test('[MARS-FC-05, MARS-R-04] a reward that comes as the own turn ends may still be shown', () => {
    const tech = { 'mine-tech': 'lab-2a' } as const;
    const t = holding({ bare: true, tech, tasksB: ['fc-b6'] });
    t.run({ type: 'techReward', seat: 0, kind: 0, user: 1 }).answer('lab-3a', 'stop');
    expect(ask(t)).toBe('0 firstColonistTask');
    t.answer('fc-b6');
    expect(has(t, 0, 'oxygen')).toBe(1);
  });
});

describe('each task is done by its deed and by nothing else', () => {
  const tasks = data.firstColonistCards.flatMap(({ id, deck }) => (deck === 'B' ? [id] : []));
  const orbit = { space: 1, bare: true, goods: { oxygen: 1, battery: 1 } };
  const colony = { space: 5, goods: { mineral: 2, crystal: 1 } };
  const turns: [string, PlayerSpec, string[]][] = [
    ['fc-b1', orbit, ['obtainBlueprint', 'casino']],
    ['fc-b2', orbit, ['learnTechnology', 'grid-b1>lab-1b', 'enough']],
    [
      'fc-b4',
      { ...colony, home: 2 },
      ['constructBuilding', 'shelter', '-3,0', 'company-1', 'oxygen'],
    ],
    ['fc-b5', colony, ['hireScientist', 'display-slot-2']],
    ['fc-b6', orbit, ['researchDevelopment', 'shelter-tech>lab-3b', 'oxygen', 'stop']],
    ['fc-b7', colony, ['controlCenter', 'stop']],
  ];
  test.each(turns)('[MARS-FC-05] %s on the own turn', (task, player, answers) => {
    const t = holding({ ...player, tasksB: tasks }, { faceUp: ['casino'] });
    const shown = (): unknown[] => tasks.filter((id) => t.options().includes(id));
    expect(shown()).toEqual([]);
    t.answer(...answers);
    expect(shown()).toEqual([task]);
  });
  const journeys: [string, PlayerSpec, string[]][] = [
    ['fc-b3', { space: 5 }, ['shuttle', 'turn-order-1']],
    ['fc-b8', { space: 1, hangar: 1 }, ['ship', 'left', '3,0', 'turn-order-5']],
  ];
  test.each(journeys)('[MARS-FC-05, MARS-R-29] %s on a journey', (task, player, answers) => {
    const t = holding({ ...player, tasksB: tasks }, { shuttle: 'colony-1', turn: -1 });
    t.run({ type: 'startShuttle' }).answer(...answers);
    expect([ask(t), t.options()]).toEqual(['0 firstColonistTask', [task, 'keep']]);
  });
});
