import { type LegendItem, Picture } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { ReactNode } from 'react';
import { COLOURS, data, SIDES, TYPES } from '../data/index.ts';
import { capital, colourName, factionName, nameOfType } from '../text/names.ts';
import { isKey, say } from '../text/say.ts';
import { BlankCard } from './blank.tsx';
import { Emblem } from './faction.tsx';
import css from './palette.module.css';
import { NumberMark } from './resource.tsx';
import { Sign, SIGN_NAMES } from './signs.tsx';

const drawn = (drawing: ReactNode): ReactNode => (
  <Picture width={40} className={css.world}>
    <g color="var(--board-ink)">{drawing}</g>
  </Picture>
);

/** Every icon of the game: symbols, Types, faces, what happens, factions. */
export function legend(lang: Lang): readonly LegendItem[] {
  const signs = SIGN_NAMES.flatMap((name) => {
    const [title, text] = [`legend.${name}`, `legend.${name}.text`];
    if (!isKey(title) || !isKey(text)) return [];
    return [
      {
        drawing: drawn(<Sign name={name} size={30} />),
        title: say(lang, title),
        text: say(lang, text),
      },
    ];
  });
  return [
    ...COLOURS.map((colour) => ({
      drawing: drawn(<Sign name={colour} size={30} />),
      title: capital(colourName(lang, colour)),
      text: say(lang, `legend.symbol.${colour}`),
    })),
    ...TYPES.map((type) => ({
      drawing: drawn(<Sign name={type} size={30} />),
      title: nameOfType(lang, type),
      text: say(lang, 'legend.type.text'),
    })),
    ...SIDES.map((side) => ({
      drawing: drawn(
        <g transform="scale(1.500)">
          <BlankCard side={side} />
        </g>,
      ),
      title: say(lang, `explain.${side}`),
      text: say(lang, `explain.${side}.text`),
    })),
    {
      drawing: drawn(
        <g transform="scale(1.500)">
          <BlankCard kind="ship" type="expansion" />
        </g>,
      ),
      title: say(lang, 'legend.blank'),
      text: say(lang, 'legend.blank.text'),
    },
    {
      drawing: drawn(<NumberMark n={3} size={30} />),
      title: say(lang, 'explain.number'),
      text: say(lang, 'explain.number.text'),
    },
    ...signs,
    ...data.factions.map(({ id, scoring }, faction) => ({
      drawing: drawn(<Emblem key={id} faction={faction} size={36} />),
      title: factionName(lang, faction),
      text: scoring.text[lang],
    })),
  ];
}
