import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@orrery/catalog';
import type { Options } from '@orrery/kernel';
import { BadInput } from '../errors.ts';
import { checkWritable } from '../files.ts';
import { allCores, runJobs } from '../jobs/pool.ts';
import { whole } from '../parse.ts';
import { checkBots, checkedSetup } from '../setup.ts';
import { percentRange, table } from '../table.ts';
import { reliabilityText } from '../train/examine.ts';
import { Folder } from '../train/folder.ts';
import {
  bestBefore,
  type Generation,
  runGeneration,
  type Training,
  variantOf,
} from '../train/generation.ts';
import { netFor, readNets, writeNet } from '../train/nets.ts';
import { answer, type Register, withJson, withSeats, withSeed, withWorkers } from './context.ts';

interface Flags {
  readonly seats?: number;
  readonly option?: Options;
  readonly generations: number;
  readonly games: number;
  readonly gate: number;
  readonly bot: string;
  readonly gateBot: string;
  readonly trust: number;
  readonly folder?: string;
  readonly out?: string;
  readonly seed: string;
  readonly workers: number;
  readonly json?: boolean;
}

/** A number from 0 to 1. */
function part(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) {
    throw new BadInput(`--trust takes a number from 0 to 1, not "${text}"`);
  }
  return value;
}

/** Where a game keeps its nets. */
const shippedFile = (game: string): string =>
  fileURLToPath(new URL(`../../../games/${game}/bots/nets.json`, import.meta.url));

/** What made a net can be found again. */
function commitHere(): string {
  try {
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

export const train: Register = (program, context) => {
  const command = program
    .command('train <game>')
    .description(
      'let bots teach themselves: play, learn, and keep what wins; goes on where it stood',
    )
    .option('--generations <n>', 'generations in all', whole('--generations', 1), 2)
    .option('--games <n>', 'games that each generation plays', whole('--games', 4), 1200)
    .option('--gate <n>', 'games of the match that a new net has to win', whole('--gate', 2), 100)
    .option('--bot <spec>', 'the bot that plays against itself', 'mcts:60')
    .option('--gate-bot <spec>', 'the bot of the match', 'mcts:100')
    .option('--trust <part>', 'how much a game’s end counts against later thoughts', part, 0.95)
    .option('--folder <folder>', 'where everything is kept (train-<game>-<seats>)')
    .option('--out <file>', 'where a net that won its match is written (the game’s own nets)');
  withSeats(command, 'the fewest the game takes, but at least 2');
  withSeed(withWorkers(command, allCores()));
  withJson(command).action(async (id: string, flags: Flags) => {
    const module = await loadGame(id);
    const found = await module.bots.learned?.();
    if (found === undefined) throw new BadInput(`${id} has no features that a net could learn by`);
    const { learned } = found;
    const { game } = module;
    const setup = checkedSetup(
      game,
      flags.seats ?? Math.max(2, game.seats.min),
      flags.option ?? {},
    );
    checkBots([flags.bot, flags.gateBot]);
    const out = flags.out ?? shippedFile(id);
    checkWritable(out);
    const { seats, options } = setup;
    const run = { game: id, rulesVersion: game.rulesVersion, seats, options };
    const variant = variantOf(game, learned.features, setup);
    const training: Training = {
      module,
      learned,
      setup,
      variant,
      folder: new Folder(
        flags.folder ?? `train-${id}-${seats}`,
        { ...run, seed: flags.seed, spec: flags.bot },
        learned.features.version,
        netFor(readNets(out), seats, variant),
      ),
      terminal: context.terminal,
      seed: flags.seed,
      spec: flags.bot,
      gateSpec: flags.gateBot,
      games: flags.games,
      gateGames: flags.gate,
      trust: flags.trust,
      commit: commitHere(),
      run: (jobs, onDone) => runJobs(jobs, flags.workers, onDone),
    };
    const generations: Generation[] = [];
    for (let g = 0; g < flags.generations; g++) {
      const generation = await runGeneration(training, g);
      generations.push(generation);
      const net = bestBefore(training.folder, g + 1);
      if (generation.gate.passed && net !== null) writeNet(out, net, generation.gate);
    }
    const written = generations.some(({ gate }) => gate.passed) ? out : null;
    const result = { ...run, folder: training.folder.path, generations, written };
    answer(context, flags.json, result, () => text(result));
  });
};

function text({
  generations,
  written,
}: {
  readonly generations: readonly Generation[];
  readonly written: string | null;
}): string {
  const last = generations.findLast(({ exam }) => exam?.net != null)?.exam?.net;
  return [
    table(
      ['generation', 'games', 'won', 'of', '95 %', 'margin', 'kept'],
      generations.map(({ generation, games, gate }) => [
        generation,
        games,
        gate.won,
        gate.games,
        percentRange(gate.interval),
        gate.margin,
        gate.passed ? 'yes' : 'no',
      ]),
    ),
    ...(last == null
      ? []
      : [
          '',
          'chances told by the last net that was taught now, in games it never saw:',
          reliabilityText(last),
        ]),
    '',
    written === null ? 'no net won its match: nothing was written' : `written: ${written}`,
  ].join('\n');
}
