import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judge, withNets } from '@orrery/bots';
import type { AnyGameModule } from '@orrery/shared';
import { heap, heapKnowledge, heapLearned, heapWith } from '../../bots/test/heap.ts';
import { performWith } from '../src/jobs/perform.ts';
import { reliability } from '../src/train/examine.ts';
import { Folder } from '../src/train/folder.ts';
import { bestBefore, runGeneration, type Training } from '../src/train/generation.ts';
import { netFor, readNets, writeNet } from '../src/train/nets.ts';
import { oneSentence, orrery, scripted } from './terminal.ts';
import { toy } from './toy-module.ts';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'orrery-train-'));
});
afterAll(() => rmSync(place, { recursive: true }));

const module: AnyGameModule = {
  ...toy,
  game: heap,
  bots: { ...heapKnowledge, learned: async () => ({ learned: heapLearned }) },
};
const RUN = { game: 'heap', rulesVersion: 1, seats: 2, options: {}, seed: 's', spec: 'mcts:8' };

/** A training of the heap in its folder; `stop` ends it after so many pieces of work, as a kill does. */
function training(name: string, stop = Infinity): Training {
  let left = stop;
  return {
    module,
    learned: heapLearned,
    setup: { seats: 2, options: { stones: 12 } },
    variant: '',
    folder: new Folder(join(place, name), RUN, 1, null),
    terminal: scripted([]).terminal,
    seed: 's',
    spec: 'mcts:8',
    gateSpec: 'greedy',
    games: 240,
    gateGames: 80,
    trust: 0.95,
    commit: 'test',
    run: async (jobs, onDone) => {
      for (const job of jobs) {
        if (left-- <= 0) throw new Error('killed');
        onDone((await performWith(module, job)) as never);
      }
    },
  };
}

describe('a heap of stones', { timeout: 60_000 }, () => {
  test('is learned in seconds: the net beats the bot that only knows who has won', async () => {
    const whole = training('whole');
    const { exam, gate } = await runGeneration(whole, 0);
    expect(gate.games).toBe(80);
    expect(gate.passed).toBe(true);
    expect(exam?.net?.brier).toBeLessThan(exam?.handBrier ?? 0);
    const net = bestBefore(whole.folder, 1);
    const known = withNets(heapKnowledge, { ...heapLearned, nets: net === null ? [] : [net] });
    // Whoever is to move with three stones wins, with four and no card loses.
    const mine = (stones: number): number =>
      judge(known, heapWith(stones, [null, null])).chances[0] ?? NaN;
    expect(mine(3)).toBeGreaterThan(0.6);
    expect(mine(4)).toBeLessThan(0.45);
  });

  test('goes on where it was stopped, with the same net in the end', async () => {
    await expect(runGeneration(training('stopped', 7), 0)).rejects.toThrow('killed');
    const { folder } = training('stopped');
    expect(folder.games(0)).toHaveLength(28);
    // Killed in the middle of a line, too.
    const file = join(place, 'stopped', 'games-000.jsonl');
    appendFileSync(file, '{"n":28,"noisy":fal');
    await expect(runGeneration(training('stopped', 60), 0)).rejects.toThrow('killed');
    expect(folder.net(0)).not.toBeNull();
    const taught = statSync(join(place, 'stopped', 'net-000-features-1.json')).mtimeMs;
    const { gate } = await runGeneration(training('stopped'), 0);
    expect(statSync(join(place, 'stopped', 'net-000-features-1.json')).mtimeMs).toBe(taught);
    expect(gate.passed).toBe(true);
    expect(folder.net(0)).toEqual(training('whole').folder.net(0));
  });

  test('the next generation is played by the net that won', async () => {
    const whole = training('whole');
    const seen: unknown[] = [];
    const run: Training['run'] = async (jobs) => {
      seen.push(...jobs);
      throw new Error('enough');
    };
    await expect(runGeneration({ ...whole, run }, 1)).rejects.toThrow('enough');
    expect(seen[0]).toMatchObject({ type: 'self-play', net: whole.folder.net(0) });
  });

  test('a folder of another training is refused', () => {
    expect(() => new Folder(join(place, 'whole'), { ...RUN, seats: 3 }, 1, null)).toThrow(
      /holds a training with seats 2, not 3: name another --folder/,
    );
  });

  test('other features learn from the same games', () => {
    const other = new Folder(join(place, 'whole'), RUN, 2, null);
    expect(other.games(0)).toHaveLength(240);
    expect(other.net(0)).toBeNull();
    expect(other.gate(0)).toEqual([]);
  });
});

test('a net is written in the place of the one before, with the match it won', () => {
  const file = join(place, 'nets.json');
  const net = training('whole').folder.net(0) ?? expect.fail();
  const gate = { games: 80, won: 60, margin: 1, passed: true, interval: [0.6, 0.8] as const };
  for (const seats of [3, 2, 3]) writeNet(file, { ...net, seats }, gate);
  expect(readNets(file).map(({ seats }) => seats)).toEqual([2, 3]);
  expect(netFor(readNets(file), 3, '')?.made).toMatchObject({
    commit: 'test',
    games: 240,
    gate: { games: 80, won: 60, low: 0.6 },
  });
  expect(netFor(readNets(file), 3, 'other')).toBeNull();
  expect(readFileSync(file, 'utf8').length).toBeLessThan(10_000);
});

test('what was said is held against what came, tenth by tenth', () => {
  const said = [0.61, 0.65, 0.69, 0.64].map((chance, i) => ({ said: chance, came: i % 2 }));
  const { brier, tenths } = reliability([...said, { said: 1, came: 1 }]);
  expect(tenths[6]).toEqual({ count: 4, said: 0.6475, came: 0.5 });
  expect(tenths[9]).toEqual({ count: 1, said: 1, came: 1 });
  expect(brier).toBeCloseTo((0.61 ** 2 + 0.35 ** 2 + 0.69 ** 2 + 0.36 ** 2) / 5);
});

describe('the command', { timeout: 60_000 }, () => {
  const small = '--games 6 --gate 2 --generations 1 --bot mcts:1 --gate-bot mcts:1 --workers 1';

  test('trains a game, and writes nothing when the match is not won', async () => {
    const out = join(place, 'reworld.json');
    const { code, json } = await orrery(
      `train reworld ${small} --folder ${join(place, 'reworld')} --out ${out} --json`,
    );
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: 'reworld', seats: 2, written: null });
    expect((json['generations'] as unknown[])[0]).toMatchObject({ games: 6, gate: { games: 2 } });
    expect(readNets(out)).toEqual([]);
  });

  test.each([
    ['train nothing', 'there is no game "nothing"'],
    ['train reworld --trust 2', '--trust takes a number from 0 to 1, not "2"'],
    ['train reworld --bot fast', '"fast" is no bot'],
    ['train reworld --seats 9', 'reworld is for 2 to 4 players, not 9'],
    ['train reworld --out /nowhere/nets.json', 'cannot write /nowhere/nets.json'],
  ])('%s is refused in one sentence', async (args, sentence) => {
    expect(oneSentence(await orrery(`${args} --folder ${join(place, 'refused')}`))).toContain(
      sentence,
    );
  });
});
