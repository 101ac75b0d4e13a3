import type { NewTable } from '@orrery/table/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLang } from '../i18n/index.ts';
import { tell } from '../parts/note-store.ts';
import { refusalText } from '../parts/refusal.ts';
import { host } from '../the-host.ts';

/** Sets a table and sits down at it. */
export function useBegin() {
  const lang = useLang();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const begin = async (table: NewTable): Promise<void> => {
    setBusy(true);
    try {
      go(`/play/${await host().create(table)}`);
    } catch (error) {
      tell(refusalText(error, lang));
      setBusy(false);
    }
  };
  return { begin, busy };
}
