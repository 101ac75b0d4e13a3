import {
  type AnyGame,
  clone,
  completeOptions,
  type Entry,
  type Options,
  pending,
  play,
  record,
  start,
  type StateOf,
} from '@orrery/kernel';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import { fileText, type Seating } from '@orrery/table';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });
type Stop<S> = (state: S, choices: number) => boolean;

const bot: Seating = { kind: 'bot', level: 'drifter' };

/** Whether an answer of the first seat would change its points at once. */
export function scoringLaunch(state: Reworld): boolean {
  const asked = pending(reworld, state);
  if (state.chapter !== 2 || !asked) return false;
  const points = (of: Reworld): number => reworld.scores(of)[0]?.total ?? 0;
  return asked.options.some((choice) => {
    const then = clone(state);
    play(reworld, then, choice);
    return points(then) !== points(state);
  });
}

/** Whether the last answer offered would let chance speak. */
export function lastIsFinal(state: Reworld): boolean {
  const choice = pending(reworld, state)?.options.at(-1);
  return choice !== undefined && !play(reworld, clone(state), choice);
}

/** A game file, played by a simple rule: until the first seat is asked and `stop` says so, or to the end. */
export function fileOf<G extends AnyGame>(
  game: G,
  {
    seats,
    seed,
    stop,
    variants = {},
    step = 7,
  }: {
    seats: number;
    seed: string;
    stop?: Stop<StateOf<G>> | undefined;
    variants?: Options;
    /** Another rule plays another kind of game. */
    step?: number | undefined;
  },
): string {
  const options = completeOptions(game, variants);
  const state = start(game, options, seats, seed);
  const entries: Entry[] = [];
  for (let asked = pending(game, state); asked; asked = pending(game, state)) {
    const { seat, ask, options: offered } = asked;
    // A person's own question is where a game that goes on stands still.
    if (seat === 0 && offered.length > 1 && stop?.(state, entries.length)) break;
    const choice = offered[(entries.length * step) % offered.length] ?? null;
    play(game, state, choice);
    entries.push(offered.length === 1 ? [seat, ask, choice, 1] : [seat, ask, choice]);
  }
  const played = record(game, state, { seats, options, seed, entries });
  return fileText(played, [person('Ada'), ...Array.from({ length: seats - 1 }, () => bot)]);
}

/** A game file that stands where the first seat has about so many questions to go. */
export function fileBeforeEnd(game: AnyGame, seats: number, left: number): string {
  const seed = 'before the end';
  let questions = 0;
  fileOf(game, { seats, seed, stop: () => (questions++, false) });
  let asked = 0;
  return fileOf(game, { seats, seed, stop: () => asked++ >= questions - left });
}

export const gameFile = (seed: string, stop?: Stop<Reworld>): string =>
  fileOf(reworld, { seats: 2, seed, stop });

export const after =
  (least: number) =>
  (_state: unknown, choices: number): boolean =>
    choices >= least;

/** How a file input is given a text. */
export const asFile = (text: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
