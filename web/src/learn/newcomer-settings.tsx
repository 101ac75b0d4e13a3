import { Button } from '../parts/button.tsx';
import styles from '../parts/settings.module.css';
import { tell } from '../parts/note-store.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { tellAgain, useNewcomer } from './newcomer.ts';
import { useLearnWords } from './text/index.ts';

/** What is explained to somebody who is new to a game. */
export function Newcomer() {
  const words = useLearnWords();
  const cards = usePreferences((preferences) => preferences.cards);
  const told = useNewcomer((state) => Object.keys(state.told).length > 0);
  return (
    <div className={styles['row']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={cards}
          onChange={(event) => prefer({ cards: event.target.checked })}
        />
        <span>{words.cards}</span>
      </label>
      {cards && told && (
        <Button
          look="quiet"
          onClick={() => {
            tellAgain();
            tell(words.toldAgain);
          }}
        >
          {words.tellAgain}
        </Button>
      )}
    </div>
  );
}
