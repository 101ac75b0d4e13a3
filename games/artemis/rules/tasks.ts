import type { Seat } from '@orrery/kernel';
import type { CardEffect, Colonist, Region } from '../data/index.ts';
import type { Cause } from './events.ts';
import type { Place, TileId } from './state.ts';

/** Energy and Minerals. */
export type Split = readonly [energy: number, mineral: number];

/** Questions bear the ids of the specification's decisions; the others run by themselves. */
export type QuestionTask =
  | { readonly type: 'placeDieValue'; readonly seat: Seat }
  | { readonly type: 'placeDieRegion'; readonly seat: Seat }
  | { readonly type: 'placeDieExpedition'; readonly seat: Seat }
  | { readonly type: 'placeDieCrew'; readonly seat: Seat }
  | { readonly type: 'placeDiePioneers'; readonly seat: Seat }
  | { readonly type: 'placeDieFee'; readonly seat: Seat }
  | { readonly type: 'placeDieMarineTarget'; readonly seat: Seat }
  | { readonly type: 'placeDieTile'; readonly seat: Seat }
  | { readonly type: 'placeDieTrainee'; readonly seat: Seat }
  | { readonly type: 'staffNewBuilding'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'assignColonist'; readonly seat: Seat; readonly colonist: Colonist }
  | { readonly type: 'chooseRelief'; readonly seat: Seat }
  | {
      readonly type: 'chooseReward';
      readonly seat: Seat;
      readonly expedition: number;
      /** Whoever gets the other reward; the same seat: a single participant. */
      readonly other: Seat | null;
    }
  | {
      readonly type: 'chooseResources';
      readonly seat: Seat;
      readonly splits: readonly Split[];
      readonly by: Cause;
    }
  | {
      readonly type: 'train';
      readonly seat: Seat;
      readonly from: 'colony' | 'pioneerInShelters';
      readonly to: Colonist | 'any';
    }
  | { readonly type: 'returnCrew'; readonly seat: Seat; readonly expedition: number }
  | {
      readonly type: 'buyBuilding';
      readonly seat: Seat;
      readonly tile: TileId;
      /** Index of the bid among the dice of the tile. */
      readonly bid: number;
    }
  | { readonly type: 'recruitColonist'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'upkeepMoveWho'; readonly seat: Seat; readonly left: number }
  | {
      readonly type: 'upkeepMoveWhere';
      readonly seat: Seat;
      readonly left: number;
      readonly colonist: Colonist;
      readonly place: Place;
    }
  | { readonly type: 'assaultTarget'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'activateBuildingWhich'; readonly seat: Seat }
  | { readonly type: 'activateBuildingUse'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'chooseWarmed'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'chooseFirstPlayer'; readonly seat: Seat }
  | { readonly type: 'toolkitMoveWho'; readonly seat: Seat }
  | {
      readonly type: 'toolkitMoveWhere';
      readonly seat: Seat;
      readonly colonist: Colonist;
      readonly place: Place;
    }
  | { readonly type: 'droneOutbid'; readonly drone: number; readonly value: number }
  | { readonly type: 'directive'; readonly seat: Seat; readonly use: 'play' | 'discard' }
  | { readonly type: 'keepRelic'; readonly seat: Seat };

