/** In the order of the slots of a zone. */
export const BUILDINGS = [
  'camp',
  'shipyard',
  'research-land',
  'research-coast',
  'research-sea',
  'crane',
  'pit',
  'derrick',
  'turbine',
  'laboratory',
  'factory',
  'headquarters',
  'plankton-farm',
  'antenna',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const TRACKS = ['land', 'coast', 'sea', 'expedition', 'consortium'] as const;
export type TrackId = (typeof TRACKS)[number];

export const DECKS = ['basic', 'double', 'advanced'] as const;
export type DeckId = (typeof DECKS)[number];

/** Kinds of shipyard cards: what a player may pick. */
export const SHIPYARD_KINDS = [
  'placeScientist',
  'icebreaker',
  'plusTwoScientists',
  'rapidProgress',
] as const;
export type ShipyardKind = (typeof SHIPYARD_KINDS)[number];
export const CARD_KINDS = [...SHIPYARD_KINDS, 'simple', 'expertise'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const SYMBOLS = [
  'recruit-one',
  'move-ship',
  'place-ship',
  'draft-shipyard',
  'gain-expertise',
  'advance-three',
  'gain-simple',
] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/** Numbers of players, as the data file writes them. */
export const COUNTS = ['2', '3', '4'] as const;

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
