import { loadGame } from '@orrery/catalog';
import type { SavedTable } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';

/**
 * What a finished game says of one who played alone; null: nothing. Its words come with the game,
 * until then it is empty.
 */
export function useRank({ game, totals }: Extract<SavedTable, { kind: 'table' }>): string | null {
  const lang = useLang();
  const alone = totals?.length === 1;
  const [rank, setRank] = useState(alone ? '' : null);
  useEffect(() => {
    if (!alone) return;
    let wanted = true;
    const say = (words: string | null): unknown => wanted && setRank(words);
    loadGame(game).then(
      ({ text }) => say(text.verdict?.(lang, totals) ?? null),
      () => say(null),
    );
    return () => {
      wanted = false;
    };
  }, [alone, game, totals, lang]);
  return rank;
}
