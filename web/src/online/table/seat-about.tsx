import type { Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { RatingTold } from '@orrery/protocol';
import type { OnlineState } from '../core/online-table.ts';
import { SeatClock } from './clock.tsx';
import { Follow, type Following } from './follow.tsx';
import { GiveAway } from './give-away.tsx';
import { ShortRating } from '../record/seat-rating.tsx';
import { Presence } from './presence.tsx';
import styles from './table.module.css';

/** Under a player's name: is somebody there, how much time is left, and who may take over. */
export function SeatAbout({
  seat,
  state,
  voice,
  rating,
  following,
  onReplace,
}: {
  readonly seat: Seat;
  readonly state: OnlineState;
  readonly voice: Voice;
  readonly rating: RatingTold | null | undefined;
  /** Null: the reader has a seat. */
  readonly following: Following | null;
  readonly onReplace: (seat: Seat) => void;
}) {
  const { room, clockOffset } = state;
  const occupant = room.seats[seat];
  if (!occupant) return null;
  const { seating } = occupant;
  return (
    <div className={styles['about']}>
      <Presence occupant={occupant} />
      <ShortRating rating={rating} />
      {following && <Follow seat={seat} name={voice.name(seat)} following={following} />}
      <GiveAway seat={seat} state={state} onReplace={onReplace} />
      {room.clock && room.status === 'running' && seating.kind === 'human' && (
        <SeatClock
          seat={seat}
          name={voice.name(seat)}
          clock={room.clock}
          pace={room.pace}
          offset={clockOffset}
        />
      )}
    </div>
  );
}
