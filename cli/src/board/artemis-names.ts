import {
  buildingOn,
  COLONISTS,
  type Colonist,
  data,
  type Good,
  region,
  type Region,
} from '@orrery/artemis/data';
import type { Owner, Phase, TileId } from '@orrery/artemis/rules';
import { module } from '@orrery/catalog/artemis';
import type { Lang } from '@orrery/shared';

const colonists = new Map(data.colonists.map(({ id, name }) => [id, name]));
const copies = new Map(data.buildingTiles.map(({ id, copy }) => [id, copy]));

const noun = (lang: Lang, name: string, n = 1): string => module.text.noun?.(lang, name, n) ?? name;

export const colonistName = (lang: Lang, colonist: Colonist): string =>
  colonists.get(colonist)?.[lang] ?? '';

/** "2 Pioneers, 1 Marine"; nothing for nobody. */
export const crewName = (lang: Lang, crew: readonly Colonist[]): string =>
  COLONISTS.flatMap((type) => {
    const n = crew.filter((one) => one === type).length;
    return n === 0 ? [] : [noun(lang, `n.${type}`, n)];
  }).join(', ');

export const goods = (lang: Lang, what: Good, n: number): string => noun(lang, `good.${what}`, n);

export const phaseName = (lang: Lang, phase: Phase): string => noun(lang, `phase.${phase}`);

export const droneName = (lang: Lang, drone: Owner): string => noun(lang, 'drone', drone);

export const sheltersName = (lang: Lang): string => noun(lang, 'place.shelters.short');

/** Two tiles of one type are told apart, as everywhere in the game. */
export function buildingName(lang: Lang, tile: TileId): string {
  const copy = copies.get(tile) ?? 1;
  const name = buildingOn(tile).name[lang];
  return copy > 1 ? `${name}\u00a0${'I'.repeat(copy)}` : name;
}

export const regionName = (lang: Lang, id: Region): string => region(id).name[lang];
