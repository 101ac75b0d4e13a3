import { OrreryError } from './errors.ts';
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
  from: Pick<GameRecord, 'seats' | 'options' | 'seed' | 'entries'>,
): GameRecord {
  const { seats, options, seed, entries } = from;
  const head = { format: 'orrery-game', game: game.id, rulesVersion: game.rulesVersion } as const;
  return { ...head, seats, options, seed, entries, hash: hash(state) };
}

function bad(path: string, wanted: string): never {
  throw new OrreryError('BAD_SAVE', `this is not a whole Orrery game: ${path} must be ${wanted}`);
}

/** Reads a saved game from text. Every field is looked at; the first that is wrong is named. */
export function parseRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    bad('the file', 'JSON that is not broken or cut off');
  }
  if (typeof value !== 'object' || value === null) bad('the file', 'a JSON object');
  const r = value as Record<string, unknown>;
  if (/^orrery-game-\d+$/.test(String(r['format']))) {
    throw new OrreryError('OTHER_VERSION', 'this file was made by another version of Orrery');
  }
  if (r['format'] !== 'orrery-game') bad('format', '"orrery-game"');
  for (const key of ['game', 'seed', 'hash']) if (typeof r[key] !== 'string') bad(key, 'a text');
  for (const key of ['rulesVersion', 'seats']) {
    if (!Number.isInteger(r[key])) bad(key, 'a whole number');
  }
  const { options, entries } = r;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    bad('options', 'an object');
  }
  if (!Array.isArray(entries)) bad('entries', 'a list');
  entries.forEach((entry: unknown, i) => {
    const right =
      Array.isArray(entry) && (entry.length === 3 || (entry.length === 4 && entry[3] === 1));
    if (!right || !Number.isInteger(entry[0]) || typeof entry[1] !== 'string') {
      bad(`entries[${i}]`, '[seat, question, choice] or [seat, question, choice, 1]');
    }
  });
  return value as GameRecord;
}

/** Refuses a game of rules that no longer replay, saying why. */
export function checkVersion(game: AnyGame, version: number): void {
  for (let v = version; v < game.rulesVersion; v++) {
    const why = game.olderRules?.[v] ?? 'they have changed since';
    if (why !== true) {
      throw new OrreryError(
        'OTHER_VERSION',
        `this game of ${game.id} was played by version ${version} of the rules: ${why}`,
      );
    }
  }
  if (version > game.rulesVersion) {
    throw new OrreryError(
      'OTHER_VERSION',
      `this game of ${game.id} was played by version ${version} of the rules; these are version ${game.rulesVersion}`,
    );
  }
}

/** Called before each answer, and once more at the end with a null entry. */
export type Visit<S> = (state: S, entry: Entry | null, events: readonly Task[]) => void;

/** Plays a record again from its seed, checking every answer and the final hash. */
export function replay<S extends CoreState>(game: AnyGame, saved: GameRecord, visit?: Visit<S>): S {
  if (saved.game !== game.id) {
    throw new OrreryError('OTHER_GAME', `this is a game of ${saved.game}, not of ${game.id}`);
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
      throw new OrreryError('TAMPERED', `entry ${i + 1} of this file is wrong: ${what} there`);
    }
    play(game, state, offered, events);
  }
  visit?.(state, null, events);
  if (hash(state) !== saved.hash) {
    throw new OrreryError('TAMPERED', 'the answers do not lead to the position this file claims');
  }
  return state;
}
