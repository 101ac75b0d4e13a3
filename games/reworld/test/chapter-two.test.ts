import { randomFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { setup } from '../rules/setup.ts';
import {
  colony,
  dockOf,
  scores,
  seat,
  station,
  tiles,
  told,
  WAITING,
  whyRefused,
} from './scenario.ts';

describe('a turn of Chapter Two', () => {
  test('[REW-C2-01] [REW-C2-07] the holder of the admiral begins, or the next who has a module', () => {
    const docks = { 1: ['terrabot-a-1'] };
    const begin = (holder: number) => {
      const players = [{ hand: [1 as const], docks }, { hand: [2 as const] }, WAITING];
      const t = station({ round: 5, admiral: holder, turn: 0, players });
      return t.answer('leaveRound', 'leaveRound');
    };
    expect(begin(0).asked()).toMatchObject({ seat: 0, ask: 'chapterTwoTurn' });
    expect(begin(1).asked()?.seat).toBe(2);
    expect(begin(1).events).toContainEqual({ type: 'chapterTwoStarted', first: 2 });
    expect(begin(2).asked()?.seat).toBe(2);
  });

  test('[REW-C2-01] play goes clockwise', () => {
    const docks = { 1: ['satellite-units'] };
    const t = colony({ players: [WAITING, { docks }, { docks: { 2: ['satellite-city'] } }] });
    t.answer('transportShuttle:5', 'stop');
    expect(t.asked()?.seat).toBe(1);
    t.answer('launchSatelliteDefense:1');
    expect(t.asked()?.seat).toBe(2);
    t.answer('launchSatelliteDefense:2');
    expect(t.asked()?.seat).toBe(0);
  });

  test('[REW-C2-02] one launch, then the ships, then the next player', () => {
    const docks = { 1: ['terrabot-a-1'], 2: ['terrabot-b-1'] };
    const t = colony({ players: [{ docks }, WAITING], ships: ['pop-dock-1', 'pop-dock-2'] });
    t.answer('launchTerrabot:1');
    expect(t.events.map((event) => event.type)).toEqual(['terrabotLaunched', 'shipClaimed']);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
    expect(t.refused('acquireModulePort:t1')).toBe('REW-C2-02');
  });

  test('[REW-C2-02] [REW-RUL-35] a sacrifice is a whole turn, and the ships follow it', () => {
    const docks = { 1: ['builder-agri-1'], 2: ['terrabot-b-1'] };
    const t = colony({ players: [{ docks }, WAITING], ships: ['pop-dock-1'] });
    t.answer('sacrificeUnit:1');
    expect(t.events.map((event) => event.type)).toEqual(['unitSacrificed', 'shipClaimed']);
    expect(t.asked()?.seat).toBe(1);
  });

  test('[REW-C2-03] [REW-EX-10] only the outermost module of a dock', () => {
    const docks = {
      1: ['terrabot-a-1', 'satellite-city'],
      2: ['satellite-units', 'terrabot-b-1'],
      3: ['terrabot-c-1', 'shuttle-1-1'],
    };
    const t = colony({ players: [{ docks }, WAITING] });
    expect(t.options()).toEqual([
      'launchTerrabot:1',
      'launchSatelliteDefense:2',
      'launchSatelliteMission:2',
      'launchTerrabot:3',
    ]);
    expect(['module:1:2', 'module:2:2', 'module:3:2'].map((choice) => t.refused(choice))).toEqual(
      Array(3).fill('REW-C2-03'),
    );
    for (const choice of [
      'launchSatelliteMission:1',
      'launchSatelliteDefense:1',
      'launchTerrabot:2',
      'launchShuttleDefense:3',
      'transportShuttle:3',
    ]) {
      expect(t.refused(choice)).toMatch(/^REW-C2-0/);
    }
    t.answer('launchTerrabot:1');
    expect(dockOf(t, 0, 1)).toEqual(['satellite-city']);
  });

  test('[REW-C2-03] a dock without such a module', () => {
    const docks = { 1: ['builder-agri-1'], 2: ['terrabot-b-1'] };
    const t = colony({ players: [{ docks }, WAITING] });
    for (const choice of [
      'launchTerrabot:1',
      'launchSatelliteMission:1',
      'launchShuttleDefense:1',
      'transportShuttle:1',
      'launchTerrabot:3',
      'sacrificeUnit:3',
    ]) {
      expect(t.refused(choice)).toBe('REW-C2-02');
    }
    expect(t.refused('sacrificeUnit:2')).toBe('REW-UNIT-09');
    expect(t.refused('module:3:1')).toBe('REW-C2-03');
  });

  test('[REW-C2-03] every module of a dock tells why it cannot be launched, none can by its place', () => {
    const docks = {
      1: ['terrabot-a-1', 'satellite-city', 'builder-agri-1'],
      2: ['builder-agri-2', 'shuttle-1-1', 'terrabot-b-1'],
      3: ['builder-agri-3', 'builder-agri-4', 'shuttle-1-2'],
    };
    const t = colony({ players: [{ docks }, WAITING] });
    expect(whyRefused(t, 'module:1:2')).toBe(
      'REW-C2-03 1 module lies in front of the satellite (1 per tile of a city) on dock 1; only the outermost, the terrabot A, can be launched.',
    );
    expect(whyRefused(t, 'module:1:3')).toMatch(
      /^REW-C2-03 2 modules lie in front of the .* unit /,
    );
    expect(whyRefused(t, 'module:2:3')).toMatch(
      /^REW-C2-03 2 modules lie in front of the terrabot B/,
    );
    // This one is launched with the unit in front of it.
    expect(whyRefused(t, 'module:2:2')).toBe('is not refused');
    expect(t.options()).toContain('transportShuttle:2:viaUnit');
    expect(whyRefused(t, 'module:3:2')).toMatch(
      /^REW-C2-03 1 module lies in front of the .* unit /,
    );
    expect(whyRefused(t, 'module:3:3')).toBe(
      'REW-SHUT-10 2 modules lie in front of the shuttle on dock 3: it can leave past a single unit only, which then goes on board.',
    );
    expect(whyRefused(t, 'module:4:1')).toBe('REW-C2-03 Your dock 4 is empty.');
    expect(whyRefused(t, 'module:4:1', 'fr')).toBe('REW-C2-03 Votre quai 4 est vide.');
    expect(t.options().some((choice) => told(choice).startsWith('module:'))).toBe(false);
  });

  test('[REW-C2-04] no passing while a module is left', () => {
    const outermost = [
      'terrabot-a-1',
      'shuttle-0-1',
      'shuttle-2-1',
      'satellite-city',
      'builder-agri-1',
    ];
    for (const module of outermost) {
      const t = colony({ players: [{ docks: { 1: [module] } }, WAITING] });
      expect(t.options().length).toBeGreaterThan(0);
      expect(whyRefused(t, 'pass')).toBe('REW-C2-04 You may not pass while you have a module.');
    }
  });

  test('[REW-C2-05] [REW-RUL-11] a player without modules is skipped, without claiming ships', () => {
    const t = colony({
      players: [{ docks: { 1: ['satellite-units'] } }, { cities: { A: { bots: 1 } } }, WAITING],
      ships: ['pop-all-docks', 'pop-dock-5'],
      turn: 2,
    });
    t.answer('transportShuttle:5', 'stop');
    expect(t.asked()?.seat).toBe(0);
    t.answer('launchSatelliteDefense:1');
    expect(t.asked()?.seat).toBe(2);
    expect(seat(t, 1).ships).toEqual([]);
    expect(seat(t, 0).ships).toEqual(['pop-dock-5', 'pop-all-docks']);
  });

  test('[REW-C2-06] each launched module lies in exactly one place', () => {
    const docks = {
      1: ['terrabot-a-1'],
      2: ['satellite-units'],
      3: ['shuttle-2-1'],
      4: ['shuttle-1-1'],
      5: ['builder-agri-1'],
    };
    const turns = [
      ['launchTerrabot:1'],
      ['launchSatelliteMission:2'],
      ['launchShuttleDefense:3'],
      ['transportShuttle:4', 'stop'],
      ['sacrificeUnit:5'],
    ];
    const t = colony({ players: [{ docks }, { docks: { 1: Array.from(SLOW) } }] });
    for (const choices of turns) t.answer(...choices, 'transportShuttle:1', 'stop');
    const p = seat(t, 0);
    expect(p.cities[0]?.modules).toEqual(['terrabot-a-1']);
    expect(p.satellites).toEqual(['satellite-units']);
    expect(p.defense).toEqual(['shuttle-2-1']);
    expect(p.shuttles).toEqual(['shuttle-1-1']);
    expect(t.state.box).toContain('builder-agri-1');
    expect(p.docks.flat()).toEqual([]);
  });
});

/** Enough to answer five turns with. */
const SLOW = [
  'shuttle-0-1',
  'shuttle-0-2',
  'shuttle-0-3',
  'shuttle-0-4',
  'shuttle-0-5',
  'shuttle-0-6',
];

describe('terrabots', () => {
  test('[REW-TERRA-01] [REW-TERRA-02] [REW-EX-11] the first founds its city, sign and terrabot', () => {
    const docks = { 1: ['terrabot-a-2', 'terrabot-a-1'] };
    const t = colony({ players: [{ docks }, WAITING] });
    t.answer('launchTerrabot:1');
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
    expect(seat(t, 0).cities).toEqual([
      { letter: 'A', sign: 'sign-a-1', modules: ['terrabot-a-2'] },
    ]);
    expect(tiles(t, 0, 'A')).toBe(2);
    expect(t.state.signs.A).toEqual(['sign-a-2', 'sign-a-3', 'sign-a-4']);
    t.answer('transportShuttle:5', 'stop', 'launchTerrabot:1');
    expect(t.asked()?.ask).toBe('chapterTwoTurn');
    expect(tiles(t, 0, 'A')).toBe(3);
    expect(t.state.signs.A).toHaveLength(3);
  });

  test('[REW-TERRA-03] one city of a letter, and cities lie in the order of their letters', () => {
    const docks = { 1: ['terrabot-b-5'] };
    const cities = { A: { bots: 1 }, C: { bots: 1, forge: 1 } };
    const t = colony({ players: [{ docks, cities }, WAITING] });
    t.answer('launchTerrabot:1');
    expect(seat(t, 0).cities.map((city) => city.letter)).toEqual(['A', 'B', 'C']);
    const again = colony({ players: [{ docks: { 1: ['terrabot-c-5'] }, cities }, WAITING] });
    again.answer('launchTerrabot:1');
    expect(seat(again, 0).cities.map((city) => city.letter)).toEqual(['A', 'C']);
    expect(tiles(again, 0, 'C')).toBe(4);
  });

  test('[REW-TERRA-04] launching scores nothing', () => {
    const docks = { 1: ['terrabot-a-5'], 2: ['terrabot-b-5'] };
    const t = colony({ players: [{ docks, cities: { B: { bots: 2 } } }, WAITING] });
    t.answer('launchTerrabot:1', 'transportShuttle:5', 'stop', 'launchTerrabot:2');
    expect(scores(t)).toEqual([0, 0]);
  });

  test('[REW-TERRA-05] four players each find a sign of one letter', () => {
    const players = [1, 2, 3, 4].map((n) => ({ docks: { 1: [`terrabot-d-${n}`] } }));
    const t = colony({ players });
    const left: number[] = [];
    for (let n = 0; n < 4; n++) {
      t.answer('launchTerrabot:1');
      left.push(t.state.signs.D.length);
    }
    expect(left).toEqual([3, 2, 1, 0]);
    const signs = t.state.players.flatMap((p) => p.cities.map((city) => city.sign));
    expect(new Set(signs).size).toBe(4);
    expect(t.state.outcome).not.toBeNull();
  });

  test('[REW-RUL-39] a founder takes the next sign, and the supplies are shuffled at the start', () => {
    const t = colony({ players: [{ docks: { 1: ['terrabot-c-1'] } }, WAITING] });
    t.state.signs = { ...t.state.signs, C: ['sign-c-3', 'sign-c-1'] };
    t.answer('launchTerrabot:1');
    expect(seat(t, 0).cities[0]?.sign).toBe('sign-c-3');
    expect(t.events[0]).toMatchObject({ type: 'terrabotLaunched', city: 'C', sign: 'sign-c-3' });
    const firsts = Array.from(
      { length: 30 },
      (_, i) => setup({}, 2, randomFrom(`${i}`)).signs.C[0],
    );
    expect(new Set(firsts).size).toBe(4);
  });
});
