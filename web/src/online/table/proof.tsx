import type { Room } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { firstSeen } from './commitments.ts';
import tableStyles from './table.module.css';

type Verdict = 'checking' | 'fair' | 'foul' | 'changed' | 'unable';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function verdictOf(id: string, seed: string, commitment: string): Promise<Verdict> {
  if (firstSeen(id, commitment) !== commitment) return 'changed';
  // Browsers compute hashes on secure pages only.
  if (!isSecureContext) return 'unable';
  return (await sha256(seed)) === commitment ? 'fair' : 'foul';
}

/** The seed, published at the end, compared with what was published before the first deal. */
export function Proof({ id, room }: { readonly id: string; readonly room: Room }) {
  const { proof } = useOnlineWords();
  const { commitment, seed } = room;
  const [verdict, setVerdict] = useState<Verdict>('checking');
  useEffect(() => {
    if (seed === null) return;
    let wanted = true;
    void verdictOf(id, seed, commitment).then((found) => wanted && setVerdict(found));
    return () => {
      wanted = false;
    };
  }, [id, seed, commitment]);
  const bad = verdict === 'foul' || verdict === 'changed';
  return (
    <details
      className={tableStyles['proof']}
      open={bad}
      // It is the last of its dialog: what it opens would stay below the edge.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>{proof.title}</summary>
      {seed !== null && (
        <p className={bad ? tableStyles['foul'] : tableStyles['fair']} role="status">
          {proof[verdict]}
        </p>
      )}
      <p>{seed === null ? proof.now : proof.before}</p>
      <dl>
        <dt>{proof.commitment}</dt>
        <dd className={styles['code']}>{commitment}</dd>
        {seed !== null && (
          <>
            <dt>{proof.seed}</dt>
            <dd className={styles['code']}>{seed}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
