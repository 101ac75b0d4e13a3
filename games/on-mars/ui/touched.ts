import type { Place } from '@orrery/kit';
import { CRYSTAL } from '../data/tables.ts';
import type { MarsEvent } from '../rules/events.ts';
import { at } from './places.ts';
import { redAction } from './where.ts';

/** What an event touched; what it has by its fields is found by them. */
export function touched(event: MarsEvent): readonly Place[] {
  switch (event.type) {
    case 'markerPlaced':
      return [at.order(event.space)];
    case 'shuttlePlaced':
    case 'shuttleMoved':
    case 'shuttleGone':
    case 'shuttleStopped':
      return [at.shuttle];
    case 'actionTaken':
      return [at.action(event.action), at.company(event.seat)];
    case 'executiveTaken':
      return [at.depot(event.seat, event.space)];
    case 'buildingUsed':
      return [at.plan(event.plan)];
    case 'scientistSent':
      return [at.plan(event.plan)];
    case 'slotsCleared':
      return [at.action(redAction(event.action))];
    case 'colonistPlaced':
      return [at.action(redAction(event.action)), at.home(event.seat)];
    case 'colonistSent':
      return [at.work(event.seat)];
    case 'paid':
    case 'gained':
      return [at.store(event.seat, event.good)];
    case 'crystalsPaid':
    case 'crystalsStored':
      return [at.store(event.seat, CRYSTAL)];
    case 'delivered':
      return [at.contract(event.contract), at.store(event.seat, event.good)];
    case 'contractCompleted':
      return [at.contract(event.contract)];
    case 'itemTaken':
      return [at.item(event.good)];
    case 'retrieved': {
      const action = redAction(event.from);
      return [action < 0 ? at.work(event.seat) : at.action(action), at.home(event.seat)];
    }
    case 'recruited':
    case 'cameHome':
    case 'crewArrived':
      return [at.home(event.seat)];
    case 'oxygenKept':
      return [at.tech(event.seat, event.kind)];
    case 'blueprintTaken':
      return [at.plan(event.plan)];
    case 'techTaken':
      return [at.grid(event.grid), at.tech(event.seat, event.kind)];
    case 'techDeveloped':
      return [at.tech(event.seat, event.kind), at.lab(event.seat, event.space)];
    case 'techUsed':
      return [at.tech(event.owner, event.kind)];
    case 'cardTaken':
    case 'contractLaid':
      return [at.card(event.slot)];
    case 'taskShown':
    case 'tasksDrawn':
      return [at.task(event.card), at.company(event.seat)];
    case 'moved':
    case 'displaced':
      return [at.hex(event.from), at.hex(event.to)];
    case 'crystalCollected':
    case 'crystalLost':
    case 'tileLost':
    case 'tileTaken':
    case 'minerPlaced':
    case 'minerReturned':
    case 'discoveryPlaced':
      return [at.hex(event.hex)];
    case 'built':
      return [at.hex(event.hex), at.type(event.kind)];
    case 'upgraded':
      return [at.hex(event.hex), at.plan(event.plan)];
    case 'botPlaced':
      return event.hex < 0 ? [at.company(event.seat)] : [at.hex(event.hex)];
    case 'crystalsAppeared':
      return event.hexes.map(at.hex);
    case 'cubePlaced':
      return [at.type(event.kind)];
    case 'shipWelcomed':
      return [at.depot(event.seat, event.depot), at.hangar(event.seat)];
    case 'lssRaised':
      return [at.lss(event.kind - 1)];
    case 'missionMoved':
    case 'missionCompleted':
      return [at.mission(0), at.mission(1), at.mission(2)];
    case 'endNeared':
    case 'lastRoundAnnounced':
    case 'roundStarted':
    case 'gameEnded':
      return [at.meter];
    case 'levelRaised':
    case 'progressScored':
      return [at.level];
    case 'blueprintsDealt':
      return event.dealt.map(at.plan);
    case 'gridRefilled':
      return event.spaces.map(at.grid);
    case 'warehouseRefilled':
      return [CRYSTAL, 1, 2, 3, 4].map(at.item);
    case 'stacksTurned':
      return event.kinds.map(at.type);
    case 'explorationRefilled':
      return [at.explore(event.place)];
    case 'soloIcon':
      return [at.type(event.kind), LACERDA];
    case 'soloCannot':
      return [at.action(event.action), LACERDA];
    case 'soloShuffled':
    case 'soloCard':
    case 'soloChose':
    case 'soloIdle':
      return [LACERDA];
    case 'turnStarted':
    case 'turnEnded':
    case 'goalCompleted':
    case 'goalSpent':
    case 'radarSet':
    case 'rewardScored':
    case 'pointsScored':
    case 'stayed':
    case 'travelled':
      return [at.company(event.seat)];
  }
}

/** In solo the machine is company 1. */
const LACERDA = at.company(1);
