import { describe, expect, test } from 'vitest';
import type { ShipId } from '../rules/index.ts';
import { colony, type PlayerSpec, scoreOf, seat, station, WAITING } from './scenario.ts';

/** Docks that stay loaded, so that dock ships are out of reach. */
const FULL = { 2: ['terrabot-e-1'], 3: ['terrabot-e-2'], 4: ['terrabot-e-3'], 5: ['terrabot-e-4'] };

/** The ships taken by a turn that changes nothing itself: a zero-point mission from dock 1. */
function taken(player: PlayerSpec, ships: ShipId[], seats = 2): readonly ShipId[] {
  const docks = { ...FULL, 1: ['satellite-letter-e', 'satellite-letter-d'], ...player.docks };
  const others = Array.from({ length: seats - 1 }, (_, i) => (i === 0 ? WAITING : {}));
  const t = colony({ players: [{ ...player, docks }, ...others], ships });
  t.answer('launchSatelliteMission:1');
  return seat(t, 0).ships;
}

describe('claiming population ships', () => {
  test('[REW-POP-01] only the active player checks, at the end of the own turn', () => {
    const t = colony({
      players: [{ docks: { 1: ['satellite-city', 'satellite-units'] } }, WAITING],
      ships: ['pop-dock-1', 'pop-dock-2'],
      turn: 1,
    });
    t.answer('transportShuttle:5', 'stop');
    expect([seat(t, 0).ships, seat(t, 1).ships]).toEqual([[], ['pop-dock-1', 'pop-dock-2']]);
  });

  test('[REW-POP-02] [REW-POP-03] [REW-RUL-21] each ship met is taken at once, scored and gone for others', () => {
    const docks = { 1: ['satellite-city', 'satellite-units'] };
    const t = colony({ players: [{ docks }, WAITING], ships: ['pop-dock-2', 'pop-dock-3'] });
    t.answer('launchSatelliteDefense:1');
    expect(seat(t, 0)).toMatchObject({
      ships: ['pop-dock-2', 'pop-dock-3'],
      points: { ships: 10 },
    });
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
    t.answer('transportShuttle:5', 'stop');
    expect([seat(t, 1).ships, t.state.ships]).toEqual([[], []]);
  });

  test('[REW-POP-04] [REW-EX-21] the score ship is checked after the points of the others', () => {
    const ships = ['pop-dock-2', 'pop-score'];
    const docks = { 1: ['terrabot-a-1'], 2: ['satellite-letter-e'] };
    const turn = (score: number) => {
      const t = colony({ players: [{ docks, score }, WAITING, {}, {}], ships });
      return t.answer('launchSatelliteMission:2');
    };
    expect(scoreOf(turn(58), 0)).toBe(68);
    expect(scoreOf(turn(55), 0)).toBe(65);
    expect(scoreOf(turn(54), 0)).toBe(59);
    expect(turn(54).state.ships).toEqual(['pop-score']);
  });

  test('[REW-EX-20] the last tile of dock 1 and the fourth satellite: both ships, 10 points', () => {
    const t = colony({
      players: [
        {
          docks: { 1: ['satellite-letter-a'], 2: ['terrabot-a-5'] },
          cities: { A: { bots: 3 } },
          satellites: 3,
        },
        WAITING,
        {},
        {},
      ],
      ships: ['pop-dock-1', 'pop-satellites'],
    });
    t.answer('launchSatelliteMission:1');
    expect(seat(t, 0).ships).toEqual(['pop-dock-1', 'pop-satellites']);
    expect(seat(t, 0).points).toMatchObject({ missions: 6, ships: 10 });
  });

  test('[REW-POP-05] a ship nobody claims stays, without effect', () => {
    const docks = { 1: ['satellite-letter-a'] };
    const t = colony({ players: [{ docks }, {}], ships: ['pop-farms'] });
    t.answer('launchSatelliteMission:1');
    expect(t.state.outcome).not.toBeNull();
    expect(t.state.ships).toEqual(['pop-farms']);
  });

  test('[REW-POP-07] [REW-EX-22] a dock that was never loaded counts as empty', () => {
    const { 5: _free, ...docks } = FULL;
    const t = colony({
      players: [{ docks: { ...docks, 1: ['satellite-city', 'satellite-units'] } }, WAITING],
      ships: ['pop-dock-4', 'pop-dock-5'],
    });
    t.answer('launchSatelliteDefense:1');
    expect(seat(t, 0).ships).toEqual(['pop-dock-5']);
  });

  test('[REW-POP-09] the points are those of the data, for any number of players', () => {
    for (const seats of [2, 3, 4]) {
      const docks = { 1: ['satellite-city'] };
      const players = [{ docks }, WAITING, {}, {}].slice(0, seats);
      const t = colony({ players, ships: ['pop-dock-1'] }).answer('launchSatelliteDefense:1');
      expect(seat(t, 0).points.ships).toBe(5);
    }
  });

  test('[REW-POP-10] no ship is taken in Chapter One', () => {
    const t = station({ players: [{ hand: [1], score: 90 }, { hand: [2] }], round: 2 });
    t.answer('leaveRound', 'leaveRound');
    expect(t.state.ships).toHaveLength(14);
    expect(t.state.players.flatMap((p) => p.ships)).toEqual([]);
  });

  test('[REW-POP-10] [REW-RUL-22] the points of the mothership claim no ship', () => {
    const t = colony({
      players: [{ docks: { 1: ['satellite-city'] }, score: 55 }, { score: 10 }],
      ships: ['pop-score'],
    });
    t.answer('launchSatelliteDefense:1');
    expect(seat(t, 0).points.defense).toBe(18);
    expect([seat(t, 0).ships, t.state.ships]).toEqual([[], ['pop-score']]);
  });

  test('[REW-POP-11] several ships are recorded in the order of the data', () => {
    const t = colony({
      players: [{ docks: { 1: ['satellite-city'] }, score: 70 }, WAITING],
      ships: 'all',
    });
    t.answer('launchSatelliteDefense:1');
    expect(t.events.flatMap((event) => (event.type === 'shipClaimed' ? [event.ship] : []))).toEqual(
      [
        'pop-dock-1',
        'pop-dock-2',
        'pop-dock-3',
        'pop-dock-4',
        'pop-dock-5',
        'pop-all-docks',
        'pop-score',
      ],
    );
  });
});

