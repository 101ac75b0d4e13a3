import type { Seat } from '@orrery/kernel';
import type { Colonist, FinalCategory, Good, Region, Resource } from '../data/index.ts';
import type { Place } from './answers.ts';
import type { DirectiveId, EventId, ExpeditionId, Owner, TileId } from './state.ts';

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

type Of<K extends string, Facts> = { readonly type: K } & Readonly<Facts>;
type Ranking = readonly { readonly owner: Owner; readonly strength: number }[];

interface Laid {
  readonly card: ExpeditionId;
  readonly colonists: readonly Colonist[];
  readonly building: TileId | null;
}

type PreparationEvent =
  | Of<
      'boardPrepared',
      {
        round: number;
        expeditions: readonly Laid[];
        vents: number;
        quarry: number;
        tiles: readonly TileId[];
        colonists: readonly Colonist[];
        event: EventId;
      }
    >
  | Of<'expeditionsReshuffled', { cards: number }>
  | Of<'firstPlayerChosen', { seat: Seat; first: Seat }>;

interface Placed {
  owner: Owner;
  relic: boolean;
  rolled: number;
  value: number;
  region: Region;
  expedition: ExpeditionId | null;
  tile: TileId | null;
  /** Sent on the Expedition, or brought to the Academy. */
  colonist: Colonist | null;
  size: number;
  fee: Resource | null;
}

type PlacementEvent =
  /** With the Relic die, when its holder rolls it along, and a drone's planning die. */
  | Of<
      'diceRolled',
      { owner: Owner; dice: readonly number[]; relic: number | null; planning: number | null }
    >
  | Of<'diePlaced', Placed>
  | Of<
      'dieTurnedDown',
      { seat: Seat; owner: Owner; expedition: ExpeditionId; from: number; to: number }
    >
  | Of<'dieSetAside', { owner: Owner; value: number }>;

type ResolutionEvent =
  | Of<'eventCarriedOut', { event: EventId }>
  /** The strongest first. */
  | Of<
      'expeditionResolved',
      {
        expedition: ExpeditionId;
        total: number;
        difficulty: number;
        success: boolean;
        ranking: Ranking;
      }
    >
  /** By the index of the reward on the card. */
  | Of<'rewardTaken', { seat: Seat; expedition: ExpeditionId; reward: number }>
  | Of<'crewReturned', { seat: Seat; toHub: readonly Colonist[]; toShelters: readonly Colonist[] }>
  | Of<'harvested', { owner: Owner; region: 'vents' | 'quarry'; value: number; n: number }>
  | Of<'dieExposed', { owner: Owner; region: Region; value: number }>
  | Of<'purchaseDeclined', { seat: Seat; tile: TileId }>
  | Of<'purchaseMissed', { seat: Seat; tile: TileId }>
  | Of<'buildingBought', { owner: Owner; tile: TileId; value: number; price: number }>
  | Of<'buildingWon', { seat: Seat; tile: TileId }>
  | Of<'buildingStaffed', { seat: Seat; tile: TileId; colonists: readonly Colonist[] }>
  | Of<'colonistRecruited', { seat: Seat; colonist: Colonist; price: number }>
  | Of<'colonistsHired', { owner: Owner; colonists: readonly Colonist[] }>
  | Of<'colonistDrawn', { seat: Seat; colonist: Colonist | null }>
  | Of<'colonistPlaced', { seat: Seat; colonist: Colonist; place: Place }>
  | Of<'colonistTrained', { seat: Seat; from: Colonist; to: Colonist }>
  | Of<'trainingMissed', { seat: Seat; colonist: Colonist }>
  | Of<'reliefAdvanced', { seat: Seat; space: number }>
  | Of<'reliefTaken', { seat: Seat; space: number }>;

type UpkeepEvent =
  | Of<'colonistMoved', { seat: Seat; colonist: Colonist; from: Place; to: Place }>
  | Of<
      'colonistsSwapped',
      { seat: Seat; one: Colonist; onePlace: Place; other: Colonist; otherPlace: Place }
    >
  | Of<'buildingActivated', { seat: Seat; tile: TileId }>
  | Of<'assaulted', { seat: Seat; target: Owner }>
  | Of<'sheltersHeated', { seat: Seat; colonists: number }>
  | Of<'colonistFrozen', { seat: Seat; colonist: Colonist }>;

type VariantEvent =
  | Of<'relicTaken', { seat: Seat; from: Seat | null }>
  | Of<'relicKept', { seat: Seat }>
  | Of<'relicGivenUp', { seat: Seat }>
  /** The card is told to its owner only. */
  | Of<'directiveDrawn', { seat: Seat; card: DirectiveId | null }>
  | Of<'directivePlayed', { seat: Seat; card: DirectiveId }>
  | Of<'directiveDiscarded', { seat: Seat; card: DirectiveId }>;

/** What happened, in the past tense; ids and figures only, people read text made from them. */
export type ArtemisEvent =
  | PreparationEvent
  | PlacementEvent
  | ResolutionEvent
  | UpkeepEvent
  | VariantEvent
  | Of<'gained', { seat: Seat; what: Good; n: number; by: Cause }>
  | Of<'lost', { seat: Seat; what: Good; n: number; by: Cause }>
  /** By seat. */
  | Of<'scored', { category: FinalCategory; points: readonly number[] }>
  /** Solo: the rank is the index in the data's ranks. */
  | Of<'gameEnded', { winners: readonly Seat[]; scores: readonly number[]; rank: number | null }>;
