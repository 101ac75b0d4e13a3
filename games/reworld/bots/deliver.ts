import { AGRI, type Code, type Prizes, UNIT } from './codes.ts';
import { oneMore } from './contest.ts';
import { at, cityTiles, type Plan, settle, unboard } from './plan.ts';

/** Loads the best outermost units, one after the other, and brings them to their cities. */
export function transport(
  plans: readonly Plan[],
  seat: number,
  prizes: Prizes,
  capacity: number,
): void {
  const plan = plans[seat] as Plan;
  for (let n = 0; n < capacity; n++) {
    let bestDock = -1;
    let bestValue = -1;
    for (let d = 0; d < 5; d++) {
      const dock = plan.docks[d] as Code[];
      const outer = dock[dock.length - 1];
      if (outer === undefined || outer.kind !== UNIT) continue;
      const value = loadValue(plan, outer) + 1 / dock.length;
      if (value > bestValue) {
        bestValue = value;
        bestDock = d;
      }
    }
    if (bestDock < 0) return;
    deliver(plans, seat, prizes, unboard(plan, bestDock));
  }
}

function loadValue(plan: Plan, unit: Code): number {
  const fresh = at(plan.placed, unit.company) === 0 ? 0.5 : 0;
  return (fits(plan, unit) ? 2 : 0) + unit.pointsPerCityTile + fresh;
}

/** Is there a city that may take this unit? */
function fits(plan: Plan, unit: Code): boolean {
  if (unit.company !== AGRI && at(plan.cityOf, unit.company) >= 0) return true;
  for (let city = 0; city < 5; city++) if (open(plan, unit, city)) return true;
  return false;
}

const open = (plan: Plan, unit: Code, city: number): boolean =>
  (plan.prospects || at(plan.bots, city) > 0) && (unit.company === AGRI || at(plan.site, city) < 0);

export function deliver(plans: readonly Plan[], seat: number, prizes: Prizes, unit: Code): void {
  const plan = plans[seat] as Plan;
  const city = cityFor(plans, seat, prizes, unit);
  if (city < 0) return;
  settle(plan, unit, city);
  plan.points += unit.pointsPerCityTile * cityTiles(plan, city);
}

/** The city a unit goes to (-1: none takes it): where one more tile is worth most. */
function cityFor(plans: readonly Plan[], seat: number, prizes: Prizes, unit: Code): number {
  const plan = plans[seat] as Plan;
  const own = unit.company === AGRI ? -1 : at(plan.cityOf, unit.company);
  if (own >= 0) return own;
  let best = -1;
  let most = -1;
  for (let city = 0; city < 5; city++) {
    if (!open(plan, unit, city)) continue;
    const value = oneMore(plans, seat, city + 1, prizes) + 0.1 * cityTiles(plan, city);
    if (value > most) {
      most = value;
      best = city;
    }
  }
  return best;
}
