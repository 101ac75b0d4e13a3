import type { Profile } from '@orrery/protocol';
import { KeyRound } from 'lucide-react';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../parts/note-store.ts';
import { http } from '../core/http.ts';
import { become } from '../core/identity.ts';
import { useDoor } from '../door.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { PasswordForm, TextForm } from './forms.tsx';
import { hasPasskeys, logInByPasskey } from './passkey.ts';

/** Comes back to an account made on another device. */
export function SignIn() {
  const { account } = useOnlineWords();
  const me = useDoor((door) => door.me);
  const { busy, run } = useAct();
  const enter = async (who: Promise<Profile | null>): Promise<void> => {
    const found = await who;
    if (found === null) return void tell(account.passkeyCancelled);
    become(found);
    tell(account.signedIn(found.name));
  };
  const isKnown = me !== null && (me.login !== null || me.passkeys > 0);
  const title = isKnown ? account.signInAgain : account.signIn;
  const text = me === null ? account.signInText : account.signInGuest;
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles['soft']}>{isKnown ? account.signInAgainText : text}</p>
      <PasswordForm
        act={account.withPassword}
        isNew={false}
        busy={busy}
        onSubmit={(login, password) => void run(() => enter(http.logIn(login, password)))}
      />
      {hasPasskeys() && (
        <div className={styles['acts']}>
          <Button disabled={busy} onClick={() => void run(() => enter(logInByPasskey()))}>
            <KeyRound size={17} aria-hidden /> {account.withPasskey}
          </Button>
        </div>
      )}
      <TextForm
        label={account.recoveryCode}
        act={account.recover}
        value=""
        required
        busy={busy}
        onSave={(code) => run(() => enter(http.recover(code)))}
      />
    </section>
  );
}
