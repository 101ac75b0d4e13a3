import { create } from 'zustand';
import { Button } from '../../parts/button.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';

/** Codes that were just told; they are told once, so they stay until they are put away. */
const useCodes = create<{ readonly codes: readonly string[] }>(() => ({ codes: [] }));

export function showCodes(codes: readonly string[] | undefined): void {
  if (codes !== undefined) useCodes.setState({ codes });
}

/** A way back for whoever loses all others, to be written down now. */
export function RecoveryCodes() {
  const { account } = useOnlineWords();
  const codes = useCodes((state) => state.codes);
  if (codes.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={account.recovery}>
      <h2>{account.recovery}</h2>
      <p>{account.recoveryText}</p>
      <ul className={styles['lines']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <Button look="main" onClick={() => useCodes.setState({ codes: [] })}>
          {account.recoveryKept}
        </Button>
      </div>
    </section>
  );
}
