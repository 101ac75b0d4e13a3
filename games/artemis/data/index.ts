import { missing } from '@orrery/kernel';
import file from './artemis.json' with { type: 'json' };
import { checkConsistency } from './consistency.ts';
import { type ArtemisData, artemisFile } from './schema.ts';
import type { Region } from './vocabulary.ts';

export type {
  CardEffect,
  Count,
  CrewCondition,
  DirectiveCondition,
  GainEffect,
  Selector,
  Stock,
} from './effects.ts';
export type { ArtemisData, BuildingType, Directive, EventCard, ExpeditionCard } from './schema.ts';
export * from './vocabulary.ts';

/** Reads a whole data file: every field is checked, and the first that is wrong is named. */
export function parseArtemisData(json: unknown): ArtemisData {
  const data = artemisFile(json, '');
  checkConsistency(data);
  return data;
}

/** Everything in the box, with the marks of where each record comes from. */
export const data = parseArtemisData(file);

type ById<T> = (id: string) => T;

function byId<T extends { readonly id: string }>(what: string, records: readonly T[]): ById<T> {
  const known = new Map(records.map((record) => [record.id, record]));
  return (id) => known.get(id) ?? missing(what, id);
}

export const buildingType = byId('Building type', data.buildingTypes);
export const expeditionCard = byId('Expedition', [
  ...data.expeditions,
  ...data.alienRelic.expeditions,
]);
export const eventCard = byId('Event', [...data.events, data.alienRelic.event]);
export const directiveCard = byId('Directive', data.directives.cards);
export const region = byId('region', data.regions) as (
  id: Region,
) => ArtemisData['regions'][number];
const types = new Map(data.buildingTiles.map((tile) => [tile.id, buildingType(tile.type)]));
/** The Building on a tile. */
export const buildingOn: ById<ArtemisData['buildingTypes'][number]> = (tile) =>
  types.get(tile) ?? missing('tile', tile);
