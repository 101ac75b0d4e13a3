import { apply } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { antarctica } from '../rules/index.ts';
import { asked, cubesOn, type PlayerSpec, type Spec, sr, table, totals, view } from './scenario.ts';

const turn = (A: PlayerSpec, more: Partial<Spec> = {}): Spec => ({
  sun: 1,
  queues: { 1: 'A', 2: 'A', 6: 'B' },
  buildings: { 2: ['turbine', 'pit', 'derrick'] },
  ...more,
  players: { ...more.players, A },
});

describe('the end', () => {
  test('[ANT-END-01] the last scientist of a player is placed, by a build or by a card', () => {
    const decks = { basic: ['basic-02', 'basic-01'] };
    const built = table(turn({ sr: [1, 0], cubes: 1 }, { decks }));
    built.answer('moveShip:4', 'actBuild:basic:land');
    expect(built.state.outcome).not.toBeNull();
    expect(built.events).toContainEqual({ type: 'endTriggered', ending: 'scientists', seat: 0 });
    const card = table(turn({ sr: [1, 0], hand: ['place-scientist-1'] }));
    expect(card.answer('moveShip:4', 'playPlaceScientist').state.outcome).not.toBeNull();
  });

  test('[ANT-END-02] [ANT-RUL-47] no card is left in the three decks; the one being built counts as gone', () => {
    const decks = { basic: ['basic-01'], double: [], advanced: [] };
    const t = table(turn({ sr: [3, 3], cubes: 1 }, { decks }));
    t.answer('moveShip:4', 'actBuild:basic:land');
    expect(t.events).toContainEqual({ type: 'endTriggered', ending: 'cards', seat: 0 });
    const both = table(turn({ sr: [1, 0], cubes: 1 }, { decks }));
    both.answer('moveShip:4', 'actBuild:basic:land');
    expect(both.state.outcome).toEqual({ winners: [0] });
    const other = table(
      turn({ sr: [3, 3], cubes: 1 }, { decks: { ...decks, double: ['double-01'] } }),
    );
    expect(asked(other.answer('moveShip:4', 'actBuild:basic:land'))).toBe('A afterAction');
  });

  test('[ANT-END-03] symbols set off by the last build are carried out, chains included', () => {
    const t = table(
      turn(
        { sr: [1, 0], tracks: { land: 7 } },
        {
          decks: { basic: ['basic-02', 'basic-01'] },
          players: { B: { tracks: { coast: 3 }, sr: [1, 1] }, C: { cubes: 1 } },
        },
      ),
    );
    t.answer('moveShip:4', 'actBuild:basic:land');
    expect(asked(t)).toBe('A eventAdvance');
    t.answer('land', 'coast', 'expedition');
    expect(asked(t)).toBe('B eventMoveShip');
    t.answer('decline', 'decline');
    expect(cubesOn(t, 'coast')).toEqual({ B: 6 });
    expect([asked(t), sr(t, 'C')]).toEqual([null, '2/4']);
    expect(view(t).players[0]?.built).toEqual(['basic-01']);
  });

  test('that the game ends is certain before the next card is seen', () => {
    const decks = { basic: ['basic-02', 'basic-01'] };
    const t = table(turn({ sr: [1, 0], cubes: 1 }, { decks })).answer('moveShip:4');
    const build = { seat: 0, choice: 'actBuild:basic:land' };
    const { events, certain, undoable } = apply(antarctica, t.state, build);
    expect(undoable).toBe(false);
    expect(events.slice(0, certain).map(({ type }) => type)).toEqual([
      'built',
      'endTriggered',
      'advanced',
    ]);
  });

  test('[ANT-END-04] [ANT-RUL-16] nothing more after that: no action after the last scientist was placed', () => {
    const t = table(turn({ sr: [1, 0], hand: ['place-scientist-1'], cubes: 1 }));
    t.answer('moveShip:4', 'playPlaceScientist');
    expect([asked(t), t.options()]).toEqual([null, []]);
    expect(t.events.some(({ type }) => type === 'nothingDone')).toBe(false);
  });

  test('[ANT-END-05] [ANT-EX-19] an empty staff with a reserve is not the end, nor the reverse', () => {
    const t = table(
      turn({ sr: [1, 3], cubes: 1 }, { decks: { basic: ['basic-02', 'basic-01'] } }),
    ).answer('moveShip:4', 'actBuild:basic:land');
    expect([sr(t, 'A'), asked(t)]).toEqual(['0/3', 'A afterAction']);
    const staff = table(
      turn({ sr: [2, 0], cubes: 1 }, { decks: { basic: ['basic-02', 'basic-01'] } }),
    ).answer('moveShip:4', 'actBuild:basic:land');
    expect([sr(staff, 'A'), asked(staff)]).toEqual(['1/0', 'A afterAction']);
  });

  test('[ANT-EX-18] a farm with the last two: steps, an empty recruit, game over', () => {
    const t = table(
      turn(
        { sr: [2, 0], tracks: { land: 2 } },
        {
          decks: { double: ['double-01', 'double-09'] },
          queues: { 1: 'A B', 2: 'A' },
          players: { B: { ice: { 1: 'icebreaker-1' } } },
        },
      ),
    ).answer('moveShip:4', 'actBuild:double:land');
    expect([cubesOn(t, 'land'), sr(t, 'A'), asked(t)]).toEqual([{ A: 3 }, '0/0', null]);
  });

  test('[ANT-END-07] three laps without anything end the game', () => {
    const idle = (idleSteps: number) =>
      table(turn({ cubes: 1 }, { idleSteps })).answer('moveShip:4', 'actNothing');
    expect(asked(idle(22).answer('endTurn'))).toBe('A beforeMove');
    const t = idle(23).answer('endTurn');
    expect(t.events).toContainEqual({ type: 'endTriggered', ending: 'idle', seat: null });
    const busy = idle(23).answer('sacrifice:cube', 'endTurn');
    expect([asked(busy), busy.state.idleSteps]).toEqual(['A beforeMove', 0]);
    const two = table(turn({}, { seats: 2, closed: [3, 7], idleSteps: 17 }));
    expect(two.answer('moveShip:4', 'actNothing', 'endTurn').state.outcome).not.toBeNull();
  });

  test('[ANT-END-07] a card or an action breaks the row', () => {
    const spec = turn(
      { hand: ['plus-two-scientists-1'] },
      { idleSteps: 23, buildings: { 4: ['camp'] } },
    );
    const card = table(spec).answer('playPlusTwo', 'moveShip:4', 'actNothing', 'endTurn');
    expect(card.state.idleSteps).toBe(0);
    const act = table(spec).answer('moveShip:4', 'actRecruit', 'endTurn');
    expect(act.state.idleSteps).toBe(0);
  });

  test('[ANT-END-07] no ship is left on the board', () => {
    const t = table(turn({}, { queues: { 1: 'A' } }));
    t.answer('moveShip:4', 'sacrifice:4:1', 'actNothing', 'endTurn');
    expect(t.events).toContainEqual({ type: 'endTriggered', ending: 'noShips', seat: null });
    expect(totals(t)).toEqual([1, 0, 0]);
  });

  test('[ANT-END-08] [ANT-RUL-40] only farms on top and nobody with two scientists', () => {
    const decks = { basic: [], double: ['double-01', 'double-09'], advanced: ['advanced-10'] };
    const others = { B: { sr: [0, 1] as const }, C: { sr: [1, 0] as const } };
    const stuck = table(turn({ sr: [0, 1] }, { decks, players: others }));
    expect(view(stuck).end.onlyFarms).toBe(true);
    stuck.answer('moveShip:4', 'actNothing', 'endTurn');
    expect(stuck.events).toContainEqual({ type: 'endTriggered', ending: 'deadEnd', seat: null });
    const able = table(turn({ sr: [1, 1] }, { decks, players: others }));
    expect(asked(able.answer('moveShip:4', 'actNothing', 'endTurn'))).toBe('A beforeMove');
    const open = table(turn({ sr: [0, 1] }, { decks: { ...decks, basic: ['basic-01'] } }));
    expect(asked(open.answer('moveShip:4', 'actNothing', 'endTurn'))).toBe('A beforeMove');
  });

  test('idle sun steps and the limit are told', () => {
    expect(view(table(turn({}, { idleSteps: 5 }))).end).toMatchObject({
      ending: null,
      idleSteps: 5,
      idleLimit: 24,
    });
  });
});
