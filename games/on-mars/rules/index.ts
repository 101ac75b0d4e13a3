import type { Game, Handlers } from '@orrery/kernel';
import { meta } from '../meta.ts';
import { audit } from './audit.ts';
import { takeBlueprint, takeBlueprints } from './blueprints.ts';
import { boost } from './boost.ts';
import { displace, harvest, raise } from './build.ts';
import { gainCard, refillContract, takeCard } from './cards.ts';
import { colonyStatus, levelStep } from './colony.ts';
import { constructHex, constructLevels, constructTech, constructType } from './construct.ts';
import { contractRoute, deliverItem } from './contracts.ts';
import { finish, scoreGame, scores } from './end.ts';
import type { MarsEvent } from './events.ts';
import { executiveBuilding } from './executive.ts';
import { askTask, firstColonistTask } from './first-colonists.ts';
import { hidden } from './hidden.ts';
import { advanceTech, develop, developTechs, placeTech, takeTech, takeTechs } from './lab.ts';
import { settleLoans, techReward } from './loans.ts';
import { lifeSupport, lssBenefit } from './lss.ts';
import { payPlacement } from './main-action.ts';
import { endMove, move, offerTile, takeTile } from './move.ts';
import { payCrystal, payResource } from './payment.ts';
import { perform, radarTile } from './perform.ts';
import { placeColonist } from './placement.ts';
import { chooseGoods, chooseResource, gainCrystals, moreCrystals, produce } from './resources.ts';
import { benefit, comeHome, ecoSide, recruit, retrieve } from './retrieve.ts';
import { endPhase, endTurn, layMarker, nextTurn, startRound } from './round.ts';
import { setupShuttle, setupShuttleSide } from './round.ts';
import { setup } from './setup.ts';
import { landShip, placeBot, ship, welcomeCrew, welcomeShips } from './ships.ts';
import { endShuttle, startShuttle, travel } from './shuttle.ts';
import {
  soloBlueprint,
  soloBot,
  soloBuild,
  soloDevelop,
  soloDisplace,
  soloGrow,
  soloHire,
  soloLearn,
  soloReward,
  soloShip,
  soloUpgrade,
  soloWarehouse,
} from './solo-actions.ts';
import { soloRover } from './solo-rover.ts';
import {
  soloAction,
  soloArrived,
  soloMission,
  soloRide,
  soloTravel,
  soloTurn,
} from './solo-turn.ts';
import type { OnMars } from './state.ts';
import type { MarsTask } from './tasks.ts';
import {
  refillExploration,
  setupBonus,
  setupTurnOrderSpace,
  travelHex,
  travelSpace,
  travelTile,
  travelTo,
} from './travel.ts';
import { turn } from './turn.ts';
import { upgrade, upgradeBlueprint, upgradeBuildings, upgradeHex } from './upgrade.ts';
import { useTech } from './use-tech.ts';
import type { OpenView, OwnView } from './view-types.ts';
import { own, view, viewEvent } from './view.ts';
import { takeItems, takeWarehouse } from './warehouse.ts';

export type * from './events.ts';
export * from './state.ts';
export type * from './tasks.ts';
export type * from './view-types.ts';

const solo = {
  soloTurn,
  soloMission,
  soloAction,
  soloBlueprint,
  soloLearn,
  soloDevelop,
  soloBuild,
  soloUpgrade,
  soloHire,
  soloWarehouse,
  soloBot,
  soloRover,
  soloRide,
  soloTravel,
  soloArrived,
  soloGrow,
  soloShip,
  soloDisplace,
  soloReward,
};

const handlers: Handlers<OnMars, MarsTask, MarsEvent> = {
  setupTurnOrderSpace,
  setupBonus,
  setupShuttle,
  setupShuttleSide,
  startRound,
  nextTurn,
  turn,
  endTurn,
  refillContract,
  settleLoans,
  techReward,
  colonyStatus,
  levelStep,
  layMarker,
  endPhase,
  startShuttle,
  travel,
  endShuttle,
  finish,
  scoreGame,
  travelTo,
  travelTile,
  travelHex,
  produce,
  comeHome,
  travelSpace,
  refillExploration,
  payPlacement,
  placeColonist,
  payResource,
  payCrystal,
  boost,
  contractRoute,
  deliverItem,
  perform,
  takeBlueprints,
  takeBlueprint,
  takeTechs,
  takeTech,
  placeTech,
  developTechs,
  develop,
  advanceTech,
  takeItems,
  takeWarehouse,
  move,
  endMove,
  offerTile,
  takeTile,
  constructType,
  constructHex,
  constructTech,
  constructLevels,
  raise,
  displace,
  harvest,
  lifeSupport,
  lssBenefit,
  upgradeBuildings,
  upgradeBlueprint,
  upgradeHex,
  upgrade,
  useTech,
  welcomeShips,
  ship,
  landShip,
  welcomeCrew,
  placeBot,
  takeCard,
  gainCard,
  retrieve,
  chooseResource,
  chooseGoods,
  gainCrystals,
  moreCrystals,
  benefit,
  recruit,
  executiveBuilding,
  radarTile,
  ecoSide,
  askTask,
  firstColonistTask,
  ...solo,
};

export const onMars: Game<OnMars, MarsTask, MarsEvent, OpenView, OwnView> = {
  id: meta.id,
  rulesVersion: 4,
  olderRules: {
    1: 'with First Colonists the Shelter that showed the A card could be the task of a B card too',
    2: true,
    3: 'of tiles that were equally near Lacerda drew one, whatever they brought him',
  },
  seats: meta.seats,
  options: {
    length: ['short', 'long'],
    firstColonists: [false, true],
    spaceOddity: [false, true],
  },
  handlers,
  setup,
  view,
  own,
  viewEvent,
  hidden,
  scores,
  audit,
};
