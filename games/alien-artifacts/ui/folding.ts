import type { Place } from '@orrery/kit';
import { useEffect, useMemo, useRef } from 'react';
import type { Draw } from './draw.ts';

/** Questions that follow an answer without anything seen in between (the folding table of the rules). */
const FOLDED: Readonly<Record<string, readonly string[]>> = {
  actionPhase: ['buyDeck', 'constructTarget', 'prepareRow', 'removeBlockadeKind'],
  attackOrSkip: ['chooseTarget'],
};

/** One click answers two questions where the same place answers both: its deck, its row, its target. */
export function useFolding(draw: Draw): Draw {
  const meant = useRef<{ readonly place: Place; readonly ask: string } | null>(null);
  const { asked, me, lit, touch } = draw;
  const ask = asked !== null && asked.seat === me ? asked.ask : null;
  useEffect(() => {
    const before = meant.current;
    if (before === null || ask === before.ask) return;
    meant.current = null;
    if (ask !== null && FOLDED[before.ask]?.includes(ask) && lit.has(before.place))
      touch(before.place);
  }, [ask, lit, touch]);
  return useMemo(
    () => ({
      ...draw,
      touch: (place: Place) => {
        meant.current = ask !== null && lit.has(place) ? { place, ask } : null;
        touch(place);
      },
    }),
    [draw, ask, lit, touch],
  );
}
