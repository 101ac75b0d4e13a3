import { LegendGrid } from '@orrery/kit';
import type { AnyGameUi } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import styles from '../parts/settings.module.css';

/** Every icon of the game, with its meaning, and the keys of the table. */
export function Legend({ ui, onClose }: { readonly ui: AnyGameUi; readonly onClose: () => void }) {
  const { settings, table } = useWords();
  const lang = useLang();
  return (
    <Dialog title={table.legend} closeLabel={settings.close} onClose={onClose}>
      {/* What scrolls must be reachable by keyboard. */}
      <div tabIndex={0} role="region" aria-label={table.legend}>
        <LegendGrid items={ui.legend(lang)} />
      </div>
      <p className={styles['keys']}>{table.keys}</p>
    </Dialog>
  );
}
