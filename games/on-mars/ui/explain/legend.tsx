import type { LegendItem } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { data, GOODS, TECHS, TYPES } from '../../data/index.ts';
import { isKey, say } from '../../text/say.ts';
import css from '../palette.module.css';
import { Icon, type SignName } from '../signs.tsx';
import type { Explainer } from './seen.ts';

/** Icons that have a meaning of their own, in the order of the legend. */
const OTHERS: readonly SignName[] = [
  'any',
  'points',
  'colonist',
  'boost',
  'bot',
  'rover',
  'rocket',
  'shuttle',
  'pod',
  'plan',
  'tech',
  'develop',
  'build',
  'upgrade',
  'step',
  'box',
  'flask',
  'scroll',
  'flag',
  'target',
  'search',
  'microscope',
  'cube',
  'lss',
  'radar',
  'gear',
  'back',
  'cycle',
  'hexes',
  'hourglass',
];
const ICONS: readonly SignName[] = [...GOODS, ...TYPES, ...TECHS, ...OTHERS];

function meaning(lang: Lang, name: string): { title: string; text: string } | null {
  const good = data.resources.find(({ id }) => id === name);
  if (good)
    return {
      title: good.name[lang],
      text: say(
        lang,
        name === 'crystal'
          ? 'explain.crystals'
          : name === 'mineral'
            ? 'explain.mineral'
            : 'explain.store',
      ),
    };
  const type = data.buildingTypes.find(({ id }) => id === name);
  if (type) {
    const made = data.resources.find(({ id }) => id === type.produces)?.name[lang] ?? '';
    return { title: type.name[lang], text: say(lang, 'explain.icon.type', { good: made }) };
  }
  const tech = data.techTypes.find(({ id }) => id === name);
  if (tech) return { title: tech.name[lang], text: tech.text[lang] };
  const [title, text] = [`explain.icon.${name}`, `explain.icon.${name}.text`];
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

/** One icon where it stands on the board. */
export const icon: Explainer = ({ lang }, _of, [name = '']) => meaning(lang, name);
