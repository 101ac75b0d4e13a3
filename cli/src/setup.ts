import { makeBot } from '@orrery/bots';
import { type AnyGame, completeOptions, type Options, OrreryError, start } from '@orrery/kernel';
import { BadInput } from './errors.ts';

/** One way to set a game up: what is the same for every game of a run. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
}

/** Refuses options that a game does not have, naming those that it has. */
function checkOptions(game: AnyGame, options: Options): void {
  const wrong = Object.keys(options).find((key) => !Object.hasOwn(game.options, key));
  if (wrong === undefined) return;
  const known = Object.keys(game.options).join(', ');
  const has = known === '' ? 'it has none' : `it has: ${known}`;
  throw new OrreryError('BAD_OPTIONS', `${game.id} has no option "${wrong}"; ${has}`);
}

/** Refuses a set-up as the rules do, before any work is begun. */
export function checkedSetup(game: AnyGame, seats: number, options: Options): Setup {
  checkOptions(game, options);
  start(game, options, seats, 'check');
  return { seats, options: completeOptions(game, options) };
}

export function checkBots(specs: readonly string[]): void {
  for (const spec of specs) makeBot(spec, { evaluate: () => [] }, 'check', () => 0);
}

/** A bot for each seat: the last one given sits in all that are left. */
export function botsFor(specs: readonly string[], seats: number): string[] {
  checkBots(specs);
  if (specs.length > seats) {
    throw new BadInput(
      `${specs.length} bots are too many for ${seats} ${seats > 1 ? 'seats' : 'seat'}`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => specs[seat] ?? specs.at(-1) ?? 'random');
}

/** Every player count and every combination of options that is left open and that the game takes. */
export function everySetup(game: AnyGame, seats: number | undefined, given: Options): Setup[] {
  const { min, max } = game.seats;
  const counts = seats === undefined ? range(min, max) : [seats];
  let combinations: Options[] = [given];
  for (const [key, values] of Object.entries(game.options)) {
    if (Object.hasOwn(given, key)) continue;
    combinations = combinations.flatMap((options) =>
      values.map((value) => ({ ...options, [key]: value })),
    );
  }
  const asked = counts.flatMap((count) =>
    combinations.map((options) => ({ seats: count, options })),
  );
  checkOptions(game, given);
  completeOptions(game, given);
  const found = asked.filter((one) => taken(game, one));
  // Nothing fits: the first set-up tells why.
  if (found.length === 0) for (const one of asked) checkedSetup(game, one.seats, one.options);
  return found;
}

/** Not every variant goes with every other or with every player count. */
function taken(game: AnyGame, { seats, options }: Setup): boolean {
  try {
    start(game, options, seats, 'check');
    return true;
  } catch (error) {
    if (error instanceof OrreryError && ['BAD_OPTIONS', 'BAD_SEATS'].includes(error.code)) {
      return false;
    }
    throw error;
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
