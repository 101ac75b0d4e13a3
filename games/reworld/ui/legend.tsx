import { type LegendItem, Picture } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { ReactNode } from 'react';
import { COMPANIES, companies, data, LETTERS, type Module, regions } from '../data/index.ts';
import { missionOf } from '../text/components.ts';
import { capital, missionName, shipName } from '../text/names.ts';
import { isKey, say } from '../text/say.ts';
import { AdmiralCap } from './ends.tsx';
import { ModuleTile } from './modules.tsx';
import { GhostCard, OfficerCard } from './officers.tsx';
import css from './palette.module.css';
import { countedSign, MissionSign, Sign, type SignName } from './signs.tsx';

const SIZE = 40;

const drawn = (drawing: ReactNode): ReactNode => (
  <Picture width={SIZE} className={css.world}>
    <g color="var(--board-ink)">{drawing}</g>
  </Picture>
);
const sign = (name: SignName): ReactNode => drawn(<Sign name={name} size={30} />);

/** The first module of each sort. */
const SORTS = ['terrabot', 'shuttle', 'satellite', 'builder', 'special'] as const;
const isOf = (module: Module, sort: (typeof SORTS)[number]): boolean =>
  module.kind === 'builder'
    ? sort === (module.special ? 'special' : 'builder')
    : module.kind === sort;

/** One of each thing that the texts name in the same way: `explain.<key>.title` and `.text`. */
const THINGS: readonly (readonly [key: string, drawing: ReactNode])[] = [
  ['officer', drawn(<OfficerCard type={3} width={27} />)],
  ['priceAny', drawn(<GhostCard type={null} width={24} held />)],
  ['priceMatch', drawn(<GhostCard type={3} width={24} held />)],
  ['holder', drawn(<AdmiralCap />)],
  ['leave', sign('airlock')],
  ['defense', sign('shield')],
  ['shuttles', sign('shuttle')],
  ['satellites', sign('satellite')],
  ['mothershipAll', sign('mothership')],
  ['shipAll', sign('ship')],
];

function things(lang: Lang): readonly LegendItem[] {
  return THINGS.flatMap(([key, drawing]) => {
    const [title, text] = [`explain.${key}.title`, `explain.${key}.text`];
    if (!isKey(title) || !isKey(text)) return [];
    return [{ drawing, title: capital(say(lang, title)), text: say(lang, text) }];
  });
}

/** Equal missions and wishes are told once. */
const once = <T,>(items: readonly T[], key: (item: T) => string): readonly T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** Every icon of the game. */
export function legend(lang: Lang): readonly LegendItem[] {
  const modules = SORTS.flatMap((sort) => {
    const module = data.modules.find((one) => isOf(one, sort));
    return module ? [{ sort, id: module.id }] : [];
  });
  const missions = once(
    data.modules.flatMap((module) => missionOf(module) ?? []),
    ({ op }) => op,
  );
  const wishes = once(data.populationShips, ({ sides }) => sides['4'].condition.op);
  return [
    ...modules.map(({ sort, id }) => ({
      drawing: drawn(<ModuleTile id={id} size={36} body={false} />),
      title: say(lang, `legend.${sort}`),
      text: say(lang, `legend.${sort}.text`),
    })),
    ...things(lang),
    ...LETTERS.map((letter) => ({
      drawing: sign(letter),
      title: say(lang, 'legend.region', { letter }),
      text: regions[letter].name[lang],
    })),
    ...COMPANIES.map((company) => ({
      drawing: sign(company),
      title: companies[company]?.name[lang] ?? company,
      text: say(lang, `legend.${companies[company]?.kind ?? 'construction'}`),
    })),
    ...missions.map((mission) => ({
      drawing: drawn(<MissionSign mission={mission} size={28} />),
      title: say(lang, 'legend.mission'),
      text: capital(missionName(lang, mission)),
    })),
    ...wishes.map(({ id, sides }) => ({
      drawing: sign(countedSign(sides['4'].condition)),
      title: say(lang, 'legend.wish', { ship: shipName(lang, id) }),
      text: sides['4'].text[lang],
    })),
  ];
}
