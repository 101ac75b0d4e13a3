import type { GameStatistics } from '@orrery/protocol';
import { useState } from 'react';
import { Segments } from '../../parts/segments.tsx';
import { useOnlineWords } from '../text/index.ts';
import styles from './statistics.module.css';

type Player = GameStatistics['players'][number];

/** How many final scores fell into each band of points, as bars with their numbers. */
function Bars({ bands }: { readonly bands: Player['bands'] }) {
  const { statistics: words } = useOnlineWords();
  const most = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <ul>
      {bands.map(({ from, to, count }, i) => (
        <li
          key={from}
          aria-label={words.scoresOf(from, to, count)}
          data-apart={i > 0 && bands[i - 1]?.to !== from - 1 ? '' : undefined}
        >
          <span>{words.band(from, to)}</span>
          <i style={{ width: `${(count / most) * 100}%` }} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}

/** Final scores of people, or of one level of bots: never of both in one bar. */
export function Scores({
  players,
  nameOf,
}: {
  readonly players: readonly Player[];
  readonly nameOf: (player: Player) => string;
}) {
  const { statistics: words } = useOnlineWords();
  const [chosen, choose] = useState(0);
  const shown = players[chosen] ?? players[0];
  if (shown === undefined) return null;
  return (
    <section className={styles['scores']} aria-label={words.scores}>
      <h2>{words.scores}</h2>
      {players.length > 1 && (
        <Segments
          label={words.whose}
          hideLabel
          value={String(players.indexOf(shown))}
          among={players.map((player, i) => [String(i), nameOf(player)])}
          onChange={(i) => choose(Number(i))}
        />
      )}
      <Bars bands={shown.bands} />
      <p className={styles['note']}>{words.scoresNote}</p>
    </section>
  );
}
