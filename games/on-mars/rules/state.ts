import { type CoreState, missing, type Seat } from '@orrery/kernel';
import type { MarsTask } from './tasks.ts';

/**
 * Who owns pieces: a seat, or in solo the machine Lacerda, who is company 1 beside the only seat 0.
 * Components are known by their numbers in the data: see data/tables.ts.
 */
export type CompanyId = number;

/** How many of each Resource, in the order of RESOURCES. */
export type Storage = readonly number[];

/** A player's board. Fields are set anew; what is in them is replaced, never changed in place. */
export interface Company {
  goods: Storage;
  /** Crystals in the Depot, and those gained that wait below it. */
  crystals: number;
  pending: number;
  /** Colonists in Living Quarters, in the Working Area and in the own supply. */
  home: number;
  work: number;
  supply: number;
  /** Mines where an own Colonist stands. */
  miners: readonly number[];
  /** Depot spaces with a Ship: a bit for each, the topmost is bit 0. */
  ships: number;
  hangar: number;
  /** Shelters on Mars. */
  shelters: number;
  /** Where the Bots stand: each keeps its place in the list. */
  bots: readonly number[];
  /** Bots not on Mars yet. */
  botsLeft: number;
  /** -1: not on the map yet, counted at the starting Mine. */
  rover: number;
  /** Progress cubes in the Progress area: a bit for each type. */
  cubes: number;
  /** Blueprints, in the order they came; each holds or held a marker. */
  plans: readonly number[];
  /** For each Tech kind the Lab space of the own tile; -1: none. */
  tech: readonly number[];
  /** Which of these tiles are of the second set: a bit for each kind. */
  techSets: number;
  scientists: readonly number[];
  contracts: readonly number[];
  /** For each of these Contracts what lies on it, in the order of GOODS. */
  loads: readonly (readonly number[])[];
  /** Contracts that were completed: a bit for each. */
  done: number;
  /** Private Goals in hand, those given up as Crystals, and the one completed (-1: none). */
  goals: readonly number[];
  goalsSpent: readonly number[];
  goalDone: number;
  discoveries: readonly number[];
  research: readonly number[];
  /** Turn Order space from 0; -1: not placed yet. */
  space: number;
  /** The marker is laid down: the turn of this round is over. */
  played: boolean;
  /** By category, in the order of CATEGORIES. */
  points: readonly number[];
  /** First Colonist cards in hand: the A card (-1: none) and B cards. */
  taskA: number;
  tasksB: readonly number[];
  /** What was done this turn that a task may ask for, and whether one was shown: a bit for each deed. */
  deeds: number;
  taskShown: boolean;
  /** Types constructed while the A card was in hand, none of which is on it: a bit for each. */
  raised: number;
}
export type Player = Company;

/** Lacerda's deck (MARS-SOLO-03). */
export interface Solo {
  /** Face down; the last one is revealed next. */
  readonly deck: readonly number[];
  /** Face up; the last one was revealed last. */
  readonly discard: readonly number[];
  /** How many decks were begun. */
  readonly decks: number;
  /** The type whose icon his Bot stands on. */
  readonly icon: number;
}

export interface Variants {
  readonly long: boolean;
  readonly firstColonists: boolean;
  readonly oddity: boolean;
}

export type Phase = 'setup' | 'colonization' | 'shuttle' | 'scoring';

