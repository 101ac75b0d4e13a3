import { missing } from '@orrery/kernel';
import type { Bilingual } from '@orrery/shared';
import data from '../data/reworld.json' with { type: 'json' };
import type { Company, Letter, ModuleId, PortId, Row, ShipId, SignId } from '../rules/state.ts';

/** How a satellite's mission scores. */
export interface Mission {
  readonly op: string;
  readonly points?: number;
  readonly letter?: Letter;
  readonly company?: Company;
}

export interface Module {
  readonly id: ModuleId;
  readonly kind: 'terrabot' | 'shuttle' | 'satellite' | 'builder';
  readonly letter?: Letter;
  readonly shields?: number;
  readonly company?: Company;
  readonly special?: boolean;
  readonly effects: readonly { readonly op: string; readonly score?: Mission }[];
  readonly text: Bilingual;
}

interface Condition {
  readonly op: string;
  readonly n?: number;
  readonly dock?: number;
}

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const modules = byId(data.modules as readonly Module[]);
const signs = byId(data.citySigns);
const companies = byId(data.companies);
const ships = byId(data.populationShips);
const SHIP_SIDES = { few: '2-3', four: '4' } as const;

/** Port ids in ring order: the place of a port in a view. */
export const RING: readonly PortId[] = data.station.ring;
export const ADMIRAL_POINTS = data.constants.admiralPoints;

export const moduleOf = (id: ModuleId): Module => modules.get(id) ?? missing('module', id);
export const missionOf = (module: Module): Mission | null =>
  module.effects.find((effect) => effect.score)?.score ?? null;
export const signName = (id: SignId): Bilingual => (signs.get(id) ?? missing('sign', id)).name;
export const companyName = (id: Company): Bilingual =>
  (companies.get(id) ?? missing('company', id)).name;
export const regionName = (letter: Letter): Bilingual =>
  (data.regions.find((region) => region.letter === letter) ?? missing('region', letter)).name;
export const officerName = (type: number): Bilingual =>
  (data.officerTypes.find((officer) => officer.type === type) ?? missing('officer', type)).name;
export const terrabotPoints = (round: number): number =>
  data.roundTrack.table.find((entry) => entry.round === round)?.terrabotPoints ?? 0;
export const portId = (index: number): PortId => RING[index] ?? missing('port', index);

export interface ShipSide {
  readonly condition: Condition;
  readonly text: Bilingual;
}
export const shipSide = (id: ShipId, seats: number): ShipSide => {
  const sides = (ships.get(id) ?? missing('ship', id)).sides;
  return sides[seats > 3 ? SHIP_SIDES.four : SHIP_SIDES.few];
};

/** What the places of a row pay, best first. */
export const rowPrizes = (row: Row, seats: number): readonly number[] => {
  const { points } =
    data.mothership.categories.find((entry) => entry.category === row) ?? missing('row', row);
  return seats > 3 ? points['4'] : seats === 3 ? points['3'] : points['2'];
};
export const rowText = (row: Row): Bilingual =>
  (data.mothership.categories.find((entry) => entry.category === row) ?? missing('row', row)).text;
