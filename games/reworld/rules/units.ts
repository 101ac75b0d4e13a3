import { type Forbidden, missing } from '@orrery/kernel';
import { companies, type Company } from '../data/index.ts';
import { cityOf, extend, tilesIn } from './colony.ts';
import { type City, gain, type Letter, type ModuleId, type Player } from './state.ts';
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

const isSpecial = (unit: ModuleId): boolean => tile(unit).pointsPerCityTile > 0;

/** Does it change anything which of two delivered units is placed first? (REW-UNIT-11) */
export function orderMatters(p: Player, one: ModuleId, two: ModuleId): boolean {
  const [here, there] = [legalCities(p, one), legalCities(p, two)];
  if (here.length === 0 || there.length === 0) return false;
  const [a, b] = [companyOf(one), companyOf(two)];
  if (a !== b && isConstruction(a) && isConstruction(b)) {
    // Two companies never share a city: one of them is lost when both have only the same one.
    return here.length === 1 && there.length === 1 && here[0] === there[0];
  }
  return isSpecial(one) || isSpecial(two); // REW-UNIT-07: a tile more or less in its city
}

/** Adds a unit to a city; the points of a special one (REW-UNIT-07). */
export function placeUnit(p: Player, unit: ModuleId, letter: Letter): number {
  const city = extend(p, letter, unit);
  const points = tile(unit).pointsPerCityTile * tilesIn(city);
  gain(p, 'specials', points);
  return points;
}

/** Why a unit does not go to a city; null: it may. */
export function forbidCity(p: Player, unit: ModuleId, letter: Letter): Forbidden | null {
  if (legalCities(p, unit).includes(letter)) return null;
  const company = companyOf(unit);
  const home = isConstruction(company) && p.cities.find((city) => builderOf(city) === company);
  if (home) return { rule: 'REW-UNIT-03', facts: { company, letter: home.letter } };
  const city = cityOf(p, letter);
  const builder = city && builderOf(city);
  if (builder) return { rule: 'REW-UNIT-04', facts: { company: builder, letter } };
  const rule = isConstruction(company) ? 'REW-UNIT-04' : 'REW-UNIT-02';
  return { rule, facts: { how: 'none', letter } };
}
