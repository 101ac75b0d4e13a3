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

type Row = GameStatistics['bySeats'][number];

/** A column for each number of players: as narrow as a phone. */
function Averages({ of }: { readonly of: GameStatistics }) {
  const { statistics: words } = useOnlineWords();
  const lang = useLang();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const lines: readonly (readonly [string, (row: Row) => number])[] = [
    [words.games, (row) => row.played],
    [words.answers, (row) => row.averageAnswers],
    [words.minutes, (row) => row.averageMinutes],
    [words.winner, (row) => row.averageWinner],
    [words.best, (row) => row.best],
  ];
  return (
    <div className={statStyles['scroll']} tabIndex={0} role="region" aria-label={words.averages}>
      <table className={statStyles['table']}>
        <caption>{words.averages}</caption>
        <thead>
          <tr>
            <th scope="col">{words.seats}</th>
            {of.bySeats.map(({ seats }) => (
              <th key={seats} scope="col">
                {seats}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([head, value]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {of.bySeats.map((row) => (
                <td key={row.seats}>{number.format(value(row))}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.wins}</th>
            {of.bySeats.map(({ seats, wins }) => (
              <td key={seats}>
                <span className={statStyles['wins']}>
                  {wins.map((count, seat) => (
                    <span key={seat}>
                      <SeatMark seat={seat} size={13} /> {number.format(count)}
                    </span>
                  ))}
                </span>
              </td>
            ))}
          </tr>
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
