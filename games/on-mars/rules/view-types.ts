import type { Seat, View } from '@orrery/kernel';
import type { Category } from '../data/index.ts';
import type { Company, CompanyId, OnMars, Phase, Variants } from './state.ts';
import type { MarsTask } from './tasks.ts';

/** Board fields that everybody sees as they are. */
type OpenFields = Pick<
  Company,
  | 'goods'
  | 'crystals'
  | 'pending'
  | 'home'
  | 'work'
  | 'supply'
  | 'miners'
  | 'ships'
  | 'hangar'
  | 'shelters'
  | 'bots'
  | 'botsLeft'
  | 'rover'
  | 'cubes'
  | 'plans'
  | 'tech'
  | 'techSets'
  | 'scientists'
  | 'contracts'
  | 'loads'
  | 'done'
  | 'goalDone'
  | 'research'
  | 'space'
  | 'played'
>;

/** A company's board and what is counted for it. Numbers are places in the lists of the data. */
export interface CompanyView extends Readonly<OpenFields> {
  readonly isLacerda: boolean;
  /** 0 Orbit, 1 Colony; -1: the marker is not placed yet. */
  readonly side: number;
  readonly storageLimit: number;
  readonly beds: number;
  readonly depotRoom: number;
  /** Crystals that will find no room when the next turn starts. */
  readonly crystalsLost: number;
  readonly shipsWelcomed: number;
  readonly goals: number;
  readonly goalsSpent: number;
  readonly discoveries: number;
  readonly hasTaskA: boolean;
  readonly tasksB: number;
  /** Points by category so far, their sum, and both if the game ended now. */
  readonly points: Readonly<Record<Category, number>>;
  readonly score: number;
  readonly forecast: Readonly<Record<Category, number>>;
  readonly forecastTotal: number;
  /** Extra placement cost of each red action, full slots cleared. */
  readonly extraCosts: readonly number[];
  /** What each LSS Reward tile would give now. */
  readonly rewards: readonly number[];
  /** What a journey to Orbit would produce, in the order of GOODS. */
  readonly production: readonly number[];
  /** Colonists that would come back by travelling to the other side, and how many would find no bed. */
  readonly returning: number;
  readonly returningLost: number;
  readonly progressPoints: number;
}

export interface StackView {
  readonly left: number;
  /** The tile on top; -1: none, or not turned up yet. */
  readonly top: number;
}

export interface LoanView {
  readonly user: CompanyId;
  readonly owner: CompanyId;
  readonly kind: number;
}

/** A requirement of a solo goal: what is there and what is wanted. */
export interface RequirementView {
  readonly have: number;
  readonly want: number;
}
export interface SoloView {
  readonly deck: number;
  readonly discard: readonly number[];
  readonly decks: number;
  /** The type whose icon his Bot stands on, and the one he would build next; -1: none. */
  readonly icon: number;
  readonly next: number;
  /** For each goal its requirements; and how far the player is ahead if it ended now. */
  readonly goals: readonly (readonly RequirementView[])[];
  readonly ahead: number;
}

type OpenState = Pick<
  OnMars,
  | 'mainDone'
  | 'executiveDone'
  | 'buildings'
  | 'ground'
  | 'built'
  | 'workplaces'
  | 'slots'
  | 'exploration'
  | 'tilesOut'
  | 'warehouse'
  | 'grid'
  | 'planRow'
  | 'plansOut'
  | 'display'
  | 'contractDeck'
  | 'missions'
  | 'trackers'
  | 'steps'
  | 'lastRound'
  | 'level'
  | 'rewards'
  | 'shuttle'
  | 'shuttleLeft'
  | 'radar'
  | 'tasksShown'
>;

export interface OpenView extends Readonly<OpenState> {
  readonly phase: Phase;
  readonly round: number;
  readonly active: CompanyId;
  readonly variants: Variants;
  /** What is being asked or done, with all that it knows; null: nothing is pending. */
  readonly focus: MarsTask | null;
  /** For each hex the size of the group of its Building. */
  readonly sizes: readonly number[];
  /** While a site is chosen: for each hex how many Buildings it would join; below 0: no site. */
  readonly sites: readonly number[] | null;
  readonly stacks: readonly StackView[];
  readonly discoveriesLeft: number;
  readonly techLeft: number;
  readonly plansLeft: number;
  readonly tasksLeft: number;
  /** Rows of the four LSS markers. */
  readonly rows: readonly number[];
  /** Shuttle phases until it crosses, the next one being 1; 0: never again. */
  readonly crossesIn: number;
  readonly loans: readonly LoanView[];
  /** All companies: the players, and in solo Lacerda. */
  readonly companies: readonly CompanyView[];
  /** In Turn Order. */
  readonly order: readonly CompanyId[];
  readonly solo: SoloView | null;
  readonly winners: readonly Seat[] | null;
}

export interface GoalView {
  readonly goal: number;
  readonly have: number;
  readonly want: number;
}

/** What a seat sees besides. */
export interface OwnView {
  readonly goals: readonly GoalView[];
  readonly goalsSpent: readonly number[];
  readonly discoveries: readonly number[];
  readonly taskA: number;
  readonly tasksB: readonly number[];
}

export type MarsView = View<OpenView, OwnView>;