export interface OnMars extends CoreState<MarsTask, Player> {
  lacerda: Company | null;
  solo: Solo | null;
  variants: Variants;
  phase: Phase;
  round: number;
  /** Whose turn it is; -1: nobody's. */
  active: CompanyId;
  mainDone: boolean;
  executiveDone: boolean;
  /** For each hex 0, or 1 + a common type, or 6 + the owner of a Shelter. */
  buildings: readonly number[];
  /** For each hex 0, 1 for a Crystal, or 2 + a tile. */
  ground: readonly number[];
  /** For each Blueprint the hex of its marker; -1: not built. */
  built: readonly number[];
  /** For each Scientist the Blueprint where it works; -1: none. */
  workplaces: readonly number[];
  /** Colonists on the Action slots: four companies for each red action. */
  slots: readonly number[];
  /** Building tiles of each common type; the last one is on top. */
  stacks: readonly (readonly number[])[];
  /** Stacks whose new top is turned up only when the turn ends: a bit for each type. */
  unseen: number;
  /** The face-up tiles, left and right; -1: none. */
  exploration: readonly number[];
  /** Face down; the last one is drawn next. */
  discoveryStack: readonly number[];
  /** Tiles out of the game, face up. */
  tilesOut: readonly number[];
  /** Crystal, Battery, Water, Plant, Oxygen. */
  warehouse: readonly number[];
  /** For each space of the Tech Grid its tile; -1: none. */
  grid: readonly number[];
  techPile: readonly number[];
  /** The other set, with two players and in solo. */
  techOut: readonly number[];
  /** For each place of the display its Blueprint; -1: none. The upper row first. */
  planRow: readonly number[];
  planDeck: readonly number[];
  plansOut: readonly number[];
  /** The six slots: a Scientist, or 6 + a Contract; -1: none. */
  display: readonly number[];
  /** Open, in the order of their numbers. */
  contractDeck: readonly number[];
  /** Slots emptied in this turn. */
  emptied: readonly number[];
  /** Missions A, B, C, and what is left of each; 0: complete, out of the game. */
  missions: readonly number[];
  trackers: readonly number[];
  /** Steps of the Remaining Missions marker. */
  steps: number;
  /** The end was triggered: the next Colonization phase is the last one. */
  lastRound: boolean;
  level: number;
  /** LSS Reward tiles over the columns. */
  rewards: readonly number[];
  /** Travel space from 0: Orbit 1 to 3, Colony 1 to 3; -1: out of the game. */
  shuttle: number;
  /** The side the Shuttle has just left; -1: it has not. */
  shuttleLeft: number;
  /** The last crossing is still to come. */
  lastCrossing: boolean;
  /** Oxygen held by owners of used Tech: see loans.ts. */
  loans: readonly number[];
  /** The tile on the Radar; -1: none. */
  radar: number;
  /** Private Goals that were not dealt. */
  goalsOut: readonly number[];
  /** First Colonist cards: A cards not dealt, the B deck, and those shown. */
  tasksOut: readonly number[];
  taskDeck: readonly number[];
  tasksShown: readonly number[];
}

export const player = (s: OnMars, seat: Seat): Player => s.players[seat] ?? missing('seat', seat);

/** To be read only: Lacerda's board is replaced, so that clones may share it. */
export const company = (s: OnMars, id: CompanyId): Readonly<Company> =>
  s.players[id] ?? s.lacerda ?? missing('company', id);

/** To be changed: field by field. */
export function edit(s: OnMars, id: CompanyId): Company {
  const own = s.players[id];
  if (own !== undefined) return own;
  if (s.lacerda === null || id !== s.players.length) return missing('company', id);
  const copy = { ...s.lacerda };
  s.lacerda = copy;
  return copy;
}

export const isSolo = (s: OnMars): boolean => s.solo !== null;
export const companyCount = (s: OnMars): number => s.players.length + (s.lacerda === null ? 0 : 1);
export const isLacerda = (s: OnMars, id: CompanyId): boolean => id >= s.players.length;
/** Two players and solo share many rules (MARS-TWO-01). */
export const isTwo = (s: OnMars): boolean => companyCount(s) === 2;

/** MARS-GOODS-01 */
export const storageLimit = (p: Readonly<Company>): number => p.shelters + 1;
/** MARS-GOODS-04 */
export const beds = (p: Readonly<Company>): number => 2 + 2 * p.shelters;
const BITS: readonly number[] = Array.from({ length: 32 }, (_, n) =>
  [1, 2, 4, 8, 16].reduce((sum, bit) => sum + (n & bit ? 1 : 0), 0),
);
/** How many of the five lowest bits are set: Ships, cubes. */
export const bitCount = (mask: number): number => BITS[mask] ?? 0;
/** MARS-GOODS-06 */
export const depotRoom = (p: Readonly<Company>): number => 8 - bitCount(p.ships);
export const sideOf = (p: Readonly<Company>): number => (p.space < 4 ? 0 : 1);
/** Crystals and what may stand in for them: Goals only on the own turn (MARS-GOODS-11, MARS-R-34). */
export const wealth = (s: OnMars, id: CompanyId): number => {
  const p = company(s, id);
  return p.crystals + (s.active === id ? p.goals.length : 0);
};
