import type { AnyGameUi } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import styles from './explain.module.css';

/** Every icon of the game, with its meaning, and the keys of the table. */
export function Legend({ ui, onClose }: { readonly ui: AnyGameUi; readonly onClose: () => void }) {
  const { settings, table } = useWords();
  const lang = useLang();
  return (
    <Dialog title={table.legend} closeLabel={settings.close} onClose={onClose}>
      {/* What scrolls must be reachable by keyboard. */}
      <ul className={styles['legend']} tabIndex={0} aria-label={table.legend}>
        {ui.legend(lang).map(({ drawing, title, text }) => (
          <li key={title}>
            <div aria-hidden="true">{drawing}</div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['keys']}>{table.keys}</p>
    </Dialog>
  );
}
