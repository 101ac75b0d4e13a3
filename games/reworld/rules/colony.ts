import { missing } from '@orrery/kernel';
import type { City, Company, Letter, ModuleId, Player, Row } from './state.ts';
import { tile } from './tiles.ts';

export function cityOf(p: Player, letter: Letter): City | undefined {
  for (const city of p.cities) if (city.letter === letter) return city;
  return undefined;
}

/** The city of this letter with one tile more. */
export function extend(p: Player, letter: Letter, module: ModuleId): City {
  const at = p.cities.findIndex((city) => city.letter === letter);
  const city = p.cities[at] ?? missing('city', letter);
  const extended = { ...city, modules: [...city.modules, module] };
  p.cities = p.cities.with(at, extended);
  return extended;
}

/** Tiles of a city, its sign included. */
export const tilesIn = (city: City): number => city.modules.length + 1;

export function terrabotsIn(city: City): number {
  let n = 0;
  for (const id of city.modules) if (tile(id).kind === 'terrabot') n++;
  return n;
}

export const unitsIn = (city: City): number => city.modules.length - terrabotsIn(city);

export function shieldsOf(p: Player): number {
  let n = 0;
  for (const id of p.defense) n += tile(id).shields;
  return n;
}

/** Units of a company in the cities; docks and the box do not count (REW-SAT-04, REW-RUL-30). */
export function unitsOf(p: Player, company: Company): number {
  let n = 0;
  for (const city of p.cities) {
    for (const id of city.modules) if (tile(id).company === company) n++;
  }
  return n;
}

export function companiesOf(p: Player): number {
  const found: Company[] = [];
  for (const city of p.cities) {
    for (const id of city.modules) {
      const { company } = tile(id);
      if (company !== null && !found.includes(company)) found.push(company);
    }
  }
  return found.length;
}

/** Shields or tiles of a row; null: the player has no part in it (REW-SCORE-02). */
export function rowValue(p: Player, row: Row): number | null {
  if (row === 'defense') return p.defense.length === 0 ? null : shieldsOf(p);
  const city = cityOf(p, row);
  return city === undefined ? null : tilesIn(city);
}

export function hasModules(p: Player): boolean {
  for (const dock of p.docks) if (dock.length > 0) return true;
  return false;
}
