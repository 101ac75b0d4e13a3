import type { Seat, View } from '@orrery/kernel';
import type { Colonist, FinalCategory, Letter } from '../data/index.ts';
import type { Ask, Place, Split } from './answers.ts';
import type { ArtemisOwn } from './directives.ts';
import type {
  AcademyDie,
  Category,
  Die,
  DirectiveId,
  EventId,
  Expedition,
  ExpeditionId,
  GantryTile,
  Owner,
  Phase,
  Placing,
  Relic,
  TileId,
} from './state.ts';

export type ColonistCounts = Readonly<Record<Colonist, number>>;

/** A die of an exposure row. */
export interface RowDieView extends Die {
  /** What it would get if placing ended now: stock, or colonists if those before take all they may. */
  readonly gets: number;
}

export interface ExpeditionView extends Expedition {
  readonly total: number;
  readonly difficulty: number;
  readonly success: boolean;
  /** The strongest first; ties are already broken. */
  readonly ranking: readonly { readonly owner: Owner; readonly strength: number }[];
}

export interface GantryTileView extends GantryTile {
  /** What the highest bidder would pay; null without dice. */
  readonly price: number | null;
}

export interface AcademyDieView extends AcademyDie {
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

/** What would come out if placing ended now, so that nobody has to count; the rows tell their own. */
export interface Forecast {
  /** By Expedition, for each of its ranking: both rewards, the first choice, the other one. */
  readonly expeditions: readonly (readonly Prospect[])[];
  /** By tile, for each of its dice: `first` may buy, as far as Minerals in hand and from the Quarry go. */
  readonly gantry: readonly (readonly Prospect[])[];
  /** For each die, whether a colonist of its type is left for it. */
  readonly academy: readonly boolean[];
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
}

export interface DroneView {
  readonly owner: Owner;
  readonly dice: readonly number[];
  readonly aside: number;
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

/** What everybody sees. */
export interface ArtemisOpenView {
  readonly round: number;
  readonly phase: Phase;
  /** Place of the Phase marker on the data's phase track; -1 outside Resolution. */
  readonly marker: number;
  readonly first: Seat;
  readonly hardMode: boolean;
  readonly solo: boolean;
  readonly focus: Focus | null;
  /** The die being placed, as far as its owner has decided. */
  readonly placing: Placing | null;
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
  readonly outfitter: readonly Die[];
  readonly forecast: Forecast;
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
  readonly relic: Relic | null;
  readonly directives: { readonly deck: number; readonly discard: readonly DirectiveId[] } | null;
  /** Solo: index in the data's ranks for the points held, and at the end for the final ones. */
  readonly rank: number | null;
  readonly winners: readonly Seat[] | null;
}

/** What a viewer sees: what is open, and in `own` the Directives of one's own. */
export type ArtemisView = View<ArtemisOpenView, ArtemisOwn>;
