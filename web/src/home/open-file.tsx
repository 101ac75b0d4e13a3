import { FolderOpen } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useLocation } from 'wouter';
import { useLang, useWords } from '../i18n/index.ts';
import { buttonClass } from '../parts/button.tsx';
import { tell } from '../parts/note-store.ts';
import { codeOf, refusalText } from '../parts/refusal.ts';
import { leaveOut, resultOf } from '../record/results.ts';
import { host } from '../the-host.ts';
import styles from './your-games.module.css';

/** Takes in a game that was downloaded before, here or elsewhere. */
export function OpenFile() {
  const { yours } = useWords();
  const lang = useLang();
  const [, go] = useLocation();
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      const id = await host().importFile(await file.text());
      const opened = (await host().games()).find((game) => game.id === id);
      if (opened && resultOf(opened)) leaveOut(id);
      go(`/play/${id}`);
    } catch (error) {
      tell(codeOf(error) === 'BAD_SEATS' ? yours.importSeats : refusalText(error, lang));
    }
  };

  return (
    <label className={buttonClass('quiet', styles['import'])}>
      <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
      <FolderOpen size={16} aria-hidden /> {yours.import}
    </label>
  );
}
