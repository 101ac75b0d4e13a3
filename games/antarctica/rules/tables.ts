import { BUILDINGS, data, setupFor, SYMBOLS, TRACKS } from '../data/index.ts';
import type { BuildingId, CardKind, DeckId, SymbolId, TrackId } from '../data/index.ts';

/** The data by index and by bits, made once: rules look things up here thousands of times a second. */

export const ZONES = data.zones.length;
export const DOCKS = data.limits.shipsPerZone;

/** A set of buildings is a number: the bit of each is that of its place in BUILDINGS. */
export const bit = (building: BuildingId): number => 1 << BUILDINGS.indexOf(building);
const bitsOf = (buildings: readonly BuildingId[]): number =>
  buildings.reduce((bits, building) => bits | bit(building), 0);

export const CAMP = bit('camp');
export const SHIPYARD = bit('shipyard');

/** What a building card asks for and gives. */
export interface CardTable {
  readonly id: string;
  readonly deck: number;
  readonly requires: number;
  readonly builds: number;
  readonly building: BuildingId;
  readonly scientists: number;
  readonly steps: number;
  readonly asterisk: boolean;
}

const DECK_INDEX: Readonly<Record<DeckId, number>> = { basic: 0, double: 1, advanced: 2 };

/** Building cards by index, in the order of the data. */
export const CARDS: readonly CardTable[] = data.buildingCards.map((card) => ({
  id: card.id,
  deck: DECK_INDEX[card.deck],
  requires: bitsOf(card.requires),
  builds: bit(card.builds),
  building: card.builds,
  scientists: card.scientists,
  steps: card.researchSteps,
  asterisk: card.asterisk,
}));

/** The most scientists that a card asks for. */
export const MOST_SCIENTISTS = Math.max(...CARDS.map(({ scientists }) => scientists));

const OTHERS = [...data.shipyardCards, ...data.resourceCards];
/** Shipyard and resource cards by index; a set of them is a number. */
export const OTHER_IDS: readonly string[] = OTHERS.map(({ id }) => id);
/** All cards of a kind. */
export const KIND: Readonly<Record<CardKind, number>> = {
  placeScientist: kindBits('placeScientist'),
  icebreaker: kindBits('icebreaker'),
  plusTwoScientists: kindBits('plusTwoScientists'),
  rapidProgress: kindBits('rapidProgress'),
  simple: kindBits('simple'),
  expertise: kindBits('expertise'),
};
function kindBits(kind: CardKind): number {
  return OTHERS.reduce((bits, card, i) => (card.kind === kind ? bits | (1 << i) : bits), 0);
}
export const SHIPYARD_CARDS = (1 << data.shipyardCards.length) - 1;
export const FIRST_ICEBREAKER = OTHERS.findIndex(({ kind }) => kind === 'icebreaker');
export const FIRST_SIMPLE = OTHERS.findIndex(({ kind }) => kind === 'simple');
export const FIRST_EXPERTISE = OTHERS.findIndex(({ kind }) => kind === 'expertise');

/** Buildings that a resource card of each kind stands for (ANT-BUILD-05). */
export const STANDS_FOR = { simple: standsFor('simple'), expertise: standsFor('expertise') };
function standsFor(kind: CardKind): number {
  const effect = OTHERS.find((card) => card.kind === kind)?.effects[0];
  return effect?.op === 'substitute' ? bitsOf(effect.anyOf) : 0;
}

export const PLUS_TWO = numberOf('plusTwoScientists');
export const RAPID_STEPS = numberOf('rapidProgress');
function numberOf(kind: CardKind): number {
  const effect = OTHERS.find((card) => card.kind === kind)?.effects[0];
  const n = effect?.op === 'advance' ? effect.steps : effect?.op === 'recruit' ? effect.count : 0;
  return Number(n);
}

export interface TrackTable {
  readonly id: TrackId;
  readonly length: number;
  /** Its spaces as bits: space 1 is bit 1. */
  readonly spaces: number;
  readonly values: readonly number[];
  /** Spaces with a symbol. */
  readonly coloured: number;
  /** Per space: the symbol's index; -1: none. */
  readonly symbols: readonly number[];
  /** Per space: the bit of a blue space in the set of those used up; 0: it is none. */
  readonly blue: readonly number[];
  /** Research centres that drive it. */
  readonly centres: number;
}

let blues = 0;
export const TRACK: readonly TrackTable[] = data.tracks.map(({ id, length, spaces, centres }) => ({
  id,
  length,
  spaces: (2 << length) - 2,
  values: [0, ...spaces.map(({ value }) => value)],
  coloured: spaces.reduce((bits, s) => (s.symbol === null ? bits : bits | (1 << s.index)), 0),
  symbols: [-1, ...spaces.map(({ symbol }) => (symbol === null ? -1 : SYMBOLS.indexOf(symbol)))],
  blue: [0, ...spaces.map(({ colour }) => (colour === 'blue' ? 1 << blues++ : 0))],
  centres: bitsOf(centres),
}));
export const symbolId = (index: number): SymbolId => SYMBOLS[index] as SymbolId;

/** What follows from the number of players. */
export interface Counts {
  readonly ships: number;
  readonly cubes: number;
  readonly scientists: number;
  /** Open tracks: the first so many. */
  readonly tracks: number;
  readonly idleSteps: number;
}
const countsFor = (players: 2 | 3 | 4): Counts => {
  const { perPlayer, tracksOpen } = setupFor(players);
  return {
    ships: perPlayer.shipsOnBoard + perPlayer.shipsAvailable,
    cubes: perPlayer.cubesAvailable,
    scientists: perPlayer.staff + perPlayer.reserve,
    tracks: tracksOpen.length,
    idleSteps: data.safety.idleSunSteps[players],
  };
};
const COUNTS_FOR = [countsFor(2), countsFor(2), countsFor(2), countsFor(3), countsFor(4)];
export const countsOf = (players: number): Counts => COUNTS_FOR[players] as Counts;

export const trackId = (index: number): TrackId => TRACKS[index] as TrackId;
