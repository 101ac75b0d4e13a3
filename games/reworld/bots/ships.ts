import { AGRI, type Prizes, type ShipGoal } from './codes.ts';
import { at, cityTiles, type Plan } from './plan.ts';

/** Step B: the seat takes every ship whose condition it meets. Returns the ships that are left. */
export function claim(plan: Plan, left: number, prizes: Prizes): number {
  let mask = left;
  const { docks, ships } = prizes;
  for (let d = 0; d < 5; d++) {
    const { bit, points } = docks[d] as ShipGoal;
    if ((mask & bit) !== 0 && isCleared(plan, d)) {
      plan.points += points;
      mask &= ~bit;
    }
  }
  mask = take(plan, mask, ships.allDocksEmpty, plan.modules + plan.toLoad === 0 ? 1 : 0);
  mask = take(plan, mask, ships.shieldsAtLeast, plan.shields);
  mask = take(plan, mask, ships.shuttleRowAtLeast, plan.shuttleRow);
  mask = take(plan, mask, ships.satelliteRowAtLeast, plan.satelliteRow);
  mask = take(plan, mask, ships.unitsOfCompanyAtLeast, at(plan.placed, AGRI));
  if ((mask & ships.cityTilesAtLeast.bit) !== 0) {
    mask = take(plan, mask, ships.cityTilesAtLeast, biggestCity(plan));
  }
  if ((mask & ships.distinctCompaniesAtLeast.bit) !== 0) {
    mask = take(plan, mask, ships.distinctCompaniesAtLeast, companiesPresent(plan));
  }
  if ((mask & ships.rowsStartedAtLeast.bit) !== 0) {
    mask = take(plan, mask, ships.rowsStartedAtLeast, rowsStarted(plan));
  }
  return take(plan, mask, ships.scoreAtLeast, plan.points); // REW-POP-04: last
}

/** An empty dock, unless it will hold modules by the time that ships are claimed. */
const isCleared = (plan: Plan, dock: number): boolean =>
  (plan.docks[dock] as unknown[]).length === 0 && (plan.toLoad & (1 << dock)) === 0;

function take(plan: Plan, mask: number, ship: ShipGoal, reached: number): number {
  if ((mask & ship.bit) === 0 || reached < ship.n) return mask;
  plan.points += ship.points;
  return mask & ~ship.bit;
}

export function biggestCity(plan: Plan): number {
  let most = 0;
  for (let city = 0; city < 5; city++) most = Math.max(most, cityTiles(plan, city));
  return most;
}

export function companiesPresent(plan: Plan): number {
  let present = 0;
  for (let company = 0; company < 6; company++) if (at(plan.placed, company) > 0) present++;
  return present;
}

function rowsStarted(plan: Plan): number {
  let started = plan.defenseTiles > 0 ? 1 : 0;
  for (let city = 0; city < 5; city++) if (at(plan.bots, city) > 0) started++;
  return started;
}
