import type { Seat } from '@orrery/kernel';
import type { Goal } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { cardInfo, goalsOf, kindOf, OPERATIONAL } from '../data/index.ts';
import type { AlienView, GoalView, PlayerView } from '../rules/view-types.ts';
import { shortCardName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';

/** What a Technology counts: its text up to the first of its goals. */
const counted = (lang: Lang, technology: number): string =>
  cardInfo(technology).texts[OPERATIONAL][lang].split(/\u00a0?:/)[0] ?? '';

/** The next goal of an operational Technology, and what it adds at the end (ALI-SCORE-08). */
function technology(lang: Lang, { technology: card, count, end, next }: GoalView): readonly Goal[] {
  const goal = goalsOf(card).find(({ atLeast }) => atLeast === next);
  if (!goal) return [];
  const text = say(lang, 'goal.technology', {
    count: counted(lang, card),
    card: shortCardName(lang, card),
  });
  return [{ text, have: count, want: goal.atLeast, points: goal.end - end, place: at.card(card) }];
}

/** Cards Under Construction, by the symbols that lie under them. */
const inWork = (lang: Lang, { waiting, lacks, costs }: PlayerView): readonly Goal[] =>
  waiting.map(({ card }, i) => {
    const want = costs[kindOf(card)]?.total ?? 0;
    return {
      text: say(lang, 'goal.complete', { card: shortCardName(lang, card) }),
      have: want - (lacks[i] ?? 0),
      want,
      place: at.card(card),
    };
  });

/** Cards to complete and goals of Technologies that a seat is on its way to. */
export function goals(lang: Lang, { players }: AlienView, seat: Seat): readonly Goal[] {
  const player = players[seat];
  if (!player) return [];
  return [...inWork(lang, player), ...player.goals.flatMap((one) => technology(lang, one))].filter(
    ({ have, want }) => have < want,
  );
}
