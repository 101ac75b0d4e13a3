import { AGRI, type Prizes } from './codes.ts';
import { at, cityTiles, type Plan } from './plan.ts';

/** Step B: the seat takes every ship whose condition it meets. Returns the ships that are left. */
export function claim(plan: Plan, left: number, prizes: Prizes): number {
  let mask = left;
  for (const ship of prizes.ships) {
    // The score ship is last in the data, so that it sees the points of the others (REW-POP-04).
    if ((mask & ship.bit) !== 0 && reached(plan, ship.op, ship.dock) >= ship.n) {
      plan.points += ship.points;
      mask &= ~ship.bit;
    }
  }
  return mask;
}

function reached(plan: Plan, op: string, dock: number): number {
  switch (op) {
    case 'dockEmpty':
      return plan.docks[dock]?.length === 0 ? 1 : 0;
    case 'allDocksEmpty':
      return plan.modules === 0 ? 1 : 0;
    case 'cityTilesAtLeast':
      return biggestCity(plan);
    case 'shieldsAtLeast':
      return plan.shields;
    case 'shuttleRowAtLeast':
      return plan.shuttleRow;
    case 'satelliteRowAtLeast':
      return plan.satelliteRow;
    case 'unitsOfCompanyAtLeast':
      return at(plan.placed, AGRI);
    case 'distinctCompaniesAtLeast':
      return companiesPresent(plan);
    case 'rowsStartedAtLeast':
      return rowsStarted(plan);
    default:
      return plan.points;
  }
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
