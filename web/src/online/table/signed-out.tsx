import { useEffect } from 'react';
import { LinkButton } from '../../parts/button.tsx';
import type { OnlineState } from '../core/online-table.ts';
import { checkSession, useDoor } from '../door.ts';
import { useDoorWords } from '../text/door.ts';
import styles from './table.module.css';

/** The line of somebody whose session was ended elsewhere opens again as nobody's. */
export function useSessionCheck(state: OnlineState | null): void {
  const isNobody = state !== null && state.me === null;
  useEffect(() => {
    if (isNobody) void checkSession();
  }, [isNobody]);
}

/** Why one only watches all of a sudden, and the way back. */
export function SignedOut() {
  const { signedOut, signIn } = useDoorWords();
  const isSignedOut = useDoor((door) => door.isSignedOut);
  if (!isSignedOut) return null;
  return (
    <div className={styles['notice']} role="alert">
      <p>{signedOut}</p>
      <LinkButton to="/online/account">{signIn}</LinkButton>
    </div>
  );
}
