import { describe, expect, test } from 'vitest';
import {
  cardNo,
  CARDS,
  countFor,
  data,
  goalPoints,
  measureOf,
  type Metric,
} from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { holdingsOf } from '../rules/ready.ts';
import { given, mine, type Play, type PlayerSpec } from './scenario.ts';

const score = (spec: PlayerSpec) => alienArtifacts.scores(mine(spec).state)[0] ?? expect.fail();

/** The final scoring of these players. */
const finish = (...players: PlayerSpec[]): Play =>
  given({ players, state: { ending: true, tasks: [] } }).run({ type: 'finish' });

describe('final scoring', () => {
  test('[ALI-SCORE-01] [ALI-SCORE-02] the track, and 1 per card of the Empire, blockaded or not', () => {
    const spec: PlayerSpec = {
      points: 7,
      faction: 'bionics',
      empire: ['planet-loam L 3', ['planet-ducat O', '5/1', '6/1'], 'ship-howl L'],
      waiting: [['planet-oriel', '36/0'], 'tech-core-tap'],
      hand: [1, 2],
    };
    expect(score(spec)).toMatchObject({ total: 10, parts: { effects: 7, cards: 3, goals: 0 } });
  });

  test('[ALI-SCORE-03] [ALI-SCORE-08] the most valuable goal of each operational Technology', () => {
    const planets = ['planet-ducat L', 'planet-tallow L', 'planet-marrow L'];
    const goals = (empire: string[]) => score({ empire }).parts['goals'];
    expect(goals([...planets, 'tech-core-tap O'])).toBe(5);
    expect(goals([...planets.slice(1), 'tech-core-tap O'])).toBe(3);
    expect(goals([...planets.slice(2), 'tech-core-tap O'])).toBe(0);
    expect(goals([...planets, 'tech-core-tap L'])).toBe(0);
    // Two columns: what is best is judged in the one that is scored.
    const vaults = cardNo('tech-memory-vaults');
    expect([1, 2, 3, 4].map((n) => goalPoints(vaults, n, 'during'))).toEqual([0, 1, 1, 2]);
    expect([1, 2, 3, 4].map((n) => goalPoints(vaults, n, 'end'))).toEqual([0, 1, 2, 4]);
  });

  test('[ALI-SCORE-04] [ALI-SCORE-05] [ALI-RUL-15] a blockaded one only if paid for, in turn order, before goals are judged', () => {
    const t = given({
      players: [
        { credits: 9, empire: ['tech-orbital-elevators O 1', 'planet-loam L'] },
        { credits: 1, empire: ['tech-memory-vaults O 1', 'tech-core-tap L'] },
        { credits: 1, empire: ['tech-memory-vaults L 1'] },
      ],
      state: { ending: true, overtime: true, first: 1, turn: 0, tasks: [] },
    });
    t.run({ type: 'endTurn', seat: 0 });
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'finalUnlockCard' });
    expect(t.options()).toEqual(['tech-memory-vaults', 'stop']);
    t.answer('tech-memory-vaults');
    expect(t.asked()).toMatchObject({ seat: 0, options: ['tech-orbital-elevators', 'stop'] });
    t.answer('tech-orbital-elevators');
    // 8 credits are left, so the second goal (9) is missed.
    expect(alienArtifacts.scores(t.state).map(({ parts }) => parts['goals'])).toEqual([2, 1, 0]);
    expect(t.state.outcome).not.toBeNull();
    const poor = given({
      players: [{ credits: 1, empire: ['tech-memory-vaults O 2', 'tech-core-tap O 1'] }, {}],
      state: { tasks: [] },
    }).run({ type: 'finalUnlock', seat: 0 });
    expect(poor.why('tech-memory-vaults').rule).toBe('ALI-BLK-03');
  });

  test('[ALI-SCORE-06] [ALI-SCORE-07] [ALI-EX-15] all together; most points win', () => {
    const empire = [
      'ship-howl O',
      'ship-curlew L',
      'ship-keystone O',
      'ship-fat-margin L',
      'tech-unified-command-grid O', // 4 Ships of different Types: 4
      'planet-calcine L',
      'planet-grimhold L',
      'planet-ducat L',
      'planet-tallow L',
      'planet-loam L',
    ];
    const t = finish({ faction: 'star-union', points: 15, empire }, { points: 30 });
    // 2 operational Ships; Extermination: Howl, Calcine, Grimhold and the Technology.
    expect(alienArtifacts.scores(t.state)[0]).toMatchObject({
      total: 35,
      parts: { effects: 15, cards: 10, goals: 4, factionFace: 2, factionType: 4 },
    });
    expect(t.state.outcome).toEqual({ winners: [0] });
  });

  test('[ALI-TIE-01] [ALI-TIE-02] [ALI-TIE-03] credits, then cards, then a shared victory', () => {
    const card = { faction: 'bionics', empire: ['planet-ducat L'] };
    const bare = { faction: 'bionics', points: 1 };
    expect(
      finish({ ...card, credits: 4 }, { ...bare, faction: 'league', credits: 5 }).state.outcome,
    ).toEqual({ winners: [1] });
    expect(
      finish({ ...card, credits: 5 }, { ...bare, faction: 'league', credits: 5 }).state.outcome,
    ).toEqual({ winners: [0] });
    expect(
      finish({ ...bare, credits: 5 }, { ...bare, faction: 'league', credits: 5 }).state.outcome,
    ).toEqual({ winners: [0, 1] });
  });

  test('[ALI-TIE-04] credits are counted after the last payments', () => {
    const t = given({
      players: [
        {
          faction: 'star-union',
          credits: 5,
          empire: ['tech-memory-vaults O 1', 'tech-core-tap L'],
        },
        { faction: 'star-union', credits: 5, points: 3 },
      ],
      state: { ending: true, tasks: [{ type: 'finish' }] },
    });
    t.run({ type: 'finalUnlock', seat: 0 }).answer('tech-memory-vaults');
    expect(alienArtifacts.scores(t.state).map(({ total }) => total)).toEqual([3, 3]);
    expect(t.state.outcome).toEqual({ winners: [1] });
  });
});

