import type { Seat } from '@orrery/kernel';
import type { CardEffect, Colonist } from '../data/index.ts';
import type { Place, Split } from './answers.ts';
import type { Cause } from './events.ts';
import type { TileId } from './state.ts';

type Of<K extends string, More = object> = { readonly type: K } & Readonly<More>;
/** A task of one seat. */
type Seated<K extends string, More = object> = Of<K, { seat: Seat } & More>;
type AnyKind<K extends string> = K extends string ? Seated<K> : never;

/** Questions bear the ids of the specification's decisions; the others run by themselves. */
export type QuestionTask =
  | AnyKind<
      | 'placeDieValue'
      | 'placeDieRegion'
      | 'placeDieExpedition'
      | 'placeDieCrew'
      | 'placeDiePioneers'
      | 'placeDieFee'
      | 'placeDieMarineTarget'
      | 'placeDieTile'
      | 'placeDieTrainee'
      | 'chooseRelief'
      | 'activateBuildingWhich'
      | 'chooseFirstPlayer'
      | 'toolkitMoveWho'
      | 'keepRelic'
    >
  | Seated<'staffNewBuilding', { tile: TileId }>
  | Seated<'assignColonist', { colonist: Colonist }>
  /** `other` gets the other reward; the same seat: a single participant. */
  | Seated<'chooseReward', { expedition: number; other: Seat | null }>
  | Seated<'chooseResources', { splits: readonly Split[]; by: Cause }>
  | Seated<'train', { from: 'colony' | 'pioneerInShelters'; to: Colonist | 'any' }>
  | Seated<'returnCrew', { expedition: number }>
  /** `bid` is the index among the dice of the tile. */
  | Seated<'buyBuilding', { tile: TileId; bid: number }>
  | Seated<'recruitColonist', { left: number }>
  | Seated<'upkeepMoveWho', { left: number }>
  | Seated<'upkeepMoveWhere', { left: number; colonist: Colonist; place: Place }>
  | Seated<'assaultTarget', { tile: TileId }>
  | Seated<'activateBuildingUse', { tile: TileId }>
  | Seated<'chooseWarmed', { left: number }>
  | Seated<'toolkitMoveWhere', { colonist: Colonist; place: Place }>
  | Seated<'droneOutbid', { drone: number; value: number }>
  | Seated<'directive', { use: 'play' | 'discard' }>;

export type EffectTask =
  | Of<'prepareBoard'>
  | Of<'startPlacement'>
  | Of<'rollDice'>
  | Seated<'nextDie'>
  | Of<'droneTurn', { drone: number }>
  | Of<'droneDie', { drone: number; region: number }>
  | Of<'resolve', { step: number }>
  | Of<'carryOutEvent'>
  | Of<'resolveExpedition', { expedition: number }>
  | Seated<'award', { expedition: number; reward: number; badge: boolean }>
  | Seated<'crewBonus', { expedition: number }>
  | Seated<'crewReturns', { expedition: number }>
  | Of<'harvest', { region: 'vents' | 'quarry' }>
  | Of<'resolveGantry'>
  | Of<'offerTile', { tile: TileId; bid: number }>
  | Of<'resolveDoorstep'>
  | Seated<'recruit', { left: number }>
  | Of<'resolveAcademy'>
  | Seated<'relief'>
  | Seated<
      'perform',
      {
        effects: readonly CardEffect[];
        by: Cause;
        expedition: number | null;
        tile: TileId | null;
      }
    >
  | Of<'startUpkeep'>
  | Seated<'upkeepMove', { left: number }>
  | Seated<'assault', { from: number }>
  | Seated<'activateBuilding'>
  | Seated<'heatShelters'>
  | Seated<'freeze', { left: number }>
  | Of<'powerRelic'>
  | Of<'endRound'>
  | Of<'passFirstPlayer'>
  | Of<'checkpoint', { from: number }>
  | Seated<'discardDirective'>
  | Seated<'drawDirective'>
  | Seated<'toolkitMove'>
  | Of<'scoreGame'>;

export type ArtemisTask = QuestionTask | EffectTask;
export type TaskOf<K extends ArtemisTask['type']> = Extract<ArtemisTask, { readonly type: K }>;
