import {
  type AnyGame,
  type Json,
  pending,
  type Seat,
  type Task,
  type Viewer,
} from '@orrery/kernel';
import { expect } from 'vitest';
import {
  type Beginning,
  createTable,
  memoryStore,
  mergeLog,
  openTable,
  type Pace,
  type Seating,
  type Table,
  type TableDeps,
  Refusal,
  type TableLog,
  type Think,
  type Update,
} from '../src/index.ts';
import { toy } from './toy.ts';

/** Deals [5, 9, 1] to seat 0 and [7, 2, 2] to seat 1; the top card is a 3. */
export const SEED = '75505';

export const person = (name: string, confirmTurns = true): Seating => ({
  kind: 'human',
  name,
  confirmTurns,
});
export const bot = (level = 'first'): Seating => ({ kind: 'bot', level });

/** A bot that takes the first answer at once. */
const firstAnswer: (game: AnyGame) => Think = (game) => (request) => ({
  choice: Promise.resolve(pending(game, request.state)?.options[0] ?? null),
  cancel: () => undefined,
});

const noWait: Pace = () => ({ done: Promise.resolve(), skip: () => undefined });

export function depsOf(game: AnyGame, some: Partial<TableDeps> = {}): TableDeps {
  let clock = 0;
  return {
    game,
    store: memoryStore(),
    think: firstAnswer(game),
    pace: noWait,
    now: () => ++clock,
    ...some,
  };
}

/** A seat that listens, and keeps all that it was ever told. */
export interface Listener {
  readonly heard: Update[];
  update(): Update;
  log(): TableLog;
}

export function listen(table: Table, viewer: Viewer): Listener {
  const heard: Update[] = [];
  let log: TableLog = { steps: [], takeBacks: [] };
  table.subscribe(viewer, (update) => {
    heard.push(update);
    log = mergeLog(log, update.log);
  });
  return { heard, update: () => heard.at(-1) as Update, log: () => log };
}

export interface Sitting {
  readonly deps: TableDeps;
  readonly table: Table;
  readonly at: readonly Listener[];
  readonly crowd: Listener;
  answer(seat: Seat, choice: Json): Promise<void>;
  /** The same table, read again from its store. */
  reopen(): Promise<Sitting>;
}

export function sit(deps: TableDeps, table: Table): Sitting {
  const at = table.seats().map((_, seat) => listen(table, seat));
  return {
    deps,
    table,
    at,
    crowd: listen(table, null),
    answer: (seat, choice) => table.answer(seat, (at[0] as Listener).update().revision, choice),
    async reopen() {
      await table.close();
      return sit(deps, await openTable(deps, table.id));
    },
  };
}

export async function newTable(
  from: Partial<Beginning> = {},
  some: Partial<TableDeps> = {},
): Promise<Sitting> {
  const deps = depsOf(some.game ?? toy, some);
  const beginning = { id: 't', seats: [person('Ada'), person('Ben')], options: {}, seed: SEED };
  await createTable(deps, { ...beginning, created: 0, ...from });
  return sit(deps, await openTable(deps, from.id ?? beginning.id));
}

/** Lets everything that needs no clock come to rest. */
export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => setTimeout(done, 0));
}

/** Why it was refused; that it was taken is a failure. */
export async function refused(promise: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

export const eventsOf = (log: TableLog): Task[] => log.steps.flatMap((step) => step.events);

/** The first answer offered that begins so. */
export const offered = (update: Update | undefined, start: string): Json =>
  update?.asked?.options?.find((o) => typeof o === 'string' && o.startsWith(start)) ?? null;
