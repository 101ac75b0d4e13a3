import { type Explanation, type LegendItem, Picture, type Place } from '@orrery/kit';
import type { Lang, Voice } from '@orrery/shared';
import type { ReactNode } from 'react';
import { data } from '../data/index.ts';
import type { TemplateView } from '../rules/view.ts';
import { type Key, say } from '../text/say.ts';
import { kindOf } from './places.ts';
import { Back, Lander, SIGNS } from './signs.tsx';

const CARD = 90;

const picture = (drawing: ReactNode) => (
  <Picture width={CARD + 10} height={CARD * 1.5}>
    {drawing}
  </Picture>
);

function site({ lang }: Voice, view: TemplateView, n: number): Explanation | null {
  const of = data.sites[n];
  if (of === undefined) return null;
  const { name, spaces, bonus, source } = of;
  return {
    title: name[lang],
    text: say(lang, 'site.text', { bonus }),
    state: say(lang, 'site.state', { n: view.sites[n]?.length ?? 0, spaces }),
    rule: 'TPL-SCORE-01',
    house: source === 'house',
  };
}

function card({ lang }: Voice, view: TemplateView, n: number): Explanation | null {
  const strength = view.own?.hand[n];
  if (strength === undefined) return null;
  return {
    title: say(lang, 'card.title', { card: strength }),
    text: say(lang, 'card.text'),
    rule: 'TPL-TURN-03',
    house: true,
    drawing: picture(<Lander card={strength} lang={lang} width={CARD} />),
  };
}

/** What stands at a place; all that is drawn has an explanation. */
export function explain(voice: Voice, view: TemplateView, place: Place): Explanation | null {
  const { lang, name } = voice;
  const { kind, n } = kindOf(place);
  const player = view.players[n];
  switch (kind) {
    case 'site':
      return site(voice, view, n);
    case 'card':
      return card(voice, view, n);
    case 'pile':
    case 'drop': {
      const count = kind === 'pile' ? view.pile : view.dropped.length;
      return {
        title: say(lang, `${kind}.title`),
        text: say(lang, `${kind}.text`),
        state: say(lang, 'count.cards', { n: count }),
        rule: kind === 'pile' ? 'TPL-TURN-05' : 'TPL-TURN-04',
      };
    }
    case 'hand':
      return {
        title: name(n),
        text: say(lang, 'card.back.text'),
        state: say(lang, 'count.cards', { n: player?.cards ?? 0 }),
        rule: 'TPL-SET-01',
        drawing: picture(<Back width={CARD} />),
      };
    case 'points': {
      const { landings = 0, sites = 0 } = player?.points ?? {};
      return {
        title: name(n),
        text: `${say(lang, 'category.landings')} ${landings}, ${say(lang, 'category.sites')} ${sites}`,
        state: say(lang, 'count.points', { n: landings + sites }),
        rule: 'TPL-SCORE-01',
      };
    }
    default:
      return null;
  }
}

const icon = (
  sign: 'rocket' | 'hand' | 'points',
  lang: Lang,
  title: Key,
  text: Key,
): LegendItem => ({
  drawing: <SIGNS.Icon name={sign} size={28} />,
  title: say(lang, title),
  text: say(lang, text),
});

/** All icons of the game. */
export const legend = (lang: Lang): readonly LegendItem[] => [
  icon('rocket', lang, 'legend.card', 'card.text'),
  icon('hand', lang, 'card.back', 'card.back.text'),
  icon('points', lang, 'legend.points', 'legend.points.text'),
];
