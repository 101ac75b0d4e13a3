import { Copy, Download, Image as ImageSign, Link2, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import { copy } from '../parts/copy.ts';
import { tell } from '../parts/note-store.ts';
import { download } from '../parts/use-download.ts';
import styles from './end.module.css';
import { pictureFile } from './picture-file.ts';

const canSend = (file: File): boolean =>
  'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Browsers without it, and pages over plain http, cannot copy pictures. */
const canCopy = (): boolean => 'ClipboardItem' in globalThis && 'clipboard' in navigator;

/** The picture, made into a file as soon as it is drawn, and what can be done with it. */
function SharedPicture({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  const { end } = useWords();
  const drawn = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const drawing = drawn.current?.querySelector('svg');
    drawn.current?.scrollIntoView({ block: 'nearest' });
    let wanted = true;
    if (drawing)
      pictureFile(drawing, name).then(
        (made) => wanted && setFile(made),
        () => wanted && tell(end.noPicture),
      );
    return () => {
      wanted = false;
    };
  }, [name, end]);
  // Browsers want the click itself to lead there: the file is made before.
  const send = (): void => {
    if (file) navigator.share({ files: [file], title: 'Orrery' }).catch(() => undefined);
  };
  const copyIt = async (): Promise<void> => {
    if (!file) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      tell(end.pictureCopied);
    } catch {
      tell(end.pictureNotCopied);
    }
  };
  return (
    <>
      <div ref={drawn} className={styles['picture']}>
        {children}
      </div>
      <div className={styles['shareActs']}>
        {file && canSend(file) && (
          <Button onClick={send}>
            <Share2 size={17} aria-hidden /> {end.sendPicture}
          </Button>
        )}
        <Button disabled={!file} onClick={() => file && download(file.name, file)}>
          <Download size={17} aria-hidden /> {end.keepPicture}
        </Button>
        {canCopy() && (
          <Button disabled={!file} onClick={() => void copyIt()}>
            <Copy size={17} aria-hidden /> {end.copyPicture}
          </Button>
        )}
      </div>
    </>
  );
}

/** What can be shown to others: the result as a picture, and where they find the game. */
export function Share({
  name,
  replayTo,
  picture,
}: {
  /** Of the file that the picture becomes. */
  readonly name: string;
  /** Null: the game is on this device alone. */
  readonly replayTo: string | null;
  readonly picture: ReactNode;
}) {
  const { end, replay } = useWords();
  const [shown, setShown] = useState(false);
  const link = `${location.origin}${replayTo}`;
  return (
    <section className={styles['share']} aria-label={end.sharing}>
      <Button look="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <ImageSign size={17} aria-hidden /> {end.picture}
      </Button>
      {replayTo !== null && (
        <Button
          look="quiet"
          onClick={() => void copy(link, end.linkCopied, replay.linkNotCopied(link))}
        >
          <Link2 size={17} aria-hidden /> {end.copyLink}
        </Button>
      )}
      {shown && <SharedPicture name={name}>{picture}</SharedPicture>}
    </section>
  );
}
