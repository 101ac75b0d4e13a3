import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';

/** Says what will happen and asks once more, before it does. */
export function Sure({
  title,
  text,
  sure,
  act,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  /** Null: it cannot be done, and the text says what to do instead. */
  readonly sure: string | null;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  const carryOut = async (): Promise<void> => {
    if (await run(act)) onClose();
  };
  return (
    <Dialog title={title} closeLabel={account.cancel} onClose={onClose}>
      <p>{text}</p>
      <div className={styles['acts']}>
        {sure !== null && (
          <Button look="main" disabled={busy} onClick={() => void carryOut()}>
            {sure}
          </Button>
        )}
        <Button onClick={onClose}>{account.cancel}</Button>
      </div>
    </Dialog>
  );
}
