import type { Occupant } from '@orrery/protocol';
import { useOnlineWords } from '../text/index.ts';
import styles from './table.module.css';

/** Whether somebody is at the table: a full dot, a ring, or why the seat may be given away. */
export function Presence({ occupant }: { readonly occupant: Occupant }) {
  const { table } = useOnlineWords();
  const { seating, online, left, late } = occupant;
  if (seating.kind !== 'human') return null;
  const text = left ? table.left : late ? table.late : online ? table.here : table.away;
  return (
    <span className={styles['presence']} data-online={online} data-gone={left || late}>
      {text}
    </span>
  );
}
