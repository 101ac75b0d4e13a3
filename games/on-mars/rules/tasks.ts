import type { Seat } from '@orrery/kernel';
import type { Units } from '../data/tables.ts';

/** The id of the action, space, card or tile whose effect is being resolved. */
export type By = string;

interface Asked {
  readonly seat: Seat;
}
interface Doing extends Asked {
  readonly by: By;
}
/** By Shuttle, by an own Ship, or by an effect. */
export type Journey = 'shuttle' | 'ship' | 'effect';

/** So many steps are left; `must`: at least one has to be taken. */
interface Stepwise extends Doing {
  readonly left: number;
  readonly must: boolean;
}

export interface BlueprintSteps extends Stepwise {
  readonly boost: boolean;
}
export interface TechSteps extends Stepwise {
  /** How many Colonists may still buy one more. */
  readonly boosts: number;
}
export interface DevelopSteps extends Stepwise {
  readonly free: boolean;
  readonly boost: boolean;
}
export interface WarehouseSteps extends Stepwise {
  readonly crystals: boolean;
  readonly boost: boolean;
}
export interface UpgradeSteps extends Stepwise {
  /** How many of them cost no Mineral. */
  readonly free: number;
  readonly anywhere: boolean;
  /** Upgrade Tech may still be used. */
  readonly tech: boolean;
  readonly boost: boolean;
}
export interface ShipSteps extends Stepwise {
  readonly pays: boolean;
  /** Colonists of each reward; the first one brings a Bot too. */
  readonly crews: readonly number[];
  /** Colonists who were at home before and may still be sent (MARS-SHIP-04). */
  readonly boosters: number;
}
export interface Movement extends Doing {
  /** Points left; -1: these pieces do not move. */
  readonly bots: number;
  readonly rover: number;
  /** Pieces that made a step: a bit for each Bot, bit 4 for the Rover. */
  readonly moved: number;
  /** Bots collect like Rovers (MARS-ADV-10). */
  readonly collect: boolean;
  /** Rover Tech may still be used. */
  readonly tech: boolean;
}
export interface Construction extends Doing {
  /** Types that may be built: a bit for each. */
  readonly types: number;
  /** Colonists may raise the level of the Tech used (MARS-ADV-05). */
  readonly levels: boolean;
}
export interface Sited extends Construction {
  readonly kind: number;
  readonly hex: number;
}
export interface ResourceSteps extends Stepwise {
  /** Resources that may be chosen: a bit for each good. */
  readonly among: number;
  readonly boost: boolean;
}
export interface Placed extends Asked {
  readonly kind: number;
  readonly hex: number;
}

type Named<Type extends string, Fields> = { readonly type: Type } & Fields;
type Bare<Type extends string> = Named<Type, object>;

type SetupTask =
  | Named<'setupTurnOrderSpace', Asked>
  | Named<'setupBonus', Asked>
  | Bare<'setupShuttle'>
  | Named<'setupShuttleSide', Asked>;

type RoundTask =
  | Bare<'startRound'>
  | Bare<'nextTurn'>
  | Named<'turn', Asked>
  | Named<'endTurn', Asked>
  | Named<'refillContract', Asked & { readonly slot: number }>
  | Bare<'settleLoans'>
  | Named<'techReward', Asked & { readonly kind: number; readonly user: Seat }>
  | Bare<'colonyStatus'>
  | Named<'levelStep', { readonly step: number }>
  | Named<'layMarker', Asked>
  | Bare<'endPhase'>
  | Bare<'startShuttle'>
  | Named<'travel', Asked>
  | Named<'endShuttle', { readonly last: boolean }>
  | Bare<'finish'>
  | Bare<'scoreGame'>;

type TravelTask =
  | Named<
      'travelTo',
      Asked & { readonly to: number; readonly discovery: boolean; readonly how: Journey }
    >
  | Named<'travelTile', Asked>
  | Named<'travelHex', Asked & { readonly place: number }>
  | Named<'produce', Doing & { readonly boost: boolean }>
  | Named<'comeHome', Asked & { readonly side: number }>
  | Named<'travelSpace', Asked & { readonly side: number }>
  | Bare<'refillExploration'>;

type PayTask =
  | Named<'payPlacement', Asked & { readonly due: number; readonly action: number }>
  | Named<'placeColonist', Asked & { readonly action: number }>
  | Named<'payResource', Doing & { readonly units: Units }>
  | Named<'payCrystal', Doing & { readonly due: number }>
  | Named<'boost', Doing & { readonly next: MarsTask }>
  | Named<
      'contractRoute',
      Doing & { readonly good: number; readonly left: number; readonly fit: boolean }
    >
  | Named<'deliverItem', Asked & { readonly final: boolean; readonly first: boolean }>;

