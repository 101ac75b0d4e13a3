import { refusals } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { antarctica } from '../rules/index.ts';
import { shipOf } from '../rules/queue.ts';
import {
  asked,
  hand,
  of,
  offered,
  position,
  queues,
  type Spec,
  sr,
  table,
  view,
} from './scenario.ts';

/** From here the sun moves first. */
const beforeSun = (spec: Spec) => new Scenario(antarctica, position(spec)).run({ type: 'moveSun' });

describe('the ring', () => {
  test('[ANT-GEO-01] the sun goes from zone z to z + 1, counter-clockwise on the board', () => {
    expect(data.zones.map(({ angleDegrees }) => angleDegrees)).toEqual([
      225, 270, 315, 0, 45, 90, 135, 180,
    ]);
    expect(beforeSun({ sun: 7, queues: { 0: 'A' } }).state.sun).toBe(0);
    expect(beforeSun({ sun: 2, queues: { 3: 'A' } }).state.sun).toBe(3);
  });

  test('[ANT-GEO-04] a ship sails to any other zone, near or far', () => {
    const t = table({ sun: 0, queues: { 0: 'A' } });
    expect(offered(t, 'moveShip')).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  test('[ANT-GEO-05] [ANT-RUL-11] [ANT-RUL-13] queues are closed up at once; who comes stands last', () => {
    const t = table({ sun: 1, queues: { 1: 'A B C', 4: 'B A C', 5: 'C' } });
    t.answer('moveShip:5');
    expect(queues(t)).toEqual({ 1: 'B C', 4: 'B A C', 5: 'C A' });
    t.answer('sacrifice:4:2');
    expect(queues(t)[4]).toBe('B C');
  });

  test('[ANT-GEO-06] who may act goes by the note, everything else by the queue as it stands', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A B A', 4: 'C' },
      players: { A: { hand: ['icebreaker-1'] } },
    });
    t.answer('moveShip:4');
    expect(queues(t)[1]).toBe('B A');
    expect(view(t).noted).toEqual({ first: 'ship-1-1', second: 'ship-2-1' });
    // In zone 4 the ship that has just arrived is second; in the sun zone the note counts.
    expect(offered(t, 'playIcebreaker')).toEqual(['4']);
  });
});

