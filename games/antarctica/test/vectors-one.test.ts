import { describe, expect, test } from 'vitest';
import {
  asked,
  cubes,
  cubesOn,
  discarded,
  hand,
  of,
  offered,
  playerView,
  pointsOf,
  queues,
  sr,
  table,
  totals,
  view,
} from './scenario.ts';

describe('scenario vectors', () => {
  test('[ANT-SC-01] first steps, recruit, sacrifice', () => {
    const t = table({
      sun: 1,
      queues: { 0: 'C', 1: 'A A', 2: 'B', 3: 'C', 4: 'C', 5: 'A', 6: 'B', 7: 'B' },
      buildings: {
        0: ['derrick'],
        1: ['camp'],
        2: ['camp'],
        3: ['research-sea'],
        4: ['research-coast'],
        5: ['turbine'],
        6: ['crane'],
        7: ['pit'],
      },
      players: { A: { sr: [2, 12], cubes: 4 } },
    });
    t.answer('moveShip:2', 'actRecruit');
    expect(sr(t, 'A')).toBe('3/11');
    t.answer('sacrifice:cube');
    expect([sr(t, 'A'), cubes(t, 'A'), discarded(t, 'A')]).toEqual(['4/10', 3, 1]);
    t.answer('endTurn');
    expect(asked(t)).toBe('B beforeMove');
    t.answer('moveShip:0', 'actNothing', 'endTurn');
    expect(queues(t)).toEqual({
      0: 'C B',
      1: 'A',
      2: 'A',
      3: 'C',
      4: 'C',
      5: 'A',
      6: 'B',
      7: 'B',
    });
    expect([t.state.sun, asked(t)]).toEqual([3, 'C beforeMove']);
  });

  test('[ANT-SC-02] a resource card used and regained in one build, a jump, a blue move', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 3: 'B', 4: 'C', 6: 'A B' },
      buildings: { 4: ['camp'], 6: ['derrick'], 7: ['crane'] },
      decks: { double: ['double-02', 'double-01'] },
      players: {
        A: { cubes: 4, hand: ['simple-1'] },
        B: { tracks: { coast: 1 } },
        C: { tracks: { coast: 2 } },
      },
    });
    t.answer('moveShip:4', 'actBuild:double:coast');
    expect(hand(t, 'A')).toEqual(['simple-1']);
    expect(asked(t)).toBe('A eventMoveShip');
    t.answer('decline', '3:1>1', 'decline');
    expect(asked(t)).toBe('A afterAction');
    expect([sr(t, 'A'), cubes(t, 'A')]).toEqual(['0/5', 3]);
    expect(cubesOn(t, 'coast')).toEqual({ A: 4, B: 1, C: 2 });
    expect(view(t).zones[4]).toMatchObject({
      buildings: ['camp', 'factory'],
      scientists: [['scientist-1-1'], [], []],
    });
    expect(playerView(t, 'A')).toMatchObject({ built: ['double-01'], played: true });
    const kinds = t.events.map(({ type }) => type);
    expect(kinds.indexOf('resourceGained')).toBeLessThan(kinds.indexOf('moveDeclined'));
    t.answer('endTurn');
    expect(queues(t)).toEqual({ 1: 'B', 4: 'C A', 6: 'A B' });
    expect([t.state.outcome, t.state.sun, asked(t)]).toEqual([null, 4, 'C beforeMove']);
  });

  test('[ANT-SC-03] a new ship ends the turn; an icebreaker turn with a card just received', () => {
    const t = table({
      sun: 2,
      queues: { 2: 'A B A', 5: 'C' },
      buildings: { 5: ['shipyard', 'camp'] },
      pile: ['icebreaker-6', 'place-scientist-3'],
      players: {
        A: { sr: [0, 1], ships: 1, cubes: 1, hand: ['plus-two-scientists-1'] },
        B: { sr: [1, 4], ice: { 2: 'icebreaker-1' } },
      },
    });
    t.answer('playPlusTwo', 'moveShip:5', 'actBuildShip');
    expect([sr(t, 'A'), of(t, 'A').ships]).toEqual(['1/0', 0]);
    t.answer('placeScientist', 'icebreaker');
    expect(asked(t)).toBe('B icebreakerTurn');
    expect(queues(t)).toEqual({ 2: 'B A A', 5: 'C A' });
    expect([view(t).shipyard, hand(t, 'C')]).toEqual([[], ['icebreaker-6']]);
    t.answer('take', 'moveShip:5', 'playPlaceScientist', 'actRecruit', 'endTurn');
    expect([sr(t, 'B'), of(t, 'B').placed]).toEqual(['2/2', [5]]);
    expect(queues(t)).toEqual({ 2: 'A A', 5: 'C A B' });
    expect([of(t, 'B').ice, t.state.sun, asked(t)]).toEqual([0, 5, 'C beforeMove']);
  });

  test('[ANT-SC-04] the sun zone is filled up before the action', () => {
    const t = table({
      sun: 6,
      queues: { 6: 'A B C' },
      buildings: { 0: ['shipyard', 'research-land'] },
      pile: [
        'icebreaker-1',
        'icebreaker-2',
        'icebreaker-3',
        'icebreaker-4',
        'plus-two-scientists-2',
      ],
      players: {
        A: { sr: [1, 3], ships: 2, hand: ['rapid-progress-1'], tracks: { expedition: 5 } },
      },
    });
    t.answer('moveShip:0', 'playRapidProgress:expedition', 'plusTwoScientists', 'decline');
    expect(cubesOn(t, 'expedition')).toEqual({ A: 8 });
    expect([queues(t)[6], of(t, 'A').ships, view(t).shipyard.length]).toEqual(['B C A', 1, 4]);
    expect(t.refused('actBuildShip')).toBe('ANT-SHIP-01');
    expect(t.refused('actResearch:land')).toBe('ANT-TRK-01');
    t.answer('actResearch:expedition', 'endTurn');
    expect(cubesOn(t, 'expedition')).toEqual({ A: 9 });
    expect(queues(t)).toEqual({ 0: 'A', 6: 'B C A' });
    expect([t.state.sun, asked(t)]).toEqual([0, 'A beforeMove']);
  });

  test('[ANT-SC-05] joint research before the move, chains in order', () => {
    const t = table({
      sun: 3,
      queues: { 3: 'A B', 5: 'C' },
      pile: [1, 2, 3, 4, 5, 6].map((n) => `icebreaker-${n}`).concat('place-scientist-1'),
      expertise: ['expertise-1', 'expertise-2', 'expertise-3'],
      players: {
        A: { ships: 1, hand: ['rapid-progress-2'], tracks: { land: 6, coast: 5 } },
        B: { cubes: 2 },
        C: { tracks: { sea: 1, expedition: 3 } },
      },
    });
    t.answer('playRapidProgress:land');
    expect(asked(t)).toBe('A eventAdvance');
    t.answer('coast', 'sea', 'expedition');
    expect(cubesOn(t, 'land')).toEqual({ A: 9 });
    expect(cubesOn(t, 'coast')).toEqual({ A: 8 });
    expect(cubesOn(t, 'sea')).toEqual({ B: 4, C: 1 });
    expect(cubesOn(t, 'expedition')).toEqual({ C: 6 });
    expect(queues(t)[3]).toBe('A B A');
    t.answer('icebreaker', 'placeScientist');
    expect([hand(t, 'B'), hand(t, 'C')]).toEqual([
      ['icebreaker-1', 'expertise-1'],
      ['place-scientist-1'],
    ]);
    expect(view(t)).toMatchObject({ expertise: ['expertise-2', 'expertise-3'] });
    expect([view(t).revealed.length, view(t).shipyard.length]).toEqual([3, 2]);
    expect(asked(t)).toBe('C draftShipyardCard');
    t.answer('icebreaker', 'icebreaker', 'icebreaker');
    expect([cubes(t, 'B'), asked(t)]).toEqual([1, 'A beforeMove']);
    t.answer('moveShip:7');
    expect([queues(t)[3], queues(t)[7]]).toEqual(['B A', 'A']);
    expect(offered(t, 'playIcebreaker')).toEqual([]);
    t.answer('actNothing', 'endTurn');
    expect([t.state.sun, asked(t)]).toEqual([5, 'C beforeMove']);
  });

  test('[ANT-SC-06] last scientists: the chain is still resolved, the icebreaker is void', () => {
    const t = table({
      sun: 4,
      queues: { 4: 'A B', 1: '' },
      buildings: { 1: ['pit', 'derrick', 'camp'], 2: ['crane', 'turbine'] },
      decks: { double: ['double-02', 'double-09'] },
      pile: ['icebreaker-5', 'icebreaker-6', 'plus-two-scientists-1'],
      players: {
        A: { sr: [2, 0], crew: { 1: 1 }, tracks: { expedition: 4 }, discarded: 2 },
        B: {
          crew: { 1: 1, 2: 2 },
          tracks: { expedition: 2 },
          ice: { 4: 'icebreaker-1' },
          built: ['double-03'],
        },
        C: { crew: { 2: 2 }, tracks: { sea: 7 }, discarded: 1 },
      },
    });
    t.answer('moveShip:1', 'actBuild:double:expedition', 'icebreaker');
    t.answer('plusTwoScientists', 'icebreaker');
    expect([sr(t, 'A'), cubesOn(t, 'expedition')]).toEqual(['0/0', { A: 5, B: 2 }]);
    expect(asked(t)).toBeNull();
    expect([pointsOf(t, 1), pointsOf(t, 2)]).toEqual([
      [9, 3, 0],
      [0, 7, 7],
    ]);
    expect([pointsOf(t, 'expedition'), pointsOf(t, 'sea')]).toEqual([
      [5, 4, 0],
      [0, 0, 6],
    ]);
    expect([pointsOf(t, 'asterisks'), pointsOf(t, 'discarded')]).toEqual([
      [0, 1, 0],
      [3, 0, 2],
    ]);
    expect([totals(t), t.state.outcome]).toEqual([[17, 15, 15], { winners: [0] }]);
  });
});
