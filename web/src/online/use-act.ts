import { useCallback, useEffect, useRef, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { focusTitle } from '../parts/give-focus.ts';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';

/** Runs one thing at a time; a refusal is told in the reader's language, never thrown. */
export function useAct(): {
  readonly busy: boolean;
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
} {
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const pressed = useRef<Element | null>(null);
  // A button that cannot be pressed meanwhile loses the focus, and gets it back if it is still there.
  useEffect(() => {
    const giveBack = (): void => {
      const button = pressed.current;
      if (!(button instanceof HTMLElement) || button === document.body) return;
      if (!button.isConnected) focusTitle();
      else if (document.activeElement === document.body) button.focus({ preventScroll: true });
    };
    if (!busy) giveBack();
    else return giveBack;
  }, [busy]);
  const run = useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
      pressed.current = document.activeElement;
      setBusy(true);
      try {
        await act();
        return true;
      } catch (error) {
        tell(refusalText(error, lang));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [lang],
  );
  return { busy, run };
}
