import { resolve } from 'node:path';
import { loadGame } from '@orrery/catalog';
import type { Options } from '@orrery/kernel';
import type { FuzzFailure, FuzzReport } from '@orrery/kernel/testing';
import { checkWritable, writeWhole } from '../files.ts';
import { allCores, runJobs } from '../jobs/pool.ts';
import { whole } from '../parse.ts';
import { progress } from '../progress.ts';
import { everySetup, type Setup } from '../setup.ts';
import { rounded, sum } from '../stats.ts';
import { thousands } from '../table.ts';
import {
  answer,
  type Context,
  type Register,
  withJson,
  withSeats,
  withSeed,
  withWorkers,
} from './context.ts';

/** Pieces are of this size whatever the number of threads, so the same seed walks the same games. */
const PIECE = 2_000;
/** More failures than this say nothing new. */
const FILES_KEPT = 20;

interface Flags {
  readonly seats?: number;
  readonly option?: Options;
  readonly decisions: number;
  readonly seed: string;
  readonly workers: number;
  readonly failures: string;
  readonly json?: boolean;
}

export const fuzz: Register = (program, context) => {
  const command = program
    .command('fuzz <game>')
    .description('random play with every law checked; a failure leaves the log that reproduces it')
    .option(
      '--decisions <n>',
      'decisions in all, split between the set-ups',
      whole('--decisions', 1),
      100_000,
    )
    .option('--failures <folder>', 'where logs of failures go', '.');
  withSeats(command, 'all the game takes, one after the other');
  withSeed(withWorkers(command, allCores()));
  withJson(command).action(async (id: string, flags: Flags) => {
    const { game } = await loadGame(id);
    const setups = everySetup(game, flags.seats, flags.option ?? {});
    checkWritable(resolve(flags.failures, `fuzz-${id}.json`));
    const jobs = piecesOf(setups, flags).map((settings) => ({
      type: 'fuzz' as const,
      game: id,
      settings,
    }));
    const bar = progress(context.terminal, 'decisions', flags.decisions);
    const began = performance.now();
    const reports = await runJobs(jobs, flags.workers, ({ decisions }) => bar.add(decisions));
    bar.done();
    conclude(context, id, flags, setups, reports, (performance.now() - began) / 1000);
  });
};

export function piecesOf(
  setups: readonly Setup[],
  { decisions, seed }: { readonly decisions: number; readonly seed: string },
): (Setup & { readonly seed: string; readonly decisions: number })[] {
  return setups.flatMap((setup, i) => {
    const first = Math.floor((decisions * i) / setups.length);
    const count = Math.floor((decisions * (i + 1)) / setups.length) - first;
    return Array.from({ length: Math.ceil(count / PIECE) }, (_, piece) => ({
      ...setup,
      seed: `${seed}/${i}/${piece}`,
      decisions: Math.min(PIECE, count - piece * PIECE),
    }));
  });
}

/** Adds the pieces up, keeps the logs of failures and tells both. */
export function conclude(
  context: Context,
  game: string,
  flags: Pick<Flags, 'failures' | 'json'>,
  setups: readonly Setup[],
  reports: readonly FuzzReport[],
  seconds: number,
): void {
  const total = (key: keyof Omit<FuzzReport, 'failures'>): number =>
    sum(reports.map((report) => report[key]));
  const failures = reports.flatMap((report) => report.failures);
  const files = failures
    .slice(0, FILES_KEPT)
    .map((failure, i) => keep(failure, resolve(flags.failures, `fuzz-${game}-${i + 1}.json`)));
  const result = {
    game,
    decisions: total('decisions'),
    games: total('games'),
    exceptions: total('exceptions'),
    deadEnds: total('deadEnds'),
    leaks: total('leaks'),
    conservation: total('conservation'),
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(total('decisions') / seconds),
    setups,
    failures: files,
  };
  const violations = result.exceptions + result.deadEnds + result.leaks + result.conservation;
  if (violations > 0) context.fail();
  answer(context, flags.json, result, () =>
    [
      `${thousands(result.decisions)} decisions in ${result.games} games, ${setups.length} set-ups: ${thousands(result.decisionsPerSecond)} a second`,
      `exceptions ${result.exceptions}, dead ends ${result.deadEnds}, leaks ${result.leaks}, conservation ${result.conservation}`,
      ...files.map(({ kind, message, file }) => `${kind}: ${message}\n  ${file}`),
      violations === 0 ? 'no law was broken' : `${violations} violations`,
    ].join('\n'),
  );
}

function keep({ kind, message, record }: FuzzFailure, file: string) {
  writeWhole(file, `${JSON.stringify(record)}\n`);
  return { kind, message, seats: record.seats, options: record.options, file };
}
