import { describe, expect, test } from 'vitest';
import { antarctica } from '../rules/index.ts';
import {
  asked,
  counted,
  cubes,
  cubesOn,
  discarded,
  hand,
  of,
  offered,
  pointsOf,
  position,
  queues,
  sr,
  table,
  totals,
  view,
} from './scenario.ts';
import { start } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';

describe('scenario vectors', () => {
  test('[ANT-SC-07] the last building, both kinds of help, full scoring', () => {
    const t = table({
      seats: 2,
      sun: 0,
      queues: { 0: 'B', 5: 'B', 4: 'A' },
      buildings: {
        2: ['camp'],
        4: ['crane', 'pit', 'derrick', 'shipyard', 'research-land'],
        5: ['turbine'],
      },
      decks: { basic: [], double: [], advanced: ['advanced-10'] },
      players: {
        A: {
          crew: { 2: 1, 4: 4 },
          tracks: { sea: 8, land: 10 },
          built: ['double-01', 'double-02', 'double-03'],
          discarded: 1,
        },
        B: {
          sr: [1, 2],
          cubes: 1,
          hand: ['expertise-1'],
          crew: { 4: 4 },
          tracks: { sea: 6 },
          built: ['double-04', 'advanced-01'],
        },
      },
    });
    t.answer('sacrifice:cube');
    expect(sr(t, 'B')).toBe('2/1');
    t.answer('moveShip:2', 'actBuild:advanced:sea');
    expect([sr(t, 'B'), cubesOn(t, 'sea'), hand(t, 'B')]).toEqual(['1/0', { A: 8, B: 9 }, []]);
    expect([pointsOf(t, 2), pointsOf(t, 4)]).toEqual([
      [2, 6],
      [14, 14],
    ]);
    expect([pointsOf(t, 'sea'), pointsOf(t, 'land')]).toEqual([
      [8, 14],
      [10, 0],
    ]);
    expect([pointsOf(t, 'asterisks'), pointsOf(t, 'discarded')]).toEqual([
      [5, 3],
      [2, 2],
    ]);
    expect([totals(t), t.state.outcome]).toEqual([[41, 39], { winners: [0] }]);
  });

  test('[ANT-SC-08] scoring with ties, 4 players', () => {
    const t = counted({
      seats: 4,
      sun: 5,
      buildings: {
        5: ['camp', 'crane', 'pit', 'derrick'],
        6: ['turbine'],
        0: ['camp', 'crane', 'pit'],
        2: ['camp', 'crane', 'pit', 'derrick', 'turbine', 'factory'],
      },
      players: {
        A: {
          crew: { 5: 2, 2: 3 },
          tracks: { land: 10, consortium: 2 },
          built: ['double-01', 'double-02'],
        },
        B: {
          crew: { 5: 2, 2: 3 },
          tracks: { land: 9 },
          built: ['double-03', 'double-04'],
          discarded: 3,
        },
        C: {
          crew: { 5: 1, 6: 1, 2: 1 },
          tracks: { land: 3, consortium: 8 },
          built: ['advanced-01', 'advanced-02'],
          discarded: 1,
        },
        D: { crew: { 5: 1, 2: 5 }, tracks: { consortium: 9 }, discarded: 3 },
      },
    });
    const told = t.events.flatMap((event) => (event.type === 'counted' ? [event] : []));
    expect(told.slice(0, 4).map(({ count }) => count)).toEqual(
      [5, 6, 7, 0].map((zone) => ({ kind: 'zone', zone })),
    );
    expect([5, 6, 0, 2].map((zone) => pointsOf(t, zone))).toEqual([
      [11, 11, 2, 2],
      [0, 0, 3, 0],
      [0, 0, 0, 0],
      [5, 5, 3, 19],
    ]);
    expect([pointsOf(t, 'land'), pointsOf(t, 'consortium')]).toEqual([
      [20, 10, 8, 0],
      [6, 0, 9, 16],
    ]);
    expect([pointsOf(t, 'asterisks'), pointsOf(t, 'discarded')]).toEqual([
      [6, 6, 6, 0],
      [0, 7, 3, 7],
    ]);
    expect(totals(t)).toEqual([48, 39, 34, 44]);
    expect(view(t).players.map((p) => p.majorities)).toEqual([3, 3, 2, 3]);
    expect(t.state.outcome).toEqual({ winners: [0] });
  });

  test('[ANT-SC-09] the end of the tracks', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'C', 2: 'B' },
      buildings: { 3: ['research-land'] },
      players: {
        A: { tracks: { land: 10, expedition: 9 } },
        B: { tracks: { land: 9, expedition: 7 } },
        C: { tracks: { land: 6, expedition: 8 }, crew: { 3: 2 } },
      },
    });
    t.answer('moveShip:3');
    expect(offered(t, 'actResearch')).toEqual(['land']);
    expect(t.refused('actResearch:expedition')).toBe('ANT-TRK-06');
    t.answer('actResearch:land');
    expect(cubesOn(t, 'land')).toEqual({ A: 10, B: 9, C: 8 });
    t.answer('endTurn', 'moveShip:3');
    expect([asked(t), offered(t, 'actResearch')]).toEqual(['B afterMove', []]);
    t.answer('actNothing', 'endTurn');
    expect([pointsOf(t, 'land'), pointsOf(t, 'expedition')]).toEqual([
      [24, 10, 8],
      [21, 6, 9],
    ]);
  });

  test('[ANT-SC-10] the acting ship is given up before the action', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A C', 6: 'A' },
      buildings: { 4: ['camp', 'shipyard', 'crane'], 6: ['pit'] },
      decks: { double: ['double-01', 'double-02'] },
      pile: ['icebreaker-1', 'icebreaker-2'],
      players: { A: { sr: [1, 2], ships: 1 } },
    });
    t.answer('moveShip:4');
    expect(offered(t, 'actBuild')).toEqual(['double']);
    t.answer('sacrifice:4:1');
    expect([sr(t, 'A'), discarded(t, 'A')]).toEqual(['2/1', 1]);
    expect(offered(t, 'actBuild')).toEqual([]);
    expect(t.refused('actBuild:double:land')).toBe('ANT-BUILD-02');
    expect(t.refused('actRecruit')).toBe('ANT-ACT-05');
    t.answer('actBuildShip', 'icebreaker', 'icebreaker');
    expect([hand(t, 'B'), hand(t, 'C')]).toEqual([['icebreaker-1'], ['icebreaker-2']]);
    expect(of(t, 'A').ships).toBe(0);
    expect(queues(t)).toEqual({ 1: 'C A', 6: 'A' });
    expect([t.state.sun, asked(t)]).toEqual([6, 'A beforeMove']);
  });

  test('[ANT-SC-11] two own ships, one card, two sacrifices', () => {
    const t = table({
      sun: 7,
      queues: { 7: 'A A B' },
      buildings: { 2: ['camp'] },
      players: {
        A: { sr: [1, 4], cubes: 2, ships: 1, hand: ['icebreaker-2', 'place-scientist-1'] },
      },
    });
    t.answer('playIcebreaker:7', 'moveShip:2', 'actRecruit');
    expect(sr(t, 'A')).toBe('2/3');
    t.answer('sacrifice:cube');
    expect(sr(t, 'A')).toBe('3/2');
    t.answer('endTurn', 'take', 'moveShip:2');
    expect(t.refused('playPlaceScientist')).toBe('ANT-CARD-01');
    t.answer('sacrifice:ship');
    expect(sr(t, 'A')).toBe('4/1');
    t.answer('actRecruit');
    expect(sr(t, 'A')).toBe('5/0');
    expect([discarded(t, 'A'), cubes(t, 'A'), of(t, 'A').ships]).toEqual([2, 1, 0]);
    t.answer('endTurn');
    expect(queues(t)).toEqual({ 2: 'A A', 7: 'B' });
    expect([of(t, 'A').ice, t.state.sun, asked(t)]).toEqual([0, 2, 'A beforeMove']);
  });

  test('[ANT-SC-12] 2-player setup with another closed pair', () => {
    const options = { placement: 'firstGame', closedZones: '1-5' };
    const s = start(antarctica, options, 2, 'sc-12');
    expect(s.decks.map((deck) => deck.length)).toEqual([10, 8, 7]);
    const A = s.first;
    const letters = view(new Scenario(antarctica, s)).zones.map(({ ships }) =>
      ships.map((ship) => (ship.seat === A ? 'A' : 'B')).join(' '),
    );
    expect(letters).toEqual(['B', '', 'A', 'B', 'B', '', 'A', 'A']);

    const p = position({
      seats: 2,
      closed: [1, 5],
      queues: { 2: 'A', 3: 'B', 4: 'B', 6: 'A', 7: 'A', 0: 'B' },
      buildings: {
        2: ['turbine'],
        3: ['research-coast'],
        4: ['camp'],
        6: ['crane'],
        7: ['pit'],
        0: ['derrick'],
      },
      players: { A: { cubes: 3, hand: ['simple-1'] }, B: { cubes: 3 } },
    });
    p.tasks = [{ type: 'moveSun' }];
    const t = new Scenario(antarctica, p).run({ type: 'placeCompensationCube', seat: 1 });
    t.answer('coast');
    expect([cubes(t, 'B'), cubesOn(t, 'coast')]).toEqual([2, { B: 1 }]);
    expect([t.state.sun, asked(t)]).toEqual([2, 'A beforeMove']);
    expect(offered(t, 'moveShip')).toEqual(['0', '3', '4', '6', '7']);
    t.answer('moveShip:3');
    expect(queues(t)[3]).toBe('B A');
    t.answer('actResearch:coast');
    expect([cubesOn(t, 'coast'), cubes(t, 'A')]).toEqual([{ A: 2, B: 1 }, 2]);
    expect(hand(t, 'A')).toEqual(['simple-1']);
    t.answer('endTurn');
    expect([t.state.sun, asked(t)]).toEqual([3, 'B beforeMove']);
  });
});
