import { missing } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import {
  areas,
  type BuildingCard,
  buildingCards,
  type BuildingId,
  buildings,
  type CardKind,
  type DeckId,
  decks,
  type OtherCard,
  otherCards,
  type SymbolId,
  symbols,
  type TrackId,
  tracks,
} from '../data/index.ts';
import { say } from './say.ts';

interface Named {
  readonly name: Readonly<Record<Lang, string>>;
  readonly shortName?: Readonly<Record<Lang, string>>;
}

const short = (lang: Lang, of: Named): string => (of.shortName ?? of.name)[lang];

export const buildingCard = (id: string): BuildingCard =>
  buildingCards[id] ?? missing('building card', id);
export const otherCard = (id: string): OtherCard => otherCards[id] ?? missing('card', id);

/** Inside a sentence: "a wind turbine". */
export const aBuilding = (lang: Lang, id: BuildingId): string => say(lang, `a.${id}`);
export const aCard = (lang: Lang, kind: CardKind): string => say(lang, `a.${kind}`);
export const aCardOf = (lang: Lang, id: string): string => aCard(lang, otherCard(id).kind);
export const theTrack = (lang: Lang, id: TrackId): string => say(lang, `the.${id}`);
export const deckName = (lang: Lang, id: DeckId): string => say(lang, `deck.${id}`);

/** As a label: "Wind turbine". */
export const buildingName = (lang: Lang, id: BuildingId): string =>
  short(lang, buildings[id] ?? missing('building', id));
export const cardName = (lang: Lang, id: string): string => short(lang, otherCard(id));
export const trackName = (lang: Lang, id: TrackId): string =>
  short(lang, tracks[id] ?? missing('track', id));
export const deckLabel = (lang: Lang, id: DeckId): string =>
  short(lang, decks[id] ?? missing('deck', id));
export const areaName = (lang: Lang, id: string): string =>
  short(lang, areas[id] ?? missing('area', id));
export const symbolName = (lang: Lang, id: SymbolId): string =>
  (symbols[id] ?? missing('symbol', id)).name[lang];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const listed = (lang: Lang, names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : say(lang, 'and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
