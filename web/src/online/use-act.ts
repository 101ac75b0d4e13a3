import { useCallback, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';

/** Runs one thing at a time; a refusal is told in the reader's language, never thrown. */
export function useAct(): {
  readonly busy: boolean;
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
} {
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (act: () => Promise<unknown>): Promise<boolean> => {
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
