import type { Kysely } from 'kysely';

/** The columns of the database; JSON is kept as text, times are milliseconds since 1970. */
export interface Database {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  passkeys: PasskeyRow;
  recovery: RecoveryRow;
  challenges: ChallengeRow;
  tables: TableRow;
  changes: ChangeRow;
  snapshots: SnapshotRow;
  heads: ListRow;
  seats: SeatRow;
  chat: ChatRow;
  results: ResultRow;
  ratings: RatingRow;
  probe: ProbeRow;
  pushes: PushRow;
  mutes: MuteRow;
  secrets: SecretRow;
  lives: LifeRow;
  outages: OutageRow;
}

export type Db = Kysely<Database>;

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly webhook: string | null;
  /** Sent to the address, and asked for before it is used; null or none: it has been told. */
  readonly webhook_code?: string | null | undefined;
  /** Where they read our pages when they gave it, so that notices lead back there. */
  readonly origin: string | null;
  readonly created: number;
  /** 1: their games count for no rating; null or none: they do. */
  readonly unrated?: number | null | undefined;
  /** Hours between which no notice comes, where their clock is that of the zone; null or none: all do. */
  readonly quiet_from?: number | null | undefined;
  readonly quiet_to?: number | null | undefined;
  readonly zone?: string | null | undefined;
  /** At least so many hours lie between two notices; null or none: each comes at once. */
  readonly digest_hours?: number | null | undefined;
  readonly notice_last?: number | null | undefined;
  /** When they are to be told of what was held back; null or none: nothing was. */
  readonly notice_due?: number | null | undefined;
}

export interface SessionRow {
  /** SHA-256 of the cookie's token, so that a stolen copy of the database opens no session. */
  readonly hash: string;
  readonly user_id: string;
  readonly created: number;
  readonly seen: number;
  /** How somebody proved who they are when it began; null or none: by nothing, as a guest does. */
  readonly proof?: string | null | undefined;
}

/** A way back for somebody who lost all others: used once. */
export interface RecoveryRow {
  /** SHA-256 of the code. */
  readonly hash: string;
  readonly user_id: string;
  readonly created: number;
}

export interface AccountRow {
  readonly user_id: string;
  readonly login: string;
  readonly password: string;
}

export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created: number;
}

/** A question asked to a browser's passkey, until it is answered or too old. */
export interface ChallengeRow {
  readonly id: string;
  readonly challenge: string;
  readonly user_id: string | null;
  readonly expires: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** When it was made; a change by other rules says so itself. */
  readonly rules_version: number;
  readonly options: string;
  readonly pace: string;
  readonly privacy: string;
  readonly host: string;
  readonly seat_count: number;
  /** Secret until the game is over. */
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
}

/** One change of a table. `unique(table_id, seq)` is what keeps a game from being forked. */
export interface ChangeRow {
  readonly table_id: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
  /** Over this change and the hash before; null: of an older version. */
  readonly hash?: string | null | undefined;
}

export interface SnapshotRow {
  readonly table_id: string;
  /** The change it was taken after. */
  readonly seq: number;
  readonly body: string;
}

/** What lists show of a table, and when somebody has to look after it. */
export interface ListRow {
  readonly table_id: string;
  readonly status: string;
  readonly privacy: string;
  readonly game: string;
  /** The person it waits for. */
  readonly waiting: string | null;
  /** When a clock runs out, or a bot that nobody drives has to move. */
  readonly due: number | null;
  readonly updated: number;
  /** A TableLine. */
  readonly line: string;
}

export interface SeatRow {
  readonly table_id: string;
  /** Below 0: no seat, but somebody who gave one up while the game ran. */
  readonly seat: number;
  readonly user_id: string;
}

export interface ChatRow {
  readonly table_id: string;
  readonly n: number;
  readonly at: number;
  readonly channel: string;
  readonly user_id: string;
  readonly name: string;
  readonly text: string;
}

export interface ResultRow {
  readonly table_id: string;
  readonly game: string;
  readonly seats: number;
  readonly answers: number;
  readonly started: number;
  readonly finished: number;
  readonly totals: string;
  readonly winners: string;
  /** Who played each seat, as `playersOf` says; null: of an older version. */
  readonly players: string | null;
  /** When it was counted for the ratings; null or none: it has not been. */
  readonly counted?: number | null | undefined;
}

/** How strong somebody is in one game. */
export interface RatingRow {
  readonly user_id: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly updated: number;
}

interface ProbeRow {
  readonly id: number;
  readonly at: number;
  /** Null: of an older version. */
  readonly weight: string | null;
}

/** A browser that is told, also with no page open, that it is somebody's turn. */
export interface PushRow {
  /** Where its push service takes notices for it. */
  readonly endpoint: string;
  readonly user_id: string;
  /** The hash of the session that asked for it: signing out ends it. */
  readonly session: string;
  readonly created: number;
}

/** Somebody does not hear somebody else. */
export interface MuteRow {
  readonly user_id: string;
  readonly muted_id: string;
  /** 1: keeps them away as well. */
  readonly blocked: number;
  readonly created: number;
}

interface SecretRow {
  readonly name: string;
  readonly body: string;
}

/** The last sign of life of a server process. */
interface LifeRow {
  readonly process: string;
  readonly seen: number;
  /** 1: it stopped then; 0: it may still be alive. */
  readonly ended: number;
  /** The name of its connections; null: not known. */
  readonly line: string | null;
}

interface OutageRow {
  readonly since: number;
  readonly until: number;
}
