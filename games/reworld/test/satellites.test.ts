import { describe, expect, test } from 'vitest';
import type { Letter, ModuleId } from '../rules/index.ts';
import { colony, type PlayerSpec, scoreOf, seat, WAITING } from './scenario.ts';

const flying = (satellite: ModuleId, player: PlayerSpec = {}) =>
  colony({ players: [{ ...player, docks: { 1: [satellite], ...player.docks } }, WAITING] });

/** The points of a mission flown now. */
function mission(satellite: ModuleId, player: PlayerSpec, city?: Letter): number {
  const t = flying(satellite, player).answer('launchSatelliteMission:1');
  if (city !== undefined) t.answer(city);
  expect(t.asked()?.seat).toBe(1);
  return seat(t, 0).points.missions;
}

describe('satellites', () => {
  test('[REW-SAT-01] [REW-SAT-02] defense counts its shields and flies no mission', () => {
    const t = flying('satellite-letter-a', { cities: { A: { bots: 3 } } });
    expect(t.options()).toEqual(['launchSatelliteDefense:1', 'launchSatelliteMission:1']);
    t.answer('launchSatelliteDefense:1');
    expect(seat(t, 0)).toMatchObject({ defense: ['satellite-letter-a'], satellites: [] });
    expect(t.game.view(t.state).players[0]?.shields).toBe(2);
    expect(scoreOf(t, 0)).toBe(0);
  });

  test('[REW-SAT-01] [REW-SAT-03] [REW-EX-19] [REW-RUL-34] a mission scores, then the tile joins its row', () => {
    const t = flying('satellite-letter-a', { cities: { A: { bots: 3 } } });
    t.answer('launchSatelliteMission:1');
    expect(scoreOf(t, 0)).toBe(6);
    expect(seat(t, 0)).toMatchObject({ defense: [], satellites: ['satellite-letter-a'] });
  });

  test('[REW-SAT-03] [REW-RUL-19] a mission worth nothing may be flown', () => {
    expect(mission('satellite-letter-b', { cities: { A: { bots: 1 } } })).toBe(0);
  });

  test('[REW-SAT-04] [REW-RUL-30] docks, shuttle row and box do not count', () => {
    const docks = { 2: ['terrabot-a-5'], 3: ['builder-forge-1'], 4: ['shuttle-2-1'] };
    const player = { docks, cities: { B: { bots: 1 } }, shuttles: ['shuttle-2-2'] };
    expect(mission('satellite-letter-a', player)).toBe(0);
    expect(mission('satellite-company-forge', player)).toBe(0);
    expect(mission('satellite-companies', player)).toBe(0);
    expect(mission('satellite-shields', player)).toBe(0);
    expect(mission('satellite-units', player)).toBe(0);
    expect(mission('satellite-terrabots', player)).toBe(1);
  });

  test('[REW-SAT-05] the eight missions', () => {
    const player: PlayerSpec = {
      cities: { A: { bots: 2, forge: 2, agri: 1 }, C: { bots: 3, lumen: 1 } },
      defense: ['shuttle-2-1', 'satellite-units'],
    };
    expect(mission('satellite-letter-c', player)).toBe(6);
    expect(mission('satellite-companies', player)).toBe(9);
    expect(mission('satellite-product', player, 'A')).toBe(6);
    expect(mission('satellite-product', player, 'C')).toBe(3);
    expect(mission('satellite-city', player, 'A')).toBe(6);
    expect(mission('satellite-company-forge', player)).toBe(6);
    expect(mission('satellite-terrabots', player)).toBe(5);
    expect(mission('satellite-shields', player)).toBe(3);
    expect(mission('satellite-company-lumen', player)).toBe(3);
    const { defense: _moved, ...cities } = player;
    expect(mission('satellite-units', cities)).toBe(4);
  });

  test('[REW-SAT-06] without a city, product and city score 0 and nothing is asked', () => {
    for (const satellite of ['satellite-product', 'satellite-city']) {
      expect(mission(satellite, {})).toBe(0);
    }
    expect(mission('satellite-product', { cities: { A: { bots: 4 } } }, 'A')).toBe(0);
    expect(mission('satellite-product', { cities: { A: { bots: 2, agri: 3 } } }, 'A')).toBe(6);
  });

  test('[REW-SAT-07] shields in the satellite row do not count', () => {
    const satellites = ['satellite-letter-a', 'satellite-letter-b'];
    expect(mission('satellite-shields', { satellites })).toBe(0);
  });

  test('[REW-SAT-08] signs are no terrabots, and the satellite itself is in no row', () => {
    const player: PlayerSpec = { cities: { A: { bots: 1 }, B: { bots: 1 } } };
    expect(mission('satellite-letter-a', player)).toBe(2);
    expect(mission('satellite-terrabots', player)).toBe(2);
    expect(mission('satellite-shields', { defense: ['shuttle-1-1'] })).toBe(1);
  });
});
