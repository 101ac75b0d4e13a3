import type { Seat } from '@orrery/kernel';
import type { ArtemisEvent } from '../rules/events.ts';

/** A die turned down, a bid lost, Assault Pods; and what one gets or loses in the turn of another. */
export function concerns(event: ArtemisEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'dieTurnedDown':
    case 'dieExposed':
    case 'harvested':
    case 'colonistsHired':
      return event.owner === seat;
    case 'assaulted':
      return event.target === seat;
    case 'relicTaken':
      return event.from === seat;
    case 'purchaseMissed':
    case 'trainingMissed':
    case 'colonistFrozen':
    case 'reliefAdvanced':
    case 'gained':
    case 'lost':
      return event.seat === seat;
    default:
      return false;
  }
}
