import type { Json } from '@orrery/kernel';
import type { GameText, Lang } from '@orrery/shared';
import { meta } from '../meta.ts';
import type { MarsEvent } from '../rules/events.ts';
import type { MarsView } from '../rules/view-types.ts';
import { aims, machines } from './aims.ts';
import { concerns } from './concerns.ts';
import { eventLine } from './event.ts';
import { option } from './option.ts';
import { prompt } from './prompt.ts';
import { isKey, say } from './say.ts';
import { why } from './why.ts';

function valueName(lang: Lang, name: string, value: Json): string {
  const key = typeof value === 'string' ? `variant.${name}.${value}` : '';
  if (isKey(key)) return say(lang, key);
  return say(lang, value === true ? 'variant.on' : 'variant.off');
}

export const onMarsText: GameText<MarsView, MarsEvent> = {
  title: meta.title,
  prompt,
  option,
  event: eventLine,
  concerns,
  why,
  machines,
  aims,
  noun: (lang, name, n) => (isKey(name) ? say(lang, name, { n }) : name),
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  variant: (lang, name, value) => {
    const [key, hint] = [`variant.${name}`, `variant.${name}.hint`];
    return {
      name: isKey(key) ? say(lang, key) : name,
      value: valueName(lang, name, value),
      ...(isKey(hint) ? { hint: say(lang, hint) } : {}),
    };
  },
};
