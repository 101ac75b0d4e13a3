import type { Seat } from '@orrery/kernel';
import type { ReworldEvent } from '../rules/events.ts';

/** Nobody touches what is another's; but whoever claims a population ship wins a race that all were in. */
export const concerns = (event: ReworldEvent, seat: Seat): boolean =>
  event.type === 'shipClaimed' && event.seat !== seat;
