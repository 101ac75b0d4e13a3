import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { OnlineState } from '../core/online-table.ts';
import { GiveAway } from './give-away.tsx';
import { Presence } from './presence.tsx';
import styles from './table.module.css';

/** On a phone the players are behind another part: why nothing moves is said above the question. */
export function AbsentNotice({
  state,
  voice,
  onReplace,
}: {
  readonly state: OnlineState;
  readonly voice: Voice;
  readonly onReplace: (seat: Seat) => void;
}) {
  const { absent, seats } = state.room;
  const occupant = absent && seats[absent.seat];
  if (!absent || !occupant) return null;
  const { seat } = absent;
  return (
    <div className={styles['absent']}>
      <SeatMark seat={seat} size={13} /> <b>{voice.name(seat)}</b>
      <Presence occupant={occupant} />
      <GiveAway seat={seat} state={state} onReplace={onReplace} />
    </div>
  );
}
