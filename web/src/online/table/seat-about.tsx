import type { Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import { Button } from '../../parts/button.tsx';
import { actorOf } from '../../table/use-seated.ts';
import type { OnlineState } from '../core/online-table.ts';
import { useOnlineWords } from '../text/index.ts';
import { SeatClock } from './clock.tsx';
import { Presence } from './presence.tsx';
import styles from './table.module.css';

/** Under a player's name: is somebody there, how much time is left, and who may take over. */
export function SeatAbout({
  seat,
  state,
  voice,
  onReplace,
}: {
  readonly seat: Seat;
  readonly state: OnlineState;
  readonly voice: Voice;
  readonly onReplace: (seat: Seat) => void;
}) {
  const { table } = useOnlineWords();
  const { room, clockOffset } = state;
  const viewer = state.table?.update.viewer ?? null;
  const actor = state.table && actorOf(state.table);
  const occupant = room.seats[seat];
  if (!occupant) return null;
  const { seating, online, left, late } = occupant;
  // With days for each turn the clock alone decides who is gone.
  const vain = !online && room.pace.kind !== 'days' && actor === seat;
  const gone = seating.kind === 'human' && (left || late || vain);
  // Somebody without a seat may ask for a bot's; a player may see to a seat that is abandoned.
  const replaceable =
    room.status === 'running' &&
    room.proposal === null &&
    seat !== viewer &&
    (viewer === null ? seating.kind === 'bot' || gone : gone);
  return (
    <div className={styles['about']}>
      <Presence occupant={occupant} />
      {replaceable && (
        <Button look="quiet" onClick={() => onReplace(seat)}>
          {viewer === null ? table.takeOver : table.replace}
        </Button>
      )}
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
