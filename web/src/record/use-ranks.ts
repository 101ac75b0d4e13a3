import { loadGame } from '@orrery/catalog';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';

const NONE: readonly (string | null)[] = [];

/** What a game calls points that somebody reached alone; empty until it is loaded, null where it has no name. */
export function useRanks(game: string, points: readonly number[]): readonly (string | null)[] {
  const lang = useLang();
  const [ranks, setRanks] = useState(NONE);
  const asked = points.join();
  useEffect(() => {
    let wanted = true;
    setRanks(NONE);
    if (asked !== '')
      loadGame(game).then(
        ({ text }) =>
          wanted &&
          setRanks(
            asked
              .split(',')
              .map(
                (n) => text.ranks?.(lang, [Number(n)]).find(({ reached }) => reached)?.name ?? null,
              ),
          ),
        () => {
          // The points stand there without it.
        },
      );
    return () => {
      wanted = false;
    };
  }, [game, asked, lang]);
  return ranks;
}
