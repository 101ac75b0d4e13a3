/** Decks, rows and cards; a kind is known by its index, and its colour has the same index. */
export const KINDS = ['planet', 'technology', 'ship'] as const;
export type KindId = (typeof KINDS)[number];
export type Kind = 0 | 1 | 2;
export const PLANET = 0;
export const TECHNOLOGY = 1;
export const SHIP = 2;
export const EVERY_KIND: readonly Kind[] = [PLANET, TECHNOLOGY, SHIP];

/** Green is for Planets, blue for Technologies, red for Ships; gold stands for any (ALI-COMP-06). */
export const COLOURS = ['green', 'blue', 'red', 'gold'] as const;
export type ColourId = (typeof COLOURS)[number];
export type Colour = 0 | 1 | 2 | 3;
export const GOLD = 3;
export const EVERY_COLOUR: readonly Colour[] = [0, 1, 2, 3];

export const TYPES = ['exploration', 'expansion', 'extermination', 'exploitation'] as const;
export type TypeId = (typeof TYPES)[number];
export type Type = 0 | 1 | 2 | 3;

/** The two faces of a card. */
export const SIDES = ['logistics', 'operational'] as const;
export type SideId = (typeof SIDES)[number];
export type Side = 0 | 1;
export const LOGISTICS = 0;
export const OPERATIONAL = 1;

export const ZONES = ['empire', 'underConstruction'] as const;
export const KEYWORDS = ['permanent', 'inAddition', 'action'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Everything that can be the Action of a turn. */
export const ACTIONS = [
  'buy',
  'discover',
  'develop',
  'build',
  'prepare',
  'sell',
  'removeBlockade',
  'launchOffensive',
  'earnRevenue',
  'minePlanets',
  'factionAction',
  'cardAction',
] as const;
export type Action = (typeof ACTIONS)[number];
/** The Action that completes a card of each kind. */
export const COMPLETE = ['discover', 'develop', 'build'] as const;
export type CompleteAction = (typeof COMPLETE)[number];

/** What a trigger waits for. */
export const HAPPENINGS = [
  'cardAdded',
  'buy',
  'sell',
  'attackDeclared',
  'ownShipLost',
  'productionVp',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

export const TARGETS = ['alien', 'player'] as const;
export type TargetId = (typeof TARGETS)[number];
