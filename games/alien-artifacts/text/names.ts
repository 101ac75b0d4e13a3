import { missing } from '@orrery/kernel';
import type { Bilingual, Lang } from '@orrery/shared';
import {
  artifactInfo,
  artifactNo,
  type Card,
  cardInfo,
  cardNo,
  type Colour,
  COLOUR_OF,
  type ColourId,
  COLOURS,
  data,
  factionInfo,
  factionNo,
  type Kind,
  KINDS,
  type KindId,
  NUMBER_OF,
  planTable,
  type Resource,
  resourceNo,
  type Section,
  sectionsOf,
  type SideId,
  SYMBOLS,
  type Table,
  TYPE_OF,
  type TypeId,
} from '../data/index.ts';
import { say } from './say.ts';

export const cardName = (lang: Lang, card: Card): string => cardInfo(card).name[lang];
export const shortCardName = (lang: Lang, card: Card): string => cardInfo(card).shortName[lang];
/** By the id that events and reasons name. */
export const nameOfCard = (lang: Lang, id: string): string => cardName(lang, cardNo(id));

export const artifactName = (lang: Lang, artifact: number): string =>
  artifactInfo(artifact).name[lang];
export const nameOfArtifact = (lang: Lang, id: string): string =>
  artifactName(lang, artifactNo(id));

export const factionName = (lang: Lang, faction: number): string => factionInfo(faction).name[lang];
export const nameOfFaction = (lang: Lang, id: string): string => factionName(lang, factionNo(id));

export const planName = (lang: Lang, plan: number): string => planTable(plan).name[lang];
export const shortTableName = (lang: Lang, { name, shortName }: Table): string =>
  (shortName ?? name)[lang];
const TABLES = new Map<string, { readonly name: Bilingual; readonly rows: Rows }>(
  [...data.alienSystems, data.basicDefencePlan, ...data.defencePlans].map(({ id, name, table }) => [
    id,
    { name, rows: table },
  ]),
);
type Rows = Readonly<Record<string, { readonly text: Bilingual }>>;

/** An Alien System or a Defence Plan by its id. */
export const nameOfTable = (lang: Lang, id: string): string =>
  (TABLES.get(id) ?? missing('table', id)).name[lang];
export const rowText = (lang: Lang, table: string, row: string): string =>
  (TABLES.get(table)?.rows[row] ?? missing('row', row)).text[lang];

export const typeName = (lang: Lang, type: number): string =>
  (data.types[type] ?? missing('Type', type)).name[lang];
export const nameOfType = (lang: Lang, id: TypeId): string =>
  (data.types.find((type) => type.id === id) ?? missing('Type', id)).name[lang];

export const sideName = (lang: Lang, side: SideId): string => say(lang, `side.${side}`);
export const colourName = (lang: Lang, colour: ColourId): string => say(lang, `colour.${colour}`);
export const deckName = (lang: Lang, kind: KindId): string => say(lang, `deck.${kind}`);
export const kindsName = (lang: Lang, kind: KindId): string => say(lang, `kinds.${kind}`);
export const kindId = (kind: Kind): KindId => KINDS[kind];

const symbols = (lang: Lang, n: number, colour: Colour): string =>
  say(lang, `symbols.${COLOURS[colour]}`, { n });

/** What a section shows: its symbols. */
export const sectionSymbols = (lang: Lang, section: Section): string =>
  symbols(lang, SYMBOLS[section] ?? 0, COLOUR_OF[section] as Colour);

/** Symbols and Type. */
export const sectionName = (lang: Lang, section: Section): string =>
  say(lang, 'section', {
    symbols: sectionSymbols(lang, section),
    type: typeName(lang, TYPE_OF[section] ?? 0),
  });

/** Both sections and the number. */
export function resourceName(lang: Lang, card: Resource): string {
  const [one, two] = sectionsOf(card);
  return say(lang, 'resource', {
    one: sectionName(lang, one),
    two: sectionName(lang, two),
    number: NUMBER_OF[card] ?? 0,
  });
}
/** Its symbols alone, where the number is named beside them. */
export const resourceSymbols = (lang: Lang, card: Resource): string =>
  sectionsOf(card)
    .map((section) => sectionSymbols(lang, section))
    .join(' / ');
export const nameOfResource = (lang: Lang, id: string): string =>
  resourceName(lang, resourceNo(id));
/** A section of a card by the id of the card and which one it is. */
export const sectionOf = (id: string, section: number): Section => resourceNo(id) * 2 + section;

/** Several names in a row. */
export const listed = (lang: Lang, names: readonly string[], word: 'and' | 'or' = 'and'): string =>
  names.length < 2
    ? names.join('')
    : say(lang, word, { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

/** Symbols of each colour that a text asks for. */
export const costName = (lang: Lang, cost: readonly number[]): string =>
  cost.flatMap((n, colour) => (n > 0 ? [symbols(lang, n, colour as Colour)] : [])).join(' + ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
