import { type City, COMPANIES, type Company, type Letter, type Player, type Row } from './state.ts';
import { tile } from './tiles.ts';

export const cityOf = (p: Player, letter: Letter): City | undefined =>
  p.cities.find((city) => city.letter === letter);

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
  let n = 0;
  for (const company of COMPANIES) if (unitsOf(p, company) > 0) n++;
  return n;
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
