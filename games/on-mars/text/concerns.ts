import type { Seat } from '@orrery/kernel';
import type { MarsEvent } from '../rules/events.ts';

/** One's Technology used, Colonists sent away, a level that scores; what one gets in the turn of another. */
export function concerns(event: MarsEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'techUsed':
      return event.owner === seat && event.seat !== seat;
    case 'slotsCleared':
      return (event.removed[seat] ?? 0) > 0;
    case 'progressScored':
      return (event.points[seat] ?? 0) > 0;
    case 'gained':
    case 'recruited':
    case 'pointsScored':
    case 'contractCompleted':
    case 'minerReturned':
      return event.seat === seat;
    default:
      return false;
  }
}
