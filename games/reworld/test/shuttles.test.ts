import { describe, expect, test } from 'vitest';
import {
  colony,
  dockOf,
  type PlayerSpec,
  scoreOf,
  seat,
  tiles,
  WAITING,
  whyRefused,
} from './scenario.ts';

const cities = { A: { bots: 1 } };
const flying = (docks: PlayerSpec['docks'], more: PlayerSpec = {}) =>
  colony({ players: [{ docks: docks ?? {}, cities, ...more }, WAITING] });

describe('shuttles for defense', () => {
  test('[REW-SHUT-01] [REW-SHUT-02] a shuttle in the defense row counts its shields and carries nothing', () => {
    const t = flying({ 1: ['shuttle-2-1'], 2: ['builder-agri-1'] });
    expect(t.options()).toEqual([
      'launchShuttleDefense:1',
      'transportShuttle:1',
      'sacrificeUnit:2',
    ]);
    t.answer('launchShuttleDefense:1');
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
    expect(seat(t, 0)).toMatchObject({ defense: ['shuttle-2-1'], shuttles: [] });
    expect(t.events[0]).toMatchObject({ type: 'defenseRaised', module: 'shuttle-2-1', shields: 2 });
    expect(t.game.view(t.state).players[0]?.shields).toBe(2);
  });

  test('[REW-SHUT-03] [REW-RUL-20] a shuttle without a shield never defends, but may fly empty', () => {
    const t = flying({ 1: ['shuttle-0-1'] });
    expect(t.options()).toEqual(['transportShuttle:1']);
    expect(whyRefused(t, 'launchShuttleDefense:1')).toBe(
      'REW-SHUT-03 This shuttle has no shield: it can only transport.',
    );
    t.answer('transportShuttle:1');
    expect(t.options()).toEqual(['stop']);
    t.answer('stop');
    expect(seat(t, 0).shuttles).toEqual(['shuttle-0-1']);
    expect(flying({ 1: ['shuttle-1-1'] }).options()).toContain('launchShuttleDefense:1');
  });
});

