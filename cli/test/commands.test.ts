import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, start } from '@orrery/kernel';
import { randomGame } from '@orrery/kernel/testing';
import { loadGame, PLAYABLE } from '@orrery/catalog';
import { roundRobin } from '../src/commands/arena.ts';
import { piecesOf } from '../src/commands/fuzz.ts';
import { perform } from '../src/jobs/perform.ts';
import { orrery } from './terminal.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (path: string): Record<string, unknown>[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('games', () => {
  test('lists what the catalogue says of each, its options and rules version', async () => {
    const { code, json } = await orrery('games --json');
    expect(code).toBe(0);
    expect(json['games']).toEqual(
      PLAYABLE.map((meta) => ({
        ...meta,
        options: expect.any(Object),
        rulesVersion: expect.any(Number),
      })),
    );
    const { out } = await orrery('games', [], 60);
    for (const { id, seats, year } of PLAYABLE) {
      expect(out).toMatch(new RegExp(`^${id} +`, 'm'));
      expect(out).toContain(`${seats.min} to ${seats.max} players`);
      expect(out).toContain(`${year})`);
    }
    expect(out).toContain('--option hard-mode=false|true');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  test('help is there for the program and each command', async () => {
    for (const command of ['', 'games', 'play', 'simulate', 'arena', 'fuzz', 'replay', 'bench']) {
      const { code, out } = await orrery(`${command} --help`);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: orrery${command === '' ? '' : ` ${command}`}`);
      if (command !== '') expect(out).toContain('--json');
    }
  });
});

describe('simulate', { timeout: 60_000 }, () => {
  test('gives the figures of each seat', async () => {
    const { code, json } = await orrery(
      'simulate reworld --seats 3 --games 6 --seed 7 --bots mcts:1,random --workers 1 --json',
    );
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: 'reworld', seats: 3, games: 6 });
    for (const key of ['decisions', 'seconds', 'decisionsPerSecond']) {
      expect(json[key]).toBeGreaterThan(0);
    }
    const stats = json['seatsStats'] as Record<string, unknown>[];
    expect(stats.map(({ bot }) => bot)).toEqual(['mcts:1', 'random', 'random']);
    expect(stats.reduce((sum, { wins }) => sum + Number(wins), 0)).toBeCloseTo(6, 2);
    for (const seat of stats) {
      const [low, high] = seat['winRateInterval'] as [number, number];
      expect(low).toBeLessThanOrEqual(seat['winRate'] as number);
      expect(high).toBeGreaterThanOrEqual(seat['winRate'] as number);
      expect(seat['meanScore']).toEqual(expect.any(Number));
    }
  });

  test('the same seed gives the same games, whatever the number of workers', async () => {
    const games = 'simulate reworld --games 5 --seed same --bots mcts:4,random --records --out';
    const [one, two] = ['one', 'two'].map((name) => join(folder, name));
    await orrery(`${games} ${one} --workers 1`);
    await orrery(`${games} ${two} --workers 2`);
    expect(readFileSync(two ?? '', 'utf8')).toBe(readFileSync(one ?? '', 'utf8'));
    const other = join(folder, 'other');
    await orrery(`simulate reworld --games 5 --seed other --out ${other} --workers 1`);
    expect(linesOf(other)[0]?.['scores']).not.toEqual(linesOf(one ?? '')[0]?.['scores']);
  });

  test('writes a line per game, saved games that replay, and a picture', async () => {
    const [out, chart] = [join(folder, 'games.jsonl'), join(folder, 'chart.svg')];
    const ran = await orrery(
      `simulate reworld --seats 4 --games 2 --records --out ${out} --chart ${chart} --workers 1`,
    );
    expect(ran.out).toContain('seat 3 random');
    expect(readFileSync(chart, 'utf8')).toMatch(/^<svg [^>]*>\n<title>reworld: 2 games/);
    for (const line of linesOf(out)) {
      const { entries, seed, seats } = line['record'] as GameRecord;
      expect(line).toMatchObject({ seed, decisions: entries.length });
      expect(line['scores']).toHaveLength(seats);
    }
  });
});

describe('arena', { timeout: 60_000 }, () => {
  test('every pair meets, each deal with both seatings', () => {
    const setup = { seats: 2, options: {} };
    const matches = roundRobin(['a', 'b', 'c'], setup, 2, 's');
    expect(matches.map(({ bots }) => bots.join(''))).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb']);
    expect(matches[0]?.seed).toBe(matches[1]?.seed);
    expect(matches[0]?.seed).not.toBe(matches[2]?.seed);
  });

  test('two bots at a larger table share it as evenly as rotation allows', () => {
    const matches = roundRobin(['a', 'b'], { seats: 3, options: {} }, 2, 's');
    expect(matches.map(({ bots }) => bots.join(''))).toEqual(['aba', 'bab']);
  });

  test('rates the bots, the best first', async () => {
    const { code, json } = await orrery(
      'arena reworld --bots random,greedy --games 2 --workers 1 --json',
    );
    expect(code).toBe(0);
    const [best, worst] = json['bots'] as Record<string, unknown>[];
    expect(best).toMatchObject({ bot: 'greedy', games: 2, winRate: 1 });
    expect(worst).toMatchObject({ bot: 'random', games: 2, winRate: 0 });
    expect(best?.['winRateInterval']).toHaveLength(2);
    expect(best?.['elo']).toBeGreaterThan(worst?.['elo'] as number);
  });
});

describe('fuzz', { timeout: 60_000 }, () => {
  test('goes through all player counts and counts violations', async () => {
    const { code, json } = await orrery(
      `fuzz reworld --decisions 300 --workers 1 --failures ${folder} --json`,
    );
    expect(code).toBe(0);
    expect(json).toMatchObject({ exceptions: 0, deadEnds: 0, leaks: 0, conservation: 0 });
    expect(json['decisions']).toBe(300);
    expect(json['games']).toBeGreaterThanOrEqual(3);
    const setups = json['setups'] as { seats: number }[];
    expect(setups.map(({ seats }) => seats)).toEqual([2, 3, 4]);
  });

  test('every other game starts from a late position, unless that is not wanted', async () => {
    const settings = { seats: 2, options: {}, seed: 's', decisions: 200 };
    const reports = [true, false].map((rich) =>
      perform({ type: 'fuzz', game: 'reworld', settings: { ...settings, rich } }),
    );
    const [late, whole] = (await Promise.all(reports)) as { games: number; decisions: number }[];
    expect(late?.decisions).toBe(200);
    expect(late?.games).toBeGreaterThan(whole?.games ?? 0);
    const { code, json } = await orrery(
      `fuzz reworld --no-rich --seats 2 --decisions 100 --workers 1 --failures ${folder} --json`,
    );
    expect(code).toBe(0);
    expect(json['decisions']).toBe(100);
  });

  test('a failure that was kept is played again', async () => {
    const { game } = await loadGame('reworld');
    const file = join(folder, 'kept.json');
    const saved = randomGame(game, 2, 'kept');
    const entries = saved.entries.slice(0, 3);
    writeFileSync(file, JSON.stringify({ ...saved, entries }));
    const sound = await orrery(`fuzz --reproduce ${file} --json`);
    expect(sound.code).toBe(0);
    expect(sound.json).toEqual({ game: 'reworld', entries: 3, violations: [] });

    const from = start(game, {}, 2, 'kept') as { bag: string[] };
    const head = { format: 'orrery-walk', game: 'reworld', rulesVersion: game.rulesVersion };
    const lost = { ...from, bag: from.bag.slice(1) };
    writeFileSync(file, JSON.stringify({ ...head, from: lost, entries: [] }));
    const broken = await orrery(`fuzz --reproduce ${file}`);
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/^conservation: .* \(after 0 answers\)\n[^]*1 violation/m);
  });

  test('the pieces add up to what was asked for', () => {
    const setups = [2, 3, 4].map((seats) => ({ seats, options: {} }));
    const pieces = piecesOf(setups, { decisions: 10_001, seed: '1', rich: true });
    expect(pieces.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(10_001);
    expect(new Set(pieces.map(({ seed }) => seed)).size).toBe(pieces.length);
    expect(Math.min(...pieces.map(({ decisions }) => decisions))).toBeGreaterThan(0);
  });
});

describe('bench', () => {
  test('measures every game', async () => {
    const { code, json } = await orrery('bench --seconds 0.02 --json');
    expect(code).toBe(0);
    const positive = expect.toSatisfy((n: number) => n > 0) as number;
    const measured = PLAYABLE.map(({ id, seats: { min, max } }) => ({
      game: id,
      decisionsPerSecond: positive,
      bySeats: Array.from({ length: max - min + 1 }, (_, i) => ({
        seats: min + i,
        decisionsPerSecond: positive,
      })),
      cloneMicroseconds: positive,
      forkMicroseconds: positive,
      bytesPerEntry: positive,
      savedGame: {
        seats: max,
        entries: positive,
        bytes: expect.toSatisfy((n: number) => n > 1000 && n < 100_000),
        gzipBytes: positive,
      },
      mctsIterationsPerSecond: positive,
    }));
    expect(json['games']).toEqual(measured);
    expect(json['anchors']).toEqual([]);
  });
});
