import { GAMES } from '@orrery/catalog';
import type { SavedTable, TableId } from '@orrery/table/client';
import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLang, useWords } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { buttonClass } from '../parts/button.tsx';
import { host } from '../the-host.ts';
import { GameLine } from './game-line.tsx';
import { codeOf, useGames } from './use-games.ts';
import styles from './your-games.module.css';

/** As long as the note with "bring back" is shown. */
const REGRET_MS = 9000;

export function YourGames() {
  const words = useWords();
  const lang = useLang();
  const [, go] = useLocation();
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
    const bringBack = (): void => {
      clearTimeout(timer);
      timers.current.delete(game.id);
      show();
    };
    tell(words.yours.removed(titleOf(game)), { label: words.yours.bringBack, run: bringBack });
  };

  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      const id = await host().importFile(await file.text());
      tell(words.yours.imported);
      go(`/play/${id}`);
    } catch (error) {
      tell(words.errors[codeOf(error)]);
    }
  };

  const shown = games.filter((game) => !hidden.has(game.id));
  return (
    <section className={styles['section']} aria-labelledby="your-games">
      <div className={styles['head']}>
        <h2 id="your-games" className={shown.length === 0 ? 'spoken' : undefined}>
          {words.yours.title}
        </h2>
        <label className={buttonClass('quiet', styles['import'])}>
          <input type="file" accept=".json,.gz,.orrery,application/json" onChange={(e) => void open(e)} />
          <FolderOpen size={16} aria-hidden /> {words.yours.import}
        </label>
      </div>
      {failed && <p role="alert">{words.errors[failed]}</p>}
      {shown.length > 0 && (
        <ul className={styles['games']}>
          {shown.map((game) => (
            <GameLine key={game.id} game={game} title={titleOf(game)} onRemove={() => drop(game)} />
          ))}
        </ul>
      )}
    </section>
  );
}
