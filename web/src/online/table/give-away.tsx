import type { Seat } from '@orrery/kernel';
import { Button } from '../../parts/button.tsx';
import type { OnlineState } from '../core/online-table.ts';
import { useOnlineWords } from '../text/index.ts';
import styles from './table.module.css';
import { clockText } from './ticking.ts';
import { useKept } from './use-kept.ts';

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
  const kept = useKept(seat, state);
  if (kept === null || state.room.proposal !== null) return null;
  if (kept > 0) {
    return (
      <span className={styles['kept']} role="timer">
        {table.kept(clockText(kept, duration))}
      </span>
    );
  }
  const isSeated = (state.table?.update.viewer ?? null) !== null;
  return (
    <Button look="quiet" onClick={() => onReplace(seat)}>
      {isSeated ? table.replace : table.takeOver}
    </Button>
  );
}
