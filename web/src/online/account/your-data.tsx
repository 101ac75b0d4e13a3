import { Download, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { tell } from '../../parts/note-store.ts';
import { download } from '../../parts/use-download.ts';
import { http } from '../core/http.ts';
import { become } from '../core/identity.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';

/** Everything that is kept about a person goes with them, or goes away. */
export function YourData({ isGuest }: { readonly isGuest: boolean }) {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const [asked, setAsked] = useState<'delete' | 'leave' | null>(null);
  const leave = async (how: () => Promise<unknown>): Promise<void> => {
    await how();
    become(null);
  };
  const sure = { delete: account.removeSure, leave: account.signOut };
  const why = { delete: account.removeText, leave: account.signOutGuest };
  const titles = { delete: account.remove, leave: account.signOut };
  const act = (what: 'delete' | 'leave'): void =>
    void run(async () => {
      await leave(what === 'delete' ? http.deleteMe : http.logOut);
      if (what === 'delete') tell(account.removed);
    });
  return (
    <section className={styles['part']} aria-label={account.data}>
      <h2>{account.data}</h2>
      <div className={styles['acts']}>
        <Button
          disabled={busy}
          onClick={() =>
            void run(async () => download('orrery-export.json', await http.exportMe()))
          }
        >
          <Download size={17} aria-hidden /> {account.exportData}
        </Button>
        <Button disabled={busy} onClick={() => (isGuest ? setAsked('leave') : act('leave'))}>
          <LogOut size={17} aria-hidden /> {account.signOut}
        </Button>
        <Button disabled={busy} onClick={() => setAsked('delete')}>
          <Trash2 size={17} aria-hidden /> {account.remove}
        </Button>
      </div>
      {asked && (
        <Dialog title={titles[asked]} closeLabel={account.cancel} onClose={() => setAsked(null)}>
          <p>{why[asked]}</p>
          <div className={styles['acts']}>
            <Button look="main" disabled={busy} onClick={() => act(asked)}>
              {sure[asked]}
            </Button>
            <Button onClick={() => setAsked(null)}>{account.cancel}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
