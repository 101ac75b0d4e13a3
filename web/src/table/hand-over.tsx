import type { Seat } from '@orrery/kernel';
import { SeatMark } from '@orrery/kit';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import styles from './hand-over.module.css';

/** Whom the screen is handed to. */
export interface NextSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly onReady: () => void;
}

/** Lies over one's own things until the next player has the screen; the board stays in sight. */
export function Cover({ next }: { readonly next: NextSeat }) {
  const { handover } = useWords();
  return (
    <div className={styles['cover']}>
      <SeatMark seat={next.seat} size={44} />
      <p>{handover.hidden}</p>
    </div>
  );
}

const MOMENT_MS = 2200;

/** For a moment: whose turn it is, where the screen goes on without being handed over. */
export function TurnNotice({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { handover } = useWords();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isGone) return null;
  return (
    <p className={styles['turn']} role="status">
      <SeatMark seat={seat} size={22} /> {handover.turn(name)}
    </p>
  );
}
