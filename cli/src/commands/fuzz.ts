import { resolve } from 'node:path';
import { loadGame, PLAYABLE } from '@orrery/catalog';
import type { Options } from '@orrery/kernel';
import type { FuzzFailure, FuzzReport } from '@orrery/kernel/testing';
import { BadInput } from '../errors.ts';
import { checkWritable, readWalk, writeWhole } from '../files.ts';
import { commandLine } from '../invocation.ts';
import type { FuzzPiece } from '../jobs/perform.ts';
import { allCores, runJobs } from '../jobs/pool.ts';
import { whole } from '../parse.ts';
import { progress } from '../progress.ts';
import { retrace } from '../retrace.ts';
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
  readonly rich: boolean;
  readonly reproduce?: string;
  readonly json?: boolean;
}

const gameIds = PLAYABLE.map(({ id }) => id).join(', ');

export const fuzz: Register = (program, context) => {
  const command = program
    .command('fuzz [game]')
    .description('random play with every law checked; a failure leaves a file that reproduces it')
    .option(
      '--decisions <n>',
      'decisions in all, split between the set-ups',
      whole('--decisions', 1),
      100_000,
    )
    .option('--no-rich', 'all games from their set-up; else every other one from a late position')
    .option('--failures <folder>', 'where failures are kept', '.')
    .option('--reproduce <file>', 'play a failure that was kept again, with every law checked');
  withSeats(command, 'all the game takes, one after the other');
  withSeed(withWorkers(command, allCores()));
  withJson(command).action(async (id: string | undefined, flags: Flags) => {
    if (flags.reproduce !== undefined) return retraceFile(context, flags.reproduce, flags.json);
    if (id === undefined) {
      throw new BadInput(`name the game to fuzz, one of ${gameIds}; or --reproduce <file>`);
    }
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
  { decisions, seed, rich }: Pick<Flags, 'decisions' | 'rich' | 'seed'>,
): FuzzPiece[] {
  return setups.flatMap((setup, i) => {
    const first = Math.floor((decisions * i) / setups.length);
    const count = Math.floor((decisions * (i + 1)) / setups.length) - first;
    return Array.from({ length: Math.ceil(count / PIECE) }, (_, piece) => ({
      ...setup,
      seed: `${seed}/${i}/${piece}`,
      rich,
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
      ...files
        .slice(0, 1)
        .map(({ file }) => `to see one again: ${commandLine(['fuzz', '--reproduce', file])}`),
    ].join('\n'),
  );
}

function keep({ kind, message, record }: FuzzFailure, file: string) {
  writeWhole(file, `${JSON.stringify(record)}\n`);
  const seats = record.format === 'orrery-game' ? record.seats : record.from.players.length;
  return { kind, message, seats, file };
}

/** Tells what is wrong with a game that was kept as a failure: nothing, once its fault is mended. */
async function retraceFile(context: Context, file: string, json?: boolean): Promise<void> {
  const saved = readWalk(file);
  const { game } = await loadGame(saved.game);
  const violations = retrace(game, saved);
  if (violations.length > 0) context.fail();
  const result = { game: saved.game, entries: saved.entries.length, violations };
  answer(context, json, result, () =>
    [
      ...violations.map(
        ({ kind, message, after }) => `${kind}: ${message} (after ${after} answers)`,
      ),
      violations.length === 0 ? 'no law is broken' : `${violations.length} violations`,
    ].join('\n'),
  );
}
