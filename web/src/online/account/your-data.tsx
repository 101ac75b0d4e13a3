import { Download, LogOut, MonitorX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../parts/note-store.ts';
import { download } from '../../parts/use-download.ts';
import { http } from '../core/http.ts';
import { become } from '../core/identity.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { Sure } from './sure.tsx';

/** Everything that is kept about a person goes with them, or goes away. */
export function YourData({ isGuest }: { readonly isGuest: boolean }) {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const [asked, setAsked] = useState<'delete' | 'leave' | 'others' | null>(null);
  const leave = async (): Promise<void> => {
    await http.logOut();
    become(null);
  };
  const questions = {
    delete: {
      title: account.remove,
      text: account.removeText,
      sure: account.removeSure,
      act: async (): Promise<void> => {
        await http.deleteMe();
        become(null);
        tell(account.removed);
      },
    },
    leave: {
      title: account.signOut,
      text: account.signOutGuest,
      sure: account.signOut,
      act: leave,
    },
    others: {
      title: account.signOutOthers,
      text: account.signOutOthersText,
      sure: account.signOutOthers,
      act: async (): Promise<void> => {
        await http.logOutOthers();
        tell(account.othersSignedOut);
      },
    },
  };
  const question = asked && questions[asked];
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
        <Button disabled={busy} onClick={() => (isGuest ? setAsked('leave') : void run(leave))}>
          <LogOut size={17} aria-hidden /> {account.signOut}
        </Button>
        {!isGuest && (
          <Button disabled={busy} onClick={() => setAsked('others')}>
            <MonitorX size={17} aria-hidden /> {account.signOutOthers}
          </Button>
        )}
        <Button disabled={busy} onClick={() => setAsked('delete')}>
          <Trash2 size={17} aria-hidden /> {account.remove}
        </Button>
      </div>
      {question && <Sure {...question} onClose={() => setAsked(null)} />}
    </section>
  );
}
