import { type Command, Option } from 'commander';
import { gameOption, list, whole } from '../parse.ts';
import type { Terminal } from '../terminal.ts';

export interface Context {
  readonly terminal: Terminal;
  /** For a command that did its work and found something wrong. */
  fail(): void;
}

/** Adds one command to the program. */
export type Register = (program: Command, context: Context) => void;

/** Either for machines or for people, the JSON always on the last line. */
export function answer(
  { terminal }: Context,
  json: boolean | undefined,
  result: unknown,
  text: () => string,
): void {
  terminal.print(json === true ? JSON.stringify(result) : text());
}

export const withJson = (command: Command): Command =>
  command.option('--json', 'for machines: the last line of output is one JSON object');

export const withSeats = (command: Command, usual: string): Command =>
  command
    .option('--seats <n>', `number of players (${usual})`, whole('--seats', 1))
    .option('--option <key=value>', 'a variant of the game; may be repeated', gameOption);

export const withSeed = (command: Command): Command =>
  command.option('--seed <text>', 'same seed, same games', '1');

export const withWorkers = (command: Command, cores: number): Command =>
  command.option('--workers <n>', 'threads', whole('--workers', 1), cores);

export const withBots = (command: Command, what: string, usual?: readonly string[]): Command =>
  command.addOption(
    new Option(
      '--bots <list>',
      `${what}: random, greedy, mcts:200ms (time per question), mcts:500 (iterations)`,
    )
      .argParser(list)
      .default(usual, usual?.join(',')),
  );
