import { type CoreState, missing, type Seat } from '@orrery/kernel';
import {
  type Colonist,
  type Exposure,
  FINAL_CATEGORIES,
  type Kind,
  type Region,
  type Resource,
} from '../data/index.ts';
import type { ArtemisTask } from './tasks.ts';

export type TileId = string;
export type ExpeditionId = string;
export type EventId = string;
export type DirectiveId = string;
/**
 * Who a die belongs to. A solo game has one seat and one player; the two drones are no seats but
 * owners 1 and 2, with a record in `drones`: they have dice, no board, and are never asked.
 */
export type Owner = number;

/** How many Pioneers, Engineers, Marines and Stewards. */
export type Counts = readonly [number, number, number, number];
export const NOBODY: Counts = [0, 0, 0, 0];
/** The same in one number, for Buildings: see crew.ts. Rearranging is free, so no slots (ART-GEN-07). */
export type Crew = number;

/** Where points come from: in play, then at final scoring. */
export const CATEGORIES = [
  'expeditions',
  'events',
  'relief',
  'oceanBuildings',
  'directives',
  ...FINAL_CATEGORIES,
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Building {
  readonly tile: TileId;
  readonly crew: Crew;
}

export interface Die {
  readonly owner: Owner;
  readonly value: number;
  readonly relic: boolean;
}
/** With the colonists sent along: `size` of one type, or none. */
export interface CampDie extends Die {
  readonly crew: Colonist | null;
  readonly size: number;
}
export interface AcademyDie extends Die {
  /** Drones bring nobody (ART-SOLO-05). */
  readonly trainee: Colonist | null;
}

export interface Award {
  readonly seat: Seat;
  /** Index of the reward on the card. */
  readonly reward: number;
}

export interface Expedition {
  readonly card: ExpeditionId;
  /** Lying on the card as a reward. */
  readonly colonists: readonly Colonist[];
  /** Lying beside the card as a reward. */
  readonly building: TileId | null;
  /** In order of arrival. */
  readonly dice: readonly CampDie[];
  /** Rewards taken, in their order. */
  readonly awards: readonly Award[];
}

export interface GantryTile {
  readonly tile: TileId;
  /** Each higher than the one before (ART-GANT-01). */
  readonly dice: readonly Die[];
}

/** What happened to a player this round, for the Directives. */
export interface Deeds {
  /** Dice placed, by region in the order of REGIONS. */
  readonly placed: readonly number[];
  /** Regions where a die was exposed: a bit each, in the order of REGIONS. */
  readonly exposed: number;
  /** Die faces with which a Building was bought: a bit each. */
  readonly bought: number;
  /** Types that colonists were trained into: a bit each, in the order of COLONISTS. */
  readonly trained: number;
  readonly noReward: boolean;
  readonly outbid: boolean;
  readonly alone: boolean;
  readonly heated: number;
  readonly activated: number;
  readonly directivePlayed: boolean;
}

export interface Player {
  energy: number;
  mineral: number;
  toolkit: number;
  badge: number;
  /** Space of the Relief track. */
  relief: number;
  points: Readonly<Record<Category, number>>;
  shelters: Counts;
  /** In the order they came. */
  buildings: readonly Building[];
  /** Rolled and waiting to be placed, in ascending order; the Relic die is not among them. */
  dice: readonly number[];
  /** Dice taken back, or not yet rolled. */
  resting: number;
  hand: readonly DirectiveId[];
  deeds: Deeds;
}

export interface Drone {
  /** Rolled and waiting to be placed, in ascending order. */
  readonly dice: readonly number[];
  /** Dice set aside for this round (ART-SOLO-11). */
  readonly aside: number;
  readonly resting: number;
}

/** The die being placed, as far as its owner has decided. */
export interface Placing {
  readonly seat: Seat;
  readonly relic: boolean;
  readonly rolled: number;
  readonly value: number;
  readonly region: Region | null;
  /** Index in the row of Expeditions. */
  readonly expedition: number | null;
  readonly crew: Colonist | null;
  readonly fromShelters: number;
  readonly fromHub: number;
  readonly fee: Resource | null;
}

export interface Relic {
  readonly holder: Seat | null;
  /** Rolled and waiting to be placed by its holder. */
  readonly rolled: number | null;
}

export type Phase = 'preparation' | 'placement' | 'resolution' | 'upkeep' | 'scoring';

export interface Artemis extends CoreState<ArtemisTask, Player> {
  hardMode: boolean;
  /** 1 to 6; 0 before the first preparation. */
  round: number;
  phase: Phase;
  /** Where the Phase marker is on its track in Resolution; else -1. */
  marker: number;
  first: Seat;
  /** Hidden order; the next card is the last. */
  expeditionDeck: readonly ExpeditionId[];
  expeditionDiscard: readonly ExpeditionId[];
  /** The first is closest to the deck. */
  expeditions: readonly Expedition[];
  /** Hidden order; the next tile is the last. */
  stacks: Readonly<Record<Kind, readonly TileId[]>>;
  /** Hidden order; the next Event is the last. */
  eventDeck: readonly EventId[];
  /** Back in the box, unseen. */
  eventsUnused: readonly EventId[];
  eventsPast: readonly EventId[];
  event: EventId | null;
  /** Carried out: what it changes for the round holds from now on. */
  eventDone: boolean;
  stock: { readonly vents: number; readonly quarry: number };
  rows: Readonly<Record<Exposure, readonly Die[]>>;
  /** The first is closest to the stack. */
  gantry: readonly GantryTile[];
  doorstep: Counts;
  /** The supply of the Academy. */
  academy: Counts;
  academyDice: readonly AcademyDie[];
  outfitter: readonly Die[];
  bag: Counts;
  discard: Counts;
  /** Colonists out of the game: hired by drones. */
  gone: Counts;
  /** Tiles out of the game: removed, bought by drones, unclaimed rewards. */
  boxed: readonly TileId[];
  players: Player[];
  /** Two in a solo game, else none. */
  drones: readonly Drone[];
  planning: number | null;
  placing: Placing | null;
  /** Ocean Buildings activated in this Upkeep. */
  activated: readonly TileId[];
  /** Opponents struck by Assault Pods in this Upkeep, in their order. */
  assaulted: readonly Owner[];
  relic: Relic | null;
  directives: {
    readonly deck: readonly DirectiveId[];
    readonly discard: readonly DirectiveId[];
  } | null;
}

export const player = (s: Artemis, seat: Seat): Player =>
  s.players[seat] ?? missing('player', seat);

/** The player who owns a die; null for a drone. */
export const playerOf = (s: Artemis, owner: Owner): Player | null => s.players[owner] ?? null;

export const expeditionAt = (s: Artemis, index: number): Expedition =>
  s.expeditions[index] ?? missing('Expedition', index);

export function changeExpedition(s: Artemis, index: number, change: Partial<Expedition>): void {
  s.expeditions = s.expeditions.with(index, { ...expeditionAt(s, index), ...change });
}

/** The number of players the board is prepared for is another: see setup.ts. */
export const isSolo = (s: Artemis): boolean => s.drones.length > 0;

export function vpOf({ points }: Player): number {
  let sum = 0;
  for (const category of CATEGORIES) sum += points[category];
  return sum;
}

/** Seats clockwise from the first player (ART-GEN-13). */
export function turnOrder(s: Artemis): Seat[] {
  const n = s.players.length;
  const order: Seat[] = [];
  for (let i = 0; i < n; i++) order.push((s.first + i) % n);
  return order;
}