export type EffectTask =
  | { readonly type: 'prepareBoard' }
  | { readonly type: 'startPlacement' }
  | { readonly type: 'rollDice' }
  | { readonly type: 'nextDie'; readonly seat: Seat }
  | { readonly type: 'droneTurn'; readonly drone: number }
  | { readonly type: 'droneDie'; readonly drone: number; readonly region: number }
  | { readonly type: 'resolve'; readonly step: number }
  | { readonly type: 'carryOutEvent' }
  | { readonly type: 'resolveExpedition'; readonly expedition: number }
  | {
      readonly type: 'award';
      readonly seat: Seat;
      readonly expedition: number;
      readonly reward: number;
      readonly badge: boolean;
    }
  | { readonly type: 'crewBonus'; readonly seat: Seat; readonly expedition: number }
  | { readonly type: 'crewReturns'; readonly seat: Seat; readonly expedition: number }
  | { readonly type: 'harvest'; readonly region: 'vents' | 'quarry' }
  | { readonly type: 'resolveGantry' }
  | { readonly type: 'offerTile'; readonly tile: TileId; readonly bid: number }
  | { readonly type: 'resolveDoorstep' }
  | { readonly type: 'recruit'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'resolveAcademy' }
  | { readonly type: 'relief'; readonly seat: Seat }
  | { readonly type: 'gainColonist'; readonly seat: Seat; readonly colonist: Colonist }
  | {
      readonly type: 'perform';
      readonly seat: Seat;
      readonly effects: readonly CardEffect[];
      readonly by: Cause;
      readonly expedition: number | null;
      readonly tile: TileId | null;
    }
  | { readonly type: 'startUpkeep' }
  | { readonly type: 'upkeepMove'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'assault'; readonly seat: Seat; readonly from: number }
  | { readonly type: 'activateBuilding'; readonly seat: Seat }
  | { readonly type: 'heatShelters'; readonly seat: Seat }
  | { readonly type: 'freeze'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'powerRelic' }
  | { readonly type: 'endRound' }
  | { readonly type: 'passFirstPlayer' }
  | { readonly type: 'checkpoint'; readonly from: number }
  | { readonly type: 'discardDirective'; readonly seat: Seat }
  | { readonly type: 'drawDirective'; readonly seat: Seat }
  | { readonly type: 'toolkitMove'; readonly seat: Seat }
  | { readonly type: 'scoreGame' };

export type ArtemisTask = QuestionTask | EffectTask;
export type Ask = QuestionTask['type'];

/** A colonist of a colony, by type and place, such as `pioneer@shelters`. */
export type ColonistAt = `${Colonist}@${Place}`;

/** The answers to each question. */
export interface Choices {
  /** The rolled value and the one it is placed with; the Relic die keeps its own. */
  placeDieValue: `${number}:${number}` | `relic:${number}`;
  placeDieRegion: Region;
  /** Index in the row of Expeditions. */
  placeDieExpedition: number;
  placeDieCrew: 'nobody' | 'pioneers' | `${Colonist}@shelters` | `${Colonist}@hub`;
  /** How many from Shelters, how many from Hubs. */
  placeDiePioneers: `${number}:${number}`;
  placeDieFee: 'energy' | 'mineral';
  /** Index of the die beside the Expedition, and by how much it is turned down. */
  placeDieMarineTarget: `${number}:${number}`;
  placeDieTile: TileId;
  placeDieTrainee: ColonistAt;
  /** In the order of COLONISTS. */
  staffNewBuilding: readonly Colonist[];
  assignColonist: Place;
  /** A space of the Relief track. */
  chooseRelief: number;
  /** Index of a reward on the card. */
  chooseReward: number;
  chooseResources: Split;
  /** Who goes, and which type comes. */
  train: `${ColonistAt}>${Colonist}` | 'decline';
  /** Those that enter a Hub, in the order of COLONISTS. */
  returnCrew: readonly Colonist[];
  buyBuilding: 'buy' | 'decline';
  recruitColonist: Colonist | 'stop';
  upkeepMoveWho: ColonistAt | 'stop';
  /** A place to move to, or a colonist (as ColonistAt) to swap with. */
  upkeepMoveWhere: Place;
  /** An owner of dice: in solo, a drone. */
  assaultTarget: number | 'skip';
  /** A Building, or `stop`. */
  activateBuildingWhich: TileId;
  /** What is returned, and how many of it. */
  activateBuildingUse: `${'energy' | 'mineral'}:${number}`;
  /** One colonist that is not warmed. */
  chooseWarmed: Colonist;
  chooseFirstPlayer: Seat;
  toolkitMoveWho: ColonistAt | 'stop';
  toolkitMoveWhere: Place;
  droneOutbid: TileId;
  directive: `play:${string}` | `discard:${string}` | 'pass';
  keepRelic: 'pay' | 'giveUp';
}
