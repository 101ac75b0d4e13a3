import type { Seat } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import type { HandOver, Holder } from '@orrery/table/client';
import { useMemo } from 'react';
import { botName, personName } from '../../names.ts';
import type { Aside } from '../../table/extras.ts';
import { useOnlineWords } from '../text/index.ts';

/** Seats that changed hands, as lines of the log. */
export function useHandOvers(
  handOvers: readonly HandOver[],
  game: string,
  lang: Lang,
): readonly Aside[] {
  const { table } = useOnlineWords();
  return useMemo(() => {
    const named = (who: Holder, seat: Seat) =>
      who.kind === 'bot'
        ? { isBot: true, name: botName(who.level, seat, game, lang) }
        : { isBot: false, name: personName(who.name, lang) };
    return handOvers.map(({ seat, seq, when, from, to, late }) => ({
      seat,
      seq,
      when,
      text: table.handedOver(named(from, seat), named(to, seat), late === true),
    }));
  }, [handOvers, game, lang, table]);
}
