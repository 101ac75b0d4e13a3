import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyGame, type GameRecord, OrreryError, parseRecord, replay } from '@orrery/kernel';
import { fuzz } from '@orrery/kernel/testing';
import type { AnyGameModule } from '@orrery/shared';
import { toyGame } from '../../kernel/test/toy.ts';
import { board } from '../src/board/index.ts';
import { conclude } from '../src/commands/fuzz.ts';
import { playMatch } from '../src/match.ts';
import { everySetup } from '../src/setup.ts';

const toy: AnyGameModule = {
  game: toyGame(),
  text: {
    title: { en: 'Toy', fr: 'Jouet' },
    prompt: () => 'Which card?',
    option: (_voice, _view, _ask, choice) => JSON.stringify(choice),
    event: (_voice, event: { type: string }) => event.type,
    category: (_lang, category) => category,
    variant: (_lang, name, value) => ({ name, value: JSON.stringify(value) }),
  },
  bots: { evaluate: (state: { sums: number[] }) => state.sums },
};

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
    expect(result.decisions).toBe(12);
    expect(record.entries.filter(([, , forced]) => forced === 1)).toHaveLength(result.forced);
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
  test('leaves the log that reproduces it, and the command fails', () => {
    const game = toyGame({ losePiece: true });
    const setup = { seats: 2, options: { long: false } };
    const report = fuzz(game, { ...setup, seed: 'f', decisions: 20 });
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
    expect(failed).toBe(true);
    const { conservation, failures } = JSON.parse(out) as {
      conservation: number;
      failures: { kind: string; file: string }[];
    };
    expect(conservation).toBeGreaterThan(0);
    expect(failures[0]?.kind).toBe('conservation');
    const log: GameRecord = parseRecord(readFileSync(failures[0]?.file ?? '', 'utf8'));
    expect(game.audit(replay(game, log))).not.toEqual([]);
  });
});

test('a game without a board of its own is shown as it is', () => {
  const voice = { lang: 'en' as const, name: String };
  const short = board('toy', { sums: [1, 2], hand: null, deck: 'x' }, voice);
  expect(short).toBe('{ sums: 1 2, hand: -, deck: x }');
  const long = board('toy', { sums: Array(60).fill(1), hand: [], deck: 3 }, voice);
  expect(long.split('\n').at(-1)).toBe('deck: 3');
});
