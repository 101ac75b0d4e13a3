import type { Lang } from '@orrery/shared';
import type { HandOver, TakeBack } from '@orrery/table/client';
import { useMemo } from 'react';
import type { Aside, Extras } from '../../table/extras.ts';
import { firstOf } from '../../table/seats-at.ts';
import { useOnlineWords } from '../text/index.ts';
import { useHandOvers } from './use-hand-overs.ts';

/** What was taken back by consent, told after the lines that it struck out. */
export const agreedBacks = (
  takeBacks: readonly TakeBack[],
  voiceAt: Extras['voiceAt'],
  text: (name: string) => string,
): readonly Aside[] =>
  takeBacks.flatMap((back) => {
    const { seat, revision, steps, agreed } = back;
    if (agreed !== true) return [];
    const seq = firstOf(back) - 1;
    // Whoever asked had the seat after the last of the answers.
    const name = voiceAt(steps.at(-1)?.seq ?? seq, revision).name(seat);
    return { seat, seq, when: { revision, seq }, text: text(name) };
  });

/** What the log says beside the events of the game. */
export function useAsides(
  handOvers: readonly HandOver[],
  takeBacks: readonly TakeBack[],
  voiceAt: Extras['voiceAt'],
  game: string,
  lang: Lang,
): readonly Aside[] {
  const { table } = useOnlineWords();
  const handed = useHandOvers(handOvers, game, lang);
  return useMemo(
    // Of what happened at one revision, the take-back that led to it comes first.
    () => [...agreedBacks(takeBacks, voiceAt, table.agreedBack), ...handed],
    [handed, takeBacks, voiceAt, table],
  );
}
