import type { GameText } from '@orrery/shared';
import { data } from '../data/index.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import { rankOf } from '../rules/scoring.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { eventLine } from './event.ts';
import { rankName } from './names.ts';
import { option } from './option.ts';
import { prompt } from './prompt.ts';
import { isKey, say } from './say.ts';

export const artemisText: GameText<ArtemisView, ArtemisEvent> = {
  title: data.meta.title,
  prompt,
  option,
  event: eventLine,
  verdict: (lang, [points, ...others]) =>
    points === undefined || others.length > 0
      ? null
      : say(lang, 'verdict.rank', { rank: rankName(lang, rankOf(points)) }),
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  variant: (lang, name, value) => ({
    name: data.variants.find(({ id }) => id === name)?.name[lang] ?? name,
    value: say(lang, value === true ? 'variant.on' : 'variant.off'),
  }),
};