describe('metrics', () => {
  const t = given({
    players: [
      {
        credits: 6,
        artifacts: ['artifact-afterglow'],
        plans: ['plan-minefield'],
        shownPlans: ['plan-decoy-fleet'],
        empire: [
          ['planet-vitruvius L'],
          ['planet-mika-1 O', '5/1', '6/1'],
          'planet-ducat L 2',
          'tech-stratum-drills O', // shows Expansion
          'tech-core-tap L', // shows Exploration
          'ship-howl O',
        ],
        waiting: [['ship-curlew', '22/1'], 'tech-memory-vaults'],
      },
      { empire: ['planet-loam L 1', 'ship-untold O 2'] },
      { empire: ['planet-oriel L 1'] },
    ],
  });
  const count = (metric: object): number => {
    const full = { kind: null, type: null, side: null, zone: 'empire', ...metric } as unknown;
    return measureOf(full as Metric)(holdingsOf(t.state, 0));
  };

  test.each([
    [{ op: 'countCards' }, 6],
    [{ op: 'countCards', kind: 'planet' }, 3],
    [{ op: 'countCards', side: 'operational' }, 3],
    [{ op: 'countCards', type: 'exploration' }, 3],
    [{ op: 'countCards', kind: 'planet', side: 'logistics', type: 'exploitation' }, 1],
    [{ op: 'countCards', zone: 'underConstruction' }, 2],
    [{ op: 'countCards', kind: 'ship', zone: 'underConstruction' }, 1],
    [{ op: 'distinctTypes' }, 4],
    [{ op: 'distinctTypes', kind: 'planet' }, 2],
    [{ op: 'maxSameType' }, 3],
    [{ op: 'maxSameType', kind: 'technology' }, 1],
    [{ op: 'creditsHeld' }, 6],
    [{ op: 'producedCards' }, 2],
    [{ op: 'placedResources' }, 3],
    [{ op: 'artifactsHeld' }, 1],
    [{ op: 'defencePlansHeld' }, 2],
    [{ op: 'blockadesOnOpponents' }, 4],
  ])('%j counts %i', (metric, n) => {
    expect(count(metric)).toBe(n);
  });

  test('sets: the smallest of the counts, and one card may count in several', () => {
    const of = (kind: string) => ({
      op: 'countCards',
      kind,
      type: null,
      side: null,
      zone: 'empire',
    });
    expect(count({ op: 'sets', of: [of('planet'), of('technology')] })).toBe(2);
    expect(count({ op: 'sets', of: [of('planet'), of('technology'), of('ship')] })).toBe(1);
  });

  test('every Technology measures something, and its goals rise', () => {
    const holdings = holdingsOf(t.state, 0);
    for (const [card, { goals }] of CARDS.entries()) {
      if (goals === null) continue;
      expect(countFor(card, holdings)).toBeGreaterThanOrEqual(0);
      const ends = goals.goals.map(({ end }) => end);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    }
    expect(data.technologies).toHaveLength(40);
  });
});
