import {
  type AnyGame,
  checkVersion,
  type CoreState,
  hash,
  type Options,
  type Seat,
} from '@orrery/kernel';
import type { HandOver, Seating, TableId } from './client-types.ts';
import { asRefusal, Refusal } from './errors.ts';
import {
  type Draft,
  type Model,
  newestTakeBacks,
  playedOn,
  type Position,
  positionAt,
  type Undone,
} from './model.ts';
import { readStep, type Step, Steps } from './steps.ts';
import type { Stored } from './store.ts';

const FORMAT = 'orrery-table-2';
const OLDER = 'orrery-table-1';

/** A table at rest, as JSON; its steps are stored beside it. */
export interface Snapshot {
  readonly format: typeof FORMAT;
  readonly id: TableId;
  readonly game: string;
  /** Of the rules that made it. */
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seed: string;
  readonly created: number;
  readonly seats: readonly Seating[];
  readonly revision: number;
  readonly since: number;
  readonly seq: number;
  readonly state: CoreState;
  readonly hash: string;
  readonly held: Seat | null;
  readonly draft: Draft | null;
  readonly undone: readonly Undone[];
}

export function snapshotOf(model: Model): Snapshot {
  const { game, state } = model;
  return {
    format: FORMAT,
    id: model.id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: model.options,
    seed: model.seed,
    created: model.created,
    seats: model.seats,
    revision: model.revision,
    since: model.since,
    seq: model.steps.length - 1,
    state,
    hash: hash(state),
    held: model.held,
    draft: model.draft,
    undone: model.undone,
  };
}

function damaged(what: string): never {
  throw new Refusal('DAMAGED', `this saved table is damaged: ${what}`);
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeating = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  if (value['kind'] === 'human') {
    return typeof value['name'] === 'string' && typeof value['confirmTurns'] === 'boolean';
  }
  if (value['kind'] === 'bot') return typeof value['level'] === 'string';
  return value['kind'] === 'empty';
};

/** Seats that came from outside. */
export function checkSeats(seats: unknown): readonly Seating[] {
  if (!Array.isArray(seats) || !seats.every(isSeating)) {
    throw new Refusal('BAD_SEATS', 'seats are a list of people, bots and empty places');
  }
  return seats as readonly Seating[];
}

const isHolder = (value: unknown): boolean =>
  isObject(value) &&
  (value['kind'] === 'human'
    ? typeof value['name'] === 'string'
    : value['kind'] === 'bot' && typeof value['level'] === 'string');

const isHandOver = (value: unknown): value is HandOver =>
  isObject(value) &&
  Number.isInteger(value['seat']) &&
  Number.isInteger(value['seq']) &&
  (value['late'] === undefined || value['late'] === true) &&
  isHolder(value['from']) &&
  isHolder(value['to']);

/** Changes of hands that came from outside, at a table of so many seats. */
export function checkHandOvers(handOvers: unknown, seats: number): readonly HandOver[] {
  const isRight = (value: unknown): boolean =>
    isHandOver(value) && value.seat >= 0 && value.seat < seats;
  if (!Array.isArray(handOvers) || !handOvers.every(isRight)) {
    throw new Refusal('BAD_SEATS', 'its seats do not pass from one player to another');
  }
  return handOvers as readonly HandOver[];
}

const isEntry = (value: unknown): boolean =>
  Array.isArray(value) &&
  Number.isInteger(value[0]) &&
  typeof value[1] === 'string' &&
  (value.length === 3 || (value.length === 4 && value[3] === 1));

const isEvent = (value: unknown): boolean => isObject(value) && typeof value['type'] === 'string';

const isStep = (value: unknown): value is Step =>
  isObject(value) &&
  (value['entry'] === null || isEntry(value['entry'])) &&
  Array.isArray(value['events']) &&
  value['events'].every(isEvent);

const isUndone = (value: unknown): boolean =>
  isObject(value) &&
  [value['revision'], value['seat'], value['first']].every(Number.isInteger) &&
  (value['agreed'] === undefined || value['agreed'] === true) &&
  Array.isArray(value['steps']) &&
  value['steps'].every(isStep);

