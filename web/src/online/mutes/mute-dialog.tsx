import { Dialog } from '../../parts/dialog.tsx';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { HearingChoice, type Other } from './hearing-choice.tsx';
import { useMutes } from './use-mutes.ts';

/** Whom of these one does not want to hear, or to meet. */
export function MuteDialog({
  others,
  onClose,
}: {
  readonly others: readonly Other[];
  readonly onClose: () => void;
}) {
  const { mutes } = useOnlineWords();
  const { list, change } = useMutes();
  return (
    <Dialog title={mutes.title} closeLabel={mutes.close} onClose={onClose}>
      <p className={styles['soft']}>{others.length === 0 ? mutes.nobody : mutes.text}</p>
      {list !== null &&
        others.map((other) => (
          <HearingChoice key={other.id} other={other} list={list} onChange={change} />
        ))}
    </Dialog>
  );
}
