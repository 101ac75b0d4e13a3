import type { Seat } from '@orrery/kernel';
import { Button } from '../../parts/button.tsx';
import type { OnlineState } from '../core/online-table.ts';
import { useOnlineWords } from '../text/index.ts';
import styles from './table.module.css';
import { clockText, keptFor, useTick } from './ticking.ts';

/** The way to give a seat to somebody else, or how long it is still kept for its absent player. */
export function GiveAway({
  seat,
  state,
  onReplace,
}: {
  readonly seat: Seat;
  readonly state: OnlineState;
  readonly onReplace: (seat: Seat) => void;
}) {
  const { duration, table } = useOnlineWords();
  const { absent, proposal, seats, status } = state.room;
  const viewer = state.table?.update.viewer ?? null;
  const isAbsent = absent?.seat === seat;
  const now = useTick(isAbsent) + state.clockOffset;
  const occupant = seats[seat];
  if (!occupant || status !== 'running' || proposal !== null || seat === viewer) return null;
  const { seating, left, late } = occupant;
  // Somebody without a seat may ask for a bot's; a player may see to a seat that is abandoned.
  const isFree = seating.kind === 'bot' ? viewer === null : left || late || isAbsent;
  if (!isFree) return null;
  const kept = keptFor(absent, seat, now);
  if (kept > 0) {
    return (
      <span className={styles['kept']} role="timer">
        {table.kept(clockText(kept, duration))}
      </span>
    );
  }
  return (
    <Button look="quiet" onClick={() => onReplace(seat)}>
      {viewer === null ? table.takeOver : table.replace}
    </Button>
  );
}