/** The snapshot of a stored table, field by field; DAMAGED says which one is wrong. */
export function checkSnapshot(value: unknown): Snapshot {
  if (!isObject(value)) damaged('it is no object');
  if (value['format'] === OLDER) {
    throw new Refusal(
      'OTHER_VERSION',
      'this table was saved by an older version of Orrery, whose games cannot be played on',
    );
  }
  if (value['format'] !== FORMAT) damaged(`its format is not ${FORMAT}`);
  for (const key of ['id', 'game', 'seed', 'hash']) {
    if (typeof value[key] !== 'string') damaged(`${key} is no text`);
  }
  for (const key of ['rulesVersion', 'created', 'revision', 'since', 'seq']) {
    if (!Number.isInteger(value[key])) damaged(`${key} is no whole number`);
  }
  for (const key of ['options', 'state']) if (!isObject(value[key])) damaged(`${key} is no object`);
  const { seats, held, draft, undone } = value;
  if (!Array.isArray(seats) || !seats.every(isSeating)) damaged('seats are not all right');
  if (held !== null && !Number.isInteger(held)) damaged('held is no seat');
  if (draft !== null && !(isObject(draft) && isObject(draft['base']))) damaged('draft is broken');
  if (!Array.isArray(undone) || !undone.every(isUndone)) damaged('take-backs are not all right');
  // Every field that the type names has been looked at; the state is held by its hash.
  return value as unknown as Snapshot;
}

/** Read one by one: some are kept as text. */
function* checkSteps(value: unknown, seq: number): Generator<void, readonly Step[]> {
  if (!Array.isArray(value)) damaged('steps are no list');
  for (const [i, kept] of value.entries()) {
    const step: unknown = isObject(kept) ? readStep(kept as unknown as Step) : kept;
    if (!isStep(step) || (step.entry === null) !== (i === 0)) damaged(`step ${i} is broken`);
    yield;
  }
  if (value.length !== seq + 1) damaged(`it has ${value.length - 1} answers, not ${seq}`);
  return value as readonly Step[];
}

function checkPosition(game: AnyGame, { state, hash: kept }: Snapshot): Position {
  if (hash(state) !== kept) damaged('its position is not the one that was stored');
  const impossible = (why: string): never => damaged(`its position is impossible: ${why}`);
  const broken = unlessThrown(() => game.audit(state), impossible);
  if (broken.length > 0) impossible(broken.join('; '));
  return unlessThrown(() => positionAt(game, state), impossible);
}

function unlessThrown<T>(make: () => T, instead: (why: string) => never): T {
  try {
    return make();
  } catch (error) {
    return instead(error instanceof Error ? error.message : String(error));
  }
}

/** The stored draft; null where it does not lead to the stored position. */
function checkDraft(game: AnyGame, saved: Snapshot, steps: readonly Step[]): Draft | null {
  const { draft } = saved;
  if (draft === null || !(draft.length > 0 && draft.length < steps.length)) return null;
  try {
    const led = playedOn(game, draft.base, steps.slice(-draft.length));
    return hash(led) === saved.hash ? draft : null;
  } catch {
    return null;
  }
}

/** At one go. */
export function resume(game: AnyGame, stored: Stored): Model {
  const work = resuming(game, stored);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/**
 * A table from its store, piece by piece. Whatever is wrong with it is said: DAMAGED, OTHER_GAME,
 * OTHER_VERSION.
 */
export function* resuming(game: AnyGame, stored: Stored, watched = false): Generator<void, Model> {
  const saved = checkSnapshot(stored.snapshot);
  if (saved.game !== game.id) {
    throw new Refusal('OTHER_GAME', `this is a table of ${saved.game}, not of ${game.id}`);
  }
  try {
    checkVersion(game, saved.rulesVersion);
  } catch (error) {
    throw asRefusal(error);
  }
  const steps = yield* checkSteps(stored.steps, saved.seq);
  const position = checkPosition(game, saved);
  const draft = checkDraft(game, saved, steps);
  const all = Steps.of(steps);
  const { id, options, seed, created, seats, revision, since } = saved;
  return {
    id,
    game,
    options,
    seed,
    created,
    seats,
    watched,
    ...position,
    steps: all,
    // What comes next is found from here.
    played: { kept: [{ state: position.state, steps: all }] },
    revision,
    since,
    // Older versions kept all of them.
    undone: newestTakeBacks(saved.undone),
    draft,
    held: draft === null ? null : saved.held,
  };
}
