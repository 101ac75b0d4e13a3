import type { Json, Refused, Viewer } from '@orrery/kernel';
import type {
  Advice,
  HandOver,
  NewTable,
  Preview,
  ReplayPosition,
  Reviewed,
  SavedTable,
  Seating,
  ShownFrame,
  Refusal,
  TableId,
  Update,
} from '@orrery/table/client';

/** One opening of a table or a replay, numbered by the page: its news carry this number. */
export type Handle = number;

export interface OpenedReplay {
  readonly game: string;
  readonly seats: readonly Seating[];
  readonly handOvers: readonly HandOver[];
  readonly length: number;
  readonly turns: readonly number[];
  readonly finished: boolean;
  readonly viewer: Viewer;
}

/** What the page may ask of the worker. Seats are never named: the worker knows who is shown. */
export interface Calls {
  ping(): void;
  games(): readonly SavedTable[];
  create(table: NewTable): TableId;
  importFile(text: string): TableId;
  remove(id: TableId): void;
  /**
   * The first update comes before the answer to this call. `viewer`: the screen was already in
   * this seat's hands before the worker was restored.
   */
  open(handle: Handle, id: TableId, viewer?: Viewer): void;
  close(handle: Handle): void;
  answer(handle: Handle, revision: number, choice: Json): void;
  undo(handle: Handle, revision: number): void;
  resetTurn(handle: Handle, revision: number): void;
  endTurn(handle: Handle, revision: number): void;
  refusals(handle: Handle): readonly Refused[];
  previews(handle: Handle): readonly Preview[];
  advice(handle: Handle): readonly Advice[];
  frames(handle: Handle, seq: number): readonly ShownFrame[];
  confirmTurns(handle: Handle, on: boolean): void;
  skip(handle: Handle): void;
  nudge(handle: Handle): void;
  show(handle: Handle, viewer: Viewer): void;
  export(handle: Handle): string;
  openReplay(handle: Handle, id: TableId): OpenedReplay;
  /** A game file that is only watched, not kept. */
  openFile(handle: Handle, text: string): OpenedReplay;
  position(handle: Handle, index: number, viewer: Viewer): ReplayPosition;
  positionFrames(handle: Handle, index: number, viewer: Viewer): readonly ShownFrame[];
  playFrom(handle: Handle, index: number, seats: readonly Seating[]): TableId;
  chances(handle: Handle): readonly (readonly number[])[];
  review(handle: Handle): readonly Reviewed[];
}

export type Method = keyof Calls;

export interface Request<M extends Method = Method> {
  readonly call: number;
  readonly method: M;
  readonly args: Parameters<Calls[M]>;
}

/** What of a refusal passes the line. */
type Told = Pick<Refusal, 'code' | 'message' | 'rule'>;

/** What the worker says: answers to calls, and news by itself. */
export type Reply =
  | { readonly type: 'done'; readonly call: number; readonly value: unknown }
  | { readonly type: 'refused'; readonly call: number; readonly refusal: Told }
  | { readonly type: 'update'; readonly handle: Handle; readonly update: Update }
  | {
      readonly type: 'progress';
      readonly handle: Handle;
      readonly done: number;
      readonly of: number;
    };

/** Both ends of the line to a worker, as far as we use it. */
export interface Line<Out, In> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: In }) => void): void;
}
