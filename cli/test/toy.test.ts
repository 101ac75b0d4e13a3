import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type GameRecord,
  OrreryError,
  parseRecord,
  type Random,
  replay,
} from '@orrery/kernel';
import { fuzz } from '@orrery/kernel/testing';
import { type Fault, lateToy, toyGame } from '../../kernel/test/toy.ts';
import { conclude } from '../src/commands/fuzz.ts';
import { readWalk } from '../src/files.ts';
import { playMatch } from '../src/match.ts';
import { retrace } from '../src/retrace.ts';
import { everySetup } from '../src/setup.ts';
import { toy } from './toy-module.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-toy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a match between bots', () => {
  const match = {
    seats: 3,
    options: { long: true },
    seed: 'm',
    keep: true,
    bots: ['greedy', 'random', 'mcts:8'],
  };

  test('is the same again, and its record replays', () => {
    const result = playMatch(toy, match);
    const record = result.record as GameRecord;
    expect(playMatch(toy, match)).toEqual(result);
    expect(replay(toy.game, record)).toMatchObject({ outcome: { winners: result.winners } });
    expect(result.decisions).toBe(record.entries.length);
    expect(result.decisions).toBeGreaterThanOrEqual(6);
    expect(record.entries.filter(([, , , forced]) => forced === 1)).toHaveLength(result.forced);
  });

  test('another seed is another game', () => {
    expect(playMatch(toy, { ...match, seed: 'n' }).record?.hash).not.toBe(
      playMatch(toy, match).record?.hash,
    );
  });
});

describe('set-ups to be gone through', () => {
  const { game } = toy;

  test('are all player counts with all options', () => {
    expect(everySetup(game, undefined, {})).toHaveLength(4);
    expect(everySetup(game, undefined, { long: true })).toEqual([
      { seats: 2, options: { long: true } },
      { seats: 3, options: { long: true } },
    ]);
    expect(everySetup(game, 3, { long: false })).toEqual([{ seats: 3, options: { long: false } }]);
  });

  test('leave out what does not go together', () => {
    const picky: AnyGame = {
      ...game,
      setup(options, seats, random) {
        if (options['long'] === true && seats === 2) throw new OrreryError('BAD_OPTIONS', 'no');
        return game.setup(options, seats, random);
      },
    };
    expect(everySetup(picky, undefined, {})).toHaveLength(3);
    expect(() => everySetup(picky, 2, { long: true })).toThrow('no');
    expect(() => everySetup(picky, 4, {})).toThrow('2 to 3 players, not 4');
    expect(() => everySetup(picky, undefined, { wide: 1 })).toThrow('no option "wide"');
  });
});

describe('a failure of the fuzzer', () => {
  const setup = { seats: 2, options: { long: false } };

  /** Fuzzes a toy with a fault and gives what the command tells of it. */
  function found(fault: Fault, from?: typeof lateToy) {
    const rich = from && { from: (random: Random) => from(setup.options, setup.seats, random) };
    const report = fuzz(toyGame(fault), { ...setup, seed: 'f', decisions: 20, ...rich });
    let failed = false;
    let out = '';
    const terminal = {
      print: (text: string) => void (out += text),
      say: () => {},
      redraw: null,
      width: 80,
      ask: async () => null,
      close: () => {},
    };
    const context = { terminal, fail: () => void (failed = true) };
    conclude(context, 'toy', { failures: folder, json: true }, [setup], [report], 1);
    const result = JSON.parse(out) as {
      conservation: number;
      failures: { kind: string; message: string; seats: number; file: string }[];
    };
    return { failed, ...result };
  }

  test('leaves the log that reproduces it, and the command fails', () => {
    const { failed, conservation, failures } = found('losePiece');
    expect(failed).toBe(true);
    expect(conservation).toBeGreaterThan(0);
    expect(failures[0]?.kind).toBe('conservation');
    const game = toyGame('losePiece');
    const log: GameRecord = parseRecord(readFileSync(failures[0]?.file ?? '', 'utf8'));
    expect(game.audit(replay(game, log))).not.toEqual([]);
  });

  test.each<[Fault, typeof lateToy | undefined]>([
    ['losePiece', undefined],
    ['leakEvent', undefined],
    ['noNumber', lateToy],
    ['deadEnd', lateToy],
    ['inPlace', lateToy],
    ['leakFacts', undefined],
  ])('%s is found again in the file, and not once it is mended', (fault, from) => {
    const { failures } = found(fault, from);
    for (const { message, seats, file } of failures) {
      const saved = readWalk(file);
      expect(seats).toBe(2);
      const again = retrace(toyGame(fault), saved).map((violation) => violation.message);
      expect(again).toContain(message);
      expect(retrace(toyGame(), saved)).toEqual([]);
    }
    const formats = failures.map(({ file }) => readWalk(file).format);
    expect(formats).toContain(from === undefined ? 'orrery-game' : 'orrery-walk');
  });
});
