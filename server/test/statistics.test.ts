import { loadGame } from '@orrery/catalog';
import type { GameStatistics } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { evolve } from '../src/online/evolve.ts';
import { Statistics, statisticsOf } from '../src/http/statistics.ts';
import { resultRow } from '../src/live/list-rows.ts';
import type { ResultRow } from '../src/store/schema.ts';
import { begun } from './worlds.ts';

const result = (
  players: readonly (string | null)[] | null,
  totals: readonly number[],
  winners: readonly number[],
): ResultRow => ({
  table_id: 't',
  game: 'reworld',
  seats: totals.length,
  answers: 100,
  started: 0,
  finished: 600_000,
  totals: JSON.stringify(totals),
  winners: JSON.stringify(winners),
  players: players && JSON.stringify(players),
});

describe('the statistics of a game', () => {
  test('tell people from bots, and bots by their level', () => {
    const { played, players } = statisticsOf('reworld', [
      result(['person', 'settler'], [45, 30], [0]),
      result(['person', 'drifter'], [28, 12], [0]),
      result(['person', 'person'], [49, 61], [1]),
    ]);
    expect(played).toBe(3);
    const bands = [
      { from: 25, to: 29, count: 1 },
      { from: 45, to: 49, count: 2 },
      { from: 60, to: 64, count: 1 },
    ];
    expect(players).toEqual([
      { level: null, played: 4, won: 3, average: 45.8, best: 61, bands },
      {
        level: 'drifter',
        played: 1,
        won: 0,
        average: 12,
        best: 12,
        bands: [{ from: 12, to: 12, count: 1 }],
      },
      {
        level: 'settler',
        played: 1,
        won: 0,
        average: 30,
        best: 30,
        bands: [{ from: 30, to: 30, count: 1 }],
      },
    ]);
  });

  test('show scores in few bands, whatever the game', () => {
    const bandsOf = (...scores: readonly number[]): readonly object[] =>
      statisticsOf('artemis', [result(['person', 'person'], scores, [0])]).players[0]?.bands ?? [];
    expect(bandsOf(-3, 5)).toEqual([
      { from: -3, to: -3, count: 1 },
      { from: 5, to: 5, count: 1 },
    ]);
    expect(bandsOf(-3, 250)).toEqual([
      { from: -50, to: -1, count: 1 },
      { from: 250, to: 299, count: 1 },
    ]);
    expect(bandsOf(0, 40_000)).toEqual([{ from: 0, to: 40_000, count: 2 }]);
  });

  test('count wins by seat only among people', () => {
    const { bySeats } = statisticsOf('reworld', [
      result(['person', 'person'], [40, 50], [1]),
      result(['person', 'drifter'], [40, 20], [0]),
      result(['person', null], [40, 20], [0]),
    ]);
    expect(bySeats).toEqual([
      { seats: 2, played: 3, averageAnswers: 100, averageMinutes: 10, equal: 1, wins: [0, 1] },
    ]);
  });

  test('leave out what bots played among themselves, unless a seat changed hands', () => {
    const { played, players, bySeats } = statisticsOf('reworld', [
      result(['settler', 'settler'], [40, 40], [0, 1]),
      result(['settler', 'admiral', 'drifter'], [40, 20, 10], [0]),
      result(['settler', null], [33, 20], [0]),
    ]);
    expect(played).toBe(1);
    expect(bySeats).toMatchObject([{ seats: 2, played: 1 }]);
    expect(players).toMatchObject([{ level: 'settler', played: 1, best: 33 }]);
  });

  test('are made of as many games as there are', () => {
    const rows = Array.from({ length: 70_000 }, () => result(['person', 'person'], [40, 50], [1]));
    const { played, players } = statisticsOf('reworld', rows);
    expect(played).toBe(70_000);
    expect(players).toMatchObject([{ level: null, played: 140_000, best: 50 }]);
  });

  test('are read again only after another game, or where they could not be read', async () => {
    const rows = [result(['person', 'person'], [40, 50], [1])];
    let reads = 0;
    let away = true;
    const statistics = new Statistics({
      countResults: async () => rows.length,
      async results(_game, after) {
        if (after !== null) return [];
        reads++;
        if (away) throw new Error('away');
        return rows;
      },
    });
    const asked = (): Promise<GameStatistics> => statistics.of('reworld');
    await expect(asked()).rejects.toThrow('away');
    away = false;
    const all = await Promise.all([asked(), asked(), asked()]);
    expect(all.map(({ played }) => played)).toEqual([1, 1, 1]);
    expect(reads).toBe(2);
    rows.push(...rows);
    expect((await asked()).played).toBe(2);
    expect(reads).toBe(3);
  });

  test('of many games are read again after a thousandth more', async () => {
    let count = 20_000;
    let reads = 0;
    const rows = (): readonly ResultRow[] =>
      Array.from({ length: count }, () => result(['person', 'person'], [40, 50], [1]));
    const statistics = new Statistics({
      countResults: async () => count,
      async results(_game, after) {
        if (after !== null) return [];
        reads++;
        return rows();
      },
    });
    await statistics.of('reworld');
    count += 20;
    expect((await statistics.of('reworld')).played).toBe(20_000);
    expect(reads).toBe(1);
    count++;
    expect((await statistics.of('reworld')).played).toBe(20_021);
    expect(reads).toBe(2);
  });

  test('give no score to a seat of which it is not known who played it', () => {
    const { played, players, bySeats } = statisticsOf('reworld', [
      result(null, [70, 20], [0]),
      result(['person', null], [40, 90], [1]),
    ]);
    expect(played).toBe(2);
    expect(players).toMatchObject([{ level: null, played: 1, won: 0, best: 40 }]);
    expect(bySeats).toMatchObject([{ played: 2, equal: 0, wins: [0, 0] }]);
  });

  test('take a seat that a bot got by the clock for nobody’s', async () => {
    const { game } = await loadGame('reworld');
    const pace = { kind: 'live', minutes: 1, increment: 0, late: 'bot' } as const;
    const online = begun(game, 2, { pace });
    expect(resultRow(online).players).toBe('["person","person"]');
    const late = evolve(online, { kind: 'late', seat: 1 }, online.updated + 1).online;
    expect(resultRow(late).players).toBe('["person",null]');
  });
});
