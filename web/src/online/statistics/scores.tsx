import type { GameStatistics } from '@orrery/protocol';
import { useOnlineWords } from '../text/index.ts';
import styles from './statistics.module.css';

/** How many final scores fell into each band of ten points, as bars with their numbers. */
export function Scores({ scores }: { readonly scores: GameStatistics['scores'] }) {
  const { statistics: words } = useOnlineWords();
  const most = Math.max(1, ...scores.map(({ count }) => count));
  return (
    <section className={styles['scores']} aria-label={words.scores}>
      <h2>{words.scores}</h2>
      <ul>
        {scores.map(({ from, count }) => (
          <li key={from} aria-label={words.scoresOf(from, count)}>
            <span>{words.band(from)}</span>
            <i style={{ width: `${(count / most) * 100}%` }} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
