import { Command } from 'commander';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import type { Context } from './commands/context.ts';
import { examine } from './commands/examine.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { complaint } from './errors.ts';
import type { Terminal } from './terminal.ts';

const COMMANDS = [
  games,
  play,
  simulate,
  arena,
  fuzz,
  replay,
  review,
  bench,
  serve,
  verify,
  train,
  examine,
];

/** Runs one command; gives its exit code: 1 for bad input or a check that failed, 2 for a bug. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0;
  const context: Context = { terminal, fail: () => (code = 1) };
  const program = new Command('orrery')
    .description('A table for board games of settling hostile worlds: the command line.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      // Said once, by the handler below.
      writeErr: () => {},
      getOutHelpWidth: () => terminal.width,
    });
  for (const register of COMMANDS) register(program, context);
  if (args.length === 0) {
    terminal.print(program.helpInformation().trimEnd());
    return 0;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    code = report(error, args.includes('--json'), terminal);
  } finally {
    terminal.close();
  }
  return code;
}

function report(error: unknown, json: boolean, terminal: Terminal): number {
  const found = complaint(error);
  if (found === null) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    terminal.say(`orrery: this is a bug.\n${text}`);
    return 2;
  }
  if (isHelp(error)) return 0;
  terminal.say(`orrery: ${found.sentence}`);
  if (json) terminal.print(JSON.stringify({ ok: false, code: found.code, error: found.sentence }));
  return 1;
}

/** Commander ends a request for help by an error with exit code 0. */
const isHelp = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'exitCode' in error && error.exitCode === 0;
