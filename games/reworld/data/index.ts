import { missing } from '@orrery/kernel';
import { checkConsistency } from './consistency.ts';
import file from './reworld.json' with { type: 'json' };
import { reworldFile, type ReworldData } from './schema.ts';
import type { Letter } from './vocabulary.ts';

export type { Condition, Mission, Module, ReworldData } from './schema.ts';
export { COMPANIES, LETTERS, OFFICERS, ROWS, SIDES } from './vocabulary.ts';
export type { Company, Letter, Officer, Row, Side } from './vocabulary.ts';

/** Reads a whole data file: every field is checked, and the first that is wrong is named. */
export function parseReworldData(json: unknown): ReworldData {
  const data = reworldFile(json, '');
  checkConsistency(data);
  return data;
}

/** Everything in the box, with the marks of where each record comes from. */
export const data = parseReworldData(file);

type ById<T> = Readonly<Record<string, T>>;

function byId<T extends { readonly id: string }>(records: readonly T[]): ById<T> {
  return Object.freeze(Object.fromEntries(records.map((record) => [record.id, record])));
}

export const { constants } = data;
export const modules = byId(data.modules);
export const citySigns = byId(data.citySigns);
export const ships = byId(data.populationShips);
export const companies = byId(data.companies);
export const ports = byId(data.station.ports);
/** Ports in ring order: t1 to t10, then b10 back to b1; neighbours are one step away. */
export const ring = data.station.ring;
export const officers = Object.freeze(
  Object.fromEntries(data.officerTypes.map((officer) => [officer.type, officer])),
);
export const regions = Object.freeze(
  Object.fromEntries(data.regions.map((region) => [region.letter, region])),
) as Readonly<Record<Letter, ReworldData['regions'][number]>>;
export const terms = Object.freeze(
  Object.fromEntries(data.terms.map((term) => [term.identifier, term.name])),
);

/** Hand sizes, sides and paid places for this many players. */
export const playerCount = (players: number): ReworldData['playerCounts'][number] =>
  rowsByPlayers[players] ?? missing('player count', players);

const rowsByPlayers = Object.freeze(
  Object.fromEntries(data.playerCounts.map((row) => [row.players, row])),
);
