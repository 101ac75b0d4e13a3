import { missing } from '@orrery/kernel';
import { type Company, data, type Mission, type Module } from '../data/index.ts';
import type { Letter, ModuleId } from './state.ts';

/** A module as the rules use it: its effects read once, all tiles of one shape. */
export interface Tile {
  readonly kind: Module['kind'];
  /** Of a terrabot. */
  readonly letter: Letter | null;
  /** Of a builder unit. */
  readonly company: Company | null;
  /** Shields in the defense row; 0: never used for defense (REW-SHUT-03). */
  readonly shields: number;
  /** Units a shuttle carries. */
  readonly capacity: number;
  readonly mission: Mission | null;
  readonly scoresWhenAcquired: boolean;
  /** Points of a special unit for each tile of its city (REW-UNIT-07). */
  readonly pointsPerCityTile: number;
}

function tileOf(module: Module): Tile {
  const tile = {
    kind: module.kind,
    letter: null as Letter | null,
    company: null as Company | null,
    shields: 0,
    capacity: 0,
    mission: null as Mission | null,
    scoresWhenAcquired: false,
    pointsPerCityTile: 0,
  };
  for (const effect of module.effects) {
    switch (effect.op) {
      case 'scoreOnAcquire':
        tile.scoresWhenAcquired = true;
        break;
      case 'foundOrExtendCity':
        tile.letter = effect.letter;
        break;
      case 'defense':
        tile.shields = effect.shields;
        break;
      case 'transport':
        tile.capacity = effect.capacity;
        break;
      case 'placeBuilder':
        tile.company = effect.company;
        break;
      case 'scoreCityTilesOnPlace':
        tile.pointsPerCityTile = effect.points;
        break;
      case 'mission':
        tile.mission = effect.score;
        break;
    }
  }
  return Object.freeze(tile);
}

const TILES: ReadonlyMap<ModuleId, Tile> = new Map(
  data.modules.map((module) => [module.id, tileOf(module)]),
);

export const tile = (id: ModuleId): Tile => TILES.get(id) ?? missing('module', id);
