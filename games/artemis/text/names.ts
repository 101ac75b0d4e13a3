import type { Lang, Voice } from '@orrery/shared';
import {
  buildingOn,
  COLONISTS,
  type Colonist,
  data,
  directiveCard,
  eventCard,
  expeditionCard,
  type Good,
  type Region,
} from '../data/index.ts';
import type { Place } from '../rules/answers.ts';
import type { ExpeditionId, Owner, TileId } from '../rules/state.ts';
import { say } from './say.ts';

const colonists = new Map(data.colonists.map((record) => [record.id, record]));

/** As a label: "Pioneer". */
export const colonistName = (lang: Lang, colonist: Colonist): string =>
  colonists.get(colonist)?.name[lang] ?? colonist;
/** What a colonist does on an Expedition. */
export const colonistText = (lang: Lang, colonist: Colonist): string =>
  colonists.get(colonist)?.expedition.text[lang] ?? '';

/** "2 Pioneers and 1 Marine". */
export const crewName = (lang: Lang, crew: readonly Colonist[]): string =>
  listed(
    lang,
    COLONISTS.flatMap((type) => {
      const n = crew.filter((one) => one === type).length;
      return n === 0 ? [] : [say(lang, `n.${type}`, { n })];
    }),
  );

export const goods = (lang: Lang, what: Good, n: number): string =>
  say(lang, `good.${what}`, { n });

/** "3 Energy and 1 Mineral"; what there is none of is left out. */
export const split = (lang: Lang, energy: number, mineral: number): string =>
  listed(lang, [
    ...(energy > 0 ? [goods(lang, 'energy', energy)] : []),
    ...(mineral > 0 ? [goods(lang, 'mineral', mineral)] : []),
  ]);

const copies = new Map(data.buildingTiles.map(({ id, copy }) => [id, copy]));
/** Two tiles of one type are told apart: "Ops Center" and "Ops Center II". */
export function buildingName(lang: Lang, tile: TileId): string {
  const copy = copies.get(tile) ?? 1;
  const name = buildingOn(tile).name[lang];
  return copy > 1 ? `${name}\u00a0${'I'.repeat(copy)}` : name;
}
export const buildingText = (lang: Lang, tile: TileId): string => buildingOn(tile).text[lang];
/** Inside a sentence: "the Manufactory". */
export const theBuilding = (lang: Lang, tile: TileId): string =>
  say(lang, 'the.building', { name: buildingName(lang, tile) });

export const expeditionName = (lang: Lang, card: ExpeditionId): string =>
  expeditionCard(card).name[lang];
export const theExpedition = (lang: Lang, card: ExpeditionId): string =>
  say(lang, 'the.expedition', { name: expeditionName(lang, card) });
export const rewardText = (lang: Lang, card: ExpeditionId, reward: number): string =>
  expeditionCard(card).rewards[reward]?.text[lang] ?? '';

export const eventName = (lang: Lang, id: string): string => eventCard(id).name[lang];
export const eventText = (lang: Lang, id: string): string => eventCard(id).text[lang];
export const directiveName = (lang: Lang, id: string): string => directiveCard(id).name[lang];
export const directiveText = (lang: Lang, id: string): string => directiveCard(id).text[lang];
export const directiveVp = (id: string): number => directiveCard(id).vp;
export const rankName = (lang: Lang, rank: number): string =>
  data.solo.ranks[rank]?.name[lang] ?? '';
export const reliefText = (lang: Lang, space: number): string =>
  data.reliefTrack.spaces.find((one) => one.space === space)?.text[lang] ?? '';

export const regionName = (lang: Lang, id: Region): string =>
  data.regions.find((region) => region.id === id)?.name[lang] ?? id;

/** Shelters or a Building, as a label. */
export const placeName = (lang: Lang, place: Place): string =>
  place === 'shelters' ? say(lang, 'place.shelters.short') : buildingName(lang, place);
/** The same inside a sentence. */
export const thePlace = (lang: Lang, place: Place): string =>
  place === 'shelters' ? say(lang, 'place.shelters') : theBuilding(lang, place);

/** The owner of a die; drones have no name of their own at the table. */
export const ownerName = ({ lang, name }: Voice, owner: Owner): string =>
  name(owner) || say(lang, 'drone', { n: owner });

/** "Engineer and Marine", or with another word between the last two. */
export const listed = (lang: Lang, names: readonly string[], word: 'and' | 'or' = 'and'): string =>
  names.length < 2
    ? names.join('')
    : say(lang, word, { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
