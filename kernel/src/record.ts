import { fail } from './errors.ts';
import { hash, sameJson } from './json.ts';
import { pending, play, start } from './play.ts';
import type { AnyGame, CoreState, Json, Options, Seat, Task } from './types.ts';

/** One answer: whose, to which question, which, and 1 where it was the only one and the table gave it. */
export type Entry = readonly [seat: Seat, ask: string, choice: Json, forced?: 1];

/** A saved game: all that is needed to play it again, and the hash it must end with. */
export interface GameRecord {
  readonly format: 'orrery-game';
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly entries: readonly Entry[];
  readonly hash: string;
}

export function record(
  game: AnyGame,
  state: CoreState,
  { seats, options, seed, entries }: Pick<GameRecord, 'seats' | 'options' | 'seed' | 'entries'>,
): GameRecord {
  const head = { format: 'orrery-game', game: game.id, rulesVersion: game.rulesVersion } as const;
  return { ...head, seats, options, seed, entries, hash: hash(state) };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS: {
  readonly [K in keyof GameRecord]: [is: (value: unknown) => boolean, what: string];
} = {
  format: [(value) => value === 'orrery-game', '"orrery-game"'],
  game: [isText, 'a text'],
  rulesVersion: [Number.isInteger, 'a whole number'],
  seats: [Number.isInteger, 'a whole number'],
  options: [isObject, 'an object'],
  seed: [isText, 'a text'],
  entries: [Array.isArray, 'a list'],
  hash: [isText, 'a text'],
};

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || !Number.isInteger(value[0]) || !isText(value[1])) return false;
  return value.length === 3 || (value.length === 4 && value[3] === 1);
}

function bad(path: string, wanted: string): never {
  return fail('BAD_SAVE', `this is not a whole Orrery game: ${path} must be ${wanted}`);
}

/** Reads a saved game from text. Every field is looked at; the first that is wrong is named. */
export function parseRecord(text: string): GameRecord {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    bad('the file', 'JSON that is not broken or cut off');
  }
  if (!isObject(saved)) return bad('the file', 'a JSON object');
  if (/^orrery-game-\d+$/.test(String(saved['format']))) {
    fail('OTHER_VERSION', 'this file was made by another version of Orrery');
  }
  for (const [key, [is, what]] of Object.entries(FIELDS)) if (!is(saved[key])) bad(key, what);
  const wrong = (saved['entries'] as unknown[]).findIndex((entry) => !isEntry(entry));
  if (wrong >= 0)
    bad(`entries[${wrong}]`, '[seat, question, choice], or with 1 where it was forced');
  return saved as unknown as GameRecord;
}

/** Refuses a game of rules that no longer replay, saying why. */
export function checkVersion(game: AnyGame, version: number): void {
  const what = `this game of ${game.id} was played by version ${version} of the rules`;
  if (version > game.rulesVersion) {
    fail('OTHER_VERSION', `${what}; these are version ${game.rulesVersion}`);
  }
  for (let v = version; v < game.rulesVersion; v++) {
    const why = game.olderRules?.[v] ?? 'they have changed since';
    if (why !== true) fail('OTHER_VERSION', `${what}: ${why}`);
  }
}

/** Called before each answer, and once more at the end with a null entry. */
export type Visit<S> = (state: S, entry: Entry | null, events: readonly Task[]) => void;

/** Plays a record again from its seed, checking every answer and the final hash. */
export function replay<S extends CoreState>(game: AnyGame, saved: GameRecord, visit?: Visit<S>): S {
  if (saved.game !== game.id) {
    fail('OTHER_GAME', `this is a game of ${saved.game}, not of ${game.id}`);
  }
  checkVersion(game, saved.rulesVersion);
  let events: Task[] = [];
  const state = start(game, saved.options, saved.seats, saved.seed, events) as S;
  for (const [i, entry] of saved.entries.entries()) {
    visit?.(state, entry, events);
    events = [];
    const [seat, ask, choice] = entry;
    const question = pending(game, state);
    const offered = question?.options.find((option) => sameJson(option, choice));
    if (question?.seat !== seat || question.ask !== ask || offered === undefined) {
      const what = `seat ${seat} cannot have answered ${JSON.stringify(choice)} to ${ask}`;
      return fail('TAMPERED', `entry ${i + 1} of this file is wrong: ${what} there`);
    }
    play(game, state, offered, events);
  }
  visit?.(state, null, events);
  if (hash(state) !== saved.hash) {
    fail('TAMPERED', 'the answers do not lead to the position this file claims');
  }
  return state;
}