describe('sun steps', () => {
  test('[ANT-TURN-01] the sun goes on past closed zones and zones without ships', () => {
    const t = beforeSun({ seats: 2, sun: 1, closed: [3, 7], queues: { 1: 'B', 5: 'A' } });
    expect([t.state.sun, asked(t)]).toEqual([5, 'A beforeMove']);
    expect(t.events[0]).toEqual({ type: 'sunMoved', from: 1, to: 5, passed: [2, 3, 4] });
  });

  test('[ANT-TURN-02] it may come back to the zone it left', () => {
    const t = beforeSun({ sun: 3, queues: { 3: 'B A' } });
    expect([t.state.sun, asked(t)]).toEqual([3, 'B beforeMove']);
  });

  test('[ANT-TURN-03] [ANT-RUL-33] a ship noted second that leaves is struck out, even if it comes back', () => {
    const spec: Spec = {
      sun: 1,
      queues: { 1: 'A B C', 5: 'C' },
      buildings: { 4: ['research-coast'] },
      players: {
        A: { cubes: 1, crew: { 4: 3 } },
        B: { ice: { 1: 'icebreaker-1' } },
      },
    };
    const t = table(spec);
    t.answer('moveShip:4', 'actResearch:coast', 'decline');
    expect(asked(t)).toBe('B eventMoveShip');
    const stays = new Scenario(antarctica, t.state).answer('decline', 'decline', 'endTurn');
    expect(asked(stays)).toBe('B icebreakerTurn');
    t.answer('1:1>6', '1:1>6');
    expect(view(t).noted.second).toBeNull();
    expect(queues(t)).toEqual({ 4: 'A', 5: 'C', 6: 'B C' });
    const back = new Scenario(antarctica, {
      ...t.state,
      queues: t.state.queues.with(1, shipOf(1, 1)).with(6, shipOf(2, 1)),
    }).answer('endTurn');
    expect([queues(back)[1], back.state.sun]).toEqual(['B', 4]);
    t.answer('endTurn');
    expect([t.state.sun, asked(t)]).toEqual([4, 'A beforeMove']);
  });

  test('[ANT-TURN-04] [ANT-TURN-08] the owner of the first ship acts; the second needs an icebreaker', () => {
    const t = table({ sun: 1, queues: { 1: 'A B', 4: 'C' } });
    expect(asked(t)).toBe('A beforeMove');
    t.answer('moveShip:4', 'actNothing', 'endTurn');
    expect(asked(t)).toBe('C beforeMove');
  });

  test('[ANT-TURN-05] [ANT-ACT-01] a move, one action, the end: each in its window', () => {
    const t = table({ sun: 1, queues: { 1: 'A' }, buildings: { 4: ['camp'] } });
    expect(t.refused('actBuild:basic')).toBe('ANT-TURN-05');
    expect(refusals(antarctica, t.state).map(({ choice }) => choice)).toContain('actBuild:double');
    t.answer('moveShip:4', 'actRecruit');
    expect(asked(t)).toBe('A afterAction');
    expect(t.refused('actRecruit')).toBe('ANT-TURN-05');
    expect(t.options()[0]).toBe('endTurn');
  });

  test('[ANT-TURN-06] [ANT-RUL-27] before the move cards may be played, but not what names the target zone', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A' },
      players: { A: { cubes: 1, hand: ['place-scientist-1', 'plus-two-scientists-1'] } },
    });
    expect(t.refused('playPlaceScientist')).toBe('ANT-TURN-06');
    expect(t.options()).toContain('playPlusTwo');
    expect(t.options()).toContain('sacrifice:cube');
    expect(t.answer('moveShip:2').options()).toContain('playPlaceScientist');
  });

  test('[ANT-TURN-07] [ANT-RUL-45] the player ends the turn, also where that is the only answer', () => {
    const t = table({ sun: 1, queues: { 1: 'A', 5: 'B' }, players: { A: { cubes: 1 } } });
    t.answer('moveShip:6', 'actNothing', 'sacrifice:cube');
    expect([asked(t), t.options()]).toEqual(['A afterAction', ['endTurn']]);
    t.answer('endTurn');
    expect(asked(t)).toBe('B beforeMove');
  });

  test('[ANT-TURN-09] at the end of the sun step icebreakers and marks are gone', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 5: 'B' },
      players: {
        A: { hand: ['plus-two-scientists-1'] },
        C: { ice: { 1: 'icebreaker-1', 4: 'icebreaker-2' } },
      },
    });
    t.answer('playPlusTwo', 'moveShip:4', 'actNothing');
    expect(view(t).players[0]?.played).toBe(true);
    t.answer('endTurn');
    expect(view(t).players.map(({ played }) => played)).toEqual([false, false, false]);
    expect(view(t).zones.map(({ ice }) => ice.length)).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
    expect(view(t).noted).toEqual({ first: 'ship-1-1', second: null });
    expect(view(t).gone).toContain('icebreaker-1');
  });

  test('[ANT-TURN-10] the same player may act several sun steps running', () => {
    const t = table({ sun: 1, queues: { 1: 'A', 2: 'A', 7: 'B' } });
    t.answer('moveShip:3', 'actNothing', 'endTurn');
    expect(asked(t)).toBe('A beforeMove');
    t.answer('moveShip:5', 'actNothing', 'endTurn');
    expect([asked(t), t.state.sun]).toEqual(['A beforeMove', 3]);
  });

  test('[ANT-TURN-11] [ANT-RUL-29] a card or a sacrifice does not close the window; resource cards are never offered', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A' },
      players: { A: { cubes: 2, hand: ['plus-two-scientists-1', 'simple-1', 'expertise-1'] } },
    });
    t.answer('playPlusTwo');
    expect([asked(t), hand(t, 'A')]).toEqual(['A beforeMove', ['simple-1', 'expertise-1']]);
    t.answer('moveShip:3', 'sacrifice:cube');
    expect(asked(t)).toBe('A afterMove');
    t.answer('actNothing');
    expect(t.options()).toEqual(['endTurn']);
  });
});

describe('the move', () => {
  const spec: Spec = {
    seats: 2,
    sun: 1,
    closed: [3, 7],
    queues: { 1: 'A B', 4: 'A B A', 5: 'B B' },
  };

  test('[ANT-MOVE-01] nobody ends a turn or acts before the ship has sailed', () => {
    const t = table(spec);
    expect(JSON.stringify(t.options()).includes('"act')).toBe(false);
    expect(t.options()).not.toContain('endTurn');
  });

  test('[ANT-MOVE-02] [ANT-MOVE-03] not where the sun is, not into a closed or a full zone', () => {
    const t = table(spec);
    expect(offered(t, 'moveShip')).toEqual(['0', '2', '5', '6']);
    expect(t.refused('moveShip:1')).toBe('ANT-MOVE-02');
    expect(t.refused('moveShip:3')).toBe('ANT-SET-02');
    expect(t.refused('moveShip:4')).toBe('ANT-MOVE-03');
  });

  test('[ANT-MOVE-04] behind those that are there, first in an empty zone', () => {
    expect(queues(table(spec).answer('moveShip:5'))).toMatchObject({ 1: 'B', 5: 'B B A' });
    expect(queues(table(spec).answer('moveShip:0'))[0]).toBe('A');
  });

  test('[ANT-MOVE-05] there is always room: other zones have more docks than there are ships', () => {
    for (const [seats, zones] of [
      [2, 6],
      [3, 8],
      [4, 8],
    ] as const) {
      const { perPlayer } = data.setup[seats];
      const ships = seats * (perPlayer.shipsOnBoard + perPlayer.shipsAvailable);
      expect((zones - 1) * 3).toBeGreaterThan(ships - 1);
    }
  });

  test('[ANT-MOVE-06] [ANT-RUL-15] the target zone stays, even if the ship is given up', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 6: 'B' },
      players: { A: { hand: ['place-scientist-1'] } },
    });
    t.answer('moveShip:4', 'sacrifice:4:1', 'playPlaceScientist');
    expect([of(t, 'A').placed, view(t).turn?.target]).toEqual([[4], 4]);
    expect(sr(t, 'A')).toBe('1/4');
  });
});
