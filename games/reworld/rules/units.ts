import { type Json, missing, type RuleId } from '@orrery/kernel';
import { companies, type Company } from '../data/index.ts';
import { extend, tilesIn } from './colony.ts';
import { type City, gain, type Letter, LETTERS, type ModuleId, type Player } from './state.ts';
import { tile } from './tiles.ts';

const companyOf = (unit: ModuleId): Company => tile(unit).company ?? missing('company of', unit);

export const isConstruction = (company: Company | null): boolean =>
  company !== null && companies[company]?.kind === 'construction';

/** The construction company of a city; there is at most one (REW-UNIT-05). */
function builderOf(city: City): Company | null {
  for (const id of city.modules) {
    const { company } = tile(id);
    if (isConstruction(company)) return company;
  }
  return null;
}

/** Where a delivered unit may go now (REW-UNIT-11); none: it is lost. */
export function legalCities(p: Player, unit: ModuleId): readonly Letter[] {
  const company = companyOf(unit);
  if (!isConstruction(company)) return p.cities.map((city) => city.letter); // REW-UNIT-02
  const free: Letter[] = [];
  for (const city of p.cities) {
    const builder = builderOf(city);
    if (builder === company) return [city.letter]; // REW-UNIT-03
    if (builder === null) free.push(city.letter);
  }
  return free; // REW-UNIT-04
}

/** Adds a unit to a city; the points of a special one (REW-UNIT-07). */
export function placeUnit(p: Player, unit: ModuleId, letter: Letter): number {
  const city = extend(p, letter, unit);
  const points = tile(unit).pointsPerCityTile * tilesIn(city);
  gain(p, 'specials', points);
  return points;
}

/** The rule that keeps a unit out of a city. */
export function whyNotThere(p: Player, unit: ModuleId, choice: Json): RuleId {
  if (choice === null) return 'REW-UNIT-06'; // a unit with a legal city must be placed
  if (!LETTERS.some((letter) => letter === choice)) return 'REW-API-01';
  const company = companyOf(unit);
  if (!isConstruction(company)) return 'REW-UNIT-02';
  return p.cities.some((city) => builderOf(city) === company) ? 'REW-UNIT-03' : 'REW-UNIT-04';
}
