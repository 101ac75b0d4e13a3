import type { Seat } from '@orrery/kernel';
import type { Colonist, FinalCategory, Letter, Region, Resource } from '../data/index.ts';
import type {
  Category,
  DirectiveId,
  EventId,
  ExpeditionId,
  Owner,
  Phase,
  Place,
  TileId,
} from './state.ts';
import type { Ask, Split } from './tasks.ts';

export type ColonistCounts = Readonly<Record<Colonist, number>>;

export interface DieView {
  readonly owner: Owner;
  readonly value: number;
  readonly relic: boolean;
}

/** A die of an exposure row. */
export interface RowDieView extends DieView {
  /** What it would get if placing ended now: stock, or colonists if those before take all they may. */
  readonly gets: number;
}

export interface CampDieView extends DieView {
  readonly crew: Colonist | null;
  readonly size: number;
}

export interface ExpeditionView {
  readonly card: ExpeditionId;
  readonly colonists: readonly Colonist[];
  readonly building: TileId | null;
  /** In order of arrival, the lowest-lying first. */
  readonly dice: readonly CampDieView[];
  /** Rewards taken, in their order. */
  readonly awards: readonly { readonly seat: Seat; readonly reward: number }[];
  readonly total: number;
  readonly difficulty: number;
  readonly success: boolean;
  /** The strongest first; ties are already broken. */
  readonly ranking: readonly { readonly owner: Owner; readonly strength: number }[];
}

export interface GantryTileView {
  readonly tile: TileId;
  /** The highest is the last. */
  readonly dice: readonly DieView[];
  /** What the highest bidder would pay; null without dice. */
  readonly price: number | null;
}

export interface AcademyDieView extends DieView {
  readonly trainee: Colonist | null;
  readonly target: Colonist;
}

export interface SlotView {
  readonly slot: Colonist | 'any';
  readonly colonist: Colonist | null;
}

export interface BuildingView {
  readonly tile: TileId;
  /** The slots in their printed order, filled in one of the ways that fit. */
  readonly slots: readonly SlotView[];
  readonly full: boolean;
  /** Activated in this Upkeep. */
  readonly activated: boolean;
  /** Surface Buildings: what it would score now. */
  readonly points: number;
}

/** What a participant or a bidder would get if placing ended now. */
export type Prospect = 'both' | 'first' | 'second' | 'relief' | 'nothing';

/** What the die being placed would get in each region, if placing ended with it. */
export interface DieOutlook {
  readonly vents: number;
  readonly quarry: number;
  /** Colonists that could be hired, if those before take all they may. */
  readonly doorstep: number;
  readonly outfitter: number;
  readonly academy: Colonist;
}

/** What would come out if placing ended now, so that nobody has to count; the rows tell their own. */
export interface Outlook {
  /** By Expedition, for each of its ranking: both rewards, the first choice, the other one. */
  readonly expeditions: readonly (readonly Prospect[])[];
  /** By tile, for each of its dice: `first` has the option to buy. */
  readonly gantry: readonly (readonly Prospect[])[];
  /** For each die, whether a colonist of its type is left for it. */
  readonly academy: readonly boolean[];
  readonly placing: DieOutlook | null;
}

export interface PlayerView {
  readonly vp: number;
  readonly points: Readonly<Record<Category, number>>;
  /** What final scoring would add if it came now. */
  readonly forecast: Readonly<Record<FinalCategory, number>>;
  readonly energy: number;
  readonly mineral: number;
  readonly toolkit: number;
  readonly badge: number;
  readonly relief: number;
  readonly shelters: ColonistCounts;
  /** Shelters and Buildings together. */
  readonly colony: ColonistCounts;
  readonly buildings: readonly BuildingView[];
  /** Rolled and not yet placed. */
  readonly dice: readonly number[];
  /** The Relic die rolled and not yet placed. */
  readonly relicDie: number | null;
  /** Dice placed this round, by region in the order of REGIONS: everybody saw them, Directives count them. */
  readonly placed: readonly number[];
  readonly handSize: number;
  /** Null for everybody but the owner (ART-GEN-15). */
  readonly hand: readonly DirectiveId[] | null;
  /** Directives whose condition is met now; for the owner only. */
  readonly playable: readonly DirectiveId[] | null;
}

export interface DroneView {
  readonly owner: Owner;
  readonly dice: readonly number[];
  readonly aside: number;
}

export interface PlacingView {
  readonly seat: Seat;
  readonly relic: boolean;
  readonly rolled: number;
  readonly value: number;
  readonly region: Region | null;
  readonly expedition: number | null;
  readonly crew: Colonist | null;
  readonly fromShelters: number;
  readonly fromHub: number;
  readonly fee: Resource | null;
}

/** What the question on top is about; a field that does not apply is null. */
export interface Focus {
  readonly ask: Ask;
  readonly seat: Seat;
  readonly colonist: Colonist | null;
  readonly place: Place | null;
  readonly tile: TileId | null;
  /** Index in the row of Expeditions. */
  readonly expedition: number | null;
  /** Minerals for a Building, Energy for a colonist. */
  readonly price: number | null;
  /** Moves, colonists to recruit or to freeze that are left; a drone's die at `droneOutbid`. */
  readonly left: number | null;
  readonly splits: readonly Split[] | null;
  /** For `directive`: a card is played, or one is discarded. */
  readonly use: 'play' | 'discard' | null;
}

export interface ArtemisView {
  readonly round: number;
  readonly phase: Phase;
  /** Place of the Phase marker on the data's phase track; -1 outside Resolution. */
  readonly marker: number;
  readonly first: Seat;
  readonly hardMode: boolean;
  readonly solo: boolean;
  readonly focus: Focus | null;
  readonly placing: PlacingView | null;
  readonly event: {
    readonly id: EventId;
    readonly letter: Letter | '!';
    readonly done: boolean;
  } | null;
  readonly eventsLeft: number;
  readonly eventsPast: readonly EventId[];
  readonly expeditions: readonly ExpeditionView[];
  readonly expeditionDeck: number;
  readonly expeditionDiscard: readonly ExpeditionId[];
  readonly vents: { readonly stock: number; readonly dice: readonly RowDieView[] };
  readonly quarry: { readonly stock: number; readonly dice: readonly RowDieView[] };
  readonly gantry: readonly GantryTileView[];
  readonly stacks: { readonly ocean: number; readonly surface: number };
  readonly doorstep: {
    readonly colonists: ColonistCounts;
    /** Energy for each colonist. */
    readonly price: number;
    readonly dice: readonly RowDieView[];
  };
  readonly academy: {
    readonly supply: ColonistCounts;
    readonly spaces: number;
    readonly dice: readonly AcademyDieView[];
  };
  readonly outfitter: readonly DieView[];
  readonly outlook: Outlook;
  readonly bag: ColonistCounts;
  readonly discard: ColonistCounts;
  readonly gone: ColonistCounts;
  readonly boxed: readonly TileId[];
  readonly players: readonly PlayerView[];
  readonly drones: readonly DroneView[];
  /** Opponents struck by Assault Pods in this Upkeep. */
  readonly assaulted: readonly Owner[];
  readonly planning: number | null;
  /** Null: not in this game. */
  readonly relic: { readonly holder: Seat | null; readonly rolled: number | null } | null;
  readonly directives: { readonly deck: number; readonly discard: readonly DirectiveId[] } | null;
  /** Solo: index in the data's ranks for the points held, and at the end for the final ones. */
  readonly rank: number | null;
  readonly winners: readonly Seat[] | null;
}
