import type { Advice, Verdict } from '@orrery/bots';
import type { AnyGame, CoreState, GameRecord, Viewer } from '@orrery/kernel';
import {
  type NewTable,
  type Pace,
  type Seating,
  Refusal,
  type TableId,
  type TableStore,
  type Think,
} from '@orrery/table';
import type { Calls, Reply } from './protocol.ts';
import type { Decision } from './thinker-protocol.ts';

/** What a page's worker lends to the service; tests lend something else. */
export interface ServiceDeps {
  readonly store: TableStore;
  readonly think: Think;
  readonly pace: Pace;
  readonly loadGame: (id: string) => Promise<AnyGame>;
  readonly isLevel: (level: string) => boolean;
  /** Of bots that nobody chose. */
  readonly usualLevel: string;
  /** Counts each seat's chance at every position; `stopped` is asked between them. */
  readonly countChances: (
    game: string,
    states: readonly CoreState[],
    progress: (done: number) => void,
    stopped: () => boolean,
  ) => Promise<readonly (readonly number[])[]>;
  /** The best answers to the question of a position, from what the asked seat can know. */
  readonly advise: (game: string, state: CoreState) => Promise<readonly Advice[]>;
  /** Compares each decision with the best answer; `stopped` is asked between them. */
  readonly review: (
    game: string,
    decisions: readonly Decision[],
    progress: (done: number) => void,
    stopped: () => boolean,
  ) => Promise<readonly Verdict[]>;
  /** Only one tab plays a table; resolves to how it is let go. */
  readonly claim: (id: TableId) => Promise<() => void>;
  readonly now: () => number;
  /** Long and unguessable. */
  readonly freshId: () => string;
  /** 256 bits of chance: 64 hex digits. */
  readonly freshSeed: () => string;
  readonly send: (news: Reply) => void;
}

export type Service = {
  readonly [M in keyof Calls]: (
    ...args: Parameters<Calls[M]>
  ) => ReturnType<Calls[M]> | Promise<ReturnType<Calls[M]>>;
};

/** Starts a new table with answers already given, and returns its id. */
export type Begin = (from: NewTable, entries: GameRecord['entries']) => Promise<TableId>;

export const people = (seats: readonly Seating[]): number[] =>
  seats.flatMap((seating, seat) => (seating.kind === 'human' ? [seat] : []));

/** The only person at the table sees their own seat at once; several must be handed the screen. */
export function firstViewer(seats: readonly Seating[]): Viewer {
  const [only, ...others] = people(seats);
  return only !== undefined && others.length === 0 ? only : null;
}

export const noHandle = (): never => {
  throw new Refusal('CLOSED', 'this table is not open');
};

/** A file that does not say who played is played on by one person against bots. */
export const somePlayers = (seats: number, level: string): Seating[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '', confirmTurns: true } : { kind: 'bot', level },
  );
