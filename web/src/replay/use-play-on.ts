import type { Seat } from '@orrery/kernel';
import type { ReplayClient } from '@orrery/table/client';
import { useLocation } from 'wouter';
import { bot, person } from '../home/seatings.ts';
import { useLang } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';

/** Begins a table from a position: the player takes one place, bots those of other people. */
export function usePlayOn(client: ReplayClient): (index: number, mine: Seat) => Promise<void> {
  const lang = useLang();
  const [, go] = useLocation();
  return async (index, mine) => {
    try {
      const seats = client.seats.map((seat, i) =>
        i === mine ? person() : seat.kind === 'bot' ? seat : bot(),
      );
      go(`/play/${await client.playFrom(index, seats)}`);
    } catch (error) {
      tell(refusalText(error, lang));
    }
  };
}
