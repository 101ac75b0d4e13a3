import type { GameStatistics } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameTitle, PLAYABLE } from '../../games.ts';
import { useLang } from '../../i18n/index.ts';
import { levelName } from '../../names.ts';
import { refusalText } from '../../parts/refusal.ts';
import { Segments } from '../../parts/segments.tsx';
import { http } from '../core/http.ts';
import styles from '../online.module.css';
import { Page } from '../page.tsx';
import { OwnRecord } from '../record/own-record.tsx';
import { useOnlineWords } from '../text/index.ts';
import { Scores } from './scores.tsx';
import statStyles from './statistics.module.css';
import { Averages, Players } from './tables.tsx';

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

/** What has been played of one game on this server. */
export function StatisticsPage({ game }: { readonly game: string }) {
  const { statistics: words, lobby } = useOnlineWords();
  const lang = useLang();
  const [, go] = useLocation();
  const loaded = useStatistics(game);
  const nameOf = ({ level }: GameStatistics['players'][number]): string =>
    level === null ? words.people : levelName(level, lang);
  const title = gameTitle(game, lang);
  return (
    <Page title={words.title(title)} back="/online" backLabel={lobby.title}>
      {PLAYABLE.length > 1 && (
        <Segments
          label={words.game}
          hideLabel
          value={game}
          among={PLAYABLE.map((meta) => [meta.id, meta.title[lang]])}
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
          <OwnRecord game={game} />
          <div className={statStyles['parts']} key={game}>
            {loaded.of.players.length > 0 && (
              <Players players={loaded.of.players} nameOf={nameOf} />
            )}
            <Scores players={loaded.of.players} nameOf={nameOf} />
            <Averages of={loaded.of} />
          </div>
        </>
      )}
    </Page>
  );
}
