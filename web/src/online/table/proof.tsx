import type { Room } from '@orrery/protocol';
import { Fragment, useEffect, useState } from 'react';
import { host } from '../../the-host.ts';
import { http } from '../core/http.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { ownNonce } from './commitments.ts';
import tableStyles from './table.module.css';
import { type Means, type Seen, type Verdict, verdictOf } from './verdict.ts';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const means = (): Means => ({
  // Browsers compute hashes on secure pages only.
  sha256: isSecureContext ? sha256 : null,
  file: http.file,
  replay: (id, text) => host().replayFile(id, text),
});

/** Each game is looked at once, however often its proof is opened. */
const FOUND = new Map<string, Promise<Verdict>>();

function verdictFor(id: string, room: Room, seen: Seen): Promise<Verdict> {
  const known = FOUND.get(id);
  if (known !== undefined) return known;
  const finding = verdictOf(id, room, seen, means());
  FOUND.set(id, finding);
  void finding.then((verdict) => verdict === 'unread' && FOUND.delete(id));
  return finding;
}

/** How the deal was drawn, and whether all of it fits once the game is over. */
export function Proof({
  id,
  room,
  seen,
}: {
  readonly id: string;
  readonly room: Room;
  /** Null: the game has not begun. */
  readonly seen: Seen | null;
}) {
  const { proof } = useOnlineWords();
  const { commitment, nonces, seed, seats } = room;
  const [verdict, setVerdict] = useState<Verdict | 'checking'>('checking');
  const isOver = seed !== null && seen !== null;
  useEffect(() => {
    if (!isOver) return;
    let wanted = true;
    void verdictFor(id, room, seen).then((found) => wanted && setVerdict(found));
    return () => {
      wanted = false;
    };
    // A game that is over does not change any more.
  }, [id, isOver]);
  const bad = verdict === 'foul' || verdict === 'changed' || verdict === 'unused';
  const own = ownNonce(id);
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
      {isOver && (
        <p className={bad ? tableStyles['foul'] : tableStyles['fair']} role="status">
          {proof[verdict]}
        </p>
      )}
      <p>{isOver ? proof.before : proof.now}</p>
      <dl>
        <dt>{proof.commitment}</dt>
        <dd className={styles['code']}>{commitment}</dd>
        {nonces.map((nonce, seat) => {
          const seating = seats[seat]?.seating;
          const name = seating?.kind === 'human' ? seating.name : String(seat + 1);
          return (
            nonce !== null && (
              <Fragment key={nonce}>
                <dt>{nonce === own ? proof.yours : proof.part(name)}</dt>
                <dd className={styles['code']}>{nonce}</dd>
              </Fragment>
            )
          );
        })}
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
