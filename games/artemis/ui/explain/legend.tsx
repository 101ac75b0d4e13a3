import type { RuleId } from '@orrery/kernel';
import type { Explanation, LegendItem } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { COLONISTS, data } from '../../data/index.ts';
import { isColonist } from '../../rules/answers.ts';
import { colonistName, colonistText } from '../../text/names.ts';
import { isKey, type Key, say } from '../../text/say.ts';
import css from '../palette.module.css';
import { Icon, type SignName } from '../signs.tsx';
import type { Explainer } from './seen.ts';

/** Every icon with a meaning of its own, in the order of the legend. */
const ICONS: readonly SignName[] = [
  'energy',
  'mineral',
  'toolkit',
  'badge',
  'vp',
  'relief',
  ...COLONISTS,
  'any',
  'tile',
  'flag',
  'die',
  'academy',
  'bag',
  'move',
  'swap',
  'target',
  'same',
  'bolt',
  'check',
  'crown',
  'hand',
  'relic',
];

/** Some are told in words that stand elsewhere, too. */
const TEXTS: Readonly<Record<string, Key>> = {
  relief: 'explain.relief.text',
  relic: 'variant.alien-relic',
  hand: 'explain.directives',
};

function meaning(lang: Lang, name: string): { title: string; text: string } | null {
  if (isColonist(name)) return { title: colonistName(lang, name), text: colonistText(lang, name) };
  const [title, text] = [`explain.icon.${name}`, TEXTS[name] ?? `explain.icon.${name}.text`];
  return isKey(title) && isKey(text) ? { title: say(lang, title), text: say(lang, text) } : null;
}

/** All icons of the game. */
export const legend = (lang: Lang): readonly LegendItem[] =>
  ICONS.flatMap((name) => {
    const told = meaning(lang, name);
    const drawing = (
      <span className={css['world']}>
        <Icon name={name} size={28} />
      </span>
    );
    return told ? [{ ...told, drawing }] : [];
  });

const RULES: Readonly<Record<string, RuleId>> = {
  relief: 'ART-REL-01',
  crown: 'ART-UPK-09',
  academy: 'ART-ACAD-03',
};

/** One icon where it stands on the board. */
export const icon: Explainer = ({ lang, view }, [name = '']): Explanation | null => {
  if (name === 'price')
    return {
      title: say(lang, 'explain.icon.price'),
      text: say(lang, 'ui.doorstep.price', { price: view.doorstep.price }).concat('.'),
      rule: 'ART-HIRE-01',
    };
  const told = meaning(lang, name);
  if (!told) return null;
  if (name === 'rank') {
    const ranks = data.solo.ranks.map((rank) => rank.name[lang]).join(', ');
    return { ...told, text: `${told.text} ${ranks}.`, rule: 'ART-SOLO-20' };
  }
  const rule = RULES[name];
  return rule === undefined ? told : { ...told, rule };
};
