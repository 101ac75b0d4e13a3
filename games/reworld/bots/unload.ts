import { AGRI, type Code, type Prizes, SATELLITE, SHUTTLE, TERRABOT, UNIT } from './codes.ts';
import { missionGrows, missionNow } from './missions.ts';
import { add, at, cityTiles, type Plan, settle, unboard } from './plan.ts';
import { claim } from './ships.ts';

/** What a shield in defense is taken to be worth, in points. */
const SHIELD = 2.6;
/** What a unit brought to a city is taken to be worth, in points. */
const DELIVERY = 2.4;

/** How soon each thing is done: the highest goes first. */
const URGE = {
  terrabot: 8,
  fullTransport: 7,
  defense: 5,
  ripeMission: 5,
  emptyTransport: 4,
  hopelessSacrifice: 3,
  halfTransport: 3,
  growingMission: 2,
  earlyTransport: 0.5,
  earlySacrifice: 0.2,
} as const;
/** A dock that may still win its ship is cleared first, the shorter the sooner. */
const DOCK_RACE = 1.5;

type Action = 'launch' | 'defense' | 'transport' | 'viaUnit' | 'sacrifice' | 'helper';

/** Plays every carrier empty, seat after seat, as a plain but sensible player would. */
export function unloadAll(
  plans: readonly Plan[],
  first: number,
  ships: number,
  prizes: Prizes,
): void {
  let left = ships;
  let modules = 0;
  for (const plan of plans) modules += plan.modules;
  for (let seat = first; modules > 0; seat = seat + 1 === plans.length ? 0 : seat + 1) {
    const plan = plans[seat] as Plan;
    if (plan.modules === 0) continue;
    const before = plan.modules;
    turn(plan, left);
    modules -= before - plan.modules;
    left = claim(plan, left, prizes);
  }
}

/** Units at the outer end of a dock below `from`, at most two. */
function run(dock: readonly Code[], from: number): number {
  let n = 0;
  while (n < 2 && dock[from - 1 - n]?.kind === UNIT) n++;
  return n;
}

function turn(plan: Plan, ships: number): void {
  let loadable = 0;
  for (let d = 0; d < 5; d++) {
    const dock = plan.docks[d] as Code[];
    loadable += run(dock, dock.length);
  }
  const shuttles = plan.shuttlesAboard + plan.helpers;
  let bestUrge = -1;
  let best: Action = 'launch';
  let bestDock = 0;
  const weigh = (urge: number, action: Action, d: number): void => {
    const length = (plan.docks[d] as Code[]).length;
    const race = (ships & (1 << d)) === 0 ? 0 : DOCK_RACE / length;
    if (urge + race > bestUrge) {
      bestUrge = urge + race;
      best = action;
      bestDock = d;
    }
  };
  for (let d = 0; d < 5; d++) {
    const dock = plan.docks[d] as Code[];
    const outer = dock[dock.length - 1];
    if (outer === undefined) continue;
    if (outer.kind === TERRABOT) weigh(URGE.terrabot, 'launch', d);
    else if (outer.kind === SATELLITE) weighSatellite(plan, outer, d, weigh);
    else if (outer.kind === SHUTTLE) {
      const loads = Math.min(2, loadable + run(dock, dock.length - 1));
      const spare = 2 * (shuttles - 1) >= plan.unitsAboard;
      if (outer.shields > 0 && (spare || outer.shields * SHIELD > loads * DELIVERY)) {
        weigh(URGE.defense, 'defense', d);
      } else weigh(transportUrge(plan, loads), 'transport', d);
    } else {
      const behind = dock[dock.length - 2];
      if (behind?.kind === SHUTTLE) {
        const own = run(dock, dock.length);
        const loads = 1 + Math.min(1, loadable - own + run(dock, dock.length - 2));
        weigh(transportUrge(plan, loads), 'viaUnit', d);
      }
      weigh(shuttles === 0 ? URGE.hopelessSacrifice : URGE.earlySacrifice, 'sacrifice', d);
      if (plan.helpers > 0) weigh(transportUrge(plan, Math.min(2, loadable)), 'helper', d);
    }
  }
  act(plan, best, bestDock);
}

function transportUrge(plan: Plan, loads: number): number {
  if (plan.unitsAboard === 0) return URGE.emptyTransport;
  if (loads === 2 || loads === plan.unitsAboard) return URGE.fullTransport;
  return loads === 1 ? URGE.halfTransport : URGE.earlyTransport;
}

function weighSatellite(
  plan: Plan,
  satellite: Code,
  dock: number,
  weigh: (urge: number, action: Action, dock: number) => void,
): void {
  const { mission, shields } = satellite;
  if (mission === null) return;
  const growing = missionGrows(plan, mission);
  const points = missionNow(plan, mission) + (growing ? 2 : 0);
  if (shields * SHIELD > points) weigh(URGE.defense, 'defense', dock);
  else weigh(growing ? URGE.growingMission : URGE.ripeMission, 'launch', dock);
}

function act(plan: Plan, action: Action, dock: number): void {
  switch (action) {
    case 'helper':
      plan.helpers--;
      transport(plan, 2);
      return;
    case 'viaUnit': {
      const unit = unboard(plan, dock);
      unboard(plan, dock);
      deliver(plan, unit);
      transport(plan, 1);
      plan.shuttleRow++;
      return;
    }
    case 'transport':
      unboard(plan, dock);
      transport(plan, 2);
      plan.shuttleRow++;
      return;
    case 'defense':
      plan.shields += unboard(plan, dock).shields;
      plan.defenseTiles++;
      return;
    case 'sacrifice':
      unboard(plan, dock);
      return;
    case 'launch': {
      const code = unboard(plan, dock);
      if (code.kind === TERRABOT) {
        add(plan.bots, code.letter, 1);
        return;
      }
      if (code.mission !== null) plan.points += missionNow(plan, code.mission);
      plan.satelliteRow++;
    }
  }
}

/** Loads the best outermost units, one after the other. */
function transport(plan: Plan, capacity: number): void {
  for (let n = 0; n < capacity; n++) {
    let bestDock = -1;
    let bestValue = -1;
    for (let d = 0; d < 5; d++) {
      const dock = plan.docks[d] as Code[];
      const outer = dock[dock.length - 1];
      if (outer?.kind !== UNIT) continue;
      const value =
        (cityFor(plan, outer) < 0 ? 0 : 2) +
        outer.pointsPerCityTile +
        (at(plan.placed, outer.company) === 0 ? 0.5 : 0) +
        1 / dock.length;
      if (value > bestValue) {
        bestValue = value;
        bestDock = d;
      }
    }
    if (bestDock < 0) return;
    deliver(plan, unboard(plan, bestDock));
  }
}

function deliver(plan: Plan, unit: Code): void {
  const city = cityFor(plan, unit);
  if (city < 0) return;
  settle(plan, unit, city);
  plan.points += unit.pointsPerCityTile * cityTiles(plan, city);
}

/** The city a unit goes to (-1: none takes it): the biggest that may have it. */
function cityFor(plan: Plan, unit: Code): number {
  const own = unit.company === AGRI ? -1 : at(plan.cityOf, unit.company);
  if (own >= 0) return own;
  let best = -1;
  let most = -1;
  for (let city = 0; city < 5; city++) {
    if (at(plan.bots, city) === 0 && !plan.prospects) continue;
    if (unit.company !== AGRI && at(plan.site, city) >= 0) continue;
    const tiles = cityTiles(plan, city);
    if (tiles > most) {
      most = tiles;
      best = city;
    }
  }
  return best;
}
