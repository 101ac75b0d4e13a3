import { missing } from '@orrery/kernel';
import type { Bilingual } from '@orrery/shared';
import { data } from './file.ts';
import type { ShipOp, SimpleEffect, TechnologyOp } from './ops.ts';
import type { Technology } from './schema.ts';
import {
  COLOURS,
  type Colour,
  type Keyword,
  type Kind,
  PLANET,
  SHIP,
  TECHNOLOGY,
  type Type,
  type TypeId,
  TYPES,
} from './vocabulary.ts';

/** A Planet, Technology or Ship by its number: Planets first, then Technologies, then Ships. */
export type Card = number;
/** A Resource card by its number. */
export type Resource = number;
/** A section of a Resource card: twice the card's number, and 1 more for the second. */
export type Section = number;

export interface CardInfo {
  readonly id: string;
  readonly kind: Kind;
  readonly name: Bilingual;
  readonly shortName: Bilingual;
  readonly source: string;
  readonly fieldSources: Readonly<Record<string, string>>;
  /** Of the logistics and of the operational face. */
  readonly types: readonly [Type, Type];
  readonly texts: readonly [Bilingual, Bilingual];
  /** Of the logistics face; Planets and Ships are as if permanent. */
  readonly keyword: Keyword;
  readonly logistics: readonly TechnologyOp[];
  /** When a Ship is built on its logistics face. */
  readonly whenBuilt: readonly SimpleEffect[];
  /** When a Planet enters on its operational face, and when it is mined. */
  readonly onEntry: readonly SimpleEffect[];
  readonly whenMined: readonly SimpleEffect[];
  /** What an operational Ship brings to its attack. */
  readonly ship: readonly ShipOp[];
  /** The goals of an operational Technology. */
  readonly goals: Technology['operational'] | null;
}

export const PER_KIND = data.planets.length;

export const typeNo = (id: TypeId): Type => TYPES.indexOf(id) as Type;
export const colourNo = (id: (typeof COLOURS)[number]): Colour => COLOURS.indexOf(id) as Colour;

const NOTHING = {
  keyword: 'permanent',
  whenBuilt: [],
  onEntry: [],
  whenMined: [],
  ship: [],
  goals: null,
} as const;

const named = (
  card: (typeof data.planets | typeof data.ships | typeof data.technologies)[number],
) => ({
  id: card.id,
  name: card.name,
  shortName: card.shortName ?? card.name,
  source: card.source,
  fieldSources: card.fieldSources ?? {},
  texts: [card.logistics.text, card.operational.text] as const,
});

const planets = data.planets.map((card): CardInfo => {
  const type = typeNo(card.type);
  return {
    ...NOTHING,
    ...named(card),
    kind: PLANET,
    types: [type, type],
    logistics: card.logistics.effects,
    onEntry: card.operational.effects,
    whenMined: card.operational.whenMined,
  };
});

const technologies = data.technologies.map((card): CardInfo => ({
  ...NOTHING,
  ...named(card),
  kind: TECHNOLOGY,
  types: [typeNo(card.logistics.type), typeNo(card.operational.type)],
  keyword: card.logistics.keyword,
  logistics: card.logistics.effects,
  goals: card.operational,
}));

const ships = data.ships.map((card): CardInfo => {
  const type = typeNo(card.type);
  return {
    ...NOTHING,
    ...named(card),
    kind: SHIP,
    types: [type, type],
    logistics: card.logistics.effects,
    whenBuilt: card.logistics.whenBuilt,
    ship: card.operational.effects,
  };
});

/** Every Planet, Technology and Ship by its number. */
export const CARDS: readonly CardInfo[] = Object.freeze([...planets, ...technologies, ...ships]);

export const cardInfo = (card: Card): CardInfo => CARDS[card] ?? missing('card', card);
export const cardId = (card: Card): string => cardInfo(card).id;
export const kindOf = (card: Card): Kind => ((card / PER_KIND) | 0) as Kind;
/** The Type that a face shows. */
export const typeOf = (card: Card, side: number): Type =>
  TYPE_OF_FACE[card * 2 + side] ?? missing('face of card', card);
const TYPE_OF_FACE = CARDS.flatMap(({ types }) => types);

/** The numbers of a kind's cards. */
export const cardsOfKind = (kind: Kind): Card[] =>
  Array.from({ length: PER_KIND }, (_, i) => kind * PER_KIND + i);

/** Where a thing stands in its list, by its id. */
function finder(what: string, records: readonly { readonly id: string }[]): (id: string) => number {
  const byId = new Map(records.map(({ id }, i) => [id, i]));
  return (id) => byId.get(id) ?? missing(what, id);
}
export const cardNo = finder('card', CARDS);
export const resourceNo = finder('Resource card', data.resources);
export const artifactNo = finder('Artifact', data.artifacts);
export const planNo = finder('Defence Plan', data.defencePlans);
export const systemNo = finder('Alien System', data.alienSystems);
export const factionNo = finder('faction', data.factions);

/** Every Resource card; two sections each. */
export const RESOURCES = data.resources;
export const resourceId = (card: Resource): string =>
  (RESOURCES[card] ?? missing('Resource card', card)).id;
export const resourceOf = (section: Section): Resource => section >> 1;
export const sectionsOf = (card: Resource): readonly [Section, Section] =>
  [card * 2, card * 2 + 1] as const;

const sections = RESOURCES.flatMap((card) => card.sections);
/** By the number of the section. */
export const SYMBOLS: readonly number[] = sections.map((section) => section.symbols);
export const COLOUR_OF: readonly Colour[] = sections.map((section) => colourNo(section.colour));
export const TYPE_OF: readonly Type[] = sections.map((section) => typeNo(section.type));
/** By the number of the card: what counts in combat. */
export const NUMBER_OF: readonly number[] = RESOURCES.map((card) => card.number);

export const artifactInfo = (artifact: number) =>
  data.artifacts[artifact] ?? missing('Artifact', artifact);
export const factionInfo = (faction: number) =>
  data.factions[faction] ?? missing('faction', faction);
