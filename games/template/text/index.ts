import type { Forbidden } from '@orrery/kernel';
import type { GameText, Lang, Params, Voice } from '@orrery/shared';
import { meta } from '../meta.ts';
import { answers } from '../rules/answers.ts';
import type { TemplateEvent } from '../rules/state.ts';
import type { TemplateView } from '../rules/view.ts';
import { isKey, say, siteName } from './say.ts';

/** A site is known to the rules by its index, to people by its name. */
const named = (lang: Lang, facts: Params): Params =>
  facts['site'] === undefined ? facts : { ...facts, site: siteName(lang, Number(facts['site'])) };

function eventLine({ lang, name }: Voice, event: TemplateEvent): string {
  const { type, seat, ...facts } = event;
  if (event.type === 'drew') {
    if (event.card === null) return say(lang, 'event.drew', { name: name(seat) });
    return say(lang, 'event.drew.own', { name: name(seat), card: event.card });
  }
  return say(lang, `event.${type}`, { ...named(lang, facts as Params), name: name(seat) });
}

/** The sentence of a rule, filled with the facts of the case. */
function why({ lang }: Voice, _view: TemplateView, { rule, facts = {} }: Forbidden): string {
  const key = `why.${rule}`;
  return isKey(key) ? say(lang, key, named(lang, facts)) : rule;
}

export const templateText: GameText<TemplateView, TemplateEvent> = {
  title: meta.title,
  prompt({ lang, name }, view, { seat, options }) {
    const isDrop = options?.every((choice) => answers.turn.read(choice).site === null) ?? false;
    if (isDrop) return say(lang, 'prompt.turn.drop', { name: name(seat) });
    if (view.viewer === seat) return say(lang, 'prompt.turn.own');
    return say(lang, 'prompt.turn', { name: name(seat) });
  },
  option({ lang }, _view, _ask, choice) {
    const { card, site } = answers.turn.read(choice);
    if (site === null) return say(lang, 'option.drop', { card });
    return say(lang, 'option.land', { card, site: siteName(lang, site) });
  },
  event: eventLine,
  why,
  category: (lang, category) => {
    const key = `category.${category}`;
    return isKey(key) ? say(lang, key) : category;
  },
  // The game has no variant.
  variant: (_lang, name, value) => ({ name, value: JSON.stringify(value) }),
};
