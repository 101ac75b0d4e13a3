import type { Rank } from '@orrery/shared';
import { useWords } from '../i18n/index.ts';
import styles from './end.module.css';

/** The scale of ranks, the highest on top, with the one that was reached. */
export function Ranks({ ranks }: { readonly ranks: readonly Rank[] }) {
  const { end } = useWords();
  if (ranks.length === 0) return null;
  return (
    <ol className={styles['ranks']} aria-label={end.ranks} reversed>
      {ranks.toReversed().map(({ name, points, reached }) => (
        <li key={name} aria-current={reached}>
          <span>{name}</span>
          <span>{points}</span>
        </li>
      ))}
    </ol>
  );
}