type EffectTask =
  | Named<'perform', Doing & { readonly must: boolean }>
  | Named<'takeBlueprints', BlueprintSteps>
  | Named<'takeBlueprint', BlueprintSteps>
  | Named<'takeTechs', TechSteps>
  | Named<'takeTech', TechSteps>
  | Named<'placeTech', Doing & { readonly grid: number; readonly space: number }>
  | Named<'developTechs', DevelopSteps>
  | Named<'develop', DevelopSteps>
  | Named<
      'advanceTech',
      Doing & { readonly kind: number; readonly space: number; readonly free: boolean }
    >
  | Named<'takeItems', WarehouseSteps>
  | Named<'takeWarehouse', WarehouseSteps>
  | Named<'move', Movement>
  | Named<'endMove', Movement>
  | Named<'offerTile', Doing & { readonly hex: number }>
  | Named<'takeTile', Doing & { readonly hex: number }>
  | Named<'constructType', Construction>
  | Named<'constructHex', Construction & { readonly kind: number }>
  | Named<'constructTech', Sited>
  | Named<'constructLevels', Sited & { readonly owner: Seat }>
  | Named<'raise', Placed>
  | Named<'displace', Asked & { readonly piece: number; readonly hex: number }>
  | Named<'harvest', Placed & { readonly tile: number }>
  | Named<'lifeSupport', Asked & { readonly kind: number }>
  | Named<'lssBenefit', Asked & { readonly kind: number }>
  | Named<'upgradeBuildings', UpgradeSteps>
  | Named<'upgradeBlueprint', UpgradeSteps>
  | Named<'upgradeHex', UpgradeSteps & { readonly plan: number }>
  | Named<'upgrade', Doing & { readonly plan: number; readonly hex: number }>
  | Named<'useTech', Doing & { readonly kind: number; readonly next: MarsTask }>
  | Named<'welcomeShips', ShipSteps>
  | Named<'ship', ShipSteps>
  | Named<
      'landShip',
      Doing & { readonly depot: number; readonly crew: number; readonly bot: boolean }
    >
  | Named<'welcomeCrew', Doing & { readonly n: number }>
  | Named<'placeBot', Asked>
  | Named<
      'takeCard',
      Doing & { readonly scientists: boolean; readonly contracts: boolean; readonly free: boolean }
    >
  | Named<'gainCard', Doing & { readonly slot: number }>
  | Named<'retrieve', Stepwise & { readonly slots: boolean }>
  | Named<'chooseResource', ResourceSteps>
  | Named<'chooseGoods', ResourceSteps>
  | Named<'gainCrystals', Doing & { readonly n: number; readonly boost: boolean }>
  | Named<'moreCrystals', Doing>
  | Named<'benefit', Doing & { readonly n: number; readonly units: Units }>
  | Named<'recruit', Doing & { readonly n: number }>
  | Named<'executiveBuilding', Asked>
  | Named<'radarTile', Doing>
  | Named<'ecoSide', Doing>
  | Named<'askTask', Asked>
  | Named<'firstColonistTask', Asked>;

/** Lacerda's own steps: effects only, each one beat that can be watched (MARS-SOLO). */
type SoloTask =
  | Bare<'soloTurn'>
  | Named<'soloMission', { readonly card: number }>
  | Named<'soloAction', { readonly action: number }>
  | Named<'soloBlueprint', { readonly by: By }>
  | Named<'soloLearn', { readonly by: By }>
  | Named<'soloDevelop', { readonly by: By; readonly most: boolean }>
  | Named<'soloBuild', { readonly by: By; readonly kind: number; readonly bot: boolean }>
  | Named<'soloUpgrade', { readonly by: By; readonly left: number; readonly tech: boolean }>
  | Named<'soloHire', { readonly by: By }>
  | Named<'soloWarehouse', { readonly by: By }>
  | Named<'soloBot', { readonly steps: number }>
  | Named<'soloRover', { readonly by: By }>
  | Bare<'soloRide'>
  | Named<'soloTravel', { readonly to: number }>
  | Bare<'soloArrived'>
  | Bare<'soloGrow'>
  | Bare<'soloShip'>
  | Named<'soloDisplace', { readonly hex: number }>
  | Named<'soloReward', { readonly kind: number }>;

/** Everything that can be pending. */
export type MarsTask = SetupTask | RoundTask | TravelTask | PayTask | EffectTask | SoloTask;
export type TaskType = MarsTask['type'];
export type TaskOf<K extends TaskType> = Extract<MarsTask, { readonly type: K }>;
