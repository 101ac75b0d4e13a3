import type { Handlers } from '@orrery/kernel';
import { resolveAcademy } from './academy.ts';
import * as activation from './activation.ts';
import * as basecamp from './basecamp.ts';
import { activateBuildingUse } from './convert.ts';
import { assignColonist, staffNewBuilding, train } from './colonists.ts';
import * as directives from './directives.ts';
import { recruit, recruitColonist, resolveDoorstep } from './doorstep.ts';
import type { ArtemisEvent } from './events.ts';
import * as expedition from './expedition.ts';
import { buyBuilding, offerTile, resolveGantry } from './gantry.ts';
import { harvest } from './harvest.ts';
import * as moves from './moves.ts';
import { perform } from './perform.ts';
import * as placement from './placement.ts';
import { carryOutEvent, prepareBoard } from './preparation.ts';
import { keepRelic, powerRelic } from './relic.ts';
import { chooseRelief, relief } from './relief.ts';
import { resolve } from './resolution.ts';
import { chooseResources } from './resources.ts';
import { scoreGame } from './scoring.ts';
import { droneDie, droneOutbid, droneTurn, startPlacement } from './solo.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask } from './tasks.ts';
import * as upkeep from './upkeep.ts';

/** Every task of the game, in the order of a round. */
export const handlers: Handlers<Artemis, ArtemisTask, ArtemisEvent> = {
  prepareBoard,
  carryOutEvent,
  perform,

  startPlacement,
  rollDice: placement.rollDice,
  nextDie: placement.nextDie,
  placeDieValue: placement.placeDieValue,
  placeDieRegion: placement.placeDieRegion,
  placeDieExpedition: basecamp.placeDieExpedition,
  placeDieCrew: basecamp.placeDieCrew,
  placeDiePioneers: basecamp.placeDiePioneers,
  placeDieFee: basecamp.placeDieFee,
  placeDieMarineTarget: basecamp.placeDieMarineTarget,
  placeDieTile: placement.placeDieTile,
  placeDieTrainee: placement.placeDieTrainee,
  droneTurn,
  droneDie,
  droneOutbid,

  resolve,
  resolveExpedition: expedition.resolveExpedition,
  chooseReward: expedition.chooseReward,
  award: expedition.award,
  crewBonus: expedition.crewBonus,
  crewReturns: expedition.crewReturns,
  returnCrew: expedition.returnCrew,
  harvest,
  resolveGantry,
  offerTile,
  buyBuilding,
  resolveDoorstep,
  recruit,
  recruitColonist,
  resolveAcademy,

  relief,
  chooseRelief,
  chooseResources,
  assignColonist,
  staffNewBuilding,
  train,

  startUpkeep: upkeep.startUpkeep,
  upkeepMove: moves.upkeepMove,
  upkeepMoveWho: moves.upkeepMoveWho,
  upkeepMoveWhere: moves.upkeepMoveWhere,
  assault: activation.assault,
  assaultTarget: activation.assaultTarget,
  activateBuilding: activation.activateBuilding,
  activateBuildingWhich: activation.activateBuildingWhich,
  activateBuildingUse,
  heatShelters: upkeep.heatShelters,
  freeze: upkeep.freeze,
  chooseWarmed: upkeep.chooseWarmed,
  powerRelic,
  keepRelic,
  endRound: upkeep.endRound,
  passFirstPlayer: upkeep.passFirstPlayer,
  chooseFirstPlayer: upkeep.chooseFirstPlayer,

  checkpoint: directives.checkpoint,
  directive: directives.directive,
  discardDirective: directives.discardDirective,
  drawDirective: directives.drawDirective,

  toolkitMove: moves.toolkitMove,
  toolkitMoveWho: moves.toolkitMoveWho,
  toolkitMoveWhere: moves.toolkitMoveWhere,
  scoreGame,
};
