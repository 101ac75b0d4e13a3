import { missing } from '@orrery/kernel';
import type { Bilingual } from '@orrery/shared';
import {
  citySigns,
  companies,
  type Company,
  type Condition,
  data,
  type Mission,
  type Module,
  modules,
  playerCount,
  ring,
  type Row,
  ships,
} from '../data/index.ts';
import type { ModuleId, PortId, ShipId, SignId } from '../rules/state.ts';

export const moduleOf = (id: ModuleId): Module => modules[id] ?? missing('module', id);
export const missionOf = (module: Module): Mission | null =>
  module.effects.find((effect) => effect.op === 'mission')?.score ?? null;
export const shieldsOf = (module: Module): number => ('shields' in module ? module.shields : 0);
export const signName = (id: SignId): Bilingual => (citySigns[id] ?? missing('sign', id)).name;
export const companyName = (id: Company): Bilingual =>
  (companies[id] ?? missing('company', id)).name;
export const terrabotPoints = (round: number): number =>
  data.roundTrack.table.find((entry) => entry.round === round)?.terrabotPoints ?? 0;
/** Ports by their place in a view, which is in ring order. */
export const portId = (index: number): PortId => ring[index] ?? missing('port', index);

interface ShipSide {
  readonly condition: Condition;
  readonly text: Bilingual;
}
export const shipSide = (id: ShipId, seats: number): ShipSide =>
  (ships[id] ?? missing('ship', id)).sides[playerCount(seats).populationSide];

const category = (row: Row) =>
  data.mothership.categories.find((entry) => entry.category === row) ?? missing('row', row);
/** What the places of a row pay, best first. */
export const rowPrizes = (row: Row, seats: number): readonly number[] => {
  const { points } = category(row);
  return seats > 3 ? points['4'] : seats === 3 ? points['3'] : points['2'];
};
export const rowText = (row: Row): Bilingual => category(row).text;
