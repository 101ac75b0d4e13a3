import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import { actorOf } from '../../table/use-seated.ts';
import type { OnlineState } from '../core/online-table.ts';
import { GiveAway } from './give-away.tsx';
import { Presence } from './presence.tsx';
import styles from './table.module.css';

/** The seat that everybody waits for in vain: its player is away, got up, or is out of time. */
function missedSeat({ room, table }: OnlineState): Seat | null {
  if (room.absent !== null) return room.absent.seat;
  const seat = table && actorOf(table);
  const occupant = seat === null ? undefined : room.seats[seat];
  return occupant?.left === true || occupant?.late === true ? seat : null;
}

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
  const seat = missedSeat(state);
  const occupant = seat === null ? undefined : state.room.seats[seat];
  // To whom it happened something else is said.
  if (seat === null || !occupant || seat === state.table?.update.viewer) return null;
  return (
    <div className={styles['absent']}>
      <SeatMark seat={seat} size={13} /> <b>{voice.name(seat)}</b>
      <Presence occupant={occupant} />
      <GiveAway seat={seat} state={state} onReplace={onReplace} />
    </div>
  );
}
