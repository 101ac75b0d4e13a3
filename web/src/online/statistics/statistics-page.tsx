import { GAMES } from '@orrery/catalog';
import type { GameStatistics } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SeatMark } from '@orrery/kit';
import { useLang } from '../../i18n/index.ts';
import { refusalText } from '../../parts/refusal.ts';
import { Segments } from '../../parts/segments.tsx';
import { http } from '../core/http.ts';
import styles from '../online.module.css';
import { Page } from '../page.tsx';
import { useOnlineWords } from '../text/index.ts';
import { Scores } from './scores.tsx';
import statStyles from './statistics.module.css';

type Found = { readonly kind: 'found'; readonly of: GameStatistics };
type Loaded = Found | { readonly kind: 'failed'; readonly error: unknown };

function useStatistics(game: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    setLoaded(null);
    http.statistics(game).then(
      (of) => wanted && setLoaded({ kind: 'found', of }),
      (error: unknown) => wanted && setLoaded({ kind: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}

function Averages({ of }: { readonly of: GameStatistics }) {
  const { statistics: words } = useOnlineWords();
  const heads = [words.seats, words.games, words.answers, words.minutes, words.winner, words.best];
  return (
    <div className={statStyles['scroll']} tabIndex={0} role="region" aria-label={words.averages}>
      <table className={statStyles['table']}>
        <caption>{words.averages}</caption>
        <thead>
          <tr>
            {[...heads, words.wins].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.bySeats.map((row) => (
            <tr key={row.seats}>
              <th scope="row">{row.seats}</th>
              <td>{row.played}</td>
              <td>{row.averageAnswers}</td>
              <td>{row.averageMinutes}</td>
              <td>{row.averageWinner}</td>
              <td>{row.best}</td>
              <td>
                <span className={statStyles['wins']}>
                  {row.wins.map((wins, seat) => (
                    <span key={seat}>
                      <SeatMark seat={seat} size={13} /> {wins}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What has been played of one game on this server. */
export function StatisticsPage({ game }: { readonly game: string }) {
  const { statistics: words, lobby } = useOnlineWords();
  const lang = useLang();
  const [, go] = useLocation();
  const loaded = useStatistics(game);
  const playable = GAMES.filter(({ available }) => available);
  const title = GAMES.find(({ id }) => id === game)?.title[lang] ?? game;
  return (
    <Page title={words.title(title)} back="/online" backLabel={lobby.title}>
      {playable.length > 1 && (
        <Segments
          label={words.game}
          hideLabel
          value={game}
          among={playable.map((meta) => [meta.id, meta.title[lang]])}
          onChange={(id) => go(`/online/statistics/${id}`)}
        />
      )}
      {loaded?.kind === 'failed' && (
        <p role="alert" className={styles['warn']}>
          {refusalText(loaded.error, lang)}
        </p>
      )}
      {loaded?.kind === 'found' && loaded.of.played === 0 && (
        <p className={styles['soft']}>{words.none}</p>
      )}
      {loaded?.kind === 'found' && loaded.of.played > 0 && (
        <>
          <p>{words.played(loaded.of.played)}</p>
          <Averages of={loaded.of} />
          <Scores scores={loaded.of.scores} />
        </>
      )}
    </Page>
  );
}
