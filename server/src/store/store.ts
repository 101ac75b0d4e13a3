import type { Lives } from './lives.ts';
import type { Mutes } from './mutes.ts';
import type { People } from './people.ts';
import type { Pushes } from './pushes.ts';
import type { Ratings } from './ratings.ts';
import type { ChangeRow, ListRow, ResultRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import type { Tables } from './tables.ts';

/** One change of a table with all that is kept in step with it: stored whole or not at all. */
export interface Append {
  readonly change: ChangeRow;
  /** The table itself, with its first change. */
  readonly table?: TableRow;
  readonly snapshot?: SnapshotRow;
  readonly listRow?: ListRow;
  /** Who sits where, all seats, and who did; a seat without a person has the user ''. */
  readonly seats?: readonly SeatRow[];
  readonly result?: ResultRow;
}

/** What one server process tells the others. */
export type Wake =
  | { readonly kind: 'change'; readonly table: string; readonly seq: number }
  | { readonly kind: 'chat'; readonly table: string; readonly n: number }
  /** Sessions of this person have ended, or the name is another; `gone`: the account was deleted. */
  | { readonly kind: 'person'; readonly user: string; readonly gone: boolean }
  /** Something may have been missed: look at every table in use, and at who is still signed in. */
  | { readonly kind: 'all' }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly users: readonly string[];
      readonly spectators: number;
      /** Whose presence this is: the process. */
      readonly from: string;
    };

/** Everything that is kept. Both databases behave alike; one test suite holds them to it. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly tables: Tables;
  readonly people: People;
  readonly pushes: Pushes;
  readonly mutes: Mutes;
  readonly ratings: Ratings;
  readonly lives: Lives;
  /**
   * Resolves once the change is durable: true. False: another process has already stored a change
   * with this number. Rejects if the store is away; then it may or may not have been stored.
   */
  append(append: Append): Promise<boolean>;
  /** Called with what other processes tell, never with what this one did. Returns how to stop. */
  onWake(listener: (wake: Wake) => void): () => void;
  tell(wake: Wake): void;
  /** Writes something small; rejects if the store is away. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
