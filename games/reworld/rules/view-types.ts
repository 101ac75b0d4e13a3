import type { Seat, View } from '@orrery/kernel';
import type { Price } from './payments.ts';
import type { Category, City, Letter, ModuleId, Officer, Row, ShipId, SignId } from './state.ts';

export interface PlayerView {
  readonly score: number;
  readonly points: Readonly<Record<Category, number>>;
  readonly handSize: number;
  readonly discarded: number;
  readonly left: boolean;
  /** Docks 1 to 5, each from the inner end to the outer. */
  readonly docks: readonly (readonly ModuleId[])[];
  readonly cities: readonly City[];
  readonly defense: readonly ModuleId[];
  readonly shields: number;
  readonly shuttles: readonly ModuleId[];
  readonly satellites: readonly ModuleId[];
  readonly ships: readonly ShipId[];
}

/** How a row would be scored if the game ended now. */
export interface RowForecast {
  readonly row: Row;
  readonly values: readonly (number | null)[];
  readonly points: readonly number[];
}

/** How far each seat is towards a population ship. */
export interface ShipProgress {
  readonly ship: ShipId;
  readonly owner: Seat | null;
  readonly points: number;
  readonly needed: number;
  /** Per seat; for docks: 1 empty, 0 not. */
  readonly reached: readonly number[];
}

/** What everybody sees. */
export interface OpenView {
  readonly chapter: 1 | 2;
  readonly round: number;
  readonly admiral: Seat;
  /** In ring order, as in the state. */
  readonly ports: readonly (ModuleId | null)[];
  readonly posts: readonly (readonly Officer[])[];
  /** In ring order: what the module there costs; null: there is none. */
  readonly prices: readonly (Price | null)[];
  /** Who played the card there (REW-ADM-06). */
  readonly admiralSpace: Seat | null;
  readonly setAside: number;
  /** The port being paid for; no cards yet while they are being chosen. */
  readonly payment: {
    readonly seat: Seat;
    readonly port: number;
    readonly cards: readonly Officer[];
  } | null;
  readonly transport: {
    readonly seat: Seat;
    readonly shuttle: ModuleId;
    readonly left: number;
    readonly carried: readonly ModuleId[];
  } | null;
  /** The module that the question is about: one at a port, a satellite, a unit. */
  readonly subject: ModuleId | null;
  /** What the mission would score in each city, while one is to be chosen. */
  readonly worths: readonly { readonly letter: Letter; readonly points: number }[] | null;
  readonly players: readonly PlayerView[];
  /** City signs still in the supply; the next to be taken is the first. */
  readonly signs: Readonly<Record<Letter, readonly SignId[]>>;
  readonly ships: readonly ShipProgress[];
  readonly bag: number;
  readonly box: readonly ModuleId[];
  readonly mothership: readonly RowForecast[];
}

/** What a seat sees besides, in Chapter One (REW-INFO-01); all cards sorted. */
export interface OwnView {
  readonly hand: readonly Officer[];
  readonly discard: readonly Officer[];
  /** The card it played on the admiral space. */
  readonly admiralCard: Officer | null;
}

export type ReworldView = View<OpenView, OwnView>;
