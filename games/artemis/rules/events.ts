import type { Seat } from '@orrery/kernel';
import type { Colonist, FinalCategory, Good, Region, Resource } from '../data/index.ts';
import type { DirectiveId, EventId, ExpeditionId, Owner, Place, TileId } from './state.ts';

/** What something was gained or lost by; payments are told by the event of what they are for. */
export type Cause =
  | 'outfitter'
  | 'expedition'
  | 'crew'
  | 'relief'
  | 'building'
  | 'event'
  | 'directive'
  | 'moves';

type PreparationEvent =
  | {
      readonly type: 'boardPrepared';
      readonly round: number;
      readonly expeditions: readonly {
        readonly card: ExpeditionId;
        readonly colonists: readonly Colonist[];
        readonly building: TileId | null;
      }[];
      readonly vents: number;
      readonly quarry: number;
      readonly tiles: readonly TileId[];
      readonly colonists: readonly Colonist[];
      readonly event: EventId;
    }
  | { readonly type: 'expeditionsReshuffled'; readonly cards: number }
  | { readonly type: 'firstPlayerChosen'; readonly seat: Seat; readonly first: Seat };

type PlacementEvent =
  | {
      readonly type: 'diceRolled';
      readonly owner: Owner;
      readonly dice: readonly number[];
      /** The Relic die, when its holder rolls it along. */
      readonly relic: number | null;
      /** The planning die, rolled with a drone's dice. */
      readonly planning: number | null;
    }
  | {
      readonly type: 'diePlaced';
      readonly owner: Owner;
      readonly relic: boolean;
      readonly rolled: number;
      readonly value: number;
      readonly region: Region;
      readonly expedition: ExpeditionId | null;
      readonly tile: TileId | null;
      /** Sent on the Expedition, or brought to the Academy. */
      readonly colonist: Colonist | null;
      readonly size: number;
      readonly fee: Resource | null;
    }
  | {
      readonly type: 'dieTurnedDown';
      readonly seat: Seat;
      readonly owner: Owner;
      readonly expedition: ExpeditionId;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'dieSetAside'; readonly owner: Owner; readonly value: number };

type ResolutionEvent =
  | { readonly type: 'eventCarriedOut'; readonly event: EventId }
  | {
      readonly type: 'expeditionResolved';
      readonly expedition: ExpeditionId;
      readonly total: number;
      readonly difficulty: number;
      readonly success: boolean;
      /** The strongest first. */
      readonly ranking: readonly { readonly owner: Owner; readonly strength: number }[];
    }
  | {
      readonly type: 'rewardTaken';
      readonly seat: Seat;
      readonly expedition: ExpeditionId;
      /** Index of the reward on the card. */
      readonly reward: number;
    }
  | {
      readonly type: 'crewReturned';
      readonly seat: Seat;
      readonly toHub: readonly Colonist[];
      readonly toShelters: readonly Colonist[];
    }
  | {
      readonly type: 'harvested';
      readonly owner: Owner;
      readonly region: 'vents' | 'quarry';
      readonly value: number;
      readonly n: number;
    }
  | {
      readonly type: 'dieExposed';
      readonly owner: Owner;
      readonly region: Region;
      readonly value: number;
    }
  | { readonly type: 'purchaseDeclined'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'purchaseMissed'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'buildingBought';
      readonly owner: Owner;
      readonly tile: TileId;
      readonly value: number;
      readonly price: number;
    }
  | { readonly type: 'buildingWon'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly type: 'buildingStaffed';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly colonists: readonly Colonist[];
    }
  | {
      readonly type: 'colonistRecruited';
      readonly seat: Seat;
      readonly colonist: Colonist;
      readonly price: number;
    }
  | {
      readonly type: 'colonistsHired';
      readonly owner: Owner;
      readonly colonists: readonly Colonist[];
    }
  | { readonly type: 'colonistDrawn'; readonly seat: Seat; readonly colonist: Colonist | null }
  | {
      readonly type: 'colonistPlaced';
      readonly seat: Seat;
      readonly colonist: Colonist;
      readonly place: Place;
    }
  | {
      readonly type: 'colonistTrained';
      readonly seat: Seat;
      readonly from: Colonist;
      readonly to: Colonist;
    }
  | { readonly type: 'trainingMissed'; readonly seat: Seat; readonly colonist: Colonist }
  | { readonly type: 'reliefAdvanced'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'reliefTaken'; readonly seat: Seat; readonly space: number };

type UpkeepEvent =
  | {
      readonly type: 'colonistMoved';
      readonly seat: Seat;
      readonly colonist: Colonist;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly type: 'colonistsSwapped';
      readonly seat: Seat;
      readonly one: Colonist;
      readonly onePlace: Place;
      readonly other: Colonist;
      readonly otherPlace: Place;
    }
  | { readonly type: 'buildingActivated'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'assaulted'; readonly seat: Seat; readonly target: Owner }
  | { readonly type: 'sheltersHeated'; readonly seat: Seat; readonly colonists: number }
  | { readonly type: 'colonistFrozen'; readonly seat: Seat; readonly colonist: Colonist };

type VariantEvent =
  | { readonly type: 'relicTaken'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly type: 'relicKept'; readonly seat: Seat }
  | { readonly type: 'relicGivenUp'; readonly seat: Seat }
  /** The card is told to its owner only. */
  | { readonly type: 'directiveDrawn'; readonly seat: Seat; readonly card: DirectiveId | null }
  | { readonly type: 'directivePlayed'; readonly seat: Seat; readonly card: DirectiveId }
  | { readonly type: 'directiveDiscarded'; readonly seat: Seat; readonly card: DirectiveId };

/** What happened, in the past tense; ids and figures only, people read text made from them. */
export type ArtemisEvent =
  | PreparationEvent
  | PlacementEvent
  | ResolutionEvent
  | UpkeepEvent
  | VariantEvent
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly what: Good;
      readonly n: number;
      readonly by: Cause;
    }
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly what: Good;
      readonly n: number;
      readonly by: Cause;
    }
  | {
      readonly type: 'scored';
      readonly category: FinalCategory;
      /** By seat. */
      readonly points: readonly number[];
    }
  | {
      readonly type: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      /** Solo: index in the data's ranks. */
      readonly rank: number | null;
    };
