import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { focusTitle } from './give-focus.ts';
import { noteIn } from './note-store.ts';

/** The browser's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({
  title,
  shape = 'box',
  closeLabel,
  onClose,
  acts,
  children,
}: {
  readonly title: string;
  /** A box in the middle, or a drawer at the right edge (from below on a phone). */
  readonly shape?: 'box' | 'drawer';
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What can be done: always in sight below, however much there is to read. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The word that it was closed comes later; by then it may be open again.
  const closed = ({ target }: SyntheticEvent): void => {
    if (target === dialog.current && !dialog.current?.open) onClose();
  };
  // Closed while it is still on the page: once it is gone it gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The title first: what was opened is read before what can be done.
    element?.querySelector('h2')?.focus();
    const leave = element && noteIn(element);
    return () => {
      leave?.();
      element?.close();
      // Opened by a key, or by a button that is gone: there is nothing to give it back to.
      const { activeElement: at } = document;
      if (at instanceof HTMLElement && element?.contains(at)) at.blur();
      focusTitle();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles[shape]}
      aria-labelledby={id}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles['inner']}>
        <header className={styles['head']}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <Button look="icon" aria-label={closeLabel} onClick={onClose}>
            <X size={20} aria-hidden />
          </Button>
        </header>
        <div className={styles['body']}>{children}</div>
        {acts && <footer className={styles['acts']}>{acts}</footer>}
      </div>
    </dialog>
  );
}
