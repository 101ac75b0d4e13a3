import { Lock } from 'lucide-react';
import { useWords } from '../i18n/index.ts';
import styles from './prompt.module.css';

/** The sign of an answer that cannot be undone, with its word. */
export function Final() {
  const { table } = useWords();
  return (
    <span className={styles['final']}>
      <Lock size={13} aria-hidden /> {table.final}
    </span>
  );
}
