import type { Place } from '@orrery/kit';
import type { AntarcticaEvent, Counted } from '../rules/events.ts';
import { otherCard } from '../text/names.ts';
import { at } from './places.ts';

function counted(count: Counted): readonly Place[] {
  switch (count.kind) {
    case 'zone':
      return [at.zone(count.zone)];
    case 'track':
      return [at.head(count.track)];
    default:
      return [at.end];
  }
}

/** What an event touched. */
export function touched(event: AntarcticaEvent): readonly Place[] {
  switch (event.type) {
    case 'startShipPlaced':
    case 'shipBuilt':
      return [at.dock(event.zone, event.place)];
    case 'startCubePlaced':
      return [at.space(event.track, 1)];
    case 'sunMoved':
      return [at.zone(event.to)];
    case 'icebreakersGone':
    case 'icebreakerLaid':
      return [at.ice(event.zone)];
    case 'turnBegan':
    case 'turnDeclined':
    case 'nothingDone':
      return [at.zone(event.zone)];
    case 'shipMoved':
      return [at.dock(event.to, event.place)];
    case 'moveDeclined':
    case 'shipyardCardDeclined':
      return [at.hand(event.seat)];
    case 'built':
      return [at.building(event.zone, event.building), at.crew(event.zone, event.seat)];
    case 'cardBuilt':
      return [at.deck(event.deck), at.built(event.seat)];
    case 'advanced':
      return [at.space(event.track, event.to)];
    case 'symbolSetOff':
      return [at.space(event.track, event.space)];
    case 'recruited':
      return [at.stock(event.seat, 'staff')];
    case 'shipyardCardTaken':
    case 'cardPlayed':
      return [at.pile(event.kind), at.card(event.seat, event.kind)];
    case 'pileGone':
      return [at.pile('icebreaker')];
    case 'cardsRevealed':
      return event.cards.map((card) => at.reveal(otherCard(card).kind));
    case 'cardDrafted':
      return [at.reveal(event.kind), at.card(event.seat, event.kind)];
    case 'resourceGained':
      return [at.card(event.seat, otherCard(event.card).kind)];
    case 'scientistPlaced':
      return [at.crew(event.zone, event.seat)];
    case 'sacrificed':
      return [
        at.stock(event.seat, 'discarded'),
        event.zone === null ? at.stock(event.seat, event.what) : at.zone(event.zone),
      ];
    case 'counted':
      return counted(event.count);
    case 'endTriggered':
    case 'gameEnded':
      return [at.end];
  }
}
