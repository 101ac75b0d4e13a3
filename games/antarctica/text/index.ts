import type { Json } from '@orrery/kernel';
import type { GameText, Lang } from '@orrery/shared';
import { meta } from '../meta.ts';
import type { AntarcticaEvent } from '../rules/events.ts';
import type { AntarcticaView } from '../rules/view-types.ts';
import { concerns } from './concerns.ts';
import { eventLine } from './event.ts';
import { option } from './option.ts';
import { prompt } from './prompt.ts';
import { isKey, say } from './say.ts';
import { why } from './why.ts';

/** ANT-SET-21 */
function variant(lang: Lang, name: string, value: Json) {
  if (name === 'closedZones' && typeof value === 'string') {
    const [one = '', two = ''] = value.split('-');
    return {
      name: say(lang, 'variant.closedZones'),
      value: say(lang, 'variant.closedZones.pair', { one, two }),
      hint: say(lang, 'variant.closedZones.hint'),
    };
  }
  const form = value === 'firstGame' ? 'firstGame' : 'free';
  return {
    name: say(lang, 'variant.placement'),
    value: say(lang, `variant.placement.${form}`),
    hint: say(lang, `variant.placement.${form}.hint`),
  };
}

export const antarcticaText: GameText<AntarcticaView, AntarcticaEvent> = {
  title: meta.title,
  prompt,
  option,
  event: eventLine,
  concerns,
  why,
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  variant,
};