describe('shuttles for transport', () => {
  const three = { 1: ['shuttle-1-1'], 2: ['builder-agri-1', 'builder-agri-2', 'builder-agri-3'] };

  test.each([0, 1, 2])('[REW-SHUT-04] %i loading manoeuvres', (loads) => {
    const t = flying(three);
    t.answer('transportShuttle:1');
    for (let n = 0; n < loads; n++) t.answer(2);
    if (loads < 2) t.answer('stop');
    while (t.asked()?.ask !== 'chapterTwoTurn') t.answer(t.options()[0] ?? null);
    expect(tiles(t, 0, 'A')).toBe(2 + loads);
    expect(dockOf(t, 0, 2)).toHaveLength(3 - loads);
    expect(seat(t, 0).shuttles).toEqual(['shuttle-1-1']);
  });

  test('[REW-SHUT-04] there is no third manoeuvre', () => {
    const t = flying(three).answer('transportShuttle:1', 2, 2);
    expect(t.asked()?.ask).toBe('transportUnit');
  });

  test('[REW-SHUT-05] [REW-SHUT-06] [REW-EX-12] a unit uncovered by the first may be the second', () => {
    const t = flying({ 1: ['shuttle-1-1'], 2: ['builder-agri-1', 'builder-forge-1'] });
    t.answer('transportShuttle:1');
    expect(t.options()).toEqual([2, 'stop']);
    t.answer(2);
    expect(t.options()).toEqual([2, 'stop']);
    t.answer(2, 'builder-agri-1', 'A', 'builder-forge-1', 'A');
    expect(tiles(t, 0, 'A')).toBe(4);
    expect(seat(t, 0).shuttles).toHaveLength(1);
  });

  test('[REW-SHUT-05] a unit behind another module, and an empty dock, cannot be loaded', () => {
    const t = flying({ 1: ['shuttle-1-1'], 2: ['terrabot-b-1', 'builder-agri-1'] });
    t.answer('transportShuttle:1');
    expect(t.options()).toEqual(['stop']);
    expect(whyRefused(t, 2)).toBe(
      'REW-SHUT-05 The outermost module of dock 2 is the terrabot B; the units there lie behind it.',
    );
    expect(whyRefused(t, 'module:2:2')).toMatch(
      /^REW-SHUT-05 1 module lies in front of the .* unit on dock 2; only an outermost unit can be/,
    );
    expect(whyRefused(t, 3)).toBe('REW-SHUT-05 Your dock 3 is empty.');
  });

  test('[REW-SHUT-07] [REW-RUL-14] the unit directly behind the shuttle may be loaded', () => {
    const t = flying({ 4: ['shuttle-1-1', 'builder-agri-1'] });
    t.answer('transportShuttle:4');
    expect(t.options()).toEqual([4, 'stop']);
  });

  test('[REW-EX-15] both units behind the shuttle', () => {
    const t = flying({ 4: ['shuttle-1-1', 'builder-agri-1', 'builder-agri-2', 'terrabot-a-5'] });
    t.answer('transportShuttle:4', 4, 4);
    expect(dockOf(t, 0, 4)).toEqual(['terrabot-a-5']);
  });

  test('[REW-SHUT-08] only builder units can be loaded', () => {
    const t = flying({
      1: ['shuttle-1-1'],
      2: ['terrabot-b-1'],
      3: ['satellite-city'],
      4: ['shuttle-1-2'],
      5: ['builder-agri-1'],
    });
    t.answer('transportShuttle:1');
    expect(t.options()).toEqual([5, 'stop']);
    expect([2, 3, 4].map((dock) => t.refused(dock))).toEqual(Array(3).fill('REW-SHUT-08'));
    expect(whyRefused(t, 2)).toBe(
      'REW-SHUT-08 Dock 2 holds no builder unit; its outermost module is the terrabot B.',
    );
  });

  test('[REW-SHUT-09] [REW-SHUT-13] [REW-EX-13] a shuttle directly behind a unit may be launched with it', () => {
    const t = flying({
      3: ['builder-agri-1', 'shuttle-1-1', 'terrabot-a-5'],
      5: ['builder-agri-2', 'builder-agri-3'],
    });
    expect(t.options()).toEqual([
      'transportShuttle:3:viaUnit',
      'sacrificeUnit:3',
      'sacrificeUnit:5',
    ]);
    t.answer('transportShuttle:3:viaUnit');
    expect(t.state.transport).toEqual({
      seat: 0,
      shuttle: 'shuttle-1-1',
      left: 1,
      carried: ['builder-agri-1'],
    });
    expect(dockOf(t, 0, 3)).toEqual(['terrabot-a-5']);
    t.answer(5);
    expect(t.asked()?.ask).toBe('transportUnit');
    expect(t.state.transport?.carried).toEqual(['builder-agri-1', 'builder-agri-2']);
    expect(dockOf(t, 0, 5)).toEqual(['builder-agri-3']);
  });

  test('[REW-SHUT-13] [REW-RUL-38] the second manoeuvre may take the unit behind the shuttle', () => {
    const t = flying({ 3: ['builder-agri-1', 'shuttle-1-1', 'builder-agri-2'] });
    t.answer('transportShuttle:3:viaUnit');
    expect(t.options()).toEqual([3, 'stop']);
    t.answer(3, 'builder-agri-1', 'A', 'builder-agri-2', 'A');
    expect(tiles(t, 0, 'A')).toBe(4);
    expect(dockOf(t, 0, 3)).toEqual([]);
  });

  test('[REW-SHUT-09] the exception needs a builder unit in front', () => {
    const t = flying({ 1: ['terrabot-a-5', 'shuttle-1-1'], 2: ['shuttle-1-2'] });
    for (const dock of [1, 2, 3]) {
      expect(t.refused(`transportShuttle:${dock}:viaUnit`)).toBe('REW-C2-02');
    }
    expect(t.refused('module:1:2')).toBe('REW-C2-03');
  });

  test('[REW-SHUT-10] [REW-RUL-15] via a unit there is no defense, and only one tile may be in front', () => {
    const one = flying({ 3: ['builder-agri-1', 'shuttle-2-1'] });
    expect(whyRefused(one, 'launchShuttleDefense:3')).toMatch(
      /^REW-SHUT-10 In front of the shuttle lies the .* unit: that unit goes on board, and the shuttle must/,
    );
    expect(whyRefused(one, 'transportShuttle:3')).toMatch(
      /^REW-C2-03 In front of the shuttle \(2 shields\) lies the .* unit: the shuttle leaves only with/,
    );
    const two = flying({ 3: ['builder-agri-1', 'builder-agri-2', 'shuttle-2-1'] });
    expect(two.options()).toEqual(['sacrificeUnit:3']);
    expect(two.refused('module:3:3')).toBe('REW-SHUT-10');
  });

  test('[REW-EX-14] behind two units a shuttle is stuck until one of them is gone', () => {
    const docks = { 3: ['builder-agri-1', 'builder-agri-2', 'shuttle-0-1'] };
    const t = flying(docks);
    expect(t.options()).toEqual(['sacrificeUnit:3']);
    t.answer('sacrificeUnit:3', 'transportShuttle:5', 'stop');
    expect(t.options()).toEqual(['transportShuttle:3:viaUnit', 'sacrificeUnit:3']);
    const other = flying({ ...docks, 1: ['shuttle-0-2'] }).answer('transportShuttle:1');
    expect(other.options()).toContain(3);
  });

  test('[REW-SHUT-11] units are placed in the order chosen, then the shuttle joins its row', () => {
    const special = 'builder-forge-special';
    const t = flying({ 1: ['shuttle-1-1'], 2: [special], 3: ['builder-agri-1'] });
    t.answer('transportShuttle:1', 2, 3);
    expect(t.options()).toEqual([special, 'builder-agri-1']);
    t.answer('builder-agri-1');
    expect(seat(t, 0).shuttles).toEqual([]);
    t.answer('A', special, 'A');
    expect(seat(t, 0).cities[0]?.modules.slice(-2)).toEqual(['builder-agri-1', special]);
    expect(t.events.map((event) => event.type)).toEqual([
      'shuttleLaunched',
      'unitLoaded',
      'unitLoaded',
      'unitPlaced',
      'unitPlaced',
      'shuttleParked',
    ]);
    expect(t.state.transport).toBeNull();
  });

  test('[REW-SHUT-12] shields in the shuttle row do not count', () => {
    const t = flying({ 1: ['satellite-shields'] }, { shuttles: ['shuttle-2-1', 'shuttle-2-2'] });
    expect(t.game.view(t.state).players[0]?.shields).toBe(0);
    t.answer('launchSatelliteMission:1');
    expect(scoreOf(t, 0)).toBe(0);
  });
});
