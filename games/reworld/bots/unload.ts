import { type Code, type Prizes, SATELLITE, SHUTTLE, TERRABOT, UNIT } from './codes.ts';
import { oneMore } from './contest.ts';
import { deliver, transport } from './deliver.ts';
import { missionGrows, missionNow } from './missions.ts';
import { add, type Plan, unboard } from './plan.ts';
import { claim } from './ships.ts';

/** What a unit brought to a city is taken to be worth besides the row it strengthens. */
const DELIVERY = 1.4;
/** What a mission that still grows is taken to gain by waiting. */
const GROWTH = 1.7;

/** How soon each thing is done: the highest goes first. */
const URGE = {
  terrabot: 6,
  fullTransport: 7,
  defense: 4.7,
  ripeMission: 8,
  emptyTransport: 3.3,
  hopelessSacrifice: 3,
  halfTransport: 2.2,
  growingMission: 2,
  earlyTransport: 0.5,
  earlySacrifice: 0.2,
} as const;
/** A dock that may still win its ship is cleared first, the shorter the sooner. */
const DOCK_RACE = 1.5;

const LAUNCH = 0;
const DEFENSE = 1;
const TRANSPORT = 2;
const VIA_UNIT = 3;
const SACRIFICE = 4;
const HELPER = 5;

/** The best action of the turn being weighed. */
let bestUrge = 0;
let bestAction = LAUNCH;
let bestDock = 0;

function weigh(urge: number, action: number, dock: number): void {
  if (urge <= bestUrge) return;
  bestUrge = urge;
  bestAction = action;
  bestDock = dock;
}

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
    turn(plans, seat, left, prizes);
    modules -= before - plan.modules;
    if (left !== 0) left = claim(plan, left, prizes);
  }
}

/** Units at the outer end of a dock cut at `end`, at most two. */
function run(dock: readonly Code[], end: number): number {
  if (end === 0 || (dock[end - 1] as Code).kind !== UNIT) return 0;
  return end === 1 || (dock[end - 2] as Code).kind !== UNIT ? 1 : 2;
}

function turn(plans: readonly Plan[], seat: number, ships: number, prizes: Prizes): void {
  const plan = plans[seat] as Plan;
  let loadable = 0;
  for (let d = 0; d < 5; d++) {
    const dock = plan.docks[d] as Code[];
    loadable += run(dock, dock.length);
  }
  const shield = plan.shieldsAboard > 0 ? oneMore(plans, seat, 0, prizes) : 0;
  bestUrge = -1;
  for (let d = 0; d < 5; d++) {
    const dock = plan.docks[d] as Code[];
    const { length } = dock;
    if (length === 0) continue;
    const race = (ships & (1 << d)) === 0 ? 0 : DOCK_RACE / length;
    const outer = dock[length - 1] as Code;
    if (outer.kind === TERRABOT) weigh(URGE.terrabot + race, LAUNCH, d);
    else if (outer.kind === SATELLITE) weighSatellite(plan, outer, d, shield, race);
    else if (outer.kind === SHUTTLE) {
      weighShuttle(plan, outer, d, shield, race, loadable + run(dock, length - 1));
    } else weighUnit(plan, dock, d, race, loadable);
  }
  act(plans, seat, prizes);
}

function weighSatellite(
  plan: Plan,
  satellite: Code,
  dock: number,
  shield: number,
  race: number,
): void {
  const { mission, shields } = satellite;
  if (mission === null) return;
  const growing = missionGrows(plan, mission);
  const points = missionNow(plan, mission) + (growing ? GROWTH : 0);
  if (shields * shield > points) weigh(URGE.defense + race, DEFENSE, dock);
  else weigh((growing ? URGE.growingMission : URGE.ripeMission) + race, LAUNCH, dock);
}

function weighShuttle(
  plan: Plan,
  shuttle: Code,
  dock: number,
  shield: number,
  race: number,
  loadable: number,
): void {
  const shuttles = plan.shuttlesAboard + plan.helpers;
  const share = Math.min(2, plan.unitsAboard / shuttles);
  if (shuttle.shields * shield > share * (DELIVERY + 1)) {
    weigh(URGE.defense + race, DEFENSE, dock);
  } else weigh(transportUrge(plan, loadable) + race, TRANSPORT, dock);
}

function weighUnit(
  plan: Plan,
  dock: readonly Code[],
  d: number,
  race: number,
  loadable: number,
): void {
  const { length } = dock;
  if (length > 1 && (dock[length - 2] as Code).kind === SHUTTLE) {
    const others = loadable - 1 + run(dock, length - 2);
    weigh(transportUrge(plan, others > 0 ? 2 : 1) + race, VIA_UNIT, d);
  }
  if (plan.helpers > 0) weigh(transportUrge(plan, loadable) + race, HELPER, d);
  const hopeless = plan.shuttlesAboard + plan.helpers === 0;
  weigh((hopeless ? URGE.hopelessSacrifice : URGE.earlySacrifice) + race, SACRIFICE, d);
}

function transportUrge(plan: Plan, loadable: number): number {
  if (plan.unitsAboard === 0) return URGE.emptyTransport;
  if (loadable >= 2 || loadable === plan.unitsAboard) return URGE.fullTransport;
  return loadable === 1 ? URGE.halfTransport : URGE.earlyTransport;
}

function act(plans: readonly Plan[], seat: number, prizes: Prizes): void {
  const plan = plans[seat] as Plan;
  switch (bestAction) {
    case HELPER:
      plan.helpers--;
      transport(plans, seat, prizes, 2);
      return;
    case VIA_UNIT: {
      const unit = unboard(plan, bestDock);
      unboard(plan, bestDock);
      deliver(plans, seat, prizes, unit);
      transport(plans, seat, prizes, 1);
      plan.shuttleRow++;
      return;
    }
    case TRANSPORT:
      unboard(plan, bestDock);
      transport(plans, seat, prizes, 2);
      plan.shuttleRow++;
      return;
    case DEFENSE:
      plan.shields += unboard(plan, bestDock).shields;
      plan.defenseTiles++;
      return;
    case SACRIFICE:
      unboard(plan, bestDock);
      return;
    default: {
      const code = unboard(plan, bestDock);
      if (code.kind === TERRABOT) {
        add(plan.bots, code.letter, 1);
        return;
      }
      if (code.mission !== null) plan.points += missionNow(plan, code.mission);
      plan.satelliteRow++;
    }
  }
}
