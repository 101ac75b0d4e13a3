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
/** Where a colonist of a colony is: in Shelters, or in the Building on that tile. */
export type Place = TileId;
export const SHELTERS = 'shelters';

/**
 * Who a die belongs to. A solo game has one seat and one player; the two drones are no seats but
 * owners 1 and 2, with a record in `drones`: they have dice, no board, and are never asked.
 */
export type Owner = number;

/** How many Pioneers, Engineers, Marines and Stewards. */
export type Counts = [number, number, number, number];
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
  tile: TileId;
  crew: Crew;
}

export interface Die {
  owner: Owner;
  value: number;
  relic: boolean;
}
/** With the colonists sent along: `size` of one type, or none. */
export interface CampDie extends Die {
  crew: Colonist | null;
  size: number;
}
export interface AcademyDie extends Die {
  /** Drones bring nobody (ART-SOLO-05). */
  trainee: Colonist | null;
}

export interface Award {
  seat: Seat;
  /** Index of the reward on the card. */
  reward: number;
}

export interface Expedition {
  card: ExpeditionId;
  /** Lying on the card as a reward. */
  colonists: Colonist[];
  /** Lying beside the card as a reward. */
  building: TileId | null;
  /** In order of arrival. */
  dice: CampDie[];
  /** Rewards taken, in their order. */
  awards: Award[];
}

export interface GantryTile {
  tile: TileId;
  /** Each higher than the one before (ART-GANT-01). */
  dice: Die[];
}

/** What happened to a player this round, for the Directives. */
export interface Deeds {
  /** Dice placed, by region in the order of REGIONS. */
  placed: number[];
  /** Regions where a die was exposed: a bit each, in the order of REGIONS. */
  exposed: number;
  /** Die faces with which a Building was bought: a bit each. */
  bought: number;
  /** Types that colonists were trained into: a bit each, in the order of COLONISTS. */
  trained: number;
  noReward: boolean;
  outbid: boolean;
  alone: boolean;
  heated: number;
  activated: number;
  directivePlayed: boolean;
}

export interface Player {
  energy: number;
  mineral: number;
  toolkit: number;
  badge: number;
  /** Space of the Relief track. */
  relief: number;
  points: Record<Category, number>;
  shelters: Counts;
  /** In the order they came. */
  buildings: Building[];
  /** Rolled and waiting to be placed, in ascending order; the Relic die is not among them. */
  dice: number[];
  /** Dice taken back, or not yet rolled. */
  resting: number;
  hand: DirectiveId[];
  deeds: Deeds;
}

export interface Drone {
  /** Rolled and waiting to be placed, in ascending order. */
  dice: number[];
  /** Dice set aside for this round (ART-SOLO-11). */
  aside: number;
  resting: number;
}

/** The die being placed, as far as its owner has decided. */
export interface Placing {
  seat: Seat;
  relic: boolean;
  rolled: number;
  value: number;
  region: Region | null;
  /** Index in the row of Expeditions. */
  expedition: number | null;
  crew: Colonist | null;
  fromShelters: number;
  fromHub: number;
  fee: Resource | null;
}

export interface Relic {
  holder: Seat | null;
  /** Rolled and waiting to be placed by its holder. */
  rolled: number | null;
}

export type Phase = 'preparation' | 'placement' | 'resolution' | 'upkeep' | 'scoring';

export interface Artemis extends CoreState<ArtemisTask> {
  hardMode: boolean;
  /** 1 to 6; 0 before the first preparation. */
  round: number;
  phase: Phase;
  /** Where the Phase marker is on its track in Resolution; else -1. */
  marker: number;
  first: Seat;
  /** Hidden order; the next card is the last. */
  expeditionDeck: ExpeditionId[];
  expeditionDiscard: ExpeditionId[];
  /** The first is closest to the deck. */
  expeditions: Expedition[];
  /** Hidden order; the next tile is the last. */
  stacks: Record<Kind, TileId[]>;
  /** Hidden order; the next Event is the last. */
  eventDeck: EventId[];
  /** Back in the box, unseen. */
  eventsUnused: EventId[];
  eventsPast: EventId[];
  event: EventId | null;
  /** Carried out: what it changes for the round holds from now on. */
  eventDone: boolean;
  stock: { vents: number; quarry: number };
  rows: Record<Exposure, Die[]>;
  /** The first is closest to the stack. */
  gantry: GantryTile[];
  doorstep: Counts;
  /** The supply of the Academy. */
  academy: Counts;
  academyDice: AcademyDie[];
  outfitter: Die[];
  bag: Counts;
  discard: Counts;
  /** Colonists out of the game: hired by drones. */
  gone: Counts;
  /** Tiles out of the game: removed, bought by drones, unclaimed rewards. */
  boxed: TileId[];
  players: Player[];
  /** Two in a solo game, else none. */
  drones: Drone[];
  planning: number | null;
  placing: Placing | null;
  /** Ocean Buildings activated in this Upkeep. */
  activated: TileId[];
  /** Opponents struck by Assault Pods in this Upkeep, in their order. */
  assaulted: Owner[];
  relic: Relic | null;
  directives: { deck: DirectiveId[]; discard: DirectiveId[] } | null;
}

export const player = (s: Artemis, seat: Seat): Player =>
  s.players[seat] ?? missing('player', seat);

/** The player who owns a die; null for a drone. */
export const playerOf = (s: Artemis, owner: Owner): Player | null => s.players[owner] ?? null;

export const expeditionAt = (s: Artemis, index: number): Expedition =>
  s.expeditions[index] ?? missing('Expedition', index);

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
