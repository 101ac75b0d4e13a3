import type { Place } from '@orrery/kit';
import { cardNo, data, KINDS, resourceNo } from '../data/index.ts';
import type { AlienEvent } from '../rules/events.ts';
import { about, at } from './places.ts';

const deck = (kind: (typeof KINDS)[number]): Place => at.deck(KINDS.indexOf(kind));
const card = (id: string): Place => at.card(cardNo(id));

/** What an event touched. */
export function touched(event: AlienEvent): readonly Place[] {
  switch (event.type) {
    case 'gameBegan':
      return [at.seat(event.first)];
    case 'factionTaken':
      return [at.faction(event.seat)];
    case 'cardsDrawn':
    case 'bought':
    case 'deckPeeked':
      return [deck(event.kind)];
    case 'peekPlaced':
      return [deck(event.kind)];
    case 'cardKept':
    case 'deckSearched':
    case 'technologyUsed':
    case 'cardAdded':
    case 'cardFlipped':
    case 'unlocked':
    case 'tokenRemoved':
      return [card(event.card)];
    case 'tokenPlaced':
      return [card(event.card), at.seat(event.on)];
    case 'turnBegan':
    case 'actionSkipped':
      return [at.seat(event.seat)];
    case 'spent':
      return event.card === null ? [about.discard] : [card(event.card), about.discard];
    case 'creditsPaid':
      return [at.bank(event.seat), card(event.card)];
    case 'prepared':
      return [card(event.card)];
    case 'sold':
    case 'creditsStolen':
      return [at.bank(event.seat)];
    case 'artifactUsed':
    case 'artifactsGained':
    case 'artifactsShuffled':
      return [about.artifacts];
    case 'produced':
    case 'sectionTurned':
      return [card(event.planet), at.store(resourceNo(event.resource))];
    case 'typeRevealed':
    case 'revenueScored':
      return [card(event.technology)];
    case 'attackDeclared':
      return [event.target === null ? at.system : at.seat(event.target)];
    case 'attackSkipped':
    case 'cardsRevealed':
    case 'shipSaved':
      return [card(event.ship)];
    case 'shipLost':
      return event.destroyed ? [deck('ship')] : [card(event.ship)];
    case 'planChosen':
      return [planPlace(event.plan)];
    case 'shipStruck':
      return [
        card(event.ship),
        event.table.startsWith('system') ? at.system : planPlace(event.table),
      ];
    case 'systemChanged':
      return [at.system];
    case 'vpGained':
    case 'creditsGained': {
      const own = event.type === 'vpGained' ? about.points(event.seat) : at.bank(event.seat);
      return event.card === null ? [own] : [own, card(event.card)];
    }
    case 'resourcesDrawn':
      return [about.resourceDeck];
    case 'plansGained':
      return [about.plans];
    case 'discarded':
      return [about.discard];
    case 'deckEmptied':
      return [about.marker];
    case 'boosted':
    case 'limitLifted':
      return [at.seat(event.seat)];
    case 'gameEnded':
      return event.winners.map(at.seat);
  }
}

/** A Plan by its id; the basic one is no card, and so it is found nowhere. */
const planPlace = (id: string): Place =>
  at.plan(data.defencePlans.findIndex((plan) => plan.id === id));
