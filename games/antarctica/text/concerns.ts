import type { Seat } from '@orrery/kernel';
import type { AntarcticaEvent } from '../rules/events.ts';

/** What a symbol gives to all, and icebreakers that are gone. */
export function concerns(event: AntarcticaEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'icebreakersGone':
      return event.seats.includes(seat);
    case 'advanced':
    case 'recruited':
    case 'scientistPlaced':
    case 'resourceGained':
      return event.seat === seat;
    default:
      return false;
  }
}
