import type { GameText } from '@orrery/shared';
import type { ReworldEvent } from '../rules/events.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { concerns } from './concerns.ts';
import { eventLine } from './event.ts';
import { option } from './option.ts';
import { prompt } from './prompt.ts';
import { isKey, say } from './say.ts';
import { why } from './why.ts';

export const reworldText: GameText<ReworldView, ReworldEvent> = {
  title: { en: 'Reworld', fr: 'Reworld' },
  prompt,
  option,
  event: eventLine,
  concerns,
  why,
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  // The game has no variant (REW: player counts only).
  variant: (_lang, name, value) => ({ name, value: JSON.stringify(value) }),
};