describe('the conditions', () => {
  test.each([1, 2, 3, 4, 5] as const)('[REW-POP-06] dock %i empty', (dock) => {
    const others = { ...FULL, 1: ['terrabot-e-5'], [dock]: ['satellite-letter-a'] };
    const launch = (docks: PlayerSpec['docks']) => {
      const players = [{ docks: docks ?? {} }, WAITING];
      const t = colony({ players, ships: [`pop-dock-${dock}`, 'pop-all-docks'] });
      return seat(t.answer(`launchSatelliteDefense:${dock}`), 0).ships;
    };
    expect(launch(others)).toEqual([`pop-dock-${dock}`]);
    expect(launch({ ...others, [dock]: ['satellite-letter-a', 'satellite-letter-b'] })).toEqual([]);
    expect(launch({ [dock]: ['satellite-letter-a'] })).toEqual([
      `pop-dock-${dock}`,
      'pop-all-docks',
    ]);
  });

  test('[REW-POP-06] [REW-POP-08] 8 tiles in one city, sign included', () => {
    const big = (agri: number) => taken({ cities: { A: { bots: 1, agri } } }, ['pop-big-city']);
    expect([big(5), big(6), big(7)]).toEqual([[], ['pop-big-city'], ['pop-big-city']]);
  });

  test('[REW-POP-06] 3 agriculture units in the colony, in any cities', () => {
    const farms = (inB: number) =>
      taken({ cities: { A: { bots: 1, agri: 1 }, B: { bots: 1, agri: inB } } }, ['pop-farms']);
    expect([farms(1), farms(2)]).toEqual([[], ['pop-farms']]);
  });

  const three = ['shuttle-1-1', 'shuttle-1-2', 'shuttle-1-3'];
  const shields: [number, string[]][] = [
    [4, [...three, 'shuttle-1-4']],
    [5, [...three, 'shuttle-2-1']],
    [6, [...three, 'shuttle-1-4', 'shuttle-2-1']],
  ];

  test.each([
    [2, 6],
    [3, 6],
    [4, 5],
  ])('[REW-POP-06] with %i players, %i shields', (seats, needed) => {
    for (const [n, defense] of shields) {
      expect(taken({ defense }, ['pop-shields'], seats)).toEqual(
        n >= needed ? ['pop-shields'] : [],
      );
    }
  });

  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
  ])(
    '[REW-POP-06] with %i players, %i shuttles in their row; satellites likewise',
    (seats, needed) => {
      for (const n of [3, 4, 5, 6]) {
        const shuttles = taken({ shuttles: n }, ['pop-shuttles'], seats);
        expect(shuttles).toEqual(n >= needed ? ['pop-shuttles'] : []);
        // The one flown is in the row too.
        const satellites = taken({ satellites: n - 1 }, ['pop-satellites'], seats);
        expect(satellites).toEqual(n >= needed ? ['pop-satellites'] : []);
      }
    },
  );

  test.each([
    [2, 6],
    [3, 6],
    [4, 5],
  ])('[REW-POP-06] with %i players, units of %i companies', (seats, needed) => {
    const four = {
      A: { bots: 1, forge: 1 },
      B: { bots: 1, helix: 1 },
      C: { bots: 1, basalt: 1 },
      D: { bots: 1, lumen: 2 },
    };
    const colonies: [number, PlayerSpec][] = [
      [4, { cities: four }],
      [5, { cities: { ...four, A: { bots: 1, forge: 1, agri: 1 } } }],
      [
        6,
        {
          docks: { 5: ['terrabot-a-5'] },
          cities: { ...four, E: { bots: 1, vault: 1, agri: 1 } },
        },
      ],
    ];
    for (const [n, player] of colonies) {
      expect(taken(player, ['pop-companies'], seats)).toEqual(n >= needed ? ['pop-companies'] : []);
    }
  });

  test.each([
    [2, 6],
    [3, 6],
    [4, 5],
  ])('[REW-POP-06] [REW-RUL-13] with %i players, %i of the six rows', (seats, needed) => {
    const bot = { bots: 1 };
    const four = { A: bot, B: bot, C: bot, D: bot };
    const defense = ['shuttle-1-1'];
    const colonies: [number, PlayerSpec][] = [
      [4, { cities: four }],
      [5, { cities: four, defense }],
      [5, { cities: { ...four, E: bot } }],
      [6, { cities: { ...four, E: bot }, defense }],
    ];
    for (const [n, player] of colonies) {
      expect(taken(player, ['pop-rows'], seats)).toEqual(n >= needed ? ['pop-rows'] : []);
    }
  });

  test.each([
    [2, 70],
    [3, 70],
    [4, 60],
  ])('[REW-POP-06] [REW-POP-08] with %i players, at least %i points', (seats, needed) => {
    const at = (score: number) => taken({ score }, ['pop-score'], seats);
    expect([at(needed - 1), at(needed), at(needed + 1)]).toEqual([
      [],
      ['pop-score'],
      ['pop-score'],
    ]);
  });
});
