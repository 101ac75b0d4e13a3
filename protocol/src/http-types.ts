import type { Options, Seat } from '@orrery/kernel';
import type { Pace, Privacy } from './http-schemas.ts';
import type { Occupant, TableStatus } from './told.ts';

export type { GuestBody, NewOnlineTable, NewSeat, Pace, Privacy } from './http-schemas.ts';
export type { LobbyQuery, NewPasswordBody, PasswordBody } from './http-schemas.ts';
export type {
  MuteBody,
  ProfileBody,
  ProofBody,
  PushBody,
  RecoveryBody,
  WebhookCodeBody,
} from './http-schemas.ts';

/** One's own account, as `GET /api/me` tells it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly lang: 'en' | 'fr';
  readonly login: string | null;
  readonly passkeys: number;
  readonly webhook: string | null;
  /** A code was sent there, and it is not used before that is told. */
  readonly webhookUnconfirmed?: true;
  /** One's games count for no rating. */
  readonly unrated?: true;
  /** No notice comes from one hour to the other, on the clock of the zone. */
  readonly quiet?: { readonly from: number; readonly to: number; readonly zone: string };
  /** At least so many hours lie between two notices. */
  readonly digest?: number;
}

/** One of one's passkeys, as `GET /api/account/passkeys` tells it. */
export interface Passkey {
  readonly id: string;
  /** When it was added. */
  readonly created: number;
}

/** Somebody whose lines one does not get, as `GET /api/me/muted` tells it. */
export interface Muted {
  readonly id: string;
  readonly name: string;
  /** Neither do they sit down where one is host, nor ask to sit in where one plays. */
  readonly blocked: boolean;
}

/** One line of the lobby and of "your games". */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly status: TableStatus;
  readonly privacy: Privacy;
  readonly pace: Pace;
  readonly host: string;
  readonly seats: readonly Occupant[];
  /** Answers given so far. */
  readonly seq: number;
  /** Seats that the table waits for. */
  readonly waiting: readonly Seat[];
  /** When the clock of the seat waited for runs out, by the server's clock. */
  readonly deadline: number | null;
  readonly created: number;
  readonly updated: number;
  /** As in `Room`. */
  readonly retaken?: true;
  /** After the end. */
  readonly totals: readonly number[] | null;
  readonly winners: readonly Seat[] | null;
}

export interface MyTable extends TableLine {
  /** Null: one made it, and has no seat there while it waits. */
  readonly seat: Seat | null;
  /** It waits for you. */
  readonly yours: boolean;
  /** A table with a free seat where the others want to meet you again. */
  readonly rematch?: string;
}

/** What a browser shows that was woken with no page open. */
export interface PushNotice {
  readonly text: string;
  /** The page that it leads to. */
  readonly to: string;
}

/** How strong somebody is in a game, by the games between people. */
export interface RatingTold {
  readonly rating: number;
  /** How far it may be off. */
  readonly deviation: number;
  readonly games: number;
}

/** What somebody has played of one game from the first to the last move. */
export interface GameRecord {
  readonly game: string;
  /** Null: none yet, or they want none. */
  readonly rating: RatingTold | null;
  /** With others, people or bots. */
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
  /** People first, then the levels of bots from the weakest: games in which one sat there. */
  readonly against: readonly {
    /** Null: people. */
    readonly level: string | null;
    readonly played: number;
    readonly won: number;
  }[];
  /** Null: never. */
  readonly alone: { readonly played: number; readonly best: number } | null;
}

/** What has been played of one game on this server. */
export interface GameStatistics {
  readonly game: string;
  readonly played: number;
  readonly bySeats: readonly {
    readonly seats: number;
    readonly played: number;
    readonly averageAnswers: number;
    readonly averageMinutes: number;
    /** Of the games, those among people alone. */
    readonly equal: number;
    /** How often each seat won of these. */
    readonly wins: readonly number[];
  }[];
  /**
   * People first, then the levels of bots from the weakest: each seat that one of them played from
   * the first to the last move.
   */
  readonly players: readonly {
    /** Null: people. */
    readonly level: string | null;
    readonly played: number;
    readonly won: number;
    readonly average: number;
    readonly best: number;
    /** How many final scores fell into each band of points; bands without any are left out. */
    readonly bands: readonly {
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }[];
  }[];
}
