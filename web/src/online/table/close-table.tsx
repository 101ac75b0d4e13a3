import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { http } from '../core/http.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';

/** For the host, until the game: the table goes. The page tells of it like everybody's. */
export function CloseTable({ id }: { readonly id: string }) {
  const { waiting } = useOnlineWords();
  const { busy, run } = useAct();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles['acts']}>
      <Button onClick={() => setAsked(true)}>
        <X size={17} aria-hidden /> {waiting.closeTable}
      </Button>
      {isAsked && (
        <Dialog
          title={waiting.closeTable}
          closeLabel={waiting.keepTable}
          onClose={() => setAsked(false)}
        >
          <p>{waiting.closeText}</p>
          <div className={styles['acts']}>
            <Button look="main" disabled={busy} onClick={() => void run(() => http.close(id))}>
              {waiting.closeSure}
            </Button>
            <Button onClick={() => setAsked(false)}>{waiting.keepTable}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
