import { type Entry, pending, play, record, start } from '@orrery/kernel';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import { fileText, type Seating } from '@orrery/table';

const person = (name: string): Seating => ({ kind: 'human', name, confirmTurns: false });
const bot: Seating = { kind: 'bot', level: 'drifter' };

/** Whether an answer of the first seat would change its points at once. */
export function scoringLaunch(state: Reworld): boolean {
  const asked = pending(reworld, state);
  if (state.chapter !== 2 || !asked) return false;
  const points = (of: Reworld): number => reworld.scores(of)[0]?.total ?? 0;
  return asked.options.some((choice) => {
    const then = reworld.clone(state);
    play(reworld, then, choice);
    return points(then) !== points(state);
  });
}

/** Whether the last answer offered would let chance speak. */
export function lastIsFinal(state: Reworld): boolean {
  const choice = pending(reworld, state)?.options.at(-1);
  return choice !== undefined && !play(reworld, reworld.clone(state), choice);
}

/** A game file, played by a simple rule: until the first seat is asked and `stop` says so, or to the end. */
export function gameFile(
  seed: string,
  stop: (state: Reworld, choices: number) => boolean = () => false,
): string {
  const seats = 2;
  const state = start(reworld, {}, seats, seed);
  const entries: Entry[] = [];
  for (let asked = pending(reworld, state); asked; asked = pending(reworld, state)) {
    const { seat, options } = asked;
    // A person's own question is where a game that goes on stands still.
    if (seat === 0 && options.length > 1 && stop(state, entries.length)) break;
    const choice = options[(entries.length * 7) % options.length] ?? null;
    play(reworld, state, choice);
    entries.push(options.length === 1 ? [seat, choice, 1] : [seat, choice]);
  }
  const game = record(reworld, state, { seats, options: {}, seed, entries });
  return fileText(game, [person('Ada'), bot]);
}

export const after =
  (least: number) =>
  (_state: Reworld, choices: number): boolean =>
    choices >= least;

/** How a file input is given a text. */
export const asFile = (text: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
