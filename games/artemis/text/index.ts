import type { GameText, Lang } from '@orrery/shared';
import { data } from '../data/index.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import { rankOf } from '../rules/scoring.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { concerns } from './concerns.ts';
import { eventLine } from './event.ts';
import { rankName } from './names.ts';
import { option } from './option.ts';
import { prompt } from './prompt.ts';
import { isKey, say } from './say.ts';
import { why } from './why.ts';

/** Which points a rank takes; the lowest has no least, the highest no most. */
function rankSpan(lang: Lang, min: number | null, max: number | null): string {
  if (min === null) return say(lang, 'verdict.upTo', { max: max ?? 0 });
  return max === null
    ? say(lang, 'verdict.from', { min })
    : say(lang, 'verdict.between', { min, max });
}

export const artemisText: GameText<ArtemisView, ArtemisEvent> = {
  title: data.meta.title,
  prompt,
  option,
  event: eventLine,
  concerns,
  why,
  verdict: (lang, [points, ...others]) =>
    points === undefined || others.length > 0
      ? null
      : say(lang, 'verdict.rank', { rank: rankName(lang, rankOf(points)) }),
  ranks: (lang, [points, ...others]) =>
    points === undefined || others.length > 0
      ? []
      : data.solo.ranks.map(({ name, min, max }, rank) => ({
          name: name[lang],
          points: rankSpan(lang, min, max),
          reached: rank === rankOf(points),
        })),
  noun: (lang, name, n) => (isKey(name) ? say(lang, name, { n }) : name),
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  variant: (lang, name, value) => {
    const hint = `variant.${name}`;
    return {
      name: data.variants.find(({ id }) => id === name)?.name[lang] ?? name,
      value: say(lang, value === true ? 'variant.on' : 'variant.off'),
      ...(isKey(hint) ? { hint: say(lang, hint) } : {}),
    };
  },
};
