import type { Place } from '@orrery/kit';
import type { ArtemisEvent } from '../rules/events.ts';
import { at, homeAt, STORES } from './places.ts';

/** What an event touched; Expeditions are known there by their card only, so Basecamp is told. */
export function touched(event: ArtemisEvent): readonly Place[] {
  switch (event.type) {
    case 'boardPrepared':
      return [at.event, at.round];
    case 'expeditionsReshuffled':
    case 'expeditionResolved':
    case 'dieTurnedDown':
      return [at.region('basecamp')];
    case 'rewardTaken':
      return [at.region('basecamp'), at.player(event.seat)];
    case 'firstPlayerChosen':
      return [at.player(event.first)];
    case 'diceRolled':
    case 'dieSetAside':
      return [at.player(event.owner)];
    case 'diePlaced':
      return [event.tile === null ? at.region(event.region) : at.tile(event.tile)];
    case 'eventCarriedOut':
      return [at.event];
    case 'crewReturned':
      return [at.shelters(event.seat)];
    case 'harvested':
    case 'dieExposed':
      return [at.region(event.region), at.player(event.owner)];
    case 'purchaseDeclined':
    case 'purchaseMissed':
      return [at.tile(event.tile)];
    case 'buildingBought':
      return [at.region('gantry'), at.building(event.owner, event.tile)];
    case 'buildingWon':
    case 'buildingStaffed':
    case 'buildingActivated':
      return [at.building(event.seat, event.tile)];
    case 'colonistRecruited':
      return [at.doorstep(event.colonist)];
    case 'colonistsHired':
      return [at.region('doorstep'), at.player(event.owner)];
    case 'colonistDrawn':
    case 'colonistFrozen':
    case 'sheltersHeated':
      return [at.shelters(event.seat)];
    case 'colonistPlaced':
      return [homeAt(event.seat, event.place)];
    case 'colonistTrained':
      return [at.academy(event.to)];
    case 'trainingMissed':
      return [at.region('academy')];
    case 'reliefAdvanced':
    case 'reliefTaken':
      return [at.relief(event.space)];
    case 'colonistMoved':
      return [homeAt(event.seat, event.from), homeAt(event.seat, event.to)];
    case 'colonistsSwapped':
      return [homeAt(event.seat, event.onePlace), homeAt(event.seat, event.otherPlace)];
    case 'assaulted':
      return [at.player(event.seat), at.player(event.target)];
    case 'relicTaken':
    case 'relicKept':
    case 'relicGivenUp':
      return [at.relic];
    case 'directiveDrawn':
    case 'directivePlayed':
    case 'directiveDiscarded':
      return event.card === null ? [at.player(event.seat)] : [at.directive(event.card)];
    case 'gained':
    case 'lost': {
      const what = STORES.find((store) => store === event.what);
      return [what === undefined ? at.score : at.store(event.seat, what)];
    }
    case 'scored':
    case 'gameEnded':
      return [at.score];
  }
}
