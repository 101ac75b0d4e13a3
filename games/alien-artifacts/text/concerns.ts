import type { Seat } from '@orrery/kernel';
import type { AlienEvent } from '../rules/events.ts';

/** An attack on a seat, and what it brings or costs; what one gets in the turn of another. */
export function concerns(event: AlienEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'attackDeclared':
      return event.target === seat;
    case 'tokenPlaced':
      return event.on === seat;
    case 'creditsStolen':
      return event.from === seat;
    case 'planChosen':
    case 'vpGained':
    case 'creditsGained':
    case 'shipLost':
      return event.seat === seat;
    default:
      return false;
  }
}
