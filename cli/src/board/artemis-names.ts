import {
  buildingOn,
  COLONISTS,
  type Colonist,
  data,
  type Good,
  region,
  type Region,
} from '@orrery/artemis/data';
import type { TileId } from '@orrery/artemis/rules';
import { fill, type Lang } from '@orrery/shared';
import { WORDS } from './artemis-words.ts';

const colonists = new Map(data.colonists.map(({ id, name }) => [id, name]));
const copies = new Map(data.buildingTiles.map(({ id, copy }) => [id, copy]));

export const colonistName = (lang: Lang, colonist: Colonist): string =>
  colonists.get(colonist)?.[lang] ?? '';

/** "2 Pioneers, 1 Marine"; nothing for nobody. */
export const crewName = (lang: Lang, crew: readonly Colonist[]): string =>
  COLONISTS.flatMap((type) => {
    const n = crew.filter((one) => one === type).length;
    return n === 0 ? [] : [fill(WORDS[lang].colonists[type], { n }, lang)];
  }).join(', ');

export const goods = (lang: Lang, what: Good, n: number): string =>
  fill(WORDS[lang].goods[what], { n }, lang);

/** Two tiles of one type are told apart, as everywhere in the game. */
export function buildingName(lang: Lang, tile: TileId): string {
  const copy = copies.get(tile) ?? 1;
  const name = buildingOn(tile).name[lang];
  return copy > 1 ? `${name}\u00a0${'I'.repeat(copy)}` : name;
}

export const regionName = (lang: Lang, id: Region): string => region(id).name[lang];
