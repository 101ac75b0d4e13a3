import type { Occupant } from '@orrery/protocol';
import { useOnlineWords } from '../text/index.ts';
import styles from './table.module.css';

/**
 * Whether somebody is at the table: a full dot, a ring, or why the seat may be given away. Whoever
 * got up is not at the table, even if they look on.
 */
export function Presence({ occupant }: { readonly occupant: Occupant }) {
  const { table } = useOnlineWords();
  const { seating, online, left, late } = occupant;
  if (seating.kind !== 'human') return null;
  const text = left ? table.left : late ? table.late : online ? table.here : table.away;
  return (
    <span className={styles['presence']} data-online={online && !left} data-gone={left || late}>
      {text}
    </span>
  );
}
