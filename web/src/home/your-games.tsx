import { GAMES } from '@orrery/catalog';
import type { SavedTable, TableId } from '@orrery/table/client';
import { useEffect, useRef, useState } from 'react';
import { useLang, useWords } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { deletions } from './deletions.ts';
import { GameLine } from './game-line.tsx';
import { codeOf, useGames } from './use-games.ts';
import styles from './your-games.module.css';

/** As long as the note with "bring back" is shown. */
const REGRET_MS = 9000;

export function YourGames() {
  const words = useWords();
  const lang = useLang();
  const { games, failed, remove } = useGames();
  const [hidden, setHidden] = useState<ReadonlySet<TableId>>(new Set());
  const timers = useRef(new Map<TableId, () => void>());

  // Leaving the page means that the deletions are meant.
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const finish of pending.values()) finish();
    };
  }, []);

  const titleOf = (game: SavedTable): string =>
    (game.kind === 'table' && GAMES.find((meta) => meta.id === game.game)?.title[lang]) ||
    words.yours.damaged;

  const drop = (game: SavedTable): void => {
    const show = (): void =>
      setHidden((ids) => new Set([...ids].filter((other) => other !== game.id)));
    const finish = (): void => {
      clearTimeout(timer);
      timers.current.delete(game.id);
      remove(game.id).then(show, (error: unknown) => {
        show();
        tell(words.errors[codeOf(error)]);
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

  const shown = games.filter((game) => !hidden.has(game.id));
  if (shown.length === 0 && !failed) return null;
  return (
    <section className={styles['section']} aria-labelledby="your-games">
      <h2 id="your-games">{words.yours.title}</h2>
      {failed && <p role="alert">{words.errors[failed]}</p>}
      <ul className={styles['games']}>
        {shown.map((game) => (
          <GameLine key={game.id} game={game} title={titleOf(game)} onRemove={() => drop(game)} />
        ))}
      </ul>
    </section>
  );
}
