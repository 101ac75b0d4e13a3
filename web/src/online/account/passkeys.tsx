import type { Passkey, Profile } from '@orrery/protocol';
import { sentenceOf } from '@orrery/table/client';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLang } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../parts/note-store.ts';
import { http } from '../core/http.ts';
import { setMe } from '../door.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import { addPasskey, hasPasskeys } from './passkey.ts';
import { Sure } from './sure.tsx';

/** One's passkeys by the day that they were added: one more, or one less. */
export function Passkeys({ me }: { readonly me: Profile }) {
  const { account } = useOnlineWords();
  const lang = useLang();
  const { busy, run } = useAct();
  const { run: read } = useAct();
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  useEffect(() => {
    if (me.passkeys > 0) void read(async () => setKeys(await http.passkeys()));
  }, [me.passkeys, read]);
  const add = async (): Promise<void> => {
    const found = await addPasskey();
    if (found !== null) setMe(found);
    tell(found === null ? account.passkeyCancelled : account.passkeyAdded);
  };
  const remove = async ({ id }: Passkey): Promise<void> => {
    const found = await http.removePasskey(id);
    flushSync(() => {
      setMe(found);
      setKeys((known) => known.filter((key) => key.id !== id));
      setLeaving(null);
    });
    tell(account.passkeyRemoved);
    // Its line is gone, with the button that would have the focus again.
    heading.current?.focus({ preventScroll: true });
  };
  const isLast = keys.length === 1 && me.login === null;
  if (!hasPasskeys() && me.passkeys === 0) return null;
  return (
    <section className={styles['part']} aria-label={account.passkey}>
      <h2 ref={heading} tabIndex={-1}>
        {account.passkey}
      </h2>
      <p className={styles['soft']}>{account.passkeyText}</p>
      {keys.length > 0 && (
        <ul className={styles['lines']}>
          {keys.map((key) => (
            <li key={key.id} className={styles['acts']}>
              <span>{account.passkeyOf(day.format(key.created))}</span>
              <Button
                look="quiet"
                disabled={busy}
                aria-label={account.removePasskeyOf(day.format(key.created))}
                onClick={() => setLeaving(key)}
              >
                {account.removePasskey}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <div className={styles['acts']}>
          <Button disabled={busy} onClick={() => void run(add)}>
            <KeyRound size={17} aria-hidden /> {account.addPasskey}
          </Button>
        </div>
      )}
      {leaving && (
        <Sure
          title={account.removePasskeyOf(day.format(leaving.created))}
          text={isLast ? sentenceOf('LAST_KEY', lang) : account.removePasskeyText}
          sure={isLast ? null : account.removePasskey}
          act={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
