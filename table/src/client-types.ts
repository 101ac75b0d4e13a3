import type { Advice, Reviewed } from '@orrery/bots';
import type {
  Json,
  Options,
  Outcome,
  Refused,
  RuleId,
  Score,
  Seat,
  Task,
  Viewer,
} from '@orrery/kernel';

export type { Advice, Reviewed } from '@orrery/bots';

export type TableId = string;

/** Who sits there. */
export type Seating =
  | {
      readonly kind: 'human';
      readonly name: string;
      /** A turn that can still be undone waits until its player ends it. */
      readonly confirmTurns: boolean;
    }
  /** `level` is one of the levels of @orrery/bots. */
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'empty' };

/** Who had a seat, or has it now. */
export type Holder =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A seat that changed hands while the game ran. */
export interface HandOver<Who = Holder> {
  readonly seat: Seat;
  /** Answers of the log that were given before, and still stand. */
  readonly seq: number;
  readonly from: Who;
  readonly to: Who;
  /** What the log was when it happened; older tables do not know. */
  readonly when?: LogTime;
  /** A clock had run out; none: all have agreed, or it is of a version that did not keep it. */
  readonly late?: true;
}

/** A moment of a log from which answers may have been taken back since. */
export interface LogTime {
  readonly revision: number;
  /** Answers that were given then. */
  readonly seq: number;
}

/** The question the table waits on. */
export interface AskedNow {
  readonly seat: Seat;
  readonly ask: string;
  readonly rule: RuleId;
  /**
   * Every legal answer: only for the asked seat, and only while it may answer. Null for everybody
   * else, while a turn is held, and where the table gives the only answer itself.
   */
  readonly options: readonly Json[] | null;
}

/** What one answer brought, as the viewer may know it. */
export interface LogStep<E extends Task = Task> {
  /** The answers given up to and with this one; 0 is the set-up, before any answer. */
  readonly seq: number;
  readonly seat: Viewer;
  /**
   * It was the only answer, and the table gave it. That there was no other may give a hand away,
   * so it is told to the seat itself and, after the end, to everybody.
   */
  readonly forced: boolean;
  readonly events: readonly E[];
}

/**
 * Answers taken back, by undo or by consent; shown greyed, between the steps of the log where they once stood.
 * Which of them were forced is for their own seat to know, also after the end.
 */
export interface TakeBack<E extends Task = Task> {
  readonly revision: number;
  readonly seat: Seat;
  /** The first of them has the number of the step that now may stand in its place. */
  readonly steps: readonly LogStep<E>[];
  /** The seat asked for it and all have agreed; none: it undid choices of its own. */
  readonly agreed?: true;
}

export interface TableLog<E extends Task = Task> {
  readonly steps: readonly LogStep<E>[];
  readonly takeBacks: readonly TakeBack<E>[];
}

/** What changed in the log: steps numbered `from` and above are replaced, take-backs are added. */
export interface LogChange<E extends Task = Task> extends TableLog<E> {
  /** 0: this is the whole log, also of the take-backs. */
  readonly from: number;
  /** Steps told before that were the only answer, as everybody may know now that the game is over. */
  readonly opened: readonly number[];
}

/** All that a viewer is told of a table. */
export interface Update<V = unknown, E extends Task = Task> {
  readonly table: TableId;
  readonly game: string;
  readonly options: Options;
  /** Goes up with every change, also by undo; an answer names the revision it saw. */
  readonly revision: number;
  /** Answers in the log. */
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: V;
  /** Null when the game is over. */
  readonly asked: AskedNow | null;
  /** This seat's turn is done but can still be undone: everybody waits for its `endTurn`. */
  readonly held: Seat | null;
  /** How many choices the viewer can take back now, one by one. */
  readonly undoable: number;
  readonly seats: readonly Seating[];
  /** Seats that see something now that nobody else may see: a screen is handed to these alone. */
  readonly secretive: readonly Seat[];
  /** Points as they stand, by category. */
  readonly scores: readonly Score[];
  /** Null while the last turn is held: it can still be undone. */
  readonly outcome: Outcome | null;
  /** A bot that could not think; `nudge` lets it try again. */
  readonly stalled: Seat | null;
  readonly log: LogChange<E>;
}

/** The part of an update that everybody is told alike. */
export interface OpenPart extends Omit<Update, 'asked' | 'log' | 'undoable' | 'view' | 'viewer'> {
  readonly asked: Omit<AskedNow, 'options'> | null;
}

/** What one viewer is told besides, but for what it sees. */
export interface OwnPart extends Pick<Update, 'undoable' | 'viewer'>, Pick<AskedNow, 'options'> {}

/** What an answer would bring for certain: nothing that chance or a secret decides. */
export interface Preview<V = unknown, E extends Task = Task> {
  readonly choice: Json;
  readonly events: readonly E[];
  /** The points there would be; null where chance or a secret speaks first. */
  readonly scores: readonly Score[] | null;
  /** The table after as much of it as is certain; null where nothing is. */
  readonly view: V | null;
  /** Chance or a secret speaks: it cannot be undone. */
  readonly final: boolean;
}

/** The table as a viewer saw it when these events of an answer had happened. */
export interface ShownFrame<V = unknown, E extends Task = Task> {
  readonly view: V;
  readonly events: readonly E[];
}

