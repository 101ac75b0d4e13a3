import { Copy, Share2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../parts/note-store.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { qrCode } from './qr.ts';
import shareStyles from './share.module.css';

/** White all round, as scanners want it. */
const QUIET = 3;

function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (code === null) return null;
  const size = code.length + 2 * QUIET;
  const path = code.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={shareStyles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}

/** The invitation: a link to copy or send, and its QR code for whoever sits near. */
export function Share({
  id,
  isMain = false,
}: {
  readonly id: string;
  /** Inviting is what should be done now. */
  readonly isMain?: boolean;
}) {
  const { share } = useOnlineWords();
  const entry = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/online/${id}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      tell(share.copied);
    } catch {
      // Plain http has no clipboard: the link is selected, ready to be copied by hand.
      entry.current?.select();
      tell(share.notCopied);
    }
  };
  const send = (): void =>
    void navigator.share({ title: 'Orrery', url: link }).catch(() => undefined);
  return (
    <section className={shareStyles['share']} aria-label={share.title}>
      <div className={shareStyles['words']}>
        <h2>{share.title}</h2>
        <input
          ref={entry}
          className={styles['entry']}
          aria-label={share.link}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles['acts']}>
          <Button look={isMain ? 'main' : 'plain'} onClick={() => void copy()}>
            <Copy size={17} aria-hidden /> {share.copy}
          </Button>
          {'share' in navigator && (
            <Button onClick={send}>
              <Share2 size={17} aria-hidden /> {share.send}
            </Button>
          )}
        </div>
        <p className={styles['soft']}>{share.secret}</p>
      </div>
      <Qr text={link} label={share.qr} />
    </section>
  );
}
