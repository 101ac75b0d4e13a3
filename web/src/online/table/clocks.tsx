import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { OnlineState } from '../core/online-table.ts';
import { SeatClock } from './clock.tsx';
import styles from './table.module.css';

/** On a phone the players are behind another part: nobody should lose on time unseen. */
export function Clocks({ state, voice }: { readonly state: OnlineState; readonly voice: Voice }) {
  const { clock, pace, seats, status } = state.room;
  if (clock === null || status !== 'running' || pace.kind === 'free') return null;
  return (
    <ul className={styles['clocks']}>
      {seats.map(
        ({ seating }, seat) =>
          seating.kind === 'human' &&
          (pace.kind === 'live' || clock.running === seat) && (
            <li key={seat}>
              <SeatMark seat={seat} size={13} />
              <SeatClock
                seat={seat}
                name={voice.name(seat)}
                clock={clock}
                pace={pace}
                offset={state.clockOffset}
              />
            </li>
          ),
      )}
    </ul>
  );
}
