import { describe, expect, test } from 'vitest';
import { ask, has, mars, seat, total } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

describe('the end', () => {
  const phase = (spec: Spec, round = 3) => {
    const t = mars({ ...spec, turn: -1 });
    t.state.round = round;
    return t.run({ type: 'endPhase' });
  };
  test('[MARS-END-01, MARS-END-02] three steps at the end of a Colonization phase: one more round', () => {
    expect(phase({ steps: 2 }).state.lastRound).toBe(false);
    const t = phase({ steps: 3 });
    expect([t.state.lastRound, t.state.phase]).toEqual([true, 'shuttle']);
    t.answer('stay', 'stay', 'controlCenter', 'stop', 'end', 'controlCenter', 'stop', 'end');
    expect([t.state.phase, t.state.outcome !== null]).toEqual(['scoring', true]);
  });
  test('[MARS-ODD-01, MARS-R-30] Space Oddity: the current Colonization phase is the last', () => {
    const options = { spaceOddity: true };
    expect(phase({ steps: 3, options }).state.outcome).not.toBeNull();
    expect(phase({ steps: 2, options }).state.phase).toBe('shuttle');
  });
  test('[MARS-R-62] round 200 is the last but one, whatever happens', () => {
    expect(phase({}, 199).state.lastRound).toBe(false);
    expect(phase({}, 200).state.lastRound).toBe(true);
  });
  const score = (player: PlayerSpec, spec: Spec = {}) => {
    const t = mars({ ...spec, players: [player, ...(spec.players ?? [{}])], turn: -1 });
    return t.run({ type: 'finish' });
  };
  const part = (t: Play, category: string) => t.game.scores(t.state)[0]?.parts[category];
  test('[MARS-END-03] pending Crystals are stored, the rest is lost', () => {
    const t = score({ pending: 5, goods: { crystal: 1 } });
    expect([has(t, 0, 'crystal'), seat(t, 0).pending]).toEqual([3, 0]);
  });
  test('[MARS-SCORE-01, MARS-SCORE-02] cubes and Ships', () => {
    const types = [
      'mine',
      'generator',
      'water-extractor',
      'greenhouse',
      'oxygen-condenser',
    ] as const;
    expect(
      [0, 1, 2, 3, 4, 5].map((n) => part(score({ cubes: types.slice(0, n) }), 'progress')),
    ).toEqual([0, 1, 2, 4, 7, 11]);
    expect(part(score({ hangar: 2, welcomed: 3 }), 'ships')).toBe(6);
  });
  test('[MARS-SCORE-03, MARS-EX-26, MARS-R-17] Colonists by rows of two, those of the own side come back', () => {
    const shelters = ['-3,-1', '-3,0', '-4,1', '-4,2'];
    const of = (home: number) => part(score({ home, shelters }), 'colonists');
    expect([2, 3, 4, 5, 7, 8, 9, 11, 12].map(of)).toEqual([0, 3, 3, 6, 10, 10, 15, 21, 21]);
    const slots = { upgradeBuilding: [1], obtainBlueprint: [1] };
    expect(part(score({ home: 1, work: 1 }, { slots }), 'colonists')).toBe(3);
  });
  test('[MARS-SCORE-04, MARS-EX-26] Tech by level', () => {
    const tech = {
      'mine-tech': 'lab-1a',
      'generator-tech': 'lab-4a',
      'rover-tech': 'lab-4b',
      'shelter-tech': 'lab-6a',
    };
    expect(part(score({ tech }), 'tech')).toBe(18);
  });
  test('[MARS-SCORE-05, MARS-EX-26] Blueprints, built or not', () => {
    const plans = { casino: '-2,-1', biomarket: '0,2', gym: null, radar: '0,-2' };
    expect(part(score({ plans }), 'blueprints')).toBe(8);
  });
  test('[MARS-SCORE-06, MARS-EX-26] Scientists by Advanced Buildings of all', () => {
    const t = score(
      { scientists: { hydrologist: null }, plans: { biomarket: '0,2' } },
      { buildings: { greenhouse: ['0,3'] }, players: [{ plans: { 'hydroponic-farm': '0,3' } }] },
    );
    expect(part(t, 'scientists')).toBe(6);
  });
  test('[MARS-SCORE-07] last transfers, then 9 or -4', () => {
    const t = score({ goods: { water: 1 }, contracts: { 'contract-9': {} } });
    expect(ask(t)).toBe('0 deliverItem');
    while (ask(t) === '0 deliverItem') t.answer('stop');
    expect(part(t, 'contracts')).toBe(-4);
  });
  test('[MARS-SCORE-08, MARS-R-41] points, then Crystals, Advanced Buildings, cubes; else shared', () => {
    const winners = (one: PlayerSpec, two: PlayerSpec) =>
      score(one, { players: [two] }).state.outcome?.winners;
    expect(winners({ points: 1 }, {})).toEqual([0]);
    expect(winners({ goods: { crystal: 2 } }, { goods: { crystal: 1 } })).toEqual([0]);
    expect(winners({ plans: { casino: '-2,-1' } }, { points: 3 })).toEqual([0]);
    expect(winners({ cubes: ['mine'] }, { points: 1 })).toEqual([0]);
    expect(winners({}, {})).toEqual([0, 1]);
    expect(total(score({ plans: { gym: null } }), 0)).toBeLessThan(3);
  });
});
