import { type CoreState, missing, type Seat } from '@orrery/kernel';
import type { Letter, Officer } from '../data/index.ts';

export { COMPANIES, LETTERS, OFFICERS } from '../data/index.ts';
export type { Company, Letter, Officer, Row } from '../data/index.ts';
/** Docks have the numbers of the officer types. */
export type Dock = Officer;
/** Where points come from: at once (the first six), then from the mothership. */
export const CATEGORIES = [
  'terrabots',
  'admiral',
  'cards',
  'specials',
  'missions',
  'ships',
  'defense',
  'A',
  'B',
  'C',
  'D',
  'E',
] as const;
export type Category = (typeof CATEGORIES)[number];

export type ModuleId = string;
export type PortId = string;
export type SignId = string;
export type ShipId = string;

/** How many cards of each officer type, type 1 first. */
export type Cards = readonly [number, number, number, number, number];

export interface City {
  readonly letter: Letter;
  readonly sign: SignId;
  /** Terrabots and builder units, in the order they came. */
  readonly modules: readonly ModuleId[];
}

export interface Player {
  points: Readonly<Record<Category, number>>;
  hand: Cards;
  /** Discarded on leaving, unseen by others (REW-LEAVE-04). */
  discard: Cards;
  left: boolean;
  /** Five docks, each from the inner end to the outer: the last module is the outermost. */
  docks: readonly (readonly ModuleId[])[];
  /** In the order of their letters. */
  cities: readonly City[];
  defense: readonly ModuleId[];
  shuttles: readonly ModuleId[];
  satellites: readonly ModuleId[];
  ships: readonly ShipId[];
}

export type ReworldTask =
  | { readonly type: 'startRound' }
  | { readonly type: 'nextTurn'; readonly seat: Seat }
  | { readonly type: 'chapterOneTurn'; readonly seat: Seat }
  | { readonly type: 'acquireModuleCards'; readonly seat: Seat; readonly port: number }
  | { readonly type: 'acquireModuleTop'; readonly seat: Seat; readonly port: number }
  | { readonly type: 'endRound' }
  | { readonly type: 'startChapterTwo' }
  | { readonly type: 'nextLaunch'; readonly seat: Seat }
  | { readonly type: 'chapterTwoTurn'; readonly seat: Seat }
  | { readonly type: 'missionCity'; readonly seat: Seat; readonly dock: Dock }
  | { readonly type: 'transportLoad'; readonly seat: Seat }
  | { readonly type: 'transportUnit'; readonly seat: Seat }
  | { readonly type: 'transportCity'; readonly seat: Seat; readonly unit: ModuleId }
  | { readonly type: 'claimShips'; readonly seat: Seat }
  | { readonly type: 'scoreMothership' };

/** Cards put down for a module while their top card is still to be chosen; face up, so open to all. */
export interface Payment {
  readonly seat: Seat;
  readonly port: number;
  readonly cards: Cards;
}

/** A shuttle under way, with the units it carries. */
export interface Transport {
  readonly seat: Seat;
  readonly shuttle: ModuleId;
  /** Loading manoeuvres still allowed. */
  readonly left: number;
  readonly carried: readonly ModuleId[];
}

export interface Reworld extends CoreState<ReworldTask, Player> {
  chapter: 1 | 2;
  round: number;
  /** Holder of the admiral. */
  admiral: Seat;
  /** Hidden order; the next module is the last. */
  bag: readonly ModuleId[];
  /** In ring order: t1 to t10, then b10 back to b1, so that neighbours are index - 1 and + 1. */
  ports: readonly (ModuleId | null)[];
  /** Cards of each post, in ring order; the last is on top. */
  posts: readonly (readonly Officer[])[];
  admiralSpace: { readonly seat: Seat; readonly card: Officer } | null;
  setAside: Cards;
  payment: Payment | null;
  transport: Transport | null;
  /** City signs still in the supply, by letter; the next to be taken is the first. */
  signs: Readonly<Record<Letter, readonly SignId[]>>;
  /** Population ships still on the board, in the order of the data. */
  ships: readonly ShipId[];
  box: readonly ModuleId[];
}

export const player = (s: Reworld, seat: Seat): Player =>
  s.players[seat] ?? missing('player', seat);

export function gain(p: Player, category: Category, points: number): void {
  if (points === 0) return;
  const all: Record<Category, number> = { ...p.points };
  all[category] += points;
  p.points = all;
}

export const score = (p: Player): number => {
  let sum = 0;
  for (const category of CATEGORIES) sum += p.points[category];
  return sum;
};
