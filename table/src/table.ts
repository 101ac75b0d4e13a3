import {
  type AnyGame,
  type CoreState,
  type GameRecord,
  type Json,
  record,
  type Refused,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import type { Preview, SavedTable, Seating, ShownFrame, TableId, Update } from './client-types.ts';
import { createDriver, type Pace, type Think } from './driver.ts';
import { asRefusal, Refusal } from './errors.ts';
import { frames } from './frames.ts';
import {
  answered,
  begin,
  type Beginning,
  checkRevision,
  due,
  ended,
  entriesOf,
  heldFor,
  isOver,
  type Model,
  seated,
  seatingOf,
  undone,
} from './model.ts';
import { positionFor, previews, refusals } from './previews.ts';
import { logSince, project, type Sent, sentNow, summary } from './project.ts';
import { type Shown, shownAt } from './shown.ts';
import { checkSeats, resume, snapshotOf } from './snapshot.ts';
import { Steps } from './steps.ts';
import type { Stored, TableStore } from './store.ts';

/** What a host lends to a table. */
export interface TableDeps {
  readonly game: AnyGame;
  readonly store: TableStore;
  readonly think: Think;
  readonly pace: Pace;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * One running game. Whoever calls says which seat speaks: the host knows who may speak for it.
 * What changes the game resolves once it is stored, and rejects with a Refusal if it is not.
 */
export interface Table {
  readonly id: TableId;
  readonly game: string;
  answer(seat: Seat, revision: number, choice: Json): Promise<void>;
  undo(seat: Seat, revision: number): Promise<void>;
  resetTurn(seat: Seat, revision: number): Promise<void>;
  endTurn(seat: Seat, revision: number): Promise<void>;
  setSeat(seat: Seat, seating: Seating): Promise<void>;
  /** Everything that a seat might try now and may not, each with its reason. */
  refusals(seat: Seat): readonly Refused[];
  /** What each answer that is offered to a seat would bring. */
  previews(seat: Seat): readonly Preview[];
  /**
   * The position that a seat has to decide in now; null: it has not. It holds every secret: only
   * what shows a bot this seat's sight alone may have it.
   */
  positionFor(seat: Seat): CoreState | null;
  /** What the answer with this number brought, step by step, as the viewer saw it. */
  frames(viewer: Viewer, seq: number): readonly ShownFrame[];
  /** The listener is called at once with everything, then with every change. */
  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void;
  /** Bots move without waiting, up to the next person's turn. */
  skip(): void;
  /** A stalled bot tries again. */
  nudge(): void;
  seats(): readonly Seating[];
  isOver(): boolean;
  /** Holds the seed and with it every secret: the host decides who may have it. */
  record(): GameRecord;
  summary(): SavedTable;
  /** Nothing is thought, changed or told any more; resolves when the last change is stored. */
  close(): Promise<void>;
}

/** Stores a new table; nothing moves on it until it is opened. */
export async function createTable(
  deps: Pick<TableDeps, 'game' | 'store' | 'now'>,
  from: Beginning,
): Promise<void> {
  checkSeats(from.seats);
  await persist(deps, null, begin(deps.game, from));
}

export async function openTable(deps: TableDeps, id: TableId): Promise<Table> {
  return run(deps, resume(deps.game, await deps.store.load(id)));
}

/** A stored table that is only looked at. */
export interface ReadTable {
  readonly record: GameRecord;
  readonly seats: readonly Seating[];
  readonly over: boolean;
}

export function readTable(game: AnyGame, stored: Stored): ReadTable {
  const model = resume(game, stored);
  return { record: recordOf(model), seats: model.seats, over: isOver(model) };
}

function recordOf(model: Model): GameRecord {
  const { game, state, options, seed, seats } = model;
  return record(game, state, { seats: seats.length, options, seed, entries: entriesOf(model) });
}

async function persist(
  deps: Pick<TableDeps, 'store' | 'now'>,
  old: Model | null,
  next: Model,
): Promise<void> {
  const keep = old === null ? 0 : Steps.sameUpTo(old.steps, next.steps);
  try {
    await deps.store.save({
      id: next.id,
      base: old?.revision ?? null,
      snapshot: snapshotOf(next),
      keep,
      add: next.steps.slice(keep),
      summary: summary(next, deps.now()),
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('NOT_STORED', `the store did not take it: ${reason}`);
  }
}

interface Subscriber {
  readonly viewer: Viewer;
  readonly listener: (update: Update) => void;
  sent: Sent | null;
}

function run(deps: TableDeps, opened: Model): Table {
  let model = opened;
  let closed = false;
  let shown: Shown | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const subscribers = new Set<Subscriber>();

  const tell = (subscriber: Subscriber): void => {
    const { viewer, sent } = subscriber;
    const log = logSince(model, viewer, sent);
    subscriber.sent = sentNow(model);
    shown = shownAt(model, shown);
    subscriber.listener({ ...project(model, viewer, driver.stalled(), shown), log });
  };
  const tellAll = (): void => subscribers.forEach(tell);

  /** One change after the other: each is judged on what the one before has stored. */
  const change = (make: (now: Model) => Model): Promise<void> => {
    const done = last.then(async () => {
      if (closed) throw new Refusal('CLOSED', 'this table is closed');
      let next: Model;
      try {
        next = make(model);
      } catch (error) {
        throw asRefusal(error);
      }
      if (next === model) return;
      await persist(deps, model, next);
      model = next;
      driver.look();
      tellAll();
    });
    last = done.catch(() => undefined);
    return done;
  };

  const driver = createDriver({
    think: deps.think,
    pace: deps.pace,
    model: () => model,
    due,
    play: (wanted, { kind, seat }, choice) =>
      change((now) => {
        if (!wanted()) return now;
        return kind === 'hold'
          ? heldFor(now, seat)
          : answered(now, { seat, choice }, kind === 'forced');
      }),
    tell: tellAll,
  });

  /** A person's change: of this seat, and of the position that they saw. */
  const byPerson = (seat: Seat, revision: number, make: (now: Model) => Model): Promise<void> =>
    change((now) => {
      if (seatingOf(now, seat).kind !== 'human') {
        throw new Refusal('NOT_YOUR_TURN', `no person sits at seat ${seat}`);
      }
      checkRevision(now, revision);
      return make(now);
    });

  driver.look();
  return {
    id: model.id,
    game: model.game.id,
    answer: (seat, revision, choice) =>
      byPerson(seat, revision, (now) => answered(now, { seat, choice })),
    undo: (seat, revision) => byPerson(seat, revision, (now) => undone(now, seat, false)),
    resetTurn: (seat, revision) => byPerson(seat, revision, (now) => undone(now, seat, true)),
    endTurn: (seat, revision) => byPerson(seat, revision, (now) => ended(now, seat)),
    async setSeat(seat, seating) {
      checkSeats([seating]);
      await change((now) => seated(now, seat, seating));
    },
    refusals: (seat) => refusals(model, seat),
    previews: (seat) => previews(model, seat),
    positionFor: (seat) => positionFor(model, seat),
    frames: (viewer, seq) => frames(model, viewer, seq),
    subscribe(viewer, listener) {
      if (viewer !== null) seatingOf(model, viewer);
      const subscriber: Subscriber = { viewer, listener, sent: null };
      subscribers.add(subscriber);
      tell(subscriber);
      return () => subscribers.delete(subscriber);
    },
    skip: driver.skip,
    nudge: driver.nudge,
    seats: () => model.seats,
    isOver: () => isOver(model),
    record: () => recordOf(model),
    summary: () => summary(model, deps.now()),
    async close() {
      closed = true;
      driver.stop();
      subscribers.clear();
      await last;
    },
  };
}