/** What a page draws: the last update, and the log put together from all of them. */
export interface TableState<V = unknown, E extends Task = Task> {
  readonly update: Update<V, E>;
  readonly log: TableLog<E>;
  /** Steps that came with this update, to be shown moving; empty at first, after undo and hand-over. */
  readonly fresh: readonly LogStep<E>[];
  /** away: the host does not answer; the client brings it back by itself. */
  readonly connection: 'live' | 'away';
}

/** restored: the host was away and is back, at the last stored choice. */
export type Notice = { readonly kind: 'restored' };

/**
 * A seat (or a spectator) at one table, wherever it is hosted. Every method rejects with a
 * Refusal; then nothing has changed.
 */
export interface TableClient<V = unknown, E extends Task = Task> {
  readonly id: TableId;
  readonly game: string;
  /** The newest state; the same object until the next one. */
  state(): TableState<V, E>;
  /** Called with every new state (not at once). Returns how to stop. */
  subscribe(listener: (state: TableState<V, E>) => void): () => void;
  /** Called when the host was restored. Returns how to stop. */
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Answers the question of the newest update; resolves once it is stored. */
  answer(choice: Json): Promise<void>;
  /** Takes back one's last choice. */
  undo(): Promise<void>;
  /** Takes back all that can be taken back. */
  resetTurn(): Promise<void>;
  /** Lets go of a held turn. */
  endTurn(): Promise<void>;
  /** Everything one might try now and may not, each with its reason; empty when one is not asked. */
  refusals(): Promise<readonly Refused[]>;
  /** What each offered answer would bring, in the order of the options. */
  previews(): Promise<readonly Preview<V, E>[]>;
  /**
   * The best answers to the question of one's own seat, the best first, thought about for a second
   * or two; none: nothing is asked. Without it: this host gives no advice.
   */
  advice?(): Promise<readonly Advice[]>;
  /** What the answer with this number brought, step by step, as one's own seat saw it. */
  frames(seq: number): Promise<readonly ShownFrame<V, E>[]>;
  /** Whether turns of one's own seat are held. */
  confirmTurns(on: boolean): Promise<void>;
  /** The bots' moves up to the next person's turn are shown at once. */
  skip(): Promise<void>;
  /** A stalled bot tries again. */
  nudge(): Promise<void>;
  /**
   * Same screen: the screen is handed to a seat of a person; null covers it: open things only.
   * Until then nothing that only this seat may know leaves the host.
   */
  show(viewer: Viewer): Promise<void>;
  /** The game as a file. A running game of several people is refused: NOT_FINISHED. */
  export(): Promise<string>;
  close(): void;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly Seating[];
  readonly options?: Options;
  /** The same seed deals the same game; none: a fresh one. */
  readonly seed?: string;
  /** Who begins, where no seed says so; none: as the rules draw it. */
  readonly first?: Seat;
}

/** One line of "your games". */
export type SavedTable =
  | {
      readonly kind: 'table';
      readonly id: TableId;
      readonly game: string;
      readonly seats: readonly Seating[];
      readonly seq: number;
      /** Milliseconds since 1970. */
      readonly created: number;
      readonly updated: number;
      readonly asked: Seat | null;
      readonly outcome: Outcome | null;
      /** Points of each seat, after the end. */
      readonly totals: readonly number[] | null;
    }
  | { readonly kind: 'damaged'; readonly id: TableId; readonly what: string };

/** One position of a replay. */
export interface ReplayPosition<V = unknown, E extends Task = Task> {
  /** Answers given before it; 0 is the set-up. */
  readonly index: number;
  readonly viewer: Viewer;
  readonly view: V;
  /** What led here. */
  readonly step: LogStep<E>;
  readonly asked: AskedNow | null;
  /** The answer given here; null at the end, and where the viewer may not know it. */
  readonly chosen: Json | null;
  readonly scores: readonly Score[];
  readonly outcome: Outcome | null;
}

export interface ReplayClient<V = unknown, E extends Task = Task> {
  readonly id: TableId;
  readonly game: string;
  readonly seats: readonly Seating[];
  /** Oldest first; the seats are those of the end. */
  readonly handOvers: readonly HandOver[];
  /** Positions are 0 to length. */
  readonly length: number;
  /** Positions at which another seat comes to play, the first included. */
  readonly turns: readonly number[];
  /** A finished game may be watched through anybody's eyes, a running one through `viewer`'s only. */
  readonly finished: boolean;
  readonly viewer: Viewer;
  at(index: number, viewer?: Viewer): Promise<ReplayPosition<V, E>>;
  /** How the answer that led to this position went, step by step. */
  frames(index: number, viewer?: Viewer): Promise<readonly ShownFrame<V, E>[]>;
  /** A new table that goes on from there; only of a finished game. */
  playFrom(index: number, seats: readonly Seating[]): Promise<TableId>;
  /** Each seat's chance to win (0 to 1), for every position; only of a finished game. */
  chances(progress: (done: number, of: number) => void): Promise<readonly (readonly number[])[]>;
  /** Every decision compared with the best answer that is found; only of a finished game. */
  review(progress: (done: number, of: number) => void): Promise<readonly Reviewed[]>;
  /** Also stops the counting of chances and the review. */
  close(): void;
}

/** Where tables are kept and played: a worker of the browser, or a server. */
export interface Host {
  games(): Promise<readonly SavedTable[]>;
  create(table: NewTable): Promise<TableId>;
  open(id: TableId): Promise<TableClient>;
  importFile(text: string): Promise<TableId>;
  remove(id: TableId): Promise<void>;
  replay(id: TableId): Promise<ReplayClient>;
}
