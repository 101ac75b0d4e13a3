import type { GameText } from '@orrery/shared';
import { meta } from '../meta.ts';
import type { AlienEvent } from '../rules/events.ts';
import type { AlienView } from '../rules/view-types.ts';
import { concerns } from './concerns.ts';
import { eventLine } from './event.ts';
import { option } from './option.ts';
import { prompt } from './prompt.ts';
import { isKey, say } from './say.ts';
import { why } from './why.ts';

export const alienText: GameText<AlienView, AlienEvent> = {
  title: meta.title,
  prompt,
  option,
  event: eventLine,
  concerns,
  why,
  noun: (lang, name, n) => {
    const key = `noun.${name}`;
    return isKey(key) ? say(lang, key, { n }) : name;
  },
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  variant: (lang, option, value) => {
    const [name, shown] = [
      `variant.${option}`,
      `variant.${option}.${typeof value === 'string' ? value : ''}`,
    ];
    const hint = `${shown}.hint`;
    return {
      name: isKey(name) ? say(lang, name) : option,
      value: isKey(shown) ? say(lang, shown) : JSON.stringify(value),
      ...(isKey(hint) ? { hint: say(lang, hint) } : {}),
    };
  },
};
