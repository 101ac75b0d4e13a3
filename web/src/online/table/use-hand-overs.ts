import type { Lang } from '@orrery/shared';
import type { HandOver, Holder } from '@orrery/table/client';
import { useMemo } from 'react';
import { levelName, personName } from '../../names.ts';
import type { Aside } from '../../table/extras.ts';
import { useOnlineWords } from '../text/index.ts';

/** Seats that changed hands, as lines of the log. */
export function useHandOvers(handOvers: readonly HandOver[], lang: Lang): readonly Aside[] {
  const { table } = useOnlineWords();
  return useMemo(() => {
    const named = (who: Holder) =>
      who.kind === 'bot'
        ? { isBot: true, name: levelName(who.level, lang) }
        : { isBot: false, name: personName(who.name, lang) };
    return handOvers.map(({ seat, seq, when, from, to, late }) => ({
      seat,
      seq,
      when,
      text: table.handedOver(named(from), named(to), late === true),
    }));
  }, [handOvers, lang, table]);
}
