import { missing } from '@orrery/kernel';
import file from './antarctica.json' with { type: 'json' };
import { checkConsistency } from './consistency.ts';
import { antarcticaFile, type AntarcticaData } from './schema.ts';

export type { Effect } from './effects.ts';
export type { AntarcticaData } from './schema.ts';
export * from './vocabulary.ts';

/** Reads a whole data file: every field is checked, and the first that is wrong is named. */
export function parseAntarcticaData(json: unknown): AntarcticaData {
  const data = antarcticaFile(json, '');
  checkConsistency(data);
  return data;
}

/** Everything in the box, with the marks of where each record comes from. */
export const data = parseAntarcticaData(file);

type ById<T> = Readonly<Record<string, T>>;

function byId<T extends { readonly id: string }>(records: readonly T[]): ById<T> {
  return Object.freeze(Object.fromEntries(records.map((record) => [record.id, record])));
}

export type BuildingCard = AntarcticaData['buildingCards'][number];
export type OtherCard =
  | AntarcticaData['shipyardCards'][number]
  | AntarcticaData['resourceCards'][number];
export type Building = AntarcticaData['buildings'][number];
export type Track = AntarcticaData['tracks'][number];
export type TrackSymbol = AntarcticaData['trackSymbols'][number];
export type Setup = AntarcticaData['setup']['2'];

export const buildings = byId(data.buildings);
export const buildingCards = byId(data.buildingCards);
/** Shipyard and resource cards: what a hand may hold. */
export const otherCards = byId<OtherCard>([...data.shipyardCards, ...data.resourceCards]);
export const tracks = byId(data.tracks);
export const symbols = byId(data.trackSymbols);
export const decks = byId(data.decks);
export const areas = byId(data.areas);
export const pieceKinds = byId(data.pieceKinds);

const setups: Readonly<Record<number, Setup>> = data.setup;
/** Pieces, cards and orders for this many players. */
export const setupFor = (players: number): Setup =>
  setups[players] ?? missing('player count', players);
