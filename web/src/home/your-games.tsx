import type { SavedTable, TableId } from '@orrery/table/client';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { gameTitle } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { OnlineLine } from '../online/home/online-line.tsx';
import { useMyTables } from '../online/home/use-my-tables.ts';
import { Button } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import { RecordDialog } from '../record/record-dialog.tsx';
import { deviceRecords } from '../record/results.ts';
import { useRecordWords } from '../record/text.ts';
import { deletions } from './deletions.ts';
import { GameLine } from './game-line.tsx';
import { useGames } from './use-games.ts';
import styles from './your-games.module.css';

interface Line {
  /** Those that wait for the player come first, others' patience before one's own. */
  readonly rank: number;
  readonly updated: number;
  readonly line: ReactNode;
}

/** Of the games that are over so many are shown at once, the newest. */
const SHOWN_OVER = 3;

/** As long as the note with "bring back" is shown. */
const REGRET_MS = 9000;

export function YourGames() {
  const words = useWords();
  const lang = useLang();
  const { games, failed, remove } = useGames();
  const online = useMyTables();
  const [hidden, setHidden] = useState<ReadonlySet<TableId>>(new Set());
  const [results, setResults] = useState(false);
  // Counted again with every list of games.
  const records = useMemo(() => (games ? deviceRecords() : []), [games]);
  const recordWords = useRecordWords();
  const timers = useRef(new Map<TableId, () => void>());

  // Leaving the page means that the deletions are meant.
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const finish of pending.values()) finish();
    };
  }, []);

  const titleOf = (game: SavedTable): string =>
    game.kind === 'table' ? gameTitle(game.game, lang) : words.yours.damaged;

  const drop = (game: SavedTable): void => {
    const show = (): void =>
      setHidden((ids) => new Set([...ids].filter((other) => other !== game.id)));
    const finish = (): void => {
      clearTimeout(timer);
      timers.current.delete(game.id);
      remove(game.id).then(show, (error: unknown) => {
        show();
        tell(refusalText(error, lang));
      });
    };
    const timer = setTimeout(finish, REGRET_MS);
    timers.current.set(game.id, finish);
    setHidden((ids) => new Set([...ids, game.id]));
    deletions.add(game.id);
    const bringBack = (): void => {
      clearTimeout(timer);
      timers.current.delete(game.id);
      deletions.forget(game.id);
      show();
    };
    tell(words.yours.removed(titleOf(game)), { label: words.yours.bringBack, run: bringBack });
  };

  const lines: readonly Line[] = [
    ...online.map((table) => ({
      rank: table.yours || table.rematch !== undefined ? 3 : table.status === 'finished' ? 0 : 1,
      updated: table.updated,
      line: <OnlineLine key={table.id} table={table} />,
    })),
    ...games
      .filter((game) => !hidden.has(game.id))
      .map((game) => ({
        // A game of this device that is not over waits for somebody before this screen.
        rank: game.kind === 'table' && game.outcome === null ? 2 : 0,
        updated: game.kind === 'table' ? game.updated : 0,
        line: (
          <GameLine key={game.id} game={game} title={titleOf(game)} onRemove={() => drop(game)} />
        ),
      })),
  ].sort((a, b) => b.rank - a.rank || b.updated - a.updated);
  if (lines.length === 0 && records.length === 0 && failed === null) return null;
  const shown = lines.filter(({ rank }) => rank > 0).length + SHOWN_OVER;
  const earlier = lines.slice(shown);
  return (
    <section className={styles['section']} aria-labelledby="your-games">
      <div className={styles['head']}>
        <h2 id="your-games">{words.yours.title}</h2>
        {records.length > 0 && (
          <Button look="quiet" onClick={() => setResults(true)}>
            <ChartNoAxesColumn size={17} aria-hidden /> {recordWords.door}
          </Button>
        )}
      </div>
      {failed !== null && <p role="alert">{refusalText(failed, lang)}</p>}
      <ul className={styles['games']}>{lines.slice(0, shown).map(({ line }) => line)}</ul>
      {earlier.length > 0 && (
        <details className={styles['earlier']}>
          <summary>{words.yours.earlier(earlier.length)}</summary>
          <ul className={styles['games']}>{earlier.map(({ line }) => line)}</ul>
        </details>
      )}
      {results && <RecordDialog records={records} onClose={() => setResults(false)} />}
    </section>
  );
}
